import { isAlike } from '@/engine/core/alike';
import { CARRIED, STALLS, type Stall } from '@/engine/games/alchemirus/data';
import { carriesOn } from '@/engine/games/alchemirus/queries/goods';
import { currenciesFor, salesOn, type Sale } from '@/engine/games/alchemirus/queries/market';
import { bestStall, saleAt } from '@/engine/games/alchemirus/queries/proposals';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import {
  afterCarrying,
  drafted,
  estateOf,
  advised,
  isAskedFor,
  isLegal,
  NOTHING,
  planned,
  visitOf,
  type Draft,
  type Held,
  type Meaning,
  type Situation,
  type Spot,
} from './situation';

/** Where a good could go, with what is planned already. */
export function goals(situation: Situation, held: Held): readonly number[] {
  if (!isAskedFor(situation, 'transport')) return [];
  return carriesOn(planned(situation)).flatMap((carry) => (isOf(held, carry) ? [carry.to] : []));
}

export function stalls(situation: Situation, held: Held): readonly Stall[] {
  if (!isAskedFor(situation, 'sell')) return [];
  const sales = salesOn(visitOf(situation), planned(situation)).filter((sale) => isOf(held, sale));
  return STALLS.filter((stall) => sales.some(({ at: where }) => where === stall));
}

const isOf = (held: Held, { from, good }: Held) => held.from === from && held.good === good;

const withCarry = (draft: Draft, { from, good }: Held, to: number): Draft => ({
  ...draft,
  held: null,
  carries: [...draft.carries, { type: 'carry', from, good, to }],
});

const withSale = (draft: Draft, held: Held, stall: Stall): Draft => ({
  ...draft,
  held: null,
  sales: [...draft.sales, saleAt(stall, held)],
});

export const withoutSale = (draft: Draft, index: number): Draft => ({
  ...draft,
  held: null,
  sales: draft.sales.filter((_, place) => place !== index),
});

export function flipped(draft: Draft, index: number): Draft {
  const sales = draft.sales.map((sale, place): Sale => {
    if (place !== index) return sale;
    const other = currenciesFor(sale.at, sale.good).find((currency) => currency !== sale.currency);
    return other ? { ...sale, currency: other } : sale;
  });
  return { ...draft, sales };
}

/** A plot with something on it stands for what lies there; the chosen good goes to a plot that takes it. */
export function tapLoaded(situation: Situation, plot: number): Meaning | null {
  const { view, draft } = situation;
  const isTransport = isAskedFor(situation, 'transport');
  if (isTransport && draft.held && goals(situation, draft.held).includes(plot)) {
    return drafted(withCarry(draft, draft.held, plot));
  }
  const estate = planned(situation);
  const [good] = estate[plot]?.goods ?? [];
  const [left] = estateOf(view)[plot]?.goods ?? [];
  const lying = good ?? left;
  return lying ? tapGood(situation, { from: plot, good: lying }) : null;
}

/** What a touch on a good means; null where goods are not moved. */
export function tapGood(situation: Situation, held: Held): Meaning | null {
  if (isAskedFor(situation, 'transport')) return tapCargo(situation, held);
  return isAskedFor(situation, 'sell') ? tapWare(situation, held) : null;
}

/** A good with one way to go goes it; with several it waits for a place; what was carried is taken back. */
function tapCargo(situation: Situation, held: Held): Meaning {
  const { view, draft } = situation;
  const done = draft.carries.find(
    ({ to, from, good }) => good === held.good && (to === held.from || from === held.from),
  );
  const ways = goals(situation, held);
  if (ways.length === 0 && done) {
    const kept = draft.carries.filter((carry) => carry !== done);
    return drafted({ ...draft, held: null, carries: afterCarrying(estateOf(view), kept).carries });
  }
  if (draft.held && isAlike(draft.held, held)) return drafted({ ...draft, held: null });
  const [only, other] = ways;
  if (only === undefined) return { type: 'refused', move: wrongCarry(situation, held) };
  return drafted(other === undefined ? withCarry(draft, held, only) : { ...draft, held });
}

function wrongCarry(situation: Situation, { from, good }: Held): AlchemirusMove {
  const to = planned(situation).findIndex(({ building }) => building === CARRIED[good]);
  return { type: 'carry', from, good, to: Math.max(0, to) };
}

function tapWare(situation: Situation, held: Held): Meaning {
  const { view, draft } = situation;
  const index = draft.sales.findIndex((sale) => isOf(held, sale));
  if (index >= 0) return drafted(withoutSale(draft, index));
  if (draft.held && isAlike(draft.held, held)) {
    const best = bestStall(stalls(situation, held), held.good);
    return drafted(best ? withSale(draft, held, best) : { ...draft, held: null });
  }
  const [only, other] = stalls(situation, held);
  if (only === undefined) return refusedSale(view, situation, held);
  return drafted(other === undefined ? withSale(draft, held, only) : { ...draft, held });
}

function refusedSale(view: AlchemirusView, { moves, draft }: Situation, { from, good }: Held): Meaning {
  const isFullByPlan = draft.sales.length > 0 && moves.some((move) => move.type === 'sell');
  if (isFullByPlan) return advised({ type: 'no-stand' });
  const owned = STALLS.find((stall) => estateOf(view).some(({ building }) => building === stall));
  return { type: 'refused', move: { type: 'sell', from, good, at: owned ?? 'pergula', currency: 'cards' } };
}

export function tapStall(situation: Situation, stall: Stall): Meaning {
  const { draft } = situation;
  if (!draft.held) return advised({ type: 'choose-good' });
  if (stalls(situation, draft.held).includes(stall)) return drafted(withSale(draft, draft.held, stall));
  const { from, good } = draft.held;
  const move: AlchemirusMove = { type: 'sell', from, good, at: stall, currency: 'cards' };
  return isLegal(situation.moves, move) ? advised({ type: 'no-stand' }) : { type: 'refused', move };
}

/** What a good is let go over: where that does not take it, why. */
export function drop(situation: Situation, held: Held, spot: Spot): Meaning {
  const { draft } = situation;
  if (spot.type === 'stall') return tapStall({ ...situation, draft: { ...draft, held } }, spot.stall);
  if (spot.type !== 'plot' || spot.plot === held.from) return NOTHING;
  if (goals(situation, held).includes(spot.plot)) return drafted(withCarry(draft, held, spot.plot));
  return refusedCarry(situation, held, spot.plot);
}

/** By the rules, or because something that is planned lies there already. */
function refusedCarry({ moves }: Situation, { from, good }: Held, to: number): Meaning {
  const move: AlchemirusMove = { type: 'carry', from, good, to };
  return isLegal(moves, move) ? advised({ type: 'laid-out' }) : { type: 'refused', move };
}
