import { at, replaceAt, sum } from '@/engine/core/list';
import {
  CARRIED_FROM,
  CURRENCIES,
  PRICES,
  STALLS,
  type Currency,
  type Good,
  type Stall,
} from '@/engine/games/alchemirus/data';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';
import { growing, salesLeft, takesCarried, transmutedOn } from '@/engine/games/alchemirus/steps';
import type { AlchemirusView, PlotView } from '@/engine/games/alchemirus/view';

/** What is planned with goods before it is done, and how the estate would look then. */

export type Carry = Extract<AlchemirusMove, { readonly type: 'carry' }>;
export type Sale = Extract<AlchemirusMove, { readonly type: 'sell' }>;
export type Estate = readonly PlotView[];

/** A good where it lies. */
export interface Held {
  readonly from: number;
  readonly good: Good;
}

const seen = ({ building, goods }: PlotView) => ({ building, goods: goods.map((good) => ({ good })) });

function less(goods: readonly Good[], good: Good): readonly Good[] {
  const index = goods.indexOf(good);
  return goods.filter((_, place) => place !== index);
}

function taken(estate: Estate, { from, good }: Held): Estate {
  const plot = at(estate, from);
  return replaceAt(estate, from, { ...plot, goods: less(plot.goods, good) });
}

function put(estate: Estate, plot: number, good: Good): Estate {
  const place = at(estate, plot);
  return replaceAt(estate, plot, { ...place, goods: [...place.goods, good] });
}

export function lies(estate: Estate, { from, good }: Held): boolean {
  return estate[from]?.goods.includes(good) ?? false;
}

/** The estate after these were carried. */
export function carried(estate: Estate, carries: readonly Carry[]): Estate {
  return carries.reduce((now, carry) => put(taken(now, carry), carry.to, carry.good), estate);
}

/** AL-17: where a good could be carried. */
export function goalsOf(estate: Estate, { from, good }: Held): readonly number[] {
  if (!lies(estate, { from, good }) || CARRIED_FROM[good] !== at(estate, from).building) return [];
  return estate.flatMap((plot, index) => (takesCarried(seen(plot), good) ? [index] : []));
}

/** What is left of a plan when one thing in it was taken back: a place may not become free any more. */
export function possible(estate: Estate, carries: readonly Carry[]): readonly Carry[] {
  return carries.reduce<readonly Carry[]>((kept, carry) => {
    const isPossible = goalsOf(carried(estate, kept), carry).includes(carry.to);
    return isPossible ? [...kept, carry] : kept;
  }, []);
}

/** Everything that can be carried, what makes room first. */
export function allCarries(estate: Estate): readonly Carry[] {
  const carries: Carry[] = [];
  for (const goods of [
    ['tincture', 'metal'],
    ['herb', 'ore'],
  ] as const) {
    estate.forEach((plot, from) => {
      for (const good of plot.goods.filter((one) => goods.some((late) => late === one))) {
        const [to] = goalsOf(carried(estate, carries), { from, good });
        if (to !== undefined) carries.push({ type: 'carry', from, good, to });
      }
    });
  }
  return carries;
}

/** AL-16, AL-18: the plots on which something would happen. */
export function growingPlots(view: AlchemirusView, estate: Estate): readonly number[] {
  return growing(view, { estate: estate.map(seen) });
}

export function madeOn(view: AlchemirusView, plot: PlotView): Good | null {
  return transmutedOn(view, seen(plot));
}

type Selling = Pick<AlchemirusView, 'sold'>;

/** How many more goods a kind of stall could sell in this visit, besides those that are planned. */
export function standsLeft(view: Selling, estate: Estate, stall: Stall, sales: readonly Sale[] = []): number {
  return salesLeft(view, { estate }, stall) - sales.filter(({ at: where }) => where === stall).length;
}

/** The estate without what is planned to be sold. */
export function soldFrom(estate: Estate, sales: readonly Sale[]): Estate {
  return sales.reduce(taken, estate);
}

/** What a stall offers for a good, the best first. */
export function offersFor(stall: Stall, good: Good): readonly Currency[] {
  const prices = PRICES[stall][good] ?? {};
  return CURRENCIES.filter((currency) => prices[currency] !== undefined);
}

export function proceedsOf({ at: stall, good, currency }: Sale): number {
  return PRICES[stall][good]?.[currency] ?? 0;
}

/** AL-19: the stalls that would take a good now. */
export function stallsFor(
  view: Selling,
  estate: Estate,
  good: Good,
  sales: readonly Sale[],
): readonly Stall[] {
  return STALLS.filter(
    (stall) => offersFor(stall, good).length > 0 && standsLeft(view, estate, stall, sales) > 0,
  );
}

interface Proceeds {
  readonly cards: number;
  readonly fame: number;
}

export function proceedsOfAll(sales: readonly Sale[]): Proceeds {
  const all = (currency: Currency) => sum(sales.filter((sale) => sale.currency === currency).map(proceedsOf));
  return { cards: all('cards'), fame: all('fame') };
}

/** What a stall should rather be kept for: the one with the least other use takes a good. */
const STALL_ORDER: Readonly<Record<Good, readonly Stall[]>> = {
  herb: ['pergula', 'taberna'],
  ore: ['pergula', 'taberna'],
  tincture: ['taberna', 'pergula'],
  metal: ['taberna', 'pergula'],
  gold: ['donarium', 'taberna', 'pergula'],
};

/** Gold is for fame; what else is sold brings cards, unless a player says otherwise. */
export function saleOf({ from, good }: Held, stall: Stall): Sale {
  const offers = offersFor(stall, good);
  const currency = good === 'gold' && offers.includes('fame') ? 'fame' : (offers[0] ?? 'cards');
  return { type: 'sell', from, good, at: stall, currency };
}

export function bestStall(stalls: readonly Stall[], good: Good): Stall | undefined {
  return STALL_ORDER[good].find((stall) => stalls.includes(stall));
}

/** Everything that can be sold, the dearest goods first. */
export function allSales(view: Selling, estate: Estate): readonly Sale[] {
  const lying = estate.flatMap(({ goods }, from) => goods.map((good) => ({ from, good })));
  const dearest = ['gold', 'tincture', 'metal', 'herb', 'ore'] as const;
  return dearest
    .flatMap((good) => lying.filter((one) => one.good === good))
    .reduce<readonly Sale[]>((sales, held) => {
      const stall = bestStall(stallsFor(view, estate, held.good, sales), held.good);
      return stall ? [...sales, saleOf(held, stall)] : sales;
    }, []);
}
