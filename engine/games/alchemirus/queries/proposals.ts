import { at } from '@/engine/core/list';
import type { Card, Good, Stall } from '../data';
import { carried, carriesOn, takenOff, type AnyEstate, type Carry } from './goods';
import { currenciesFor, salesOn, soldAt, type Sale } from './market';
import type { AlchemirusState } from '../state';

/** What is likely to be meant where somebody has not chosen yet; nothing of it is a rule. */

/** First to the Labria, which makes room behind, and there beside what it is joined with. */
export function carryOrder(estate: AnyEstate, { to }: Carry): number {
  const { building, goods } = at(estate, to);
  return building === 'labrium' ? 1 + goods.length : 0;
}

function firstCarry(estate: AnyEstate): Carry | undefined {
  const order = (carry: Carry) => carryOrder(estate, carry);
  return carriesOn(estate).reduce<Carry | undefined>(
    (best, carry) => (best && order(best) >= order(carry) ? best : carry),
    undefined,
  );
}

/** Everything that can be carried, what makes room first. */
export function allCarries(estate: AnyEstate): readonly Carry[] {
  const first = firstCarry(estate);
  return first ? [first, ...allCarries(carried(estate, first))] : [];
}

/** What a stall should rather be kept for: the one with the least other use takes a good. */
const STALL_ORDER: Readonly<Record<Good, readonly Stall[]>> = {
  herb: ['pergula', 'taberna'],
  ore: ['pergula', 'taberna'],
  tincture: ['taberna', 'pergula'],
  metal: ['taberna', 'pergula'],
  gold: ['donarium', 'taberna', 'pergula'],
};

export function bestStall(stalls: readonly Stall[], good: Good): Stall | undefined {
  return STALL_ORDER[good].find((stall) => stalls.includes(stall));
}

/** Gold is for fame; what else is sold brings cards, unless a player says otherwise. */
export function saleAt(stall: Stall, { from, good }: Pick<Sale, 'from' | 'good'>): Sale {
  const offers = currenciesFor(stall, good);
  const currency = good === 'gold' && offers.includes('fame') ? 'fame' : (offers[0] ?? 'cards');
  return { type: 'sell', from, good, at: stall, currency };
}

const DEAREST = ['gold', 'tincture', 'metal', 'herb', 'ore'] as const satisfies readonly Good[];

function firstSale(visit: Pick<AlchemirusState, 'sold'>, estate: AnyEstate): Sale | undefined {
  const sales = salesOn(visit, estate);
  const good = DEAREST.find((one) => sales.some((sale) => sale.good === one));
  const sale = sales.find((one) => one.good === good);
  if (!sale) return undefined;
  const stalls = sales.flatMap((one) => (one.good === good ? [one.at] : []));
  return saleAt(bestStall(stalls, sale.good) ?? sale.at, sale);
}

/** Everything that can be sold, the dearest goods first. */
export function allSales(visit: Pick<AlchemirusState, 'sold'>, estate: AnyEstate): readonly Sale[] {
  const first = firstSale(visit, estate);
  if (!first) return [];
  const { estate: left } = takenOff(estate, first.from, first.good);
  return [first, ...allSales({ sold: soldAt(visit.sold, first.at) }, left)];
}

/** How much one would like to keep a card, where nothing else is known. */
const KEPT: Readonly<Record<Card, number>> = {
  labrium: 9,
  donarium: 8,
  taberna: 7,
  domo: 6.5,
  alembic: 6,
  fornax: 6,
  gloria: 4,
  metalle: 4,
  horten: 3.5,
  pergula: 2,
};
/** What another one of the same kind is worth less, in the hand and on the estate. */
const AGAIN = 2.5;
const BUILT = 1;

function keptAt(hand: readonly Card[], place: number, estate: AnyEstate): number {
  const card = at(hand, place);
  const earlier = hand.slice(0, place).filter((one) => one === card).length;
  const built = estate.filter(({ building }) => building === card).length;
  return KEPT[card] - AGAIN * earlier - BUILT * built;
}

/** So many places of the hand whose cards one would miss least; `not` is needed for something else. */
export function leastUseful(
  hand: readonly Card[],
  estate: AnyEstate,
  count: number,
  not: number | null = null,
): readonly number[] {
  return hand
    .map((_, place) => ({ place, worth: keptAt(hand, place, estate) }))
    .filter(({ place }) => place !== not)
    .sort((one, other) => one.worth - other.worth)
    .slice(0, count)
    .map(({ place }) => place);
}
