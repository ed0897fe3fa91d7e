import { BUILDINGS, type Card } from '@/engine/games/alchemirus/data';
import type { PlotView } from '@/engine/games/alchemirus/view';

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

interface Weighed {
  readonly place: number;
  readonly worth: number;
}

function weighed(hand: readonly Card[], estate: readonly PlotView[]): readonly Weighed[] {
  return hand.map((card, place) => {
    const earlier = hand.slice(0, place).filter((one) => one === card).length;
    const built = BUILDINGS.includes(card as never)
      ? estate.filter(({ building }) => building === card).length
      : 0;
    return { place, worth: KEPT[card] - AGAIN * earlier - BUILT * built };
  });
}

/** So many places of the hand whose cards one would miss least; `not` is needed for something else. */
export function leastUseful(
  hand: readonly Card[],
  estate: readonly PlotView[],
  count: number,
  not: number | null = null,
): readonly number[] {
  return weighed(hand, estate)
    .filter(({ place }) => place !== not)
    .sort((one, other) => one.worth - other.worth)
    .slice(0, count)
    .map(({ place }) => place);
}
