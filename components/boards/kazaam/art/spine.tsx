import { memo } from 'react';

import type { Ingredient } from '@/engine/games/kazaam/data';
import type { Tile } from '@/engine/games/kazaam/tiles';
import { Drawing, Shown } from './drawing';
import { TILE } from './places';
import { print } from './prints';

interface TileSpineProps {
  readonly tile: Pick<Tile, 'homunculus' | 'place'>;
  /** The side of the tile's face. */
  readonly size: number;
}

/** The spine alone, as it folds away from a tile that is played. */
export const TileSpine = memo(function TileSpine({ tile: { homunculus, place }, size }: TileSpineProps) {
  const leather = print('spine');
  const [, , across, high] = leather.box;
  return (
    <Drawing
      layers={[{ print: leather }, { print: print(`cost-${homunculus}-${place}`) }]}
      viewBox={leather.box}
      width={(size * across) / TILE}
      height={(size * high) / TILE}
    />
  );
});

interface SymbolShadeProps {
  readonly symbol: Ingredient;
  readonly size: number;
}

/** Lies over a symbol and takes its light. */
export const SymbolShade = memo(function SymbolShade({ symbol, size }: SymbolShadeProps) {
  return <Shown print={print(`shade-${symbol}`)} size={size} />;
});
