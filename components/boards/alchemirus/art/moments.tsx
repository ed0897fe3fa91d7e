import { memo } from 'react';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import { round, times } from '@/components/kit/drawing/geometry';
import { disc, fill, group, oval, type Mark } from '@/components/kit/drawing/marks';
import type { Good } from '@/engine/games/alchemirus/data';
import { GLORY, WREATH } from './buildings/gloria';
import { Drawing } from './drawing';
import { GOOD_LIGHT } from './good-marks';
import { glow } from './hand';
import { once } from '@/components/kit/drawing/once';
import { Piece } from './piece';

const SQUARE: ViewBox = [-100, -100, 200, 200];

const RAYS = times(16, (index) => {
  const [turn, reach] = [(index * Math.PI) / 8, index % 2 ? 74 : 98];
  const point = (angle: number) => `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
  return `M0 0L${point(turn - 0.06)}L${point(turn + 0.06)}Z`;
}).join('');

const burst = once((good: Good): readonly Mark[] => [
  ...(good === 'gold' ? [fill(RAYS, '#ffcf4a', 0.7)] : []),
  glow(0, 0, 96, GOOD_LIGHT[good], 0.9),
  glow(0, 0, 44, 'white', 0.9),
]);

interface BurstProps {
  readonly good: Good;
  readonly size: number;
}

/** The light in which one good becomes another; gold comes with rays. A square, to swell and fade. */
export const Burst = memo(function Burst({ good, size }: BurstProps) {
  return <Drawing layers={[burst(good)]} viewBox={SQUARE} width={size} height={size} />;
});

/** Round the plot, nearest to the eye in the middle. */
const PUFFS = times(11, (index) => {
  const turn = (index / 10) * Math.PI;
  return disc(Math.cos(turn) * 94, 12 + Math.sin(turn) * 16, 26 + (index % 3) * 5, '@dust');
});

const DUST: readonly Mark[] = [oval(0, 22, 108, 30, '@dust'), ...PUFFS];

/** The dust that a new building raises, to be laid over its plot: `width` by 0.4 `width`. */
export const Dust = memo(function Dust({ width }: { readonly width: number }) {
  return <Piece layers={[DUST]} box={[-104, -16, 208, 72]} margin={24} width={width} />;
});

const TRIUMPH: readonly Mark[] = [group('translate(0 72) scale(.96)', [...GLORY, ...WREATH])];

/** Gloria's wreath in its light. A square. */
export const GloriaWreath = memo(function GloriaWreath({ size }: { readonly size: number }) {
  return <Piece layers={[TRIUMPH]} box={SQUARE} margin={104} width={size} />;
});
