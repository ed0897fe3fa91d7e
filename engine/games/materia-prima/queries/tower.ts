import { EQUIPMENT_PIECES, type Equipment } from '../cards';
import { MOST_WORN } from '../data';
import type { Figure, MateriaPrimaMove, MateriaPrimaQuestion } from '../state';
import { indexOf, merged, type Stock } from '../stock';

/** What is at hand in a tower, and how it is packed. */

/** The elements on the alchemist's card and in his tower taken together. */
export function wealthOf(player: { readonly store: Stock; readonly figures: readonly Figure[] }): Stock {
  const [alchemist] = player.figures;
  return alchemist ? merged(player.store, alchemist.load) : player.store;
}

type Packing = Extract<MateriaPrimaMove, { readonly type: 'doff' | 'don' | 'take' }>;
type Pack = Extract<MateriaPrimaQuestion, { readonly type: 'pack' }>;

/** Gear off, gear on, elements: each choice is made in one way only. */
const DON_STEPS = EQUIPMENT_PIECES.length;
export const TAKE_STEPS = 2 * EQUIPMENT_PIECES.length;

export function packStep(move: Packing): number {
  switch (move.type) {
    case 'doff':
      return EQUIPMENT_PIECES.indexOf(move.equipment);
    case 'don':
      return DON_STEPS + EQUIPMENT_PIECES.indexOf(move.equipment);
    case 'take':
      return TAKE_STEPS + indexOf(move.element);
  }
}

/** MP-12: what was passed over in a packing is not come back to. */
export function isInOrder(move: Packing, { from }: Pick<Pack, 'from'>): boolean {
  return packStep(move) >= from;
}

/** MP-15 */
export function mayWearMore(worn: readonly Equipment[]): boolean {
  return worn.length < MOST_WORN;
}
