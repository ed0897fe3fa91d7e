import { ask, askOpenly, run } from '@/engine/core/agenda';
import { at, never } from '@/engine/core/list';
import { allSeats, othersFrom, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import type { Role } from '../data';
import { deedOf } from '../queries/deeds';
import { whyNot } from '../queries/price';
import type {
  Stance,
  WitchsBrewAsk,
  WitchsBrewEffect,
  WitchsBrewMove,
  WitchsBrewQuestion,
  WitchsBrewTable,
} from '../state';
import { changed, openSpell, playerAt, spending, trickOf, withPlayer, withStance } from '../steps';
import { brew, complete, decline, gather, give, leaveShort, levyOrSwap, sell } from './effects';

type Effect = Extract<WitchsBrewQuestion, { readonly type: 'effect' }>;

/** Carries out what the asked player chose. */
export function answer(
  table: WitchsBrewTable,
  { seat, what }: WitchsBrewAsk,
  move: WitchsBrewMove,
): WitchsBrewTable {
  switch (move.type) {
    case 'choose':
      return choose(table, seat, move.roles);
    case 'call':
      return call(table, seat, move.role);
    case 'claim':
      return claim(table, seat);
    case 'yield':
      return giveWay(table, seat);
    case 'take':
      return levyOrSwap(table, seat, effectIn(what));
    case 'sell':
      return sell(table, seat, effectIn(what), move.drop);
    case 'gather':
      return gather(table, seat, effectIn(what), move.drops);
    case 'brew':
      return brew(table, seat, effectIn(what), move);
    case 'give':
      return give(table, seat, move.drops);
    case 'add':
      return what.type === 'complete' ? complete(table, seat, what, move.drops) : table;
    case 'decline':
      return what.type === 'complete' ? leaveShort(table, seat, what) : decline(table, seat, effectIn(what));
    default:
      return never(move);
  }
}

function effectIn(what: WitchsBrewQuestion): Effect {
  if (what.type !== 'effect') throw new Error(`No effect is asked about, but ${what.type}`);
  return what;
}

/** WB-5 */
function choose(table: WitchsBrewTable, seat: Seat, roles: readonly Role[]): WitchsBrewTable {
  const players = withPlayer(table.state.players, seat, { hand: roles });
  return step(table, changed(table.state, { players }), [{ type: 'chose', seat, roles }]);
}

/** WB-7: everybody else is asked or passed over, clockwise. */
function call(table: WitchsBrewTable, seat: Seat, role: Role): WitchsBrewTable {
  const { players, called } = table.state;
  const stances = allSeats(table.seats).map((other): Stance => (other === seat ? 'claims' : 'waits'));
  const state = changed(table.state, {
    players: spending(players, seat, role),
    called: [...called, role],
    trick: { role, caller: seat, claimant: seat, stances },
  });
  const others = othersFrom(seat, table.seats).map((other) =>
    run<WitchsBrewEffect>({ type: 'answer', seat: other }),
  );
  return step(table, state, [{ type: 'called', seat, role }], [...others, RESOLVE]);
}

const RESOLVE = run<WitchsBrewEffect>({ type: 'resolve' });

/** WB-8: whoever holds the role must play it now. The question itself shows nothing but what it says. */
export function askNext(table: WitchsBrewTable, seat: Seat): WitchsBrewTable {
  const trick = trickOf(table);
  const { role, claimant } = trick;
  const { hand } = playerAt(table, seat);
  if (hand.includes(role)) {
    const question = askOpenly<WitchsBrewQuestion>(seat, { type: 'answer', role, claimant });
    return step(table, table.state, [{ type: 'faced', seat, role }], [question]);
  }
  const state = changed(table.state, { trick: withStance(trick, seat, 'passes') });
  return step(table, state, [{ type: 'passed', seat, role, isOut: hand.length === 0 }]);
}

/** WB-9 */
function claim(table: WitchsBrewTable, seat: Seat): WitchsBrewTable {
  const trick = trickOf(table);
  const { role, caller, claimant: from } = trick;
  const { stances } = withStance(withStance(trick, from, 'outdone'), seat, 'claims');
  const state = changed(table.state, {
    players: spending(table.state.players, seat, role),
    trick: { role, caller, claimant: seat, stances },
  });
  return step(table, state, [{ type: 'claimed', seat, role, from }]);
}

/** WB-10: the favour comes before the next player answers. */
function giveWay(table: WitchsBrewTable, seat: Seat): WitchsBrewTable {
  const trick = trickOf(table);
  const { role } = trick;
  const state = changed(table.state, {
    players: spending(table.state.players, seat, role),
    trick: withStance(trick, seat, 'yields'),
  });
  return offerEffect(step(table, state, [{ type: 'yielded', seat, role }]), seat, role, false);
}

/** WB-11: the full action of the last claimant. */
export function resolve(table: WitchsBrewTable): WitchsBrewTable {
  const { role, claimant } = trickOf(table);
  const after = step(table, table.state, [], [run<WitchsBrewEffect>({ type: 'endTrick' })]);
  return offerEffect(after, claimant, role, true);
}

/** WB-11: asks about the effect, if it can be had. */
function offerEffect(table: WitchsBrewTable, seat: Seat, role: Role, isFull: boolean): WitchsBrewTable {
  const deed = deedOf(openSpell(table), role, isFull);
  if (deed.type === 'spared') return table;
  const why = whyNot(table.state, seat, deed);
  if (why) return step(table, table.state, [{ type: 'declined', seat, role, isFull, why }]);
  return step(table, table.state, [], [askOpenly(seat, { type: 'effect', role, isFull } as const)]);
}

export function askToLead(table: WitchsBrewTable, leader: Seat): WitchsBrewTable {
  const { trickNumber, trick: ended } = table.state;
  const trick = trickNumber + 1;
  const state = changed(table.state, { leader, trickNumber: trick, trick: null });
  const question = ask<WitchsBrewQuestion>(leader, { type: 'lead' });
  return step(table, state, [{ type: 'led', seat: leader, trick, ended }], [question]);
}

/** WB-12: who leads next; null when nobody has a role left. */
export function nextLeader(table: WitchsBrewTable): Seat | null {
  const { claimant } = trickOf(table);
  const hasRole = (seat: Seat) => at(table.state.players, seat).hand.length > 0;
  return [claimant, ...othersFrom(claimant, table.seats)].find(hasRole) ?? null;
}
