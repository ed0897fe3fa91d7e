import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { chance, ring, round, times } from '@/components/kit/drawing/geometry';
import { cutOff, fill, line, type Mark } from '@/components/kit/drawing/marks';
import { Label, Numeral } from '@/components/kit/type';
import { shape, slab, stroke } from './hand';
import type { DieSide } from './names';
import { Piece } from './piece';
import type { Area } from './area';

function tubeMarks({ width, height }: Area, share: number): readonly Mark[] {
  const [radius, edge] = [height / 2, round(width * share)];
  const random = chance(8);
  const tube = slab(0, 0, width, height, radius);
  const bubbles = times(16, () =>
    ring(8 + random() * Math.max(0, edge - 16), 4 + random() * (height - 8), 0.8 + random() * 1.6),
  ).join('');
  return [
    fill(slab(0, 3, width, height, radius), '#000', 0.5),
    fill(tube, '#0d0906'),
    cutOff(tube, [
      fill(slab(0, 0, edge, height), '@cinnabar'),
      fill(slab(edge, 0, width - edge, height), '@lapis', 0.75),
      fill(slab(0, 0, width, height), '#1d0806', 0.36),
      fill(bubbles, '#ffd9cc', 0.55),
      stroke(`M${edge} 0q5 ${height / 4} 0 ${height / 2}t0 ${height / 2}`, '#fff', 2, 0.7),
      fill(slab(6, 3, width - 12, height * 0.26, height * 0.13), '#fff', 0.32),
    ]),
    stroke(tube, '@glass-edge', 1.6),
    shape(slab(-3, -3, 12, height + 6, 4), '@brass', 1, { stroke: '#2b1806' }),
    shape(slab(width - 9, -3, 12, height + 6, 4), '@brass', 1, { stroke: '#2b1806' }),
  ];
}

interface OddsTubeProps extends Area {
  /** The attacker's chance, from 0 to 1. */
  readonly chance: number;
  readonly left: string;
  readonly right: string;
}

/** The odds of a fight as two liquids in one tube. */
export const OddsTube = memo(function OddsTube({ width, height, chance: share, left, right }: OddsTubeProps) {
  const marks = useMemo(() => tubeMarks({ width, height }, share), [width, height, share]);
  return (
    <View style={[styles.tube, { width, height }]} aria-hidden>
      <View style={styles.ground}>
        <Piece layers={[marks]} box={[0, 0, width, height]} margin={6} width={width} />
      </View>
      <Numeral size={15} maxScale={1.3} style={styles.words}>
        {left}
      </Numeral>
      <Numeral size={15} maxScale={1.3} style={styles.words}>
        {right}
      </Numeral>
    </View>
  );
});

const BAR = 15;
const TALL = 50;
const INKS = { attack: '@cinnabar', defence: '@lapis' } as const;

const barPath = (x: number, high: number): string =>
  slab(x, round(TALL - high + 1), BAR - 4, high, Math.min(1.6, high / 2));

function barMarks(side: DieSide, shares: readonly number[]): readonly Mark[] {
  const most = Math.max(...shares);
  const bars = shares.map((share, index) => ({
    x: index * BAR + 2,
    high: Math.max(1.4, round((share / most) * TALL)),
  }));
  const gleams = bars.map(({ x, high }) => `M${x + 2} ${round(TALL - high + 2.6)}h${BAR - 8}`).join('');
  return [
    shape(bars.map(({ x, high }) => barPath(x, high)).join(''), INKS[side], 0.9, { stroke: '#0c0704' }),
    line(gleams, '#fff', 0.9, { strokeOpacity: 0.5 }),
  ];
}

interface TotalBarsProps {
  readonly side: DieSide;
  /** How likely each total is, from nought on. */
  readonly shares: readonly number[];
  readonly width: number;
}

/** Which totals are likely, as bars over their numbers. */
export const TotalBars = memo(function TotalBars({ side, shares, width }: TotalBarsProps) {
  const marks = useMemo(() => barMarks(side, shares), [side, shares]);
  const across = shares.length * BAR;
  return (
    <View style={[styles.bars, { width }]} aria-hidden>
      <Piece layers={[marks]} box={[0, 0, across, TALL + 2]} margin={1} width={width} />
      <View style={styles.totals}>
        {shares.map((_, total) => (
          <Label key={total} tone="second" size={11} maxScale={1.2} align="center" style={styles.total}>
            {total}
          </Label>
        ))}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  tube: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingHorizontal: 20,
    pointerEvents: 'none',
  },
  ground: { position: 'absolute', left: 0, top: 0 },
  words: { color: '#ffffff' },
  bars: { pointerEvents: 'none' },
  totals: { flexDirection: 'row' },
  total: { flex: 1 },
});
