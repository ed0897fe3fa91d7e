import { StyleSheet, View } from 'react-native';
import { G, Path, Svg } from 'react-native-svg';

import type { Person } from '@/components/kit/board';
import { Medallion } from '@/components/kit/medallion';
import { SHAPES } from '@/components/kit/shapes';
import { HUES, RADIUS, SPACE } from '@/components/kit/tokens';
import { Body, Heading, Label } from '@/components/kit/type';
import { useSize } from '@/components/kit/use-size';
import { useWords, type Say } from '@/components/words/use-words';
import { leadsIn } from '@/engine/core/race';

import { endsOf, frameOf, levelsOf, marksOf, pathOf, type Frame } from './race-plan';

/** How the points stood after a turn, by seat. */
interface RaceLap {
  /** When that was, as the game counts. */
  readonly when: string;
  readonly points: readonly number[];
}

interface RaceChartProps {
  readonly laps: readonly RaceLap[];
  readonly people: readonly Person[];
}

const HEIGHT = 220;
const MEDALLION = 26;
/** By seat, so that no line is known by its hue alone. */
const DASHES: readonly (readonly number[] | undefined)[] = [undefined, [9, 5], [2, 4], [12, 4, 2, 4], [5, 3]];
const SLATE = '#1F1712';
const GRID = '#5A4632';

/** How the points of everybody came about: a line each, with a dash and marks of its own, and whose it is at its end. */
export function RaceChart({ laps, people }: RaceChartProps) {
  const { t } = useWords();
  const [size, onLayout] = useSize();
  const lead = leadWords(t, laps, people);
  const frame = size && frameOf(laps, { width: size.width, height: HEIGHT });
  return (
    <View style={styles.race}>
      <Heading size={17}>{t('race.title')}</Heading>
      <View
        accessible
        role="img"
        aria-label={[lead, ...pointsWords(t, laps, people)].join(' ')}
        onLayout={onLayout}
        style={styles.chart}
        testID="race"
      >
        {frame ? <Lines laps={laps} people={people} frame={frame} /> : null}
      </View>
      <Body tone="second" size={16}>
        {lead}
      </Body>
    </View>
  );
}

function Lines({ laps, people, frame }: RaceChartProps & { readonly frame: Frame }) {
  const { width, height } = frame;
  const levels = levelsOf(frame);
  const ends = endsOf(laps, frame, MEDALLION);
  const [first, last] = [laps[0], laps[laps.length - 1]];
  return (
    <>
      <Svg width={width} height={height} aria-hidden>
        <Path
          d={levels.map(({ y }) => `M${frame.left} ${y}H${frame.right}`).join('')}
          stroke={GRID}
          strokeWidth={1}
        />
        {people.map((person, seat) => (
          <Line key={seat} person={person} seat={seat} laps={laps} frame={frame} />
        ))}
      </Svg>
      {levels.map(({ y, points }) => (
        <Label key={points} size={12} maxScale={1} align="right" style={[styles.level, { top: y - 8 }]}>
          {points}
        </Label>
      ))}
      <Label size={12} maxScale={1} style={[styles.when, { left: frame.left }]}>
        {first && laps.length > 1 ? laps[1]?.when : ''}
      </Label>
      <Label size={12} maxScale={1} align="right" style={[styles.when, { right: width - frame.right }]}>
        {last?.when}
      </Label>
      {people.map((person, seat) => (
        <Medallion
          key={seat}
          person={person}
          size={MEDALLION}
          style={[styles.end, { left: frame.right + 6, top: (ends[seat] ?? 0) - MEDALLION / 2 }]}
        />
      ))}
    </>
  );
}

interface LineProps {
  readonly person: Person;
  readonly seat: number;
  readonly laps: readonly RaceLap[];
  readonly frame: Frame;
}

function Line({ person, seat, laps, frame }: LineProps) {
  const d = pathOf(laps, seat, frame);
  const hue = HUES[person.colour];
  const dash = DASHES[seat % DASHES.length];
  return (
    <>
      <Path
        d={d}
        stroke={hue}
        strokeWidth={2.6}
        strokeLinejoin="round"
        fill="none"
        {...(dash ? { strokeDasharray: [...dash] } : {})}
      />
      {marksOf(laps, seat, frame).map(([x, y]) => (
        <G key={x} transform={`translate(${x} ${y}) scale(0.3)`}>
          <Path d={SHAPES[person.colour]} fill={hue} stroke={SLATE} strokeWidth={6} />
        </G>
      ))}
    </>
  );
}

/** How often the lead changed, and who took it last. */
function leadWords(t: Say, laps: readonly RaceLap[], people: readonly Person[]): string {
  const leads = leadsIn(laps);
  const last = leads[leads.length - 1];
  if (!last) return t('race.never');
  const said = { name: people[last.seat]?.name ?? '', when: laps[last.lap]?.when ?? '' };
  return leads.length === 1
    ? t('race.always', said)
    : t('race.changed', { count: leads.length - 1, ...said });
}

/** Half-way and at the end: enough to follow it without seeing it. */
function pointsWords(t: Say, laps: readonly RaceLap[], people: readonly Person[]): readonly string[] {
  const said = (lap: RaceLap | undefined) =>
    people
      .map(({ name }, seat) => t('common.pair', { what: name, value: lap?.points[seat] ?? 0 }))
      .join(', ');
  return [
    t('race.half', { points: said(laps[Math.floor((laps.length - 1) / 2)]) }),
    t('race.end', { points: said(laps[laps.length - 1]) }),
  ];
}

const styles = StyleSheet.create({
  race: { gap: SPACE.small },
  chart: {
    height: HEIGHT,
    borderRadius: RADIUS.medium,
    backgroundColor: SLATE,
    borderWidth: 1,
    borderColor: GRID,
    overflow: 'hidden',
  },
  level: { position: 'absolute', left: 2, width: 26, color: '#C9B697' },
  when: { position: 'absolute', bottom: 4, color: '#C9B697' },
  end: { position: 'absolute' },
});
