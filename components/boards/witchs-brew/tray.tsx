import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import { DropZone } from '@/components/kit/drag-layer';
import { Icon } from '@/components/kit/icon';
import { once, TIMES, useMotion } from '@/components/kit/motion';
import { Paint, UNDER } from '@/components/kit/paint';
import type { Gradient } from '@/components/kit/tokens';
import { Touch } from '@/components/kit/touch';
import { CHOSEN_ROLES, type Role } from '@/engine/games/witchs-brew/data';

import { MiniCard, miniCardHeight } from './art/role-card';
import { stillFree, type Taken } from './choosing';
import { TRAY_PAD } from './choosing-layout';
import { roleOfPiece } from './pieces';
import { PRIVATE_WORDS } from './private-words';
import { useSetting } from './table';

const WOOD: Gradient = {
  type: 'linear',
  from: [0, 0],
  to: [0.3, 1],
  stops: [
    { at: 0, colour: '#7A5430' },
    { at: 0.5, colour: '#4D321B' },
    { at: 1, colour: '#2A190D' },
  ],
};

const ARRIVAL = css.keyframes({
  from: { opacity: 0, transform: [{ translateY: -14 }, { scale: 1.15 }] },
  to: { opacity: 1, transform: [{ translateY: 0 }, { scale: 1 }] },
});

export interface TrayProps {
  readonly taken: Taken;
  /** The width of a card in it. */
  readonly card: number;
  readonly accepts: (role: Role) => boolean;
  readonly onTake: (role: Role) => void;
  readonly onPutBack: (role: Role) => void;
}

/** Five places for the roles of a set: what lies in them was taken, and a touch puts it back. */
export const Tray = memo(function Tray({ taken, card, accepts, onTake, onPutBack }: TrayProps) {
  const { speech } = useSetting();
  const label = PRIVATE_WORDS[speech.language].tray(stillFree(taken));
  return (
    <DropZone
      id="tray"
      label={label}
      radius={14}
      accepts={(piece) => {
        const role = roleOfPiece(piece);
        return role !== null && accepts(role);
      }}
      onDrop={(piece) => {
        const role = roleOfPiece(piece);
        if (role) onTake(role);
      }}
      style={styles.tray}
    >
      <View style={styles.wood}>
        <Paint gradient={WOOD} radius={13} />
      </View>
      <View style={styles.hollow} />
      <View role="group" aria-label={label} style={styles.places}>
        {Array.from({ length: CHOSEN_ROLES }, (_, index) => {
          const role = taken[index];
          return role ? (
            <Filled key={role} role={role} card={card} onPutBack={onPutBack} />
          ) : (
            <Free key={index} card={card} isNext={index === taken.length} />
          );
        })}
      </View>
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
        hitSlop={4}
      >
        <MiniCard role={role} width={card} />
      </Touch>
    </Animated.View>
  );
}

function Free({ card, isNext }: { readonly card: number; readonly isNext: boolean }) {
  return (
    <View aria-hidden style={[styles.free, { width: card, height: miniCardHeight(card) }]}>
      {isNext ? <Icon name="plus" colour="#E2B04A" size={card * 0.5} weight={3} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { padding: TRAY_PAD, borderRadius: 14 },
  wood: {
    ...StyleSheet.absoluteFill,
    borderRadius: 14,
    borderWidth: 1.4,
    borderColor: '#1A0F0A',
    boxShadow: '2px 5px 0px rgba(0, 0, 0, 0.5)',
    ...UNDER,
  },
  hollow: {
    ...StyleSheet.absoluteFill,
    margin: 5,
    borderRadius: 9,
    backgroundColor: 'rgba(13, 7, 5, 0.72)',
    borderTopWidth: 2,
    borderColor: 'rgba(0, 0, 0, 0.6)',
    ...UNDER,
  },
  places: { flexDirection: 'row', justifyContent: 'space-evenly' },
  free: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 5,
    borderWidth: 1.4,
    borderStyle: 'dashed',
    borderColor: 'rgba(201, 163, 90, 0.8)',
    backgroundColor: 'rgba(0, 0, 0, 0.5)',
  },
});
