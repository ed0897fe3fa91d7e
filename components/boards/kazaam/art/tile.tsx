import { memo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import type { Homunculus, Place } from '@/engine/games/kazaam/data';
import type { Tile } from '@/engine/games/kazaam/tiles';
import { Drawing, Shown } from './drawing';
import { boxOf, TILE } from './places';
import { print } from './prints';
import { seals } from './seals';
import { sleeping } from './sleeping';
import { SPINE } from './spine-places';

/** Below this size a tile is drawn without texture and fine lines. */
export const SMALL_TILE = 40;

/** How much wider and higher than its face a tile with a spine is. */
export const PLAQUE = { width: 1.21, height: 1.02 } as const;

interface TileFaceProps {
  readonly tile: Pick<Tile, 'homunculus' | 'place'>;
  /** The side of the square face. */
  readonly size: number;
  /** In the hand: with the leather spine that shows what the tile costs. */
  readonly withSpine?: boolean;
  /** On a board: of the homunculus that its alchemist prefers. */
  readonly isFavourite?: boolean;
}

export const TileFace = memo(function TileFace(props: TileFaceProps) {
  const { tile, size, withSpine = false, isFavourite = false } = props;
  const { homunculus, place } = tile;
  const face = { print: print(`tile-${homunculus}-${place}`) };
  const isSmall = size < SMALL_TILE;
  if (!withSpine)
    return (
      <Drawing
        layers={isFavourite ? [face, ...seals([place], { isSmall, isAlive: false })] : [face]}
        viewBox={boxOf(place)}
        width={size}
        height={size}
        isSmall={isSmall}
      />
    );
  const cover = print('cover');
  return (
    <Drawing
      layers={[
        { print: cover },
        { ...face, box: ON_PLAQUE },
        { print: print('rim') },
        { print: print(`cost-${homunculus}-${place}`) },
      ]}
      viewBox={cover.box}
      width={size * PLAQUE.width}
      height={size * PLAQUE.height}
      isSmall={isSmall}
    />
  );
});

interface SealProps {
  readonly size: number;
  readonly style?: StyleProp<ViewStyle>;
}

/** By itself, to be laid on a tile that is held. */
export const FavouriteSeal = memo(function FavouriteSeal(seal: SealProps) {
  return <Shown print={print('seal')} {...seal} />;
});

const ON_PLAQUE = [SPINE, 0, TILE, TILE] as const;

interface TileBackProps {
  readonly size: number;
  /** On a board: which part sleeps there. */
  readonly asleep?: { readonly homunculus: Homunculus; readonly place: Place };
}

export const TileBack = memo(function TileBack({ size, asleep }: TileBackProps) {
  const isSmall = size < SMALL_TILE;
  return asleep && !isSmall ? (
    <Drawing
      layers={sleeping(asleep.homunculus, asleep.place)}
      viewBox={boxOf(asleep.place)}
      width={size}
      height={size}
    />
  ) : (
    <Shown print={print('back')} size={size} isSmall={isSmall} />
  );
});
