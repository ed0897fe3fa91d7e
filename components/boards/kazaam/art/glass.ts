import type { ViewBox } from '@/components/kit/drawing/drawing';
import { chance, ring, seedOf, times } from '@/components/kit/drawing/geometry';
import { DOWN, linear } from '@/components/kit/drawing/gradients';
import type { Gradient } from '@/components/kit/tokens';
import { INGREDIENTS, type Ingredient } from '@/engine/games/kazaam/data';

interface Glass {
  readonly outline: string;
  /** Where the liquid stands when the glass is full. */
  readonly brim: number;
  readonly isWide?: boolean;
}

export const GLASSES: Readonly<Record<Ingredient, Glass>> = {
  mercury: { outline: 'M-7-34V-14C-22-9-25 3-25 10A25 21 0 0 0 25 10C25 3 22-9 7-14V-34Z', brim: -14 },
  sulphur: { outline: 'M-8-34V-16L-25 25Q-27 31-20 31H20Q27 31 25 25L8-16V-34Z', brim: -16 },
  mandrake: {
    outline: 'M-16-30V-24C-23-22-24-16-24-8V22Q-24 31-14 31H14Q24 31 24 22V-8C24-16 23-22 16-24V-30Z',
    brim: -20,
    isWide: true,
  },
  'unicorn-horn': {
    outline: 'M-9-34V-22L-15-16V-12L-12-8Q-20 0-20 14-20 31 0 31 20 31 20 14 20 0 12-8L15-12V-16L9-22V-34Z',
    brim: -10,
  },
  'dragon-blood': {
    outline: 'M-7-34V-18C-14-12-12-6-17 2-26 14-20 31 0 31 20 31 26 14 17 2 12-6 14-12 7-18V-34Z',
    brim: -14,
  },
  'phoenix-feather': {
    outline: 'M-7-34V-12L-22 4Q-26 9-22 14L-12 27Q-8 31 0 31 8 31 12 27L22 14Q26 9 22 4L7-12V-34Z',
    brim: -10,
  },
};

export const VESSEL_BOX: ViewBox = [-38, -42, 76, 84];

const BOTTOM = 31;
const EMPTY = 40;

/** As many as a full glass shows, from none. */
export const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;
type Level = (typeof LEVELS)[number];
const FULL = 6;

/** What of it a glass shows. */
export const levelOf = (amount: number): Level => Math.max(0, Math.min(FULL, Math.round(amount))) as Level;

/** Where the liquid stands in the space of the glass; the glass is full at six. */
export function liquidTop(ingredient: Ingredient, level: number): number {
  const { brim } = GLASSES[ingredient];
  if (level <= 0) return EMPTY;
  return BOTTOM - (BOTTOM - brim) * (0.06 + Math.min(1, level / FULL) * 0.92);
}

/** How deep so much of it is. */
export const depthOf = (ingredient: Ingredient, amount: number): number =>
  ((BOTTOM - GLASSES[ingredient].brim) * 0.92 * amount) / FULL;

export const INGREDIENT_HUES: Readonly<
  Record<Ingredient, readonly [light: string, base: string, dark: string]>
> = {
  mercury: ['#e4f4ff', '#79c2ee', '#2c6f9c'],
  sulphur: ['#fffbc8', '#f0e442', '#a8930c'],
  mandrake: ['#a8f0cf', '#12a67c', '#05563e'],
  'unicorn-horn': ['#ffe2f2', '#d68ab4', '#87406a'],
  'dragon-blood': ['#ffb48a', '#d9571a', '#7a1c04'],
  'phoenix-feather': ['#ffe0a0', '#eba417', '#955500'],
};

export function liquidOf(ingredient: Ingredient): Gradient {
  const [light, base, dark] = INGREDIENT_HUES[ingredient];
  return linear(DOWN, [0, light], [0.3, base], [1, dark]);
}

function bubbles(ingredient: Ingredient): string {
  const random = chance(seedOf(ingredient));
  return times(7, (index) =>
    ring((random() - 0.5) * 28, 5.5 + index * 5.6 + random() * 3, 0.9 + random() * 1.7),
  ).join('');
}

export const BUBBLES = Object.fromEntries(
  INGREDIENTS.map((ingredient) => [ingredient, bubbles(ingredient)]),
) as Readonly<Record<Ingredient, string>>;
