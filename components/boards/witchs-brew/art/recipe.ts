import type { Cauldron, CauldronPotion, Colour, Drops } from '@/engine/games/witchs-brew/data';

interface RecipeDrop {
  readonly colour: Colour;
  /** Whether whoever acts has it. */
  readonly isLit: boolean;
}

const ORDER: Readonly<Record<Cauldron, readonly Colour[]>> = {
  iron: ['red', 'green', 'white'],
  copper: ['white', 'red', 'green'],
  silver: ['green', 'white', 'red'],
};

/** What a potion needs drop by drop; lit is what is owned. */
export function recipeOf({ stack, cost }: CauldronPotion, owned: Drops | null): readonly RecipeDrop[] {
  return ORDER[stack].flatMap((colour) =>
    Array.from({ length: cost[colour] }, (_, index) => ({
      colour,
      isLit: owned === null || index < owned[colour],
    })),
  );
}
