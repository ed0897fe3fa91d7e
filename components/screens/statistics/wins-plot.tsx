import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { G, Path } from 'react-native-svg';

import { ShapeChip } from '@/components/kit/medallion';
import { SHAPES } from '@/components/kit/shapes';
import { HUES, SPACE } from '@/components/kit/tokens';
import { Label, Numeral } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';
import type { WinsOver } from '@/engine/core/ledger-figures';
import type { RosterEntry } from '../seats';
import { Plot } from './plot';
import { marked, placed, shapeAt, stairsThrough, type PlotBox, type Range } from './plot-shape';
import { dayIn } from './said';

const INK = '#1C1006';
/** A mark for so much of the width. */
const MARK_EVERY = 46;
/** The size of a mark, in parts of the shape. */
const MARK = 0.42;
/** Lines at the same height lie side by side. */
const APART = 2.4;

interface Line {
  readonly person: RosterEntry;
  readonly wins: readonly number[];
}

interface DrawnProps {
  readonly lines: readonly Line[];
  readonly box: PlotBox;
  readonly range: Range;
}

/** Each line is cased in ink, so that pale hues can be seen on paper, and carries the shape of its player. */
const Drawn = memo(function Drawn({ lines, box, range }: DrawnProps) {
  return lines.map(({ person: { id, colour }, wins }, line) => {
    const aside = (line - (lines.length - 1) / 2) * APART;
    const points = placed(wins, box, range);
    const marks = marked(points.length, line, lines.length, box.width / MARK_EVERY);
    const stairs = stairsThrough(points);
    return (
      <G key={id} transform={`translate(${aside} ${aside})`}>
        <Path d={stairs} fill="none" stroke={INK} strokeWidth={4.4} strokeLinejoin="round" />
        <Path d={stairs} fill="none" stroke={HUES[colour]} strokeWidth={2.2} strokeLinejoin="round" />
        <Path
          d={points
            .flatMap((point, index) => (marks.includes(index) ? shapeAt(point, SHAPES[colour], MARK) : []))
            .join('')}
          fill={HUES[colour]}
          stroke={INK}
          strokeWidth={3.4 * MARK}
        />
      </G>
    );
  });
});

interface WinsPlotProps {
  readonly people: readonly RosterEntry[];
  readonly wins: WinsOver;
  readonly height: number;
}

/** Wins counted up, a line for each player. */
export function WinsPlot({ people, wins: { at, lines }, height }: WinsPlotProps) {
  const { t, language } = useWords();
  const [first, last] = [at[0], at[at.length - 1]];
  const known = lines.flatMap(({ who, wins }) => {
    const person = people.find(({ id }) => id === who);
    return person ? [{ person, wins }] : [];
  });
  if (first === undefined || last === undefined) return null;
  const [from, to] = [dayIn(language, first), dayIn(language, last)];
  const now = (wins: readonly number[]) => wins[wins.length - 1] ?? 0;
  const said = t('statistics.winsSaid', {
    games: t('statistics.gameCount', { count: at.length }),
    from,
    to,
    lines: known.map(({ person, wins }) => `${person.name} ${now(wins)}`).join(', '),
  });
  return (
    <View style={styles.plot}>
      <Plot
        label={said}
        values={known.flatMap(({ wins }) => wins)}
        from={from}
        to={to}
        step={t('statistics.gameByGame')}
        height={height}
        draw={(box, range) => <Drawn lines={known} box={box} range={range} />}
      />
      <View aria-hidden style={styles.legend}>
        {known.map(({ person, wins }) => (
          <View key={person.id} style={styles.key}>
            <ShapeChip colour={person.colour} size={16} />
            <Label size={13.5} numberOfLines={1} style={styles.name}>
              {person.name}
            </Label>
            <Numeral size={14}>{now(wins)}</Numeral>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  plot: { gap: SPACE.small },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.medium, rowGap: SPACE.hair },
  key: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny, maxWidth: '100%' },
  name: { flexShrink: 1 },
});
