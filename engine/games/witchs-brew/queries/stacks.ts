import {
  cauldronPotion,
  NOTHING,
  potionOf,
  SHELVES,
  shelfPotion,
  type Cauldron,
  type CauldronPotion,
  type Goods,
  type Potion,
  type PotionId,
  type Shelf,
  type ShelfPotion,
  type Stack,
} from '../data';
import { countOf } from '../drops';
import type { WitchsBrewState } from '../state';

type Stacks = Pick<WitchsBrewState, 'stacks'>;
type Lying = Pick<WitchsBrewState, 'goldOnShelf' | 'dropsOnShelf'>;

export function isShelf(stack: Stack): stack is Shelf {
  return SHELVES.some((shelf) => shelf === stack);
}

/** The open potion of a stack; null when the stack is used up. */
export function topOf({ stacks }: Stacks, stack: Stack): PotionId | null {
  return stacks[stack][0] ?? null;
}

export function openPotion(table: Stacks, stack: Stack): Potion | null {
  const top = topOf(table, stack);
  return top === null ? null : potionOf(top);
}

export function potionIn(table: Stacks, cauldron: Cauldron): CauldronPotion | null {
  const top = topOf(table, cauldron);
  return top === null ? null : cauldronPotion(top);
}

export function potionOn(table: Stacks, shelf: Shelf): ShelfPotion | null {
  const top = topOf(table, shelf);
  return top === null ? null : shelfPotion(top);
}

/** What lies on the open card of a shelf. */
export function lyingGoods({ goldOnShelf, dropsOnShelf }: Lying, shelf: Shelf): Goods {
  return shelf === 'gold' ? { ...NOTHING, gold: goldOnShelf } : { ...NOTHING, drops: dropsOnShelf };
}

/** The same as a number. */
export function lyingOn({ goldOnShelf, dropsOnShelf }: Lying, shelf: Shelf): number {
  return shelf === 'gold' ? goldOnShelf : countOf(dropsOnShelf);
}

/** How much the open card of a shelf still needs; null when the shelf is used up. */
export function missingOn(table: Stacks & Lying, shelf: Shelf): number | null {
  const potion = potionOn(table, shelf);
  return potion && Math.max(0, potion.need - lyingOn(table, shelf));
}
