import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import { DropZone } from '@/components/kit/drag-layer';
import { once, TIMES, useMotion } from '@/components/kit/motion';
import { Touch } from '@/components/kit/touch';
import { CHOSEN_ROLES, type Role } from '@/engine/games/witchs-brew/data';

import { Tray as TrayWood, TrayPlace } from '../art/furniture';
import { MiniCard } from '../art/role-card';
import { stillFree, type Taken } from '../touch/choosing';
import { trayHeight } from './choosing-layout';
import { roleOfPiece } from '../touch/carried';
import { PRIVATE_WORDS } from '../words/private-words';
import { useSetting } from '../table';

const ARRIVAL = css.keyframes({
  from: { opacity: 0, transform: [{ translateY: -14 }, { scale: 1.15 }] },
  to: { opacity: 1, transform: [{ translateY: 0 }, { scale: 1 }] },
});

interface TrayProps {
  readonly taken: Taken;
  readonly width: number;
  /** The width of a card in it. */
  readonly card: number;
  readonly accepts: (role: Role) => boolean;
  /** Takes it, or says why not. */
  readonly onTake: (role: Role) => void;
  readonly onPutBack: (role: Role) => void;
}

/** Five places for the roles of a set: what lies in them was taken, and a touch puts it back. */
export const Tray = memo(function Tray({ taken, width, card, accepts, onTake, onPutBack }: TrayProps) {
  const { speech } = useSetting();
  const label = PRIVATE_WORDS[speech.language].tray(stillFree(taken));
  const take = (piece: string) => {
    const role = roleOfPiece(piece);
    if (role) onTake(role);
  };
  return (
    <DropZone
      id="tray"
      label={label}
      radius={14}
      accepts={(piece) => {
        const role = roleOfPiece(piece);
        return role !== null && accepts(role);
      }}
      onDrop={take}
      onWrongDrop={take}
    >
      <TrayWood width={width} height={trayHeight(card)}>
        <View role="group" aria-label={label} style={styles.places}>
          {Array.from({ length: CHOSEN_ROLES }, (_, index) => {
            const role = taken[index];
            return role ? (
              <Filled key={role} role={role} card={card} onPutBack={onPutBack} />
            ) : (
              <TrayPlace key={index} width={card} isNext={index === taken.length} />
            );
          })}
        </View>
      </TrayWood>
    </DropZone>
  );
});

interface FilledProps {
  readonly role: Role;
  readonly card: number;
  readonly onPutBack: (role: Role) => void;
}

function Filled({ role, card, onPutBack }: FilledProps) {
  const { speech, inspect } = useSetting();
  const { isStill } = useMotion();
  return (
    <Animated.View style={isStill ? null : once(ARRIVAL, TIMES.turn)}>
      <Touch
        label={PRIVATE_WORDS[speech.language].putBack(speech.text.roles[role])}
        onPress={() => onPutBack(role)}
        onLongPress={() => inspect({ type: 'role', role })}
        style={styles.card}
      >
        <MiniCard role={role} width={card} />
      </Touch>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  // Larger to the finger than to the eye.
  card: { padding: 4, margin: -4 },
  places: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'space-evenly' },
});
