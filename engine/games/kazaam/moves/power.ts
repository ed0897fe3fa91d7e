import { ask, askOpenly, run, settleAsks } from '@/engine/core/agenda';
import { at, never, removeAt } from '@/engine/core/list';
import { below } from '@/engine/core/rng';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { PART_OF, TORSO_INGREDIENTS, type Place } from '../data';
import { allSaw, DISCARDS, handOf, leftWith, moved, oneSaw } from '../minds';
import { withNew } from '../queries/hand';
import { GUARD } from '../queries/powers';
import type { KazaamAim, KazaamEffect, KazaamQuestion, KazaamTable } from '../state';
import { changed, GO_ON, playerAt, slotAt, spent, turnedDown, withPlayer, withSlot } from '../steps';
import { inOrder, inserted } from '../tiles';

type Power = Extract<KazaamEffect, { type: 'power' }>;

/** KZ-14, KZ-22: the tile is turned down, its power and object are named, then the heads are asked. */
export function declareUse(table: KazaamTable, seat: Seat, place: Place, aim: KazaamAim | null): KazaamTable {
  const { tile } = slotAt(table.state, seat, place);
  const players = turnedDown(table.state, seat, place);
  const state = changed(table.state, { players, turn: spent(table.state.turn) });
  const used = step(table, state, [{ type: 'used', seat, tile, place, aim }], [GO_ON]);
  return aim ? askHeads(used, { type: 'power', user: seat, place, aim, stops: [] }) : used;
}

/** KZ-20, KZ-21: a head is a power too, so the next heads are asked about it; who was still to be asked is not. */
export function letHeadStop(table: KazaamTable, seat: Seat): KazaamTable {
  const [parked, ...rest] = settleAsks(table.agenda);
  if (parked?.type !== 'run' || parked.what.type !== 'power') throw new Error('No power to stop');
  const { user, place } = deed(parked.what);
  const state = changed(table.state, { players: turnedDown(table.state, seat, GUARD) });
  const settled: KazaamTable = { ...table, agenda: rest };
  const stopped = step(settled, state, [{ type: 'stopped', seat, user, place }]);
  return askHeads(stopped, { ...parked.what, stops: [...parked.what.stops, seat] });
}

/** KZ-22: those with a face-up head who may stop this, from the left of the one who does it; then it happens. */
function askHeads(table: KazaamTable, power: Power): KazaamTable {
  const { user, place, aim } = deed(power);
  const guards = othersFrom(user, table.seats).filter((seat) => mayStop(table, seat, aim));
  const question: KazaamQuestion = { type: 'stop', user, place, aim, guards };
  const asks = guards.map((seat) => askOpenly(seat, question));
  return step(table, table.state, [], [...asks, run(power)]);
}

/** What the heads are asked about: the power itself, or the last head that was turned down. */
function deed(power: Power): { readonly user: Seat; readonly place: Place; readonly aim: KazaamAim } {
  const { stops } = power;
  if (stops.length === 0) return power;
  const user = at(stops, stops.length - 1);
  const isHeadOnHead = stops.length > 1;
  const victim = isHeadOnHead ? at(stops, stops.length - 2) : power.user;
  return {
    user,
    place: GUARD,
    aim: { type: 'tile', seat: victim, place: isHeadOnHead ? GUARD : power.place },
  };
}

/** KZ-20: with `self`, only who is named may stop it. */
function mayStop(table: KazaamTable, seat: Seat, aim: KazaamAim): boolean {
  if (!playerAt(table, seat).board[GUARD]?.isUp) return false;
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
      return step(table, table.state, [], [ask(user, { type: 'gather', left: TORSO_INGREDIENTS })]);
    default:
      return never(aim);
  }
}

/** KZ-15 */
function listen(table: KazaamTable, seat: Seat, target: Seat): KazaamTable {
  const tiles = inOrder(playerAt(table, target).hand);
  const state = changed(table.state, { minds: oneSaw(table.state.minds, seat, tiles, handOf(target)) });
  const fact = { type: 'looked', seat, at: target, tiles } as const;
  return step(table, state, [fact], [ask(seat, { type: 'look', seat: target })]);
}

/** KZ-16 */
function steal(table: KazaamTable, seat: Seat, target: Seat): KazaamTable {
  const { players, minds, turn } = table.state;
  const { hand } = playerAt(table, target);
  const chosen = below(table.rng, hand.length);
  const tile = at(hand, chosen.value);
  const rest = removeAt(hand, chosen.value);
  const robbed = withPlayer(players, target, { hand: rest });
  const passage = { tile, from: handOf(target), to: handOf(seat), size: hand.length };
  const known = moved(minds, passage, [seat, target]);
  const state = changed(table.state, {
    players: withPlayer(robbed, seat, { hand: withNew(playerAt(table, seat).hand, tile) }),
    minds: leftWith(known, handOf(target), rest.length),
  });
  const todo = turn.actions > 0 ? [] : [ask(seat, { type: 'newTile' } as const)];
  return step({ ...table, rng: chosen.rng }, state, [{ type: 'stole', seat, from: target, tile }], todo);
}

/** KZ-17, the look */
function search(table: KazaamTable, seat: Seat): KazaamTable {
  const { discards, minds } = table.state;
  const state = changed(table.state, { minds: oneSaw(minds, seat, discards, DISCARDS) });
  return step(table, state, [{ type: 'searched', seat, tiles: discards }], [ask(seat, { type: 'search' })]);
}

/** KZ-19 */
function strike(table: KazaamTable, seat: Seat, owner: Seat, place: Place): KazaamTable {
  const { state } = table;
  const { tile, isUp } = slotAt(state, owner, place);
  const fact = { type: 'struck', seat, owner, place, tile, isDiscarded: !isUp } as const;
  if (isUp) return step(table, changed(state, { players: turnedDown(state, owner, place) }), [fact]);
  const struck = changed(state, {
    players: withSlot(state.players, owner, place, null),
    discards: inserted(state.discards, tile),
    minds: allSaw(state.minds, tile, DISCARDS),
  });
  return step(table, struck, [fact]);
}
