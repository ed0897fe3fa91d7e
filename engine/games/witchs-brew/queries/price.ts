import { at, never } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { LEVY, NO_DROPS, type CauldronPotion, type Deed, type Goods, type Shelf } from '../data';
import { countOf, holds } from '../drops';
import type { Declined, WitchsBrewState } from '../state';
import { missingOn, potionIn } from './stacks';

/** What one can pay with. */
export type Stock = Pick<Goods, 'gold' | 'drops'>;

/** All that prices hang on; everybody sees it. */
type Market = Pick<WitchsBrewState, 'stacks' | 'goldOnShelf' | 'dropsOnShelf' | 'trick'> & {
  readonly players: readonly Stock[];
};

export interface Price extends Stock {
  /** Drops of any colours. */
  readonly any: number;
}

type DeedOf<Type extends Deed['type']> = Extract<Deed, { readonly type: Type }>;
type Bought = Exclude<Deed, { readonly type: 'levy' }>;

/** WB-23, WB-24: what a potion costs, less the drop that would buy a vial. */
export function brewPrice({ gold, isExact }: DeedOf<'brew'>, { cost }: CauldronPotion): Price {
  return isExact ? { gold, drops: cost, any: 0 } : { gold, drops: NO_DROPS, any: countOf(cost) };
}

/** What it costs at this moment, for each way to have it: none where there is nothing to be had (WB-15). */
export function pricesOf(table: Pick<Market, 'stacks'>, deed: Bought): readonly Price[] {
  switch (deed.type) {
    case 'swap':
      return [{ gold: deed.price.gold, drops: deed.price.drops, any: 0 }];
    case 'sell':
      return ONE_DROP;
    case 'gather':
      return [{ gold: deed.gold, drops: NO_DROPS, any: 0 }];
    case 'brew':
      return brewPrices(table, deed);
    default:
      return never(deed);
  }
}

const ONE_DROP: readonly Price[] = [{ gold: 0, drops: NO_DROPS, any: 1 }];

function brewPrices(table: Pick<Market, 'stacks'>, deed: DeedOf<'brew'>): readonly Price[] {
  return deed.cauldrons.flatMap((cauldron) => {
    const potion = potionIn(table, cauldron);
    return potion ? [brewPrice(deed, potion)] : [];
  });
}

export function canPay(stock: Stock, { gold, drops, any }: Price): boolean {
  return stock.gold >= gold && holds(stock.drops, drops) && countOf(stock.drops) >= countOf(drops) + any;
}

/** WB-11, WB-15: why an effect cannot be had at all, so that it counts as declined; null if it can. */
export function whyNot(table: Market, seat: Seat, deed: Deed): Exclude<Declined, 'choice'> | null {
  if (deed.type === 'levy') return changesShelf(table, seat, deed.shelf) ? null : 'nothing';
  const prices = pricesOf(table, deed);
  const stock = at(table.players, seat);
  if (prices.some((price) => canPay(stock, price))) return null;
  return prices.length === 0 ? 'nothing' : 'price';
}

/** Whether anything would happen: somebody has to give, or the actor can complete the card alone. */
function changesShelf(table: Market, seat: Seat, shelf: Shelf): boolean {
  const missing = missingOn(table, shelf);
  if (missing === null) return false;
  if (othersFrom(seat, table.players.length).some((other) => dueOf(table, other, shelf) > 0)) return true;
  return wealth(at(table.players, seat), shelf) >= missing;
}

/** What of somebody's goods a shelf is filled with. */
export function wealth({ gold, drops }: Stock, shelf: Shelf): number {
  return shelf === 'gold' ? gold : countOf(drops);
}

/** WB-16, WB-17: what a seat has to put on a shelf. */
export function dueOf(table: Pick<Market, 'players' | 'trick'>, seat: Seat, shelf: Shelf): number {
  const due = shareOf(at(table.players, seat), shelf);
  return isSpared(table, seat) ? oneLess(due) : due;
}

/** What whoever said "So be it" puts down of what is due. */
export function oneLess(due: number): number {
  return Math.max(0, due - 1);
}

/** The same for whoever is not spared. */
export function shareOf(stock: Stock, shelf: Shelf): number {
  return Math.floor(wealth(stock, shelf) / LEVY[shelf]);
}

export function isSpared({ trick }: Pick<Market, 'trick'>, seat: Seat): boolean {
  return trick?.stances[seat] === 'yields';
}
