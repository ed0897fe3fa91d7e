import { framesOf } from '@/components/kit/stage/frames';
import { at, never, removeAt, replaceAt, without } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import {
  GOODS,
  HAND_AT_START,
  REFINED,
  YIELD,
  type Building,
  type Card,
  type Good,
} from '@/engine/games/alchemirus/data';
import { inOrder, type AlchemirusFact } from '@/engine/games/alchemirus/state';
import type { AlchemirusSeatView, AlchemirusView, PlotView } from '@/engine/games/alchemirus/view';

import { playerOf } from './deeds';

/** The table while facts are shown: nobody is asked anything yet. */
export function frames(view: AlchemirusView, facts: readonly AlchemirusFact[]): readonly AlchemirusView[] {
  return framesOf(view, facts, before);
}

export function before(view: AlchemirusView, fact: AlchemirusFact): AlchemirusView {
  return { ...undone(view, fact), asked: null };
}

type FactOf<Type extends AlchemirusFact['type']> = Extract<AlchemirusFact, { readonly type: Type }>;

function undone(view: AlchemirusView, fact: AlchemirusFact): AlchemirusView {
  switch (fact.type) {
    case 'began':
      return view;
    case 'dealt':
      return undrawn(view, fact.seat, fact.cards, HAND_AT_START);
    case 'turnBegan':
      return unbegun(view, fact.seat);
    case 'drew':
      return undrawn(view, fact.seat, fact.cards, fact.count);
    case 'exchanged':
      return unexchanged(view, fact);
    case 'bankFilled':
      return unfilled(view, fact);
    case 'reshuffled':
      return { ...view, discards: fact.discards, deckSize: view.deckSize - fact.discards.length };
    case 'placed':
      return withSeat(view, fact.seat, { field: null });
    case 'moved':
      return earned(withSeat(view, fact.seat, { field: fact.from }), fact.seat, fact.fame);
    case 'built':
      return unbuilt(view, fact);
    case 'paid':
      return unspent(view, fact.seat, [fact.card]);
    case 'harvested':
      return unharvested(view, fact);
    case 'carried':
      return moved(view, fact.good, [fact.seat, fact.to], [fact.seat, fact.from]);
    case 'transmuted':
      return untransmuted(view, fact);
    case 'sold':
      return unsold(view, fact);
    case 'bought':
      return moved(view, fact.good, [fact.seat, fact.plot], [fact.from, fact.off]);
    case 'earned':
      return earned(view, fact.seat, -fact.fame);
    case 'haunted':
      return { ...unspent(view, fact.seat, fact.discarded), spirit: fact.from };
    case 'robbed':
      return unrobbed(view, fact);
    case 'goalReached':
      return { ...view, isLastRound: false };
    case 'ended':
      return { ...view, turn: rightOf(view, view.turn) };
    default:
      return never(fact);
  }
}

export function withSeat(
  view: AlchemirusView,
  seat: Seat,
  change: Partial<AlchemirusSeatView>,
): AlchemirusView {
  return { ...view, players: replaceAt(view.players, seat, { ...playerOf(view, seat), ...change }) };
}

function earned(view: AlchemirusView, seat: Seat, fame: number): AlchemirusView {
  return fame === 0 ? view : withSeat(view, seat, { fame: playerOf(view, seat).fame + fame });
}

function rightOf({ players }: AlchemirusView, seat: Seat): Seat {
  return ((seat + players.length - 1) % players.length) as Seat;
}

/** One's own hand is not seen while it lies face down before others. */
function isHandSeen(view: AlchemirusView, seat: Seat): boolean {
  return view.viewer === seat && view.hand.length === playerOf(view, seat).handSize;
}

/** Cards come to a hand; which ones matters only to the one who sees that hand. */
function gotten(view: AlchemirusView, seat: Seat, cards: readonly Card[]): AlchemirusView {
  const counted = withSeat(view, seat, { handSize: playerOf(view, seat).handSize + cards.length });
  return isHandSeen(view, seat) ? { ...counted, hand: inOrder([...view.hand, ...cards]) } : counted;
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

function offDiscards(view: AlchemirusView, cards: readonly Card[]): AlchemirusView {
  return cards.length === 0 ? view : { ...view, discards: cards.reduce(withoutOne, view.discards) };
}

function unspent(view: AlchemirusView, seat: Seat, cards: readonly Card[]): AlchemirusView {
  return cards.length === 0 ? view : gotten(offDiscards(view, cards), seat, cards);
}

function undrawn(
  view: AlchemirusView,
  seat: Seat,
  cards: readonly Card[] | null,
  count: number,
): AlchemirusView {
  return { ...lost(view, seat, cards, count), deckSize: view.deckSize + count };
}

/** In somebody's first turn nobody had played before him, if he is the first. */
function unbegun(view: AlchemirusView, seat: Seat): AlchemirusView {
  const { turns } = playerOf(view, seat);
  const back = withSeat(view, seat, { turns: turns - 1 });
  return turns === 1 && seat === view.first ? back : { ...back, turn: rightOf(view, seat) };
}

function unexchanged(view: AlchemirusView, { seat, take, give, place }: FactOf<'exchanged'>): AlchemirusView {
  const back = unspent(lost(view, seat, [take], 1), seat, [give]);
  return { ...back, bank: replaceAt(view.bank, place, take) };
}

const laid = (bank: AlchemirusView['bank']) => bank.filter((card) => card !== null).length;

/** What was laid out came from the deck. */
function unfilled(view: AlchemirusView, { bank, before: old }: FactOf<'bankFilled'>): AlchemirusView {
  return { ...view, bank: old, deckSize: view.deckSize + laid(bank) - laid(old) };
}

/** Goods lie in one order, however they came. */
export const inRow = (goods: readonly Good[]) => GOODS.filter((good) => goods.includes(good));

export function withGoods(
  view: AlchemirusView,
  seat: Seat,
  plot: number,
  goods: readonly Good[],
): AlchemirusView {
  const { estate } = playerOf(view, seat);
  return withSeat(view, seat, { estate: replaceAt(estate, plot, { ...at(estate, plot), goods }) });
}

const goodsOn = (view: AlchemirusView, seat: Seat, plot: number) =>
  at(playerOf(view, seat).estate, plot).goods;

export function takenOff(view: AlchemirusView, seat: Seat, plot: number, good: Good): AlchemirusView {
  return withGoods(
    view,
    seat,
    plot,
    goodsOn(view, seat, plot).filter((one) => one !== good),
  );
}

function laidOn(view: AlchemirusView, seat: Seat, plot: number, good: Good): AlchemirusView {
  return withGoods(view, seat, plot, inRow([...goodsOn(view, seat, plot), good]));
}

type Site = readonly [seat: Seat, plot: number];

function moved(view: AlchemirusView, good: Good, from: Site, to: Site): AlchemirusView {
  return laidOn(takenOff(view, ...from, good), ...to, good);
}

/** The building is held again; what was demolished for it stands where it stood. */
function unbuilt(view: AlchemirusView, { seat, building, demolished }: FactOf<'built'>): AlchemirusView {
  const back = gotten(offDiscards(view, demolished?.cards ?? []), seat, [building]);
  const estate = playerOf(view, seat).estate.slice(0, -1);
  return withSeat(back, seat, { estate: demolished ? rebuilt(estate, demolished) : estate });
}

function rebuilt(
  estate: readonly PlotView[],
  { plot, cards, goods }: NonNullable<FactOf<'built'>['demolished']>,
): readonly PlotView[] {
  const old: PlotView = { building: at(cards, 0) as Building, goods };
  return [...estate.slice(0, plot), old, ...estate.slice(plot)];
}

/** The estate after something is demolished and before something else is built. */
export function cleared(view: AlchemirusView, seat: Seat, plot: number): AlchemirusView {
  return withSeat(view, seat, { estate: removeAt(playerOf(view, seat).estate, plot) });
}

function unharvested(view: AlchemirusView, { seat, plots }: FactOf<'harvested'>): AlchemirusView {
  const bare = plots.reduce((now, plot) => withGoods(now, seat, plot, []), view);
  return { ...bare, deckSize: view.deckSize + plots.length };
}

/** What grows on a plot. */
export function yieldOf(view: AlchemirusView, seat: Seat, plot: number): Good {
  return YIELD[at(playerOf(view, seat).estate, plot).building] ?? 'herb';
}

/** What something was made of. */
export function sourcesOf(into: Good): readonly Good[] {
  return into === 'gold' ? ['tincture', 'metal'] : GOODS.filter((good) => REFINED[good] === into);
}

function untransmuted(
  view: AlchemirusView,
  { seat, plot, into, discarded }: FactOf<'transmuted'>,
): AlchemirusView {
  const back = withGoods(view, seat, plot, sourcesOf(into));
  return discarded === null ? back : offDiscards(back, [discarded]);
}

/** What another bought left the seller's plot when he did. */
function unsold(view: AlchemirusView, fact: FactOf<'sold'>): AlchemirusView {
  const { seat, from, good, at: stall, currency, amount, card } = fact;
  const sold = { ...view.sold, [stall]: Math.max(0, view.sold[stall] - 1) };
  const unpaid = currency === 'fame' ? earned(view, seat, -amount) : view;
  if (card === null) return { ...unpaid, sold };
  return { ...laidOn(offDiscards(unpaid, [card]), seat, from, good), sold };
}

function unrobbed(view: AlchemirusView, { seat, from, card }: FactOf<'robbed'>): AlchemirusView {
  const { handSize } = playerOf(view, from);
  const back = lost(view, seat, card && [card], 1);
  return card ? gotten(back, from, [card]) : withSeat(back, from, { handSize: handSize + 1 });
}
