import { StyleSheet, View } from 'react-native';

import { StatBoss } from '../art/small-pieces';

interface StrengthsProps {
  readonly attack: number;
  readonly defence: number;
  /** How many elements it can carry, or how many of them it does. */
  readonly capacity: number | string;
  readonly actions: number;
  readonly size: number;
}

/** The numbers of a figure, each on its boss. */
export function Strengths({ attack, defence, capacity, actions, size }: StrengthsProps) {
  return (
    <View style={styles.row} aria-hidden>
      <StatBoss name="att" size={size}>
        {attack}
      </StatBoss>
      <StatBoss name="shield" size={size}>
        {defence}
      </StatBoss>
      <StatBoss name="bag" size={size}>
        {capacity}
      </StatBoss>
      <StatBoss name="hour" size={size}>
        {actions}
      </StatBoss>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
});
