import { CARDS, COST, GLORIA_CARDS, HAND_LIMIT, MOST_BUILDINGS, type Card } from '../data';

/** What cards cost and how they are ordered, for whoever has a table or only a view of it. */

/** Which of two stands first in the order of the box: less than nought for the first. */
export function byBox(one: Card, other: Card): number {
  return CARDS.indexOf(one) - CARDS.indexOf(other);
}

/** In the order of the box, so that a hand says nothing about when its cards came. */
export function inOrder(cards: readonly Card[]): readonly Card[] {
  return cards.slice().sort(byBox);
}

/** AL-10, AL-21: how many other cards a card takes. */
export function costOf(card: Card): number {
  return card === 'gloria' ? GLORIA_CARDS : COST[card];
}

/** AL-10, AL-21: whether the other cards of a hand are enough for one of it. */
export function isAffordable(card: Card, handSize: number): boolean {
  return handSize - 1 >= costOf(card);
}

/** AL-11: whether a building has to make way for another one. */
export function isFull(estate: readonly unknown[]): boolean {
  return estate.length >= MOST_BUILDINGS;
}

/** AL-22: how many cards are to be discarded at the end of a turn. */
export function overLimit(handSize: number): number {
  return Math.max(0, handSize - HAND_LIMIT);
}
