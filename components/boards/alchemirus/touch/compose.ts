import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Card } from '@/engine/games/alchemirus/data';
import { inOrder, isFull } from '@/engine/games/alchemirus/queries/cards';
import { leastUseful } from '@/engine/games/alchemirus/queries/proposals';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import { questionOf } from '../seats';
import { hauntTo, wayTo } from './reach';
import {
  dueOf,
  estateOf,
  isDemolishing,
  NO_DRAFT,
  type Asked,
  type Draft,
  type Due,
  type Advice,
  type Situation,
} from './situation';

const DONE: AlchemirusMove = { type: 'done' };

/** The cards that one would miss least lie ready. */
export function proposed(situation: Situation): Draft {
  const due = dueOf(situation);
  const { view, draft } = situation;
  if (!due) return draft;
  return { ...draft, paying: leastUseful(view.hand, estateOf(view), due.count, due.place) };
}

/** What lies ready before anything has been touched. */
export function freshDraft({ view, moves }: Asked): Draft {
  const situation = { view, moves, draft: NO_DRAFT };
  const what = view.asked?.what;
  if (!what || moves.length === 0) return NO_DRAFT;
  switch (what.type) {
    case 'gifts':
      return moves.some(({ type }) => type === 'give')
        ? proposed({ ...situation, draft: { ...NO_DRAFT, isGiving: true } })
        : NO_DRAFT;
    case 'pay':
      return proposed(situation);
    case 'offer':
      return { ...NO_DRAFT, plot: onlyPlot(moves) };
    case 'rob':
      return { ...NO_DRAFT, seat: onlySeat(moves) };
    case 'draw':
    case 'move':
    case 'build':
    case 'harvest':
    case 'grow':
    case 'transport':
    case 'transmute':
    case 'sell':
    case 'spirit':
    case 'end':
      return NO_DRAFT;
  }
}

function onlyPlot(moves: readonly AlchemirusMove[]): number | null {
  const plots = moves.flatMap((move) => (move.type === 'buy' ? [move.plot] : []));
  return plots.length === 1 ? at(plots, 0) : null;
}

function onlySeat(moves: readonly AlchemirusMove[]): Seat | null {
  const seats = moves.flatMap((move) => (move.type === 'rob' ? [move.seat] : []));
  return seats.length === 1 ? at(seats, 0) : null;
}

export function buildOf(view: AlchemirusView, building: Card, plot: number | null): AlchemirusMove {
  return { type: 'build', building, demolish: isFull(estateOf(view)) ? (plot ?? 0) : null };
}

/** Whether anything of the hand can be built: only a look into it tells. */
export function canBuild({ moves }: Asked): boolean {
  return moves.some(({ type }) => type === 'build');
}

/** What is still to be chosen before it is a move. */
export function lacking(situation: Situation): Advice | null {
  const { view, draft } = situation;
  const due = dueOf(situation);
  if (due) {
    if (isDemolishing(situation) && draft.plot === null) return { type: 'choose-demolished' };
    const left = due.count - draft.paying.length;
    return left > 0 ? { type: 'mark-cards', left } : null;
  }
  switch (view.asked?.what.type) {
    case 'draw':
      return draft.take && draft.card === null ? { type: 'choose-given' } : null;
    case 'move':
      return draft.field === null ? { type: 'choose-field' } : null;
    case 'build':
      return canBuild(situation) ? { type: 'choose-building' } : null;
    case 'spirit':
      return draft.haunt === null ? { type: 'choose-place' } : null;
    case 'rob':
      return draft.seat === null ? { type: 'choose-player' } : null;
    case 'grow':
    case 'offer':
      return draft.plot === null ? { type: 'choose-plot' } : null;
    case 'transport':
      return draft.carries.length === 0 ? { type: 'choose-good' } : null;
    case 'sell':
      return draft.sales.length === 0 ? { type: 'choose-good' } : null;
    case 'harvest':
    case 'transmute':
    case 'gifts':
    case 'pay':
    case 'end':
    case undefined:
      return null;
  }
}

/** The small moves that have been put together. */
export function composed(situation: Situation): readonly AlchemirusMove[] {
  const { view, draft } = situation;
  const due = dueOf(situation);
  if (due) return [...beforePaying(situation, due), ...payments(view.hand, draft.paying)];
  switch (view.asked?.what.type) {
    case 'draw':
      return [drawOf(view, draft)];
    case 'move': {
      const way = draft.field === null ? null : wayTo(situation, draft.field);
      return way ? [way] : [];
    }
    case 'harvest':
      return [{ type: 'harvest' }];
    case 'grow':
      return draft.plot === null ? [] : [{ type: 'grow', plot: draft.plot }];
    case 'offer':
      return draft.plot === null ? [] : [{ type: 'buy', plot: draft.plot }];
    case 'transport':
      return draft.carries;
    case 'sell':
      return draft.sales;
    case 'transmute':
      return transmutations(situation);
    case 'spirit':
      return draft.haunt === null ? [] : [hauntTo(situation, draft.haunt)];
    case 'rob':
      return draft.seat === null ? [] : [{ type: 'rob', seat: draft.seat }];
    case 'build':
    case 'gifts':
    case 'pay':
    case 'end':
    case undefined:
      return [DONE];
  }
}

function drawOf({ hand }: AlchemirusView, { take, card }: Draft): AlchemirusMove {
  const give = card === null ? undefined : hand[card];
  return take && give ? { type: 'exchange', take, give } : { type: 'draw' };
}

function beforePaying({ view, draft }: Situation, { purpose, card }: Due): readonly AlchemirusMove[] {
  if (questionOf(view, 'pay')) return [];
  if (purpose === 'gifts') return [{ type: 'give' }];
  if (purpose === 'gloria') return [{ type: 'gloria' }];
  return card ? [buildOf(view, card, draft.plot)] : [];
}

/** In the order of the box, as it is asked for. */
function payments(hand: readonly Card[], paying: readonly number[]): readonly AlchemirusMove[] {
  const cards = paying.flatMap((place) => hand[place] ?? []);
  return inOrder(cards).map((card) => ({ type: 'pay', card }));
}

/** All that can be, less what is left out; whatever comes later than the last one is left out in words. */
function transmutations({ moves, draft }: Situation): readonly AlchemirusMove[] {
  const all = moves.flatMap((move) => (move.type === 'transmute' ? [move] : []));
  const chosen = all.filter(({ plot }) => !draft.out.includes(plot));
  const last = chosen[chosen.length - 1];
  const isMore = !last || all.some(({ plot }) => plot > last.plot);
  return isMore ? [...chosen, DONE] : chosen;
}
