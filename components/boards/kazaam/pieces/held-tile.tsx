import { memo } from 'react';
import { StyleSheet } from 'react-native';

import type { Ingredient } from '@/engine/games/kazaam/data';
import { tileOf, type TileId } from '@/engine/games/kazaam/tiles';

import { FavouriteSeal, PLAQUE, TileFace } from '../art/tile';
import { MissingSymbols } from './symbol-shades';

interface HeldTileProps {
  readonly tile: TileId;
  /** Its height. */
  readonly size: number;
  /** Symbols that cannot be paid. */
  readonly missing?: readonly Ingredient[];
  /** It is taken up: what it lacks is pointed out. */
  readonly isTaken?: boolean;
  /** Of the homunculus that counts more for whoever looks. */
  readonly isFavourite?: boolean;
}

const SEAL_SHARE = 0.21;
const MIN_SEAL = 16;

/** How wide a tile with its spine is, for a height. */
export function heldWidth(size: number): number {
  return Math.round((size * PLAQUE.width) / PLAQUE.height);
}

/** A tile as it is held, filling its parent: with the spine that shows what it costs. */
export const HeldTile = memo(function HeldTile(props: HeldTileProps) {
  const { tile, size, missing = [], isTaken = false, isFavourite = false } = props;
  const face = tileOf(tile);
  const side = size / PLAQUE.height;
  return (
    <>
      <TileFace tile={face} size={side} withSpine />
      {missing.length > 0 ? (
        <MissingSymbols
          symbols={face.symbols}
          missing={shaded(face.symbols, missing)}
          size={side}
          isPulsing={isTaken}
        />
      ) : null}
      {isFavourite ? (
        <FavouriteSeal size={Math.max(MIN_SEAL, side * SEAL_SHARE)} style={styles.seal} />
      ) : null}
    </>
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

const styles = StyleSheet.create({
  // On the foot of the spine, the side of a tile that its neighbours leave in sight.
  seal: { position: 'absolute', left: -3, bottom: -5 },
});
