import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';

import { Beacon } from '@/components/kit/beacon';
import { Draggable } from '@/components/kit/drag-layer';
import { gliding, TIMES, useMotion } from '@/components/kit/motion';
import type { Role } from '@/engine/games/witchs-brew/data';

import { RoleCard } from '../art/role-card';
import { plateFor } from '../art/role-lettering';
import { TickBadge } from '../art/small-pieces';
import { pieceOf } from '../touch/carried';
import { chanceLabels, roleLabel } from '../words/labels';
import { CardTerms } from './card-terms';
import { useSetting } from '../table';

interface ChoiceCardProps {
  readonly role: Role;
  readonly width: number;
  readonly isTaken: boolean;
  /** Why it can never be chosen in this set. */
  readonly reason: string | undefined;
  /** It is touched only: a finger that moves scrolls. */
  readonly isFixed: boolean;
  /** A hint wants it to be touched. */
  readonly isPointedAt: boolean;
  readonly onTouch: (role: Role) => void;
}

/** One of all roles: taken by a touch, put back by another; or carried to the tray. */
export const ChoiceCard = memo(function ChoiceCard(props: ChoiceCardProps) {
  const { role, width, isTaken, reason, onTouch } = props;
  const { speech, inspect, view, near } = useSetting();
  const { text, words } = speech;
  const { duration } = useMotion();
  const name = text.roles[role];
  const label =
    reason === undefined
      ? [roleLabel(speech, role), ...chanceLabels(speech, view, near, role)].join('; ')
      : roleLabel(speech, role, words.forbidden);
  const explain = () => inspect({ type: 'role', role });
  return (
    <Draggable
      id={pieceOf(role)}
      label={label}
      hint={isTaken ? words.putBackHint : words.takeHint}
      isSelected={isTaken}
      isFixed={props.isFixed || isTaken}
      reason={reason}
      onTap={() => onTouch(role)}
      onRefused={() => onTouch(role)}
      onLongPress={explain}
      actions={[{ name: 'explain', label: words.explains(name), run: explain }]}
    >
      <Animated.View style={[isTaken ? styles.taken : styles.lying, gliding(duration(TIMES.press))]}>
        <RoleCard role={role} name={name} width={width} isLit={isTaken} isForbidden={reason !== undefined} />
        {reason === undefined ? (
          <CardTerms role={role} width={width} foot={plateFor(name).top * (width / 200)} />
        ) : null}
        {isTaken ? (
          <View style={styles.tick}>
            <TickBadge size={Math.max(24, width * 0.3)} />
          </View>
        ) : null}
        <Beacon isOn={props.isPointedAt} radius={8} />
      </Animated.View>
    </Draggable>
  );
});

const styles = StyleSheet.create({
  lying: { transform: [{ translateY: 0 }] },
  taken: { transform: [{ translateY: -2 }] },
  tick: { position: 'absolute', top: -5, right: -5 },
});
