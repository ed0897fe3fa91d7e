import { round } from '@/components/kit/drawing/geometry';
import { at } from '@/engine/core/list';
import type { Spot } from './hex';
import {
  ELEMENTS,
  LEVEL,
  LEVELS,
  MADE_FROM,
  type Element,
  type Product,
} from '@/engine/games/materia-prima/data';

export interface PyramidPlan {
  readonly width: number;
  readonly height: number;
  /** The radius of a vessel. */
  readonly radius: number;
  /** The middles of the vessels. */
  readonly spots: Readonly<Record<Element, Spot>>;
}

/** Five vessels, over them four, over them three: as large as fits into a box with their names. */
export function pyramidPlan(width: number, height: number): PyramidPlan {
  const radius = Math.min(width / 15.8, height / 12.4);
  const left = radius * 1.7;
  const across = (width - 2 * left) / 4;
  const up = (height - radius * 4.7) / 2;
  const foot = height - radius * 2.3;
  const row = (level: number) =>
    ELEMENTS.filter((element) => LEVEL[element] === level).map((element, index): readonly [Element, Spot] => [
      element,
      { x: left + across * (index + (level - 1) / 2), y: foot - up * (level - 1) },
    ]);
  const spots = Object.fromEntries(LEVELS.flatMap(row));
  return { width, height, radius, spots: spots as Record<Element, Spot> };
}

/** The way of the tube from one of its sources to a product. */
export function tubePath({ spots, radius }: PyramidPlan, product: Product, source: 0 | 1): string {
  const [from, to] = [spots[at(MADE_FROM[product], source)], spots[product]];
  const lean = from.x - to.x;
  const numbers = [
    [from.x, from.y - radius * 2.1],
    [to.x + lean * 0.45, to.y + radius * 1.9],
    [to.x + lean * 0.28, to.y + radius * 0.8],
  ];
  const [bend, into, end] = numbers.map((pair) => pair.map(round).join(' '));
  return `M${round(from.x)} ${round(from.y - radius * 1.4)}C${bend} ${into} ${end}`;
}
