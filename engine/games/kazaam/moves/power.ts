import { ask, askOpenly, run, settleAsks } from '@/engine/core/agenda';
import { at, never, removeAt } from '@/engine/core/list';
import { below } from '@/engine/core/rng';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { PART_OF, TORSO_INGREDIENTS, type Place } from '../data';
import { allSaw, DISCARDS, handOf, moved, oneSaw } from '../minds';
import type { KazaamAim, KazaamEffect, KazaamQuestion, KazaamTable } from '../state';
import { first, playerAt, slotAt, tell, turnDown, withHand, withSlot, withState } from '../steps';
import { inOrder } from '../tiles';

type Power = Extract<KazaamEffect, { type: 'power' }>;

/** KZ-14, KZ-22: the tile is turned down, its power and object are named, then the heads are asked. */
export function declareUse(table: KazaamTable, seat: Seat, place: Place, aim: KazaamAim | null): KazaamTable {
  const { tile } = slotAt(table, seat, place);
  const used = tell(turnDown(table, seat, place), { type: 'used', seat, tile, place, aim });
  if (!aim) return used;
  const power: Power = { type: 'power', user: seat, place, aim, stops: [] };
  return first(used, ...headQuestions(used, power), run(power));
}

/** KZ-20, KZ-21: a head is a power too, so the next heads are asked about it; who was still to be asked is not. */
export function letHeadStop(table: KazaamTable, seat: Seat): KazaamTable {
  const [parked, ...rest] = settleAsks(table.agenda);
  if (parked?.type !== 'run' || parked.what.type !== 'power') throw new Error('No power to stop');
  const power: Power = { ...parked.what, stops: [...parked.what.stops, seat] };
  const stopped = deed(parked.what);
  const turned = tell(turnDown(table, seat, 'head'), {
    type: 'stopped',
    seat,
    user: stopped.user,
    place: stopped.place,
  });
  return first({ ...turned, agenda: rest }, ...headQuestions(turned, power), run(power));
}

/** What the heads are asked about: the power itself, or the last head that was turned down. */
function deed(power: Power): { readonly user: Seat; readonly place: Place; readonly aim: KazaamAim } {
  const { user, place, aim, stops } = power;
  const last = stops[stops.length - 1];
  if (last === undefined) return { user, place, aim };
  const before = stops.length > 1 ? at(stops, stops.length - 2) : user;
  const target: Place = stops.length > 1 ? 'head' : place;
  return { user: last, place: 'head', aim: { type: 'tile', seat: before, place: target } };
}

/** KZ-22: those with a face-up head who may stop this, from the left of the one who does it. */
function headQuestions(table: KazaamTable, power: Power) {
  const { user, place, aim } = deed(power);
  const question: KazaamQuestion = { type: 'stop', user, place, aim };
  return othersFrom(user, table.seats)
    .filter((seat) => playerAt(table, seat).board.head?.isUp && mayStop(table, seat, aim))
    .map((seat) => askOpenly(seat, question));
}

/** KZ-20: with `self`, only who is named may stop it. */
function mayStop(table: KazaamTable, seat: Seat, aim: KazaamAim): boolean {
  if (table.options.headGuard === 'any') return true;
  return (aim.type === 'hand' || aim.type === 'tile') && aim.seat === seat;
}

/** Every second head lets the power through after all. */
export function carryOut(table: KazaamTable, { user, place, aim, stops }: Power): KazaamTable {
  if (stops.length % 2 === 1) return table;
  switch (aim.type) {
    case 'hand':
      return PART_OF[place] === 'ear' ? listen(table, user, aim.seat) : steal(table, user, aim.seat);
    case 'tile':
      return strike(table, user, aim.seat, aim.place);
    case 'discards':
      return search(table, user);
    case 'supply':
      return first(table, ask(user, { type: 'gather', left: TORSO_INGREDIENTS }));
    default:
      return never(aim);
  }
}

/** KZ-15 */
function listen(table: KazaamTable, seat: Seat, target: Seat): KazaamTable {
  const tiles = inOrder(playerAt(table, target).hand);
  const minds = oneSaw(table.state.minds, seat, tiles, handOf(target));
  const known = withState(table, { ...table.state, minds });
  const told = tell(known, { type: 'looked', seat, at: target, tiles });
  return first(told, ask(seat, { type: 'look', seat: target }));
}

/** KZ-16 */
function steal(table: KazaamTable, seat: Seat, target: Seat): KazaamTable {
  const { hand } = playerAt(table, target);
  const chosen = below(table.rng, hand.length);
  const tile = at(hand, chosen.value);
  const robbed = withHand({ ...table, rng: chosen.rng }, target, removeAt(hand, chosen.value));
  const held = withHand(robbed, seat, [...playerAt(robbed, seat).hand, tile]);
  const minds = moved(held.state.minds, tile, handOf(target), handOf(seat), [seat, target]);
  const known = withState(held, { ...held.state, minds });
  const told = tell(known, { type: 'stole', seat, from: target, tile });
  return table.state.turn.actions > 0 ? told : first(told, ask(seat, { type: 'newTile' }));
}

/** KZ-17, the look */
function search(table: KazaamTable, seat: Seat): KazaamTable {
  const tiles = table.state.discards;
  const minds = oneSaw(table.state.minds, seat, tiles, DISCARDS);
  const known = withState(table, { ...table.state, minds });
  return first(tell(known, { type: 'searched', seat, tiles }), ask(seat, { type: 'search' }));
}

/** KZ-19 */
function strike(table: KazaamTable, seat: Seat, owner: Seat, place: Place): KazaamTable {
  const { tile, isUp } = slotAt(table, owner, place);
  const told = tell(table, { type: 'struck', seat, owner, place, tile, isDiscarded: !isUp });
  if (isUp) return turnDown(told, owner, place);
  const freed = withSlot(told, owner, place, null);
  return withState(freed, {
    ...freed.state,
    discards: inOrder([...told.state.discards, tile]),
    minds: allSaw(told.state.minds, tile, DISCARDS),
  });
}
