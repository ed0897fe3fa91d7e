import type { Seat } from '@/engine/core/seat';
import type { FormulaId } from './cards';
import type { Kind } from './data';

/**
 * Part of a deck that went there together: who has seen its cards, though not in which order they lie. Worlds imagined for
 * a seat are made from this, so that a good memory never contradicts them.
 */
export interface Layer {
  readonly size: number;
  readonly seenBy: readonly Seat[];
}

export interface Deck {
  /** The next card first. */
  readonly cards: readonly FormulaId[];
  /** The same cards by layers, from the top. */
  readonly layers: readonly Layer[];
}

export type Decks = Readonly<Record<Kind, Deck>>;

export function freshDeck(cards: readonly FormulaId[]): Deck {
  return { cards, layers: layersOf(cards.length, []) };
}

function layersOf(size: number, seenBy: readonly Seat[]): readonly Layer[] {
  return size > 0 ? [{ size, seenBy }] : [];
}

/** The deck without its top cards. Of a layer from which others drew, nobody can tell any more what is left of it. */
export function drawnFrom(deck: Deck, count: number): Deck {
  let left = count;
  const layers = deck.layers.flatMap((layer): readonly Layer[] => {
    const taken = Math.min(left, layer.size);
    left -= taken;
    return taken === 0 ? [layer] : layersOf(layer.size - taken, []);
  });
  return { cards: deck.cards.slice(count), layers };
}

/** The deck with cards under it, and who has seen them. */
export function putUnder(deck: Deck, cards: readonly FormulaId[], seenBy: readonly Seat[]): Deck {
  return {
    cards: [...deck.cards, ...cards],
    layers: [...deck.layers, ...layersOf(cards.length, seenBy)],
  };
}
