import { at, sum } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import type { Shelf } from '../data';
import type { WitchsBrewState } from '../state';
import { dueOf, wealth, type Stock } from './price';
import { lyingOn, potionOn } from './stacks';

type Lying = Pick<WitchsBrewState, 'stacks' | 'goldOnShelf' | 'dropsOnShelf' | 'trick'> & {
  readonly players: readonly Stock[];
};

/** What a levy would come to as things are: everybody sees all that it hangs on. */
interface LevyForecast {
  /** What each of the others puts down, from the actor's left. */
  readonly gifts: readonly number[];
  readonly need: number;
  /** What then lies there, as far as it counts (WB-19). */
  readonly lying: number;
  readonly missing: number;
  /** Whether the actor could add what is missing of his own (WB-18). */
  readonly isInReach: boolean;
}

/** WB-16 to WB-18. Null where the shelf is used up. */
export function levyForecast(table: Lying, seat: Seat, shelf: Shelf): LevyForecast | null {
  const potion = potionOn(table, shelf);
  if (!potion) return null;
  const { need } = potion;
  const gifts = othersFrom(seat, table.players.length).map((other) => dueOf(table, other, shelf));
  const lying = Math.min(need, lyingOn(table, shelf) + sum(gifts));
  const missing = need - lying;
  return { gifts, need, lying, missing, isInReach: wealth(at(table.players, seat), shelf) >= missing };
}
