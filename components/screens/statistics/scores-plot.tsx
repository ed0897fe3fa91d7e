import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Path, Svg } from 'react-native-svg';

import { useInks } from '@/components/kit/theme';
import { SPACE } from '@/components/kit/tokens';
import { Label } from '@/components/kit/type';
import { useWords } from '@/components/words/use-words';
import { MEAN_OVER, type ScorePoint } from '@/engine/core/ledger-figures';
import { Plot } from './plot';
import { lineThrough, placed, shapeAt, type PlotBox, type Point, type Range } from './plot-shape';
import { dayIn, numberIn } from './said';

/** A star has won, a ring has not. */
const STAR = 'M0-7.4L2.2-2.4 7.4-2 3.4 1.4 4.8 6.4 0 3.6-4.8 6.4-3.4 1.4-7.4-2-2.2-2.4Z';
const RING = 'M0-3.9A3.9 3.9 0 1 1-.01-3.9Z';
const PAPER = '#FBF2DC';

const MIDDLE: readonly Point[] = [[0, 0]];

/** All marks of one kind are one path: however many games, they cost a phone one view. */
function Marks({ isWin, at = MIDDLE }: { readonly isWin: boolean; readonly at?: readonly Point[] }) {
  const { ink } = useInks();
  return (
    <Path
      d={at.map((point) => shapeAt(point, isWin ? STAR : RING)).join('')}
      fill={isWin ? '#E2A41A' : PAPER}
      stroke={ink}
      strokeWidth={isWin ? 1.2 : 1.8}
      strokeLinejoin="round"
    />
  );
}

interface DrawnProps {
  readonly points: readonly ScorePoint[];
  readonly box: PlotBox;
  readonly range: Range;
}

const Drawn = memo(function Drawn({ points, box, range }: DrawnProps) {
  const { lapis } = useInks();
  const totals = points.map(({ total }) => total);
  const means = points.map(({ mean }) => mean);
  const at = placed(totals, box, range);
  return (
    <>
      <Path
        d={lineThrough(placed(means, box, range))}
        fill="none"
        stroke={lapis}
        strokeWidth={2.6}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <Marks isWin={false} at={at.filter((_, index) => !points[index]?.isWin)} />
      <Marks isWin at={at.filter((_, index) => points[index]?.isWin)} />
    </>
  );
});

interface ScoresPlotProps {
  readonly name: string;
  readonly points: readonly ScorePoint[];
  readonly height: number;
}

/** Scores as marks, their running mean as a line. */
export function ScoresPlot({ name, points, height }: ScoresPlotProps) {
  const { t, language } = useWords();
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last) return null;
  const totals = points.map(({ total }) => total);
  const [from, to] = [dayIn(language, first.at), dayIn(language, last.at)];
  const said = t('statistics.scoresSaid', {
    name,
    games: t('statistics.gameCount', { count: points.length }),
    from,
    to,
    first: first.total,
    last: last.total,
    best: Math.max(...totals),
    meanFrom: numberIn(language, first.mean),
    meanTo: numberIn(language, last.mean),
  });
  return (
    <View style={styles.plot}>
      <Plot
        label={said}
        values={totals}
        from={from}
        to={to}
        step={t('statistics.gameByGame')}
        height={height}
        draw={(box, range) => <Drawn points={points} box={box} range={range} />}
      />
      <Legend />
    </View>
  );
}

function Legend() {
  const { t } = useWords();
  const { lapis } = useInks();
  const key = (words: string, drawing: React.ReactNode) => (
    <View style={styles.key}>
      <Svg width={20} height={16} viewBox="-10 -8 20 16" aria-hidden>
        {drawing}
      </Svg>
      <Label size={13.5}>{words}</Label>
    </View>
  );
  return (
    <View aria-hidden style={styles.legend}>
      {key(t('statistics.won'), <Marks isWin />)}
      {key(t('statistics.notWon'), <Marks isWin={false} />)}
      {key(
        t('statistics.mean', { count: MEAN_OVER }),
        <Path d="M-9 2L-2-3 9 1" fill="none" stroke={lapis} strokeWidth={2.6} strokeLinecap="round" />,
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  plot: { gap: SPACE.small },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.medium, rowGap: SPACE.hair },
  key: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
