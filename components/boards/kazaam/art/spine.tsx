import { memo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

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

interface SymbolGhostProps {
  readonly symbol: Ingredient;
  readonly size: number;
  readonly style?: StyleProp<ViewStyle>;
}

/** Lies over a symbol that cannot be paid, or has been: its outline in its own hue, hollow. */
export const SymbolGhost = memo(function SymbolGhost({ symbol, ...look }: SymbolGhostProps) {
  return <Shown print={print(`ghost-${symbol}`)} {...look} />;
});
