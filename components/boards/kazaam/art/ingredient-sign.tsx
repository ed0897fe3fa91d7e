import { memo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import type { Ingredient } from '@/engine/games/kazaam/data';
import { Shown } from './drawing';
import { print } from './prints';

interface IngredientSignProps {
  readonly ingredient: Ingredient;
  readonly size: number;
  readonly style?: StyleProp<ViewStyle>;
}

/** An ingredient's outline, sign and hue. */
export const IngredientSign = memo(function IngredientSign({ ingredient, ...look }: IngredientSignProps) {
  return <Shown print={print(`sign-${ingredient}`)} {...look} />;
});
