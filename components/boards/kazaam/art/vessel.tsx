import { memo } from 'react';

import type { Ingredient } from '@/engine/games/kazaam/data';
import type { Scheme } from '@/components/kit/tokens';
import { Drawing } from './drawing';
import { levelOf, VESSEL_BOX } from './glass';
import { print } from './prints';

export interface VesselProps {
  readonly ingredient: Ingredient;
  /** How much is in it; the glass is full at six. */
  readonly level: number;
  /** The width of the drawing. */
  readonly size: number;
  readonly theme: Scheme;
  readonly isFavourite?: boolean;
}

export function vesselHeight(size: number): number {
  const [, , width, height] = VESSEL_BOX;
  return (size * height) / width;
}

/** Lies over the glass of whoever prefers this ingredient. */
export const starOn = (isFavourite: boolean) => (isFavourite ? [{ print: print('vessel-star') }] : []);

/** A glass whose level is the amount of an ingredient. */
export const Vessel = memo(function Vessel(props: VesselProps) {
  const { ingredient, level, size, theme, isFavourite = false } = props;
  return (
    <Drawing
      layers={[{ print: print(`vessel-${ingredient}-${levelOf(level)}`) }, ...starOn(isFavourite)]}
      viewBox={VESSEL_BOX}
      width={size}
      height={vesselHeight(size)}
      theme={theme}
    />
  );
});
