import { times } from '@/components/kit/drawing/geometry';
import { between, type Lying } from '@/components/kit/stage/between';
import type { Tables as AnyTables } from '@/components/kit/stage/scene';
import { at, replaceAt } from '@/engine/core/list';
import { eachSeat, type Seat } from '@/engine/core/seat';
import type { Card, Good } from '@/engine/games/alchemirus/data';
import type { AlchemirusSeatView, AlchemirusView } from '@/engine/games/alchemirus/view';

import { playerOf } from '../seats';
import { bankAt, DECK, DISCARDS, goodAt, handAt, plotAt } from './places';

export type Tables = AnyTables<AlchemirusView>;

/** Every card as it lies on this table, but for those that are goods. */
export function cardsOn(view: AlchemirusView): readonly Lying<Card>[] {
  return [
    ...backs(view.deckSize, DECK),
    ...discardsOn(view),
    ...view.bank.flatMap((card, place) => (card === null ? [] : [lying(card, bankAt(place))])),
    ...eachSeat(view.players, (seat, { estate }) =>
      estate.map(({ building }, plot) => lying(building, plotAt(seat, plot))),
    ),
    ...eachSeat(view.players, (seat, player) => held(view, seat, player)),
  ];
}

/** Every good. None becomes another on its way. */
export function goodsOn(view: AlchemirusView): readonly Lying<Good>[] {
  return eachSeat(view.players, (seat, { estate }) =>
    estate.flatMap(({ building, goods }, plot) =>
      goods.map((good) => ({ sort: good, piece: good, place: goodAt({ seat, plot, building, good }) })),
    ),
  );
}

/** What has come onto the discards. */
export function discarded({ before, after }: Tables): readonly Card[] {
  return between(discardsOn(before), discardsOn(after)).come.flatMap(({ piece }) => piece ?? []);
}

function discardsOn({ discards }: AlchemirusView): readonly Lying<Card>[] {
  return discards.map((card) => lying(card, DISCARDS));
}

/** The viewer's own cards, unless others are still looking; of every other hand the backs. */
function held({ viewer, hand }: AlchemirusView, seat: Seat, { handSize }: AlchemirusSeatView) {
  const place = handAt(seat);
  return seat === viewer && hand.length > 0 ? hand.map((card) => lying(card, place)) : backs(handSize, place);
}

function lying(card: Card | null, place: string): Lying<Card> {
  return { sort: 'card', piece: card, place };
}

const backs = (count: number, place: string): readonly Lying<Card>[] =>
  times(count, () => lying(null, place));

export function withPlayer(
  view: AlchemirusView,
  seat: Seat,
  change: Partial<AlchemirusSeatView>,
): AlchemirusView {
  return { ...view, players: replaceAt(view.players, seat, { ...playerOf(view, seat), ...change }) };
}

/**
 * The table while something is under way: what lies there before and after, and halfway if there are two ways, for what
 * is in the air lies nowhere. The light goes ahead to where the Spirit is going.
 */
export function meanwhile({ before, after }: Tables, halfway = before): AlchemirusView {
  return {
    ...before,
    spirit: after.spirit,
    hand: inBoth(halfway.hand, after.hand),
    deckSize: Math.min(before.deckSize, after.deckSize),
    discards: inBoth(before.discards, after.discards),
    bank: before.bank.map((card, place) => (card === after.bank[place] ? card : null)),
    players: halfway.players.map((player, seat) => staying(player, at(after.players, seat))),
  };
}

function staying(before: AlchemirusSeatView, after: AlchemirusSeatView): AlchemirusSeatView {
  return {
    ...before,
    handSize: Math.min(before.handSize, after.handSize),
    field: before.field === after.field ? before.field : null,
    estate: before.estate.map(({ building, goods }, plot) => ({
      building,
      goods: inBoth(goods, after.estate[plot]?.goods ?? []),
    })),
  };
}

function inBoth<Item>(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  const left = [...after];
  return before.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}
