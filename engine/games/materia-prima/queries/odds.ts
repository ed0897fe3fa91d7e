import { at } from '@/engine/core/list';
import { FACES, MOST_DICE } from '../data';

/** How likely each sum of so many dice is (MP-42). */
const SUMS: readonly (readonly number[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) => sumsOf(dice));

function sumsOf(dice: number): readonly number[] {
  let chances = [1];
  for (let die = 0; die < dice; die += 1) {
    const next = Array.from({ length: chances.length + Math.max(...FACES) }, () => 0);
    chances.forEach((chance, total) => {
      for (const face of FACES) next[total + face] = at(next, total + face) + chance / FACES.length;
    });
    chances = next;
  }
  return chances;
}

/** How likely each total of so many dice is, from nought on. */
export function sumChances(dice: number): readonly number[] {
  return at(SUMS, dice);
}

/** How likely so many dice beat so many (MP-21). */
export function chanceToWin(attack: number, defence: number): number {
  let chance = 0;
  at(SUMS, attack).forEach((one, strike) => {
    at(SUMS, defence).forEach((other, parry) => {
      if (strike > parry) chance += one * other;
    });
  });
  return chance;
}
