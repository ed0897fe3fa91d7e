import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import { times } from '@/components/kit/drawing/geometry';
import { DropZone } from '@/components/kit/drag-layer';
import { once, TIMES, useMotion } from '@/components/kit/motion';
import { Touch } from '@/components/kit/touch';
import { CHOSEN_ROLES, type Role } from '@/engine/games/witchs-brew/data';

import { Tray as TrayWood, TrayPlace } from '../art/furniture';
import { MiniCard } from '../art/role-card';
import { stillFree, type Taken } from '../touch/choosing';
import { trayHeight } from './choosing-layout';
import { roleOfPiece } from '../touch/carried';
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
  /** Takes it or puts it back, or says why not. */
  readonly onTouch: (role: Role) => void;
}

/** Five places for the roles of a set: what lies in them was taken, and a touch puts it back. */
export const Tray = memo(function Tray({ taken, width, card, accepts, onTouch }: TrayProps) {
  const { speech } = useSetting();
  const label = speech.words.tray(stillFree(taken));
  const take = (piece: string) => {
    const role = roleOfPiece(piece);
    if (role) onTouch(role);
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
          {times(CHOSEN_ROLES, (index) => {
            const role = taken[index];
            return role ? (
              <Filled key={role} role={role} card={card} onTouch={onTouch} />
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
  readonly onTouch: (role: Role) => void;
}

function Filled({ role, card, onTouch }: FilledProps) {
  const { speech, inspect } = useSetting();
  const { isStill } = useMotion();
  return (
    <Animated.View style={isStill ? null : once(ARRIVAL, TIMES.turn)}>
      <Touch
        label={speech.words.putBack(speech.text.roles[role])}
        onPress={() => onTouch(role)}
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
