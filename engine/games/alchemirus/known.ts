import { at, replaceAt, without } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Card } from './data';

/**
 * What each seat has seen go into the hand of another and cannot have left it since: by viewer, then by owner.
 * Worlds imagined for a seat are made from this, so that a good memory never contradicts them.
 */
export type Known = readonly (readonly (readonly Card[])[])[];

function eachOf(
  known: Known,
  owner: Seat,
  change: (cards: readonly Card[], viewer: number) => readonly Card[],
): Known {
  return known.map((hands, viewer) => {
    const cards = at(hands, owner);
    const changed = change(cards, viewer);
    return changed === cards ? hands : replaceAt(hands, owner, changed);
  });
}

const less = (cards: readonly Card[], card: Card): readonly Card[] =>
  cards.includes(card) ? without(cards, card) : cards;

/** Everybody saw the card go into this hand. */
export function sawTaken(known: Known, owner: Seat, card: Card): Known {
  return eachOf(known, owner, (cards) => [...cards, card]);
}

/** Everybody saw the card leave this hand. */
export function sawSpent(known: Known, owner: Seat, card: Card): Known {
  return eachOf(known, owner, (cards) => less(cards, card));
}

export function sawHandGo(known: Known, owner: Seat): Known {
  return eachOf(known, owner, () => []);
}

/** AL-15: thief and victim saw which card it was; to the others it may have been one of each kind. */
export function sawStolen(known: Known, thief: Seat, victim: Seat, card: Card): Known {
  const gone = eachOf(known, victim, (cards, viewer) =>
    viewer === thief || viewer === victim ? less(cards, card) : [...new Set(cards)].reduce(less, cards),
  );
  return eachOf(gone, thief, (cards, viewer) => (viewer === victim ? [...cards, card] : cards));
}
