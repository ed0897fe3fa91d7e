import { isAlike } from '@/engine/core/alike';
import { at } from '@/engine/core/list';
import type { Card } from '@/engine/games/alchemirus/data';
import { byBox } from '@/engine/games/alchemirus/queries/cards';
import { growing } from '@/engine/games/alchemirus/queries/goods';
import { fieldAfter } from '@/engine/games/alchemirus/queries/ring';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';

import { playerOf } from '../seats';
import { canBuild } from './compose';
import { dueOf, estateOf, isLegal, type Situation, type Spot } from './situation';

type Move<Type extends AlchemirusMove['type']> = Extract<AlchemirusMove, { readonly type: Type }>;

const CONFIRM: Spot = { type: 'confirm' };

/** What is to be touched next on the way to a move; null where it cannot be made now. */
export function pointerTo(situation: Situation, hint: AlchemirusMove | null): Spot | null {
  const { view, moves, draft } = situation;
  if (!hint || !view.asked || !isLegal(moves, hint)) return null;
  switch (hint.type) {
    case 'draw':
      return draft.take === null ? CONFIRM : { type: 'deck' };
    case 'exchange':
      return toExchange(situation, hint);
    case 'place':
      return draft.field === hint.field ? CONFIRM : { type: 'field', field: hint.field };
    case 'go': {
      const field = fieldAfter(playerOf(view, view.asked.seat).field ?? 0, hint.steps);
      return draft.field === field ? CONFIRM : { type: 'field', field };
    }
    case 'build':
      return toBuild(situation, hint);
    case 'carry':
      return toCarry(situation, hint);
    case 'sell':
      return toSell(situation, hint);
    case 'grow':
    case 'buy':
      return draft.plot === hint.plot ? CONFIRM : { type: 'plot', plot: hint.plot };
    case 'transmute':
      return draft.out.includes(hint.plot) ? { type: 'plot', plot: hint.plot } : CONFIRM;
    case 'haunt':
      return draft.haunt === hint.place ? CONFIRM : { type: 'haunt', place: hint.place };
    case 'rob':
      return draft.seat === hint.seat ? CONFIRM : { type: 'player', seat: hint.seat };
    case 'gloria':
      return draft.isGiving ? CONFIRM : { type: 'gloria' };
    case 'pay':
      return toPay(situation, hint.card);
    case 'harvest':
    case 'give':
      return CONFIRM;
    case 'done':
      return view.asked.what.type === 'end' || isOnlyDone(situation)
        ? CONFIRM
        : (laidOut(situation) ?? { type: 'done' });
  }
}

const isOnlyDone = (situation: Situation): boolean =>
  situation.view.asked?.what.type === 'build' && !canBuild(situation);

/** What is laid out is taken back before one can finish. */
function laidOut({ draft }: Situation): Spot | null {
  const carry = draft.carries.at(-1);
  if (carry) return { type: 'good', plot: carry.to, good: carry.good };
  return draft.sales.length > 0 ? { type: 'sale', index: 0 } : null;
}

function toExchange({ view, draft }: Situation, { take, give }: Move<'exchange'>): Spot {
  if (draft.take !== take) return { type: 'bank', place: view.bank.indexOf(take) };
  const isGiven = draft.card !== null && view.hand[draft.card] === give;
  return isGiven ? CONFIRM : { type: 'card', place: view.hand.indexOf(give) };
}

/** Another building that was chosen is put back first. */
function toBuild({ view, draft }: Situation, { building, demolish }: Move<'build'>): Spot {
  if (draft.card === null) return { type: 'card', place: view.hand.indexOf(building) };
  if (view.hand[draft.card] !== building) return { type: 'back' };
  return demolish === null || draft.plot === demolish ? CONFIRM : { type: 'plot', plot: demolish };
}

/** Cards pay in the order of the box: what would pay before this one is taken back, and another one marked instead. */
function toPay(situation: Situation, card: Card): Spot {
  const { view, draft } = situation;
  const rank = (place: number) => byBox(at(view.hand, place), card);
  const early = draft.paying.find((place) => rank(place) < 0);
  if (early !== undefined) return { type: 'card', place: early };
  const isMarked = draft.paying.some((place) => rank(place) === 0);
  if (isMarked && draft.paying.length >= (dueOf(situation)?.count ?? 0)) return CONFIRM;
  const next = view.hand.findIndex((_, place) => rank(place) >= 0 && !draft.paying.includes(place));
  return { type: 'card', place: isMarked ? next : view.hand.indexOf(card) };
}

function toCarry({ draft }: Situation, hint: Move<'carry'>): Spot {
  if (draft.carries.some((carry) => isAlike(carry, hint))) return CONFIRM;
  const { from, good, to } = hint;
  return isAlike(draft.held, { from, good })
    ? { type: 'plot', plot: to }
    : { type: 'good', plot: from, good };
}

function toSell({ draft }: Situation, hint: Move<'sell'>): Spot {
  const { from, good, at: stall, currency } = hint;
  const index = draft.sales.findIndex((sale) => sale.from === from && sale.good === good);
  const sale = draft.sales[index];
  if (!sale) {
    return isAlike(draft.held, { from, good })
      ? { type: 'stall', stall }
      : { type: 'good', plot: from, good };
  }
  if (sale.at !== stall) return { type: 'sale', index };
  return sale.currency === currency ? CONFIRM : { type: 'currency', index };
}

/** The plots on which a move that is pointed out would change something. */
export function plotsOf({ view }: Situation, hint: AlchemirusMove | null): readonly number[] {
  switch (hint?.type) {
    case undefined:
      return [];
    case 'build':
      return [hint.demolish ?? estateOf(view).length];
    case 'harvest':
      return growing(view, estateOf(view));
    case 'carry':
      return [hint.from, hint.to];
    case 'sell':
      return [hint.from];
    case 'transmute':
    case 'grow':
    case 'buy':
      return [hint.plot];
    case 'draw':
    case 'exchange':
    case 'place':
    case 'go':
    case 'pay':
    case 'give':
    case 'haunt':
    case 'rob':
    case 'gloria':
    case 'done':
      return [];
  }
}

export function pointsAt(pointer: Spot | null, spot: Spot): boolean {
  return isAlike(pointer, spot);
}
