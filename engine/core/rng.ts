import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

import { at } from './list';

/** The state of a generator as plain data. Drawing from it gives the value and the next state. */
export type Rng = readonly number[];

export interface Drawn<Value> {
  readonly value: Value;
  readonly rng: Rng;
}

export function rngFrom(seed: number): Rng {
  const generator = xoroshiro128plus(seed);
  // Neighbouring seeds start out alike: the first numbers would follow the seed.
  generator.jump();
  return generator.getState();
}

/** A whole number from 0 up to, not including, `count`; every one equally likely. */
export function below(rng: Rng, count: number): Drawn<number> {
  const generator = xoroshiro128plusFromState(rng);
  const value = uniformInt(generator, 0, count - 1);
  return { value, rng: generator.getState() };
}

export function pick<Item>(rng: Rng, items: readonly Item[]): Drawn<Item> {
  const drawn = below(rng, items.length);
  return { value: at(items, drawn.value), rng: drawn.rng };
}

/** Fisher–Yates: every order equally likely. */
export function shuffle<Item>(rng: Rng, items: readonly Item[]): Drawn<readonly Item[]> {
  const generator = xoroshiro128plusFromState(rng);
  const copy = items.slice();
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = uniformInt(generator, 0, last);
    const held = copy[last] as Item;
    copy[last] = copy[other] as Item;
    copy[other] = held;
  }
  return { value: copy, rng: generator.getState() };
}

/** A generator whose numbers have nothing to do with those of the one it is split from. */
export function split(rng: Rng, salt: number): Rng {
  const generator = xoroshiro128plusFromState(rng);
  return rngFrom(generator.next() ^ Math.imul(salt + 1, 0x9e3779b1));
}
