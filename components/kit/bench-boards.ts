import { grain } from './cut';
import type { ViewBox } from './drawing/drawing';
import { chance } from './drawing/geometry';
import { path, type Mark } from './drawing/marks';
import { COLOURS_OF, type Scheme } from './tokens';

const PLANK = 118;

/** A piece of the bench: laid beside itself it covers any screen. */
export const BENCH_BOXES = {
  'bench-narrow': [0, 0, 480, 8 * PLANK],
  'bench-wide': [0, 0, 1280, 8 * PLANK],
} as const satisfies Readonly<Record<string, ViewBox>>;

const PLANKS = Array.from({ length: 9 }, (_, plank) => plank * PLANK);

export type BenchName = keyof typeof BENCH_BOXES;

const BENCH_SEED = 9;
const STROKES = 90;

const seams = (width: number, offset: number): string =>
  PLANKS.map((plank) => `M0 ${plank + offset}H${width}`).join('');

/** Seams and grain alone: light and shade lie on the whole bench. */
export function boardsOf(name: BenchName, theme: Scheme): readonly (readonly Mark[])[] {
  const [, , width, height] = BENCH_BOXES[name];
  const colours = COLOURS_OF[theme];
  const random = chance(BENCH_SEED);
  const [dark, light] = [grain(width, height, STROKES, random), grain(width, height, STROKES, random)];
  return [
    [
      path(seams(width, 0), { stroke: colours.plank, strokeWidth: 2.2 }),
      path(seams(width, 2), { stroke: colours.grainLight, strokeWidth: 1.2 }),
      path(dark, { stroke: colours.grain, strokeWidth: 1.3, fill: 'none' }),
      path(light, { stroke: colours.grainLight, strokeWidth: 1.2, fill: 'none' }),
    ],
  ];
}
