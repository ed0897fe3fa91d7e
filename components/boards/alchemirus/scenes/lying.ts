import { at, removeAt, replaceAt, without } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Card, Good } from '@/engine/games/alchemirus/data';
import type { AlchemirusSeatView, AlchemirusView } from '@/engine/games/alchemirus/view';

import { playerOf } from '../seats';

/** What still lies on the table while something is in the air: it has left its place and is nowhere yet. */

export function withSeat(
  view: AlchemirusView,
  seat: Seat,
  change: Partial<AlchemirusSeatView>,
): AlchemirusView {
  return { ...view, players: replaceAt(view.players, seat, { ...playerOf(view, seat), ...change }) };
}

/** Cards are gone from a hand; by number, and by kind where they may be known. */
export function lost(
  view: AlchemirusView,
  seat: Seat,
  cards: readonly Card[] | null,
  count: number,
): AlchemirusView {
  const counted = withSeat(view, seat, { handSize: playerOf(view, seat).handSize - count });
  const isKnown = view.viewer === seat && cards !== null;
  return isKnown ? { ...counted, hand: cards.reduce(withoutOne, view.hand) } : counted;
}

function withoutOne(cards: readonly Card[], card: Card): readonly Card[] {
  return cards.includes(card) ? without(cards, card) : cards;
}

export function withGoods(
  view: AlchemirusView,
  seat: Seat,
  plot: number,
  goods: readonly Good[],
): AlchemirusView {
  const { estate } = playerOf(view, seat);
  return withSeat(view, seat, { estate: replaceAt(estate, plot, { ...at(estate, plot), goods }) });
}

export function goodsOn(view: AlchemirusView, seat: Seat, plot: number): readonly Good[] {
  return at(playerOf(view, seat).estate, plot).goods;
}

export function takenOff(view: AlchemirusView, seat: Seat, plot: number, good: Good): AlchemirusView {
  const left = goodsOn(view, seat, plot).filter((one) => one !== good);
  return withGoods(view, seat, plot, left);
}

/** The estate after something is demolished and before something else is built. */
export function cleared(view: AlchemirusView, seat: Seat, plot: number): AlchemirusView {
  return withSeat(view, seat, { estate: removeAt(playerOf(view, seat).estate, plot) });
}
