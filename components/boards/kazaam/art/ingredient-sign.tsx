import { memo } from 'react';

import type { Ingredient } from '@/engine/games/kazaam/data';
import { Drawing } from './drawing';
import { SIGN_BOX, signMarks } from './signs';

interface IngredientSignProps {
  readonly ingredient: Ingredient;
  readonly size: number;
  readonly isDimmed?: boolean;
}

/** An ingredient's outline, sign and hue. */
export const IngredientSign = memo(function IngredientSign({
  ingredient,
  size,
  isDimmed,
}: IngredientSignProps) {
  return (
    <Drawing
      layers={[signMarks(ingredient)]}
      viewBox={SIGN_BOX}
      width={size}
      height={size}
      style={isDimmed ? { opacity: 0.4 } : null}
    />
  );
});
