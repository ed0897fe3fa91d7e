import { at, sum } from '@/engine/core/list';
import { CURRENCIES, PRICES, STALL_SALES, STALLS, type Currency, type Good, type Stall } from '../data';
import type { AlchemirusReason } from '../rulebook';
import type { AlchemirusMove, AlchemirusState } from '../state';
import { goodOn, kindOf, type AnyEstate } from './goods';

/** What stalls sell and for what, for whoever has a table or only a view of it. */

export type Sale = Extract<AlchemirusMove, { readonly type: 'sell' }>;
type Sold = AlchemirusState['sold'];

/** How a visit to the market stands. */
interface Visit {
  readonly sold: Sold;
}

/** AL-19: what a stall gives for a good; null where it is not traded for that. */
export function priceOf({ at, good, currency }: Omit<Sale, 'type' | 'from'>): number | null {
  return PRICES[at][good]?.[currency] ?? null;
}

/** What a stall can be paid with for a good. */
export function currenciesFor(stall: Stall, good: Good): readonly Currency[] {
  return CURRENCIES.filter((currency) => priceOf({ at: stall, good, currency }) !== null);
}

/** AL-19: how many more goods the stalls of a kind sell in this visit. */
export function salesLeft({ sold }: Visit, estate: AnyEstate, stall: Stall): number {
  const stalls = estate.filter(({ building }) => building === stall).length;
  return stalls * STALL_SALES[stall] - sold[stall];
}

/** AL-19: the plot whose stall sold last in this visit: of a kind, each sells as much as it can before the next. */
export function stallOf({ sold }: Visit, estate: AnyEstate, stall: Stall): number {
  const plots = estate.flatMap(({ building }, plot) => (building === stall ? [plot] : []));
  return at(plots, Math.floor((sold[stall] - 1) / STALL_SALES[stall]));
}

/** AL-19: why a good cannot be sold so; null if it can. */
export function refuseSale(
  visit: Visit,
  estate: AnyEstate,
  { from, good, at, currency }: Omit<Sale, 'type'>,
): AlchemirusReason | null {
  const plot = estate[from];
  if (!plot || !goodOn(plot, good)) return 'no-good-to-sell';
  if (!estate.some(({ building }) => building === at)) return 'stall-missing';
  if (priceOf({ at, good, currency }) === null) return 'not-traded-there';
  return salesLeft(visit, estate, at) > 0 ? null : 'stall-sold-out';
}

/** Every way that a good may be sold now. */
export function salesOn(visit: Visit, estate: AnyEstate): readonly Sale[] {
  return estate.flatMap(({ goods }, from) =>
    goods.flatMap((lying) =>
      STALLS.flatMap((at) =>
        CURRENCIES.map(
          (currency) => ({ type: 'sell', from, good: kindOf(lying), at, currency }) as const,
        ).filter((move) => refuseSale(visit, estate, move) === null),
      ),
    ),
  );
}

/** What was sold in this visit after one sale more. */
export function soldAt(sold: Sold, stall: Stall): Sold {
  return { ...sold, [stall]: sold[stall] + 1 };
}

/** AL-26: what a good costs whoever buys it from another for whom it brings so many cards. */
export function purchasePrice(price: number): number {
  return price + 1;
}

/** What sales bring together. */
export function proceedsOfAll(sales: readonly Sale[]): Readonly<Record<Currency, number>> {
  const all = (currency: Currency) =>
    sum(sales.map((sale) => (sale.currency === currency ? (priceOf(sale) ?? 0) : 0)));
  return { cards: all('cards'), fame: all('fame') };
}
