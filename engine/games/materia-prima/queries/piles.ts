import { replaceAt } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import type { Thing } from '../data';
import type { Hex } from '../map';
import type { Pile } from '../state';
import { countOf, merged, NO_ELEMENTS, plus, sizeOf, type Stock } from '../stock';

/** What lies on the ground, apart by who dropped it (MP-10, MP-31). */

interface Ground {
  readonly piles: readonly Pile[];
}

export function pilesAt({ piles }: Ground, hex: Hex): readonly Pile[] {
  return piles.filter((pile) => pile.hex === hex);
}

export function lyingAt(state: Ground, hex: Hex): Stock {
  return pilesAt(state, hex).reduce((stock, { elements }) => merged(stock, elements), NO_ELEMENTS);
}

export function soulsAt(state: Ground, hex: Hex): number {
  return pilesAt(state, hex).reduce((total, { souls }) => total + souls, 0);
}

/** Nobody's things come last. */
const rankOf = ({ by }: Pick<Pile, 'by'>): number => by ?? Infinity;

/** The piles with more on a hex, kept in order and apart by who dropped it. */
export function heaped(
  piles: readonly Pile[],
  hex: Hex,
  by: Seat | null,
  elements: Stock,
  souls: number,
): readonly Pile[] {
  if (souls === 0 && sizeOf(elements) === 0) return piles;
  const index = piles.findIndex((pile) => pile.hex === hex && pile.by === by);
  const pile = piles[index];
  if (pile) {
    const higher = { hex, by, elements: merged(pile.elements, elements), souls: pile.souls + souls };
    return replaceAt(piles, index, higher);
  }
  const next = piles.findIndex(
    (other) => other.hex > hex || (other.hex === hex && rankOf(other) > (by ?? Infinity)),
  );
  const copy = piles.slice();
  copy.splice(next < 0 ? piles.length : next, 0, { hex, by, elements, souls });
  return copy;
}

/** One thing less on a hex: first what nobody dropped, then what others did, the seat's own last. */
export function lifted(
  state: Ground & { readonly players: readonly unknown[] },
  seat: Seat,
  hex: Hex,
  thing: Thing,
): readonly Pile[] {
  const order = [null, ...othersFrom(seat, state.players.length), seat];
  const by = order.find((one) => {
    const pile = state.piles.find((other) => other.hex === hex && other.by === one);
    return pile !== undefined && thingsIn(pile, thing) > 0;
  });
  if (by === undefined) throw new Error(`No ${thing} lies on hex ${hex}`);
  return state.piles.flatMap((pile) => {
    if (pile.hex !== hex || pile.by !== by) return [pile];
    const rest = less(pile, thing);
    return rest.souls === 0 && sizeOf(rest.elements) === 0 ? [] : [rest];
  });
}

function thingsIn({ elements, souls }: Pick<Pile, 'elements' | 'souls'>, thing: Thing): number {
  return thing === 'soul' ? souls : countOf(elements, thing);
}

function less({ hex, by, elements, souls }: Pile, thing: Thing): Pile {
  if (thing === 'soul') return { hex, by, elements, souls: souls - 1 };
  return { hex, by, elements: plus(elements, thing, -1), souls };
}
