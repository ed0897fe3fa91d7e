import { ask, run } from '@/engine/core/agenda';
import { at, never, replaceAt } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { asItLay, step } from '@/engine/core/step';
import { GIFT_CARDS, type Card } from '../data';
import { sawRevealed, sawTaken } from '../known';
import { costOf } from '../queries/cards';
import { fameForSteps, fieldAfter } from '../queries/ring';
import type {
  AlchemirusAsk,
  AlchemirusEffect,
  AlchemirusFact,
  AlchemirusMove,
  AlchemirusQuestion,
  AlchemirusState,
  AlchemirusTable,
} from '../state';
import {
  added,
  changed,
  draw,
  earning,
  payment,
  playerAt,
  refilled,
  spending,
  takeOff,
  withPlayer,
} from '../steps';
import { build, carry, grow, harvest, transmute } from './estate';
import { buy, sell } from './market';
import { haunt, rob } from './spirit';

type Move<Type extends AlchemirusMove['type']> = Extract<AlchemirusMove, { readonly type: Type }>;
type Question<Type extends AlchemirusQuestion['type']> = Extract<AlchemirusQuestion, { readonly type: Type }>;

/** Carries out what the asked player chose. */
export function answer(
  table: AlchemirusTable,
  { seat, what }: AlchemirusAsk,
  move: AlchemirusMove,
): AlchemirusTable {
  switch (move.type) {
    case 'draw':
      return askToMove(draw(table, seat, 1, 'turn'), seat);
    case 'exchange':
      return askToMove(exchange(table, seat, move), seat);
    case 'place':
      return land(table, table.state, seat, { type: 'placed', seat, field: move.field }, move.field);
    case 'go':
      return walk(table, seat, move.steps);
    case 'build':
      return build(table, seat, move);
    case 'pay':
      return pay(table, seat, move.card, asPayment(what));
    case 'harvest':
      return harvest(table, seat);
    case 'grow':
      return grow(table, seat, [move.plot], what.type === 'grow' ? what.left - 1 : 0);
    case 'carry':
      return carry(table, seat, move);
    case 'transmute':
      return transmute(table, seat, move.plot);
    case 'sell':
      return sell(table, seat, move);
    case 'give':
      return step(table, table.state, [], [payment('gifts', seat, GIFT_CARDS), reward('gifts')]);
    case 'haunt':
      return haunt(table, seat, move);
    case 'rob':
      return rob(table, seat, move.seat);
    case 'buy':
      return buy(table, seat, what, move.plot);
    case 'gloria':
      return gloria(table, seat);
    case 'done':
      return what.type === 'end' ? step(table, table.state, [], [run({ type: 'discard' })]) : table;
    default:
      return never(move);
  }
}

function asPayment(what: AlchemirusQuestion): Question<'pay'> {
  if (what.type !== 'pay') throw new Error(`Nothing is to be paid, but ${what.type}`);
  return what;
}

const reward = (purpose: 'gifts' | 'gloria') => run<AlchemirusEffect>({ type: 'reward', purpose });

export function askToMove(table: AlchemirusTable, seat: Seat): AlchemirusTable {
  return step(table, table.state, [], [ask(seat, { type: 'move' } as const)]);
}

/** AL-25: the place is filled from the deck at once. */
function exchange(table: AlchemirusTable, seat: Seat, { take, give }: Move<'exchange'>): AlchemirusTable {
  const spent = spending(table.state, seat, give);
  const place = spent.bank.indexOf(take);
  const state = changed(spent, {
    players: withPlayer(spent.players, seat, { hand: added(at(spent.players, seat).hand, [take]) }),
    bank: replaceAt(spent.bank, place, null),
    known: sawTaken(spent.known, seat, take),
  });
  return fillBank(step(table, state, [{ type: 'exchanged', seat, take, give, place }]), place);
}

function fillBank(table: AlchemirusTable, place: number): AlchemirusTable {
  const ready = refilled(table);
  if (ready.state.bank[place] !== null) return ready;
  const { table: after, card } = takeOff(ready);
  const bank = replaceAt(after.state.bank, place, card);
  const known = card === null ? after.state.known : sawRevealed(after.state.known, card, 'fresh');
  return step(asItLay(after, ready.state), changed(after.state, { bank, known }), [
    { type: 'bankFilled', bank, before: after.state.bank },
  ]);
}

/** AL-5 */
function walk(table: AlchemirusTable, seat: Seat, steps: number): AlchemirusTable {
  const from = playerAt(table, seat).field ?? 0;
  const price = fameForSteps(steps);
  const paid = earning(table.state, seat, 'steps', price);
  const fact = { type: 'moved', seat, from, steps, fame: price } as const;
  return land(table, paid, seat, fact, fieldAfter(from, steps));
}

function land(
  table: AlchemirusTable,
  paid: AlchemirusState,
  seat: Seat,
  fact: AlchemirusFact,
  field: number,
): AlchemirusTable {
  const players = withPlayer(paid.players, seat, { field });
  return step(table, changed(paid, { players }), [fact], [run({ type: 'land' })]);
}

function pay(
  table: AlchemirusTable,
  seat: Seat,
  card: Card,
  { purpose, left }: Question<'pay'>,
): AlchemirusTable {
  const todo = left > 1 ? [payment(purpose, seat, left - 1, card)] : [];
  return step(table, spending(table.state, seat, card), [{ type: 'paid', seat, card, purpose }], todo);
}

/** AL-21 */
function gloria(table: AlchemirusTable, seat: Seat): AlchemirusTable {
  const state = spending(table.state, seat, 'gloria');
  return step(
    table,
    state,
    [{ type: 'paid', seat, card: 'gloria', purpose: 'gloria' }],
    [payment('gloria', seat, costOf('gloria')), reward('gloria'), run({ type: 'discard' })],
  );
}
