import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Path, Svg } from 'react-native-svg';

import type { Person } from '@/components/kit/board';
import { useTheme } from '@/components/kit/theme';
import { HUES, RADIUS } from '@/components/kit/tokens';

/** A turn of a replay, and the step with which it begins. */
export interface ReplayTurn {
  readonly from: number;
  /** When it was, as the game counts. */
  readonly when: string;
  /** Whose it was. */
  readonly person?: Person | undefined;
}

interface TurnStripProps {
  readonly turns: readonly ReplayTurn[];
  readonly steps: number;
}

const HIGH = 100;
/** Dark by day and night: on it all hues can be seen. */
const SLATE = '#1F1712';

/** Who played when: a row for each of them, so that hues alone tell nothing, and a block for each turn. */
export const TurnStrip = memo(function TurnStrip({ turns, steps }: TurnStripProps) {
  const { colours } = useTheme();
  const people = turns.flatMap(({ person }) => person ?? []);
  const rows = people.filter((person, index) => people.indexOf(person) === index);
  return (
    <View style={[styles.strip, { borderColor: colours.line }]} aria-hidden>
      <Svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${Math.max(1, steps)} ${HIGH}`}
        preserveAspectRatio="none"
      >
        {rows.map((person, row) => (
          <Path
            key={row}
            d={blocksOf({ turns, steps }, person, [row, rows.length])}
            fill={HUES[person.colour]}
          />
        ))}
      </Svg>
    </View>
  );
});

function blocksOf(
  { turns, steps }: TurnStripProps,
  person: Person,
  [row, rows]: readonly [row: number, rows: number],
): string {
  const high = HIGH / rows;
  return turns
    .map((turn, index) => {
      if (turn.person !== person) return '';
      const wide = (turns[index + 1]?.from ?? steps) - turn.from;
      return `M${turn.from} ${row * high + high * 0.1}h${wide * 0.88}v${high * 0.8}h${-wide * 0.88}z`;
    })
    .join('');
}

const styles = StyleSheet.create({
  strip: {
    height: 26,
    backgroundColor: SLATE,
    borderRadius: RADIUS.small,
    borderWidth: 1,
    overflow: 'hidden',
  },
});
