import { memo } from 'react';

import type { Ingredient } from '@/engine/games/kazaam/data';
import { Shown } from './drawing';
import { print } from './prints';

interface IngredientSignProps {
  readonly ingredient: Ingredient;
  readonly size: number;
}

/** An ingredient's outline, sign and hue. */
export const IngredientSign = memo(function IngredientSign({ ingredient, size }: IngredientSignProps) {
  return <Shown print={print(`sign-${ingredient}`)} size={size} />;
});
