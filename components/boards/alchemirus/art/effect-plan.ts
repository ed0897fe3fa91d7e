import type { ViewBox } from '@/components/kit/drawing/drawing';
import {
  DOMO_FIELDS,
  GLORIA_CARDS,
  PRICES,
  STALL_SALES,
  type Card,
  type FieldAction,
  type Good,
} from '@/engine/games/alchemirus/data';

/** A sign in the row that says what a card does. */
type Sign =
  | { readonly type: 'good'; readonly good: Good }
  | { readonly type: 'field'; readonly action: FieldAction }
  | { readonly type: 'count'; readonly count: string }
  | { readonly type: 'arrow' | 'goods' | 'card' | 'fame' };

const good = (one: Good): Sign => ({ type: 'good', good: one });
const count = (number: number | string): Sign => ({ type: 'count', count: String(number) });
const ARROW: Sign = { type: 'arrow' };
const GOODS: Sign = { type: 'goods' };
const CARD: Sign = { type: 'card' };
const FAME: Sign = { type: 'fame' };

const ROWS: Readonly<Record<Card, readonly Sign[]>> = {
  horten: [ARROW, good('herb')],
  metalle: [ARROW, good('ore')],
  alembic: [good('herb'), ARROW, good('tincture')],
  fornax: [good('ore'), ARROW, good('metal')],
  labrium: [good('tincture'), count('+'), good('metal'), ARROW, good('gold')],
  pergula: [count(STALL_SALES.pergula), GOODS, ARROW, CARD],
  taberna: [count(STALL_SALES.taberna), GOODS, ARROW, CARD, FAME],
  donarium: [good('gold'), ARROW, count(PRICES.donarium.gold?.fame ?? 0), FAME],
  domo: [...DOMO_FIELDS.map((action): Sign => ({ type: 'field', action })), ARROW, CARD],
  gloria: [count(GLORIA_CARDS), CARD, ARROW, count(1), FAME],
};

/** How wide each is, where the row is 20 high. */
const WIDTHS: Readonly<Record<Sign['type'], number>> = {
  good: 23,
  field: 19.2,
  count: 9,
  arrow: 18.4,
  goods: 20,
  card: 14.8,
  fame: 22.2,
};
const GAP = 4.8;

/** How high a row is drawn, and what of its space is shown, its middle at 0, 0. */
export const EFFECT_SIZE = 20;
export const EFFECT_BOX: ViewBox = [-76, -23, 152, 46];

interface Placed {
  readonly sign: Sign;
  /** Its middle. */
  readonly x: number;
}

/** The signs of a card, side by side about 0. */
export function effectOf(card: Card): readonly Placed[] {
  const signs = ROWS[card];
  const whole = signs.reduce((sum, { type }) => sum + WIDTHS[type], GAP * (signs.length - 1));
  let left = -whole / 2;
  return signs.map((sign) => {
    const x = left + WIDTHS[sign.type] / 2;
    left += WIDTHS[sign.type] + GAP;
    return { sign, x };
  });
}
