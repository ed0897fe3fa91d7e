import { asked } from '@/engine/core/game';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { RAVENS_TO_END } from '../data';
import { legal } from '../moves/legal';
import type { WitchsBrewMove, WitchsBrewTable } from '../state';
import { playerAt, ravensTaken } from '../steps';

/**
 * The moves that may belong to winning before anybody else is asked: only whoever alone still holds a role, or has the
 * last word, can end the set, and with it the game (WB-21).
 */
export function finishing(table: WitchsBrewTable, seat: Seat): readonly WitchsBrewMove[] {
  const ask = asked(table);
  if (!ask || ask.what.type === 'choose') return [];
  const isAlone = othersFrom(seat, table.seats).every((other) => playerAt(table, other).hand.length === 0);
  if (!isAlone) return [];
  const deeds = playerAt(table, seat).hand.length + 1;
  return ravensTaken(table.state) + deeds >= RAVENS_TO_END ? legal(table, ask) : [];
}
