import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Course } from './imagined-course';
import { CARDS, COST, type Card } from '../data';
import { KIND, none } from '../kinds';
import type { Plan } from './building-plans';
import { carryOrder } from '../queries/proposals';
import { fameOf } from '../score';
import type { AlchemirusMove, AlchemirusPlayer, AlchemirusQuestion, AlchemirusTable } from '../state';
import { playerAt } from '../steps';

/** What needs no thought: whatever grows, can be carried on or transmuted, is. */
export function atOnce(
  table: AlchemirusTable,
  seat: Seat,
  what: AlchemirusQuestion,
  legal: readonly AlchemirusMove[],
): AlchemirusMove | null {
  switch (what.type) {
    case 'harvest':
    case 'grow':
    case 'transmute':
      return at(legal, 0);
    case 'transport':
      return bestBy(legal, (move) =>
        move.type === 'carry' ? carryOrder(playerAt(table, seat).estate, move) : -1,
      );
    case 'rob':
      return bestBy(legal, (move) => (move.type === 'rob' ? fameOf(playerAt(table, move.seat)) : -1));
    case 'draw':
    case 'move':
    case 'build':
    case 'sell':
    case 'gifts':
    case 'spirit':
    case 'pay':
    case 'offer':
    case 'end':
      return null;
  }
}

export function bestBy(
  moves: readonly AlchemirusMove[],
  value: (move: AlchemirusMove) => number,
): AlchemirusMove {
  let best = at(moves, 0);
  let most = -Infinity;
  for (const move of moves) {
    const worth = value(move);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** Of the cards that are needed least, the first in the order of the box. */
export function cheapest(
  { hand }: AlchemirusPlayer,
  now: Course,
  plan: Plan,
  { left, last }: Extract<AlchemirusQuestion, { readonly type: 'pay' }>,
): Card {
  const from = last === null ? 0 : CARDS.indexOf(last);
  const open = hand.filter((card) => CARDS.indexOf(card) >= from);
  const paid = ranked(open, now, plan).slice(0, left);
  return at(
    CARDS.filter((card) => paid.includes(card)),
    0,
  );
}

/** Cards by how much the plan needs them, the least needed first. */
export function ranked(cards: readonly Card[], now: Course, plan: Plan): readonly Card[] {
  const copies = none();
  const needs = cards.map((card) => {
    const copy = (copies[KIND[card]] += 1);
    return { card, need: needOf(card, copy, now, plan) };
  });
  return needs.sort((one, other) => one.need - other.need).map(({ card }) => card);
}

function needOf(card: Card, copy: number, { estate }: Course, plan: Plan): number {
  if (card === 'gloria') return copy === 1 ? 1 : 0.5;
  const step = plan.steps.findIndex(
    ({ kind, count }) => kind === KIND[card] && count === estate[kind] + copy,
  );
  return step < 0 ? COST[card] / 10 : 2 + plan.steps.length - step;
}
