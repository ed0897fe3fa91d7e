import { memo } from 'react';
import { View } from 'react-native';

import type { Ingredient } from '@/engine/games/kazaam/data';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';

import { PLAQUE, TileFace } from './art/tile';
import { MissingSymbols } from './symbol-shades';

export interface HeldTileProps {
  readonly tile: TileId;
  /** Its height. */
  readonly size: number;
  /** Symbols that cannot be paid: they pulse. */
  readonly missing?: readonly Ingredient[];
}

/** How wide a tile with its spine is, for a height. */
export function heldWidth(size: number): number {
  return Math.round((size * PLAQUE.width) / PLAQUE.height);
}

/** A tile as it is held: with the spine that shows what it costs. */
export const HeldTile = memo(function HeldTile({ tile, size, missing = [] }: HeldTileProps) {
  const face = tileOf(tile);
  const side = size / PLAQUE.height;
  return (
    <View>
      <TileFace tile={face} size={side} withSpine />
      {missing.length > 0 ? (
        <MissingSymbols symbols={face.symbols} missing={shaded(face.symbols, missing)} size={side} />
      ) : null}
    </View>
  );
});

/** Of symbols that are alike, the lower ones are the ones that lack. */
function shaded(symbols: readonly Ingredient[], missing: readonly Ingredient[]): readonly number[] {
  const left = [...missing];
  return symbols
    .map((symbol, index) => ({ symbol, index }))
    .reverse()
    .flatMap(({ symbol, index }) => {
      const found = left.indexOf(symbol);
      if (found < 0) return [];
      left.splice(found, 1);
      return [index];
    });
}
