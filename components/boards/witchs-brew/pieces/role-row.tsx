import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { useAnchor } from '@/components/kit/stage/anchors';
import type { Seat } from '@/engine/core/seat';

import { HeldRoles, RoleMedallion } from '../art/role-medallion';
import { handAt } from '../scenes/places';
import { playerOf } from '../seats';
import { useSetting } from '../table';

interface RoleRowProps {
  readonly seat: Seat;
  readonly size: number;
  readonly style?: StyleProp<ViewStyle>;
}

/** The roles of this set: played ones by their sign, backs for those still held. */
export function RoleRow({ seat, size, style }: RoleRowProps) {
  const { spent, handSize } = playerOf(useSetting().view, seat);
  const anchor = useAnchor(handAt(seat));
  return (
    <View ref={anchor} collapsable={false} style={[styles.roles, style]} aria-hidden>
      {spent.map((role) => (
        <RoleMedallion key={role} role={role} size={size} />
      ))}
      <HeldRoles count={handSize} size={size * 0.86} />
    </View>
  );
}

const styles = StyleSheet.create({
  roles: { flexDirection: 'row', alignItems: 'center', gap: 2 },
});
