import { sum } from '@/engine/core/list';
import type { Dice, FigureId } from '../state';
import { diceOf, isAlchemist, isSoulless, type Bearer } from './figures';
import { chanceToWin } from './odds';

/** What an attack comes to. */

/** A figure, and whose it is. */
interface Fighter {
  readonly id: FigureId;
  readonly of: Bearer;
}

export function chanceOf(attacker: Fighter, defender: Fighter): number {
  return chanceToWin(diceOf(attacker.of, attacker.id, 'attack'), diceOf(defender.of, defender.id, 'defence'));
}

/** What a defeat costs besides the elements. */
interface Fate {
  /** Out of the game, or else back in his tower. */
  readonly isRemoved: boolean;
  /** What becomes of a soul stone of his: the winner has it, or it lies there; null if none is lost. */
  readonly soul: 'taken' | 'dropped' | null;
}

/** MP-22, MP-23 */
export function fateOf(loser: Fighter, winner: FigureId): Fate {
  if (!isAlchemist(loser.id)) return { isRemoved: true, soul: null };
  if (isSoulless(loser.of)) return { isRemoved: false, soul: null };
  return { isRemoved: false, soul: isAlchemist(winner) ? 'taken' : 'dropped' };
}

/** MP-21: whether the dice of the attack beat those of the defence; a tie does not. */
export function isVictory({ attack, defence }: Dice): boolean {
  return sum(attack) > sum(defence);
}
