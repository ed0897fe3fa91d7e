import { ring, round, times } from '@/components/kit/drawing/geometry';
import { disc, fill, fine, inked, type Mark } from '@/components/kit/drawing/marks';
import { built, discs, glow, INK, repeated, shape, stroke } from '../hand';
import { DARK_STONE, masonry } from '../textures';

/** Strokes from one distance to another round a middle on the axis. */
function spokes(
  y: number,
  count: number,
  reach: (index: number) => readonly [number, number],
  turn = 0,
): string {
  return times(count, (index) => {
    const angle = (index / count) * 2 * Math.PI + turn;
    const [from, to] = reach(index);
    const point = (radius: number) =>
      `${round(Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
    return `M${point(from)}L${point(to)}`;
  }).join('');
}

const BOLTS = times(12, (index) => {
  const turn = (index * Math.PI) / 6;
  return [Math.cos(turn) * 26.5, -26 + Math.sin(turn) * 26.5, 1.9] as const;
});

const HANDLES = spokes(-26, 4, () => [11, 20], Math.PI / 4);

const VAULT: readonly Mark[] = [
  shape('M82 12L98 4V-74L82-70Z', '@stone-shade'),
  built(
    'M-84 10H84V-72H-84Z',
    '@stone-shade',
    masonry([-86, -74, 172, 86], { row: 13, stone: 24, seed: 81, tones: DARK_STONE }),
  ),
  glow(0, -28, 74, 'gold', 0.5),
  disc(0, -26, 36, '@iron', { stroke: INK, strokeWidth: 2.6 }),
  disc(0, -26, 30, '@brass-round', { stroke: INK, strokeWidth: 2 }),
  disc(0, -26, 23, '@iron', { stroke: INK, strokeWidth: 1.8 }),
  ...fine(fill(discs(BOLTS), '#4a2d08')),
  disc(0, -26, 11, '@gold', { stroke: INK, strokeWidth: 1.8 }),
  ...fine(disc(0, -26, 2.6, '#5a3a08')),
  stroke(HANDLES, INK, 4.6),
  stroke(HANDLES, '#e2b04a', 2.4),
  ...fine(stroke('M-26-40A30 30 0 0 1-6-55', '#fff8dc', 2.6, 0.8)),
];

const columns = (path: (x: number) => string) => repeated([-72, -46, 46, 72], path);

const COLONNADE: readonly Mark[] = [
  ...[-72, -46, 46, 72].map((x) => shape(`M${x - 9} 6V-66h18V6z`, '@column')),
  ...fine(
    stroke(
      columns((x) => `M${x - 4} 2V-62M${x} 2V-62M${x + 4} 2V-62`),
      '#8a7a5c',
      1,
      0.7,
    ),
  ),
  shape(
    columns((x) => `M${x - 13}-66h26v-8h-26z`),
    '@gold-down',
    2,
  ),
  shape(
    columns((x) => `M${x - 13} 6h26v7h-26z`),
    '@stone-cap',
    2,
  ),
  shape('M-92-74H92V-86H-92Z', '@stone-cap'),
  ...fine(
    fill(
      repeated(
        times(13, (index) => -87 + index * 14),
        (x) => `M${x}-83h6v7h-6z`,
      ),
      '#b09f7e',
    ),
  ),
];

const PEDIMENT: readonly Mark[] = [
  shape('M-98-86H98L0-142Z', '@stone-cap'),
  shape('M-76-91H76L0-134Z', '@pediment', 2),
  stroke('M-94-87L0-140', '#fffdf0', 2.2, 0.9),
  glow(0, -107, 34, 'gold', 0.8),
  stroke(
    spokes(-107, 12, (index) => [13, index % 2 ? 17 : 20]),
    '#ffdc6a',
    2.4,
  ),
  disc(0, -107, 11, '@gold', { stroke: '#6a430f', strokeWidth: 1.8 }),
  disc(0, -107, 2.4, '#6a430f'),
  shape('M-8-142L0-158L8-142Z', '@gold-down', 2),
  shape('M-102-86l6-14 8 8zM102-86l-6-14-8 8z', '@gold-down', 2),
];

const COINS = [
  [-22, 18],
  [-12, 21],
  [-17, 14],
  [26, 19],
  [16, 21],
  [22, 14],
  [6, 22],
] as const;

const STEPS: readonly Mark[] = [
  shape('M-92 13H92L97 20H-97Z', '@stone-cap', 2),
  shape('M-97 20H97L101 27H-101Z', '@stone', 2),
  inked(COINS.map(([x, y]) => ring(x, y, 7, 3.6)).join(''), '@gold', '#5a3a08', 1.2),
  glow(-18, 12, 16, 'gold', 0.5),
];

const BRAZIERS: readonly Mark[] = [-96, 96].flatMap((x) => [
  glow(x, -10, 20, 'orange', 0.8),
  shape(`M${x - 7} 20l2-14h10l2 14zM${x - 9} 6h18l-3-6h-12z`, '@brass', 1.6),
  shape(`M${x - 6} 0c-3-10 5-12 6-20c4 8 9 12 6 20z`, '@fire', 1),
]);

export const DONARIUM: readonly Mark[] = [...VAULT, ...COLONNADE, ...PEDIMENT, ...STEPS, ...BRAZIERS];
