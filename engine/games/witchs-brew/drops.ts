import { COLOURS, NO_DROPS, type Colour, type Drops, type Goods } from './data';

export function countOf(drops: Drops): number {
  return drops.red + drops.white + drops.green;
}

export function plus(one: Drops, other: Drops): Drops {
  return { red: one.red + other.red, white: one.white + other.white, green: one.green + other.green };
}

export function minus(one: Drops, other: Drops): Drops {
  return { red: one.red - other.red, white: one.white - other.white, green: one.green - other.green };
}

export function holds(one: Drops, other: Drops): boolean {
  return one.red >= other.red && one.white >= other.white && one.green >= other.green;
}

export function isSame(one: Drops, other: Drops): boolean {
  return one.red === other.red && one.white === other.white && one.green === other.green;
}

export function single(colour: Colour): Drops {
  return SINGLE[colour];
}

const SINGLE: Readonly<Record<Colour, Drops>> = {
  red: { ...NO_DROPS, red: 1 },
  white: { ...NO_DROPS, white: 1 },
  green: { ...NO_DROPS, green: 1 },
};

/** Every way to have so many drops, by their number; made once, because they are listed in every playout. */
const MIXES: (readonly Drops[])[] = [];

export function mixesOf(count: number): readonly Drops[] {
  return (MIXES[count] ??= mixed(count));
}

function mixed(count: number): readonly Drops[] {
  const found: Drops[] = [];
  for (let red = count; red >= 0; red -= 1) {
    for (let white = count - red; white >= 0; white -= 1) {
      found.push({ red, white, green: count - red - white });
    }
  }
  return found;
}

/** Every way to take so many of these drops. */
export function choicesFrom(drops: Drops, count: number): readonly Drops[] {
  return mixesOf(count).filter((mix) => holds(drops, mix));
}

/** The one way to take so many of these drops; null if there is a choice or if they do not suffice. */
export function onlyChoice(drops: Drops, count: number): Drops | null {
  const choices = choicesFrom(drops, count);
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

/** One colour for each drop, in the order of the box: red, white, green. */
export function listed(drops: Drops): readonly Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: drops[colour] }, () => colour));
}

/** What a brew cost less the drop that bought a vial. */
export function withoutExtra(price: Goods, extra: Colour | null): Goods {
  return extra ? { ...price, drops: minus(price.drops, single(extra)) } : price;
}
