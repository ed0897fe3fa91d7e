import type { Mind, Thought } from '@/engine/core/bot';
import { at, sum } from '@/engine/core/list';
import type { HighCard } from './state';

/** Swaps whatever is less than the deck promises. */
export function* middle(mind: Mind<HighCard>): Thought<HighCard> {
  yield;
  const { cards, deck } = mind.world().state;
  return { type: at(cards, mind.seat) < sum(deck) / deck.length ? 'swap' : 'keep' };
}
