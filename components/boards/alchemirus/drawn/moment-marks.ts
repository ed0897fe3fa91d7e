import { round, times } from '@/components/kit/drawing/geometry';
import { disc, fill, group, oval, type Mark } from '@/components/kit/drawing/marks';
import type { Good } from '@/engine/games/alchemirus/data';
import { GLORY, WREATH } from './buildings/gloria';
import { GOOD_LIGHT } from './good-marks';
import { glow } from './hand';

const RAYS = times(16, (index) => {
  const [turn, reach] = [(index * Math.PI) / 8, index % 2 ? 74 : 98];
  const point = (angle: number) => `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
  return `M0 0L${point(turn - 0.06)}L${point(turn + 0.06)}Z`;
}).join('');

/** The light in which one good becomes another; gold comes with rays. */
export const burst = (good: Good): readonly Mark[] => [
  ...(good === 'gold' ? [fill(RAYS, '#ffcf4a', 0.7)] : []),
  glow(0, 0, 96, GOOD_LIGHT[good], 0.9),
  glow(0, 0, 44, 'white', 0.9),
];

/** Round the plot, nearest to the eye in the middle. */
const PUFFS = times(11, (index) => {
  const turn = (index / 10) * Math.PI;
  return disc(Math.cos(turn) * 94, 12 + Math.sin(turn) * 16, 26 + (index % 3) * 5, '@dust');
});

/** The dust that a new building raises. */
export const DUST: readonly Mark[] = [oval(0, 22, 108, 30, '@dust'), ...PUFFS];

/** Gloria's wreath in its light. */
export const TRIUMPH: readonly Mark[] = [group('translate(0 72) scale(.96)', [...GLORY, ...WREATH])];
