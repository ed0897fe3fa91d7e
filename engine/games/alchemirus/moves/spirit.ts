import { ask } from '@/engine/core/agenda';
import { at, without } from '@/engine/core/list';
import { pick } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { CENTRE } from '../data';
import { sawHandGo, sawStolen } from '../known';
import type { AlchemirusMove, AlchemirusTable } from '../state';
import { added, changed, playerAt, withPlayer } from '../steps';
import { robberies } from './legal';

/** AL-13, AL-15 */
export function haunt(
  table: AlchemirusTable,
  seat: Seat,
  { place, isForHand }: Extract<AlchemirusMove, { readonly type: 'haunt' }>,
): AlchemirusTable {
  const { spirit, players, discards, known } = table.state;
  const discarded = isForHand ? playerAt(table, seat).hand : [];
  const state = changed(table.state, {
    spirit: place,
    players: isForHand ? withPlayer(players, seat, { hand: [] }) : players,
    discards: added(discards, discarded),
    known: sawHandGo(known, seat, discarded),
  });
  const after = step(table, state, [{ type: 'haunted', seat, from: spirit, to: place, discarded }]);
  if (place !== CENTRE || robberies(after, seat).length === 0) return after;
  return step(after, state, [], [ask(seat, { type: 'rob' } as const)]);
}

/** AL-15 */
export function rob(table: AlchemirusTable, seat: Seat, from: Seat): AlchemirusTable {
  const { players, known } = table.state;
  const { value: card, rng } = pick(table.rng, at(players, from).hand);
  const robbed = withPlayer(players, from, { hand: without(at(players, from).hand, card) });
  const state = changed(table.state, {
    players: withPlayer(robbed, seat, { hand: added(at(robbed, seat).hand, [card]) }),
    known: sawStolen(known, { thief: seat, victim: from, card, left: at(robbed, from).hand.length }),
  });
  return step({ ...table, rng }, state, [{ type: 'robbed', seat, from, card }]);
}
