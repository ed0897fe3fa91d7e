import { BUILDINGS, CHEAPEST, GIFT_CARDS, YIELD, type Building, type Card, type Good } from '../data';
import type { AlchemirusState } from '../state';
import { costOf, isAffordable } from './cards';
import { growing, transmutedOn, type AnyEstate } from './goods';
import { allCarries, allSales } from './proposals';
import { actionOn, passesSpirit, stepsBetween } from './ring';

/** What a pawn would find to do on a field, for whoever has a table or only a view of it. */
type Prospect =
  | { readonly type: 'nothing' }
  /** A card that is drawn on the way may decide it, or there always is something. */
  | { readonly type: 'open' }
  /** The dearest building that can be paid for. */
  | { readonly type: 'build'; readonly building: Building }
  /** What would come of it. */
  | { readonly type: 'make'; readonly goods: readonly Good[] }
  | { readonly type: 'carry' | 'sell'; readonly goods: readonly Good[] }
  | { readonly type: 'give' };

interface Visitor {
  readonly field: number | null;
  readonly hand: readonly Card[];
  readonly estate: AnyEstate;
}

type Market = Pick<AlchemirusState, 'spirit' | 'sold'>;

const NOTHING: Prospect = { type: 'nothing' };
const OPEN: Prospect = { type: 'open' };

/** What a field is good for, as it lies before one goes there. */
export function prospectOf(table: Market, visitor: Visitor, field: number): Prospect {
  const { estate, hand } = visitor;
  const drawn = drawnOnTheWay(visitor, field);
  switch (actionOn(field)) {
    case 'build':
      return building(hand, drawn);
    case 'harvest':
      return withGoods(
        'make',
        growing(table, estate).map((plot) => estate[plot] && YIELD[estate[plot].building]),
      );
    case 'transmutation':
      return withGoods(
        'make',
        estate.map((plot) => transmutedOn(table, plot)),
      );
    case 'transport':
      return withGoods(
        'carry',
        allCarries(estate).map(({ good }) => good),
      );
    case 'sale':
      return withGoods(
        'sell',
        allSales(table, estate).map(({ good }) => good),
      );
    case 'gifts':
      return hand.length + drawn >= GIFT_CARDS ? { type: 'give' } : NOTHING;
    case 'spirit':
      return OPEN;
  }
}

/** AL-8 */
function drawnOnTheWay({ field: from }: Visitor, field: number): number {
  return from !== null && passesSpirit(from, stepsBetween(from, field)) ? 1 : 0;
}

function building(hand: readonly Card[], drawn: number): Prospect {
  const size = hand.length + drawn;
  const fitting = BUILDINGS.filter((one) => hand.includes(one) && isAffordable(one, size));
  const [dearest] = fitting.sort((one, other) => costOf(other) - costOf(one));
  if (dearest) return { type: 'build', building: dearest };
  return drawn > 0 && size > CHEAPEST ? OPEN : NOTHING;
}

function withGoods(type: 'make' | 'carry' | 'sell', found: readonly (Good | null | undefined)[]): Prospect {
  const goods = found.flatMap((good) => good ?? []);
  return goods.length > 0 ? { type, goods } : NOTHING;
}
