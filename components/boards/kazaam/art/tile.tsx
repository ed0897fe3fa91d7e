import { memo } from 'react';

import type { Homunculus, Place } from '@/engine/games/kazaam/data';
import type { Tile } from '@/engine/games/kazaam/tiles';
import { BACK, sleepingMarks } from './back-marks';
import { Drawing } from './drawing';
import { SEAL, sealMarks } from './favourite-marks';
import { box, line, type Mark } from '@/components/kit/drawing/marks';
import type { Theme } from './paints';
import { slotMarks } from './slot-marks';
import { boxOf, TILE } from './sockets';
import { SPINE, spineMarks } from './spine';
import { print } from './prints';

/** Below this size a tile is drawn without texture and fine lines. */
export const SMALL_TILE = 40;

/** How much wider and higher than its face a tile with a spine is. */
export const PLAQUE = { width: 1.21, height: 1.02 } as const;

const DIMMED = { opacity: 0.45 } as const;

interface TileFaceProps {
  readonly tile: Pick<Tile, 'homunculus' | 'place' | 'symbols'>;
  /** The side of the square face. */
  readonly size: number;
  /** In the hand: with the leather spine that shows what the tile costs. */
  readonly withSpine?: boolean;
  readonly isDimmed?: boolean;
  /** On a board: of the homunculus that its alchemist prefers. */
  readonly isFavourite?: boolean;
}

export const TileFace = memo(function TileFace(props: TileFaceProps) {
  const { tile, size, withSpine = false, isDimmed = false, isFavourite = false } = props;
  const { homunculus, place, symbols } = tile;
  const face = { print: print(`tile-${homunculus}-${place}`) };
  const style = isDimmed ? DIMMED : null;
  const isSmall = size < SMALL_TILE;
  if (!withSpine)
    return (
      <Drawing
        layers={isFavourite ? [face, sealMarks([place], { isSmall, isAlive: false })] : [face]}
        viewBox={boxOf(place)}
        width={size}
        height={size}
        isSmall={isSmall}
        style={style}
      />
    );
  return (
    <Drawing
      layers={[COVER, { ...face, box: ON_PLAQUE }, spineMarks(symbols)]}
      viewBox={[0, 0, SPINE + TILE, 204]}
      width={size * PLAQUE.width}
      height={size * PLAQUE.height}
      isSmall={isSmall}
      style={style}
    />
  );
});

/** By itself, to be laid on a tile that is held. */
export const FavouriteSeal = memo(function FavouriteSeal({ size }: { readonly size: number }) {
  return <Drawing layers={[SEAL]} viewBox={[-9.6, -9.6, 19.2, 19.2]} width={size} height={size} />;
});

const COVER: readonly Mark[] = [
  box([0, 4, 242, 200, 10], '#1c0d05'),
  box([0, 0, 242, 200, 10], '@leather'),
  line('M10 1.6H232', '#d99a6a', 2, { strokeOpacity: 0.7 }),
];

const ON_PLAQUE = [SPINE, 0, TILE, TILE] as const;

interface TileBackProps {
  readonly size: number;
  /** On a board: which part sleeps there. */
  readonly asleep?: { readonly homunculus: Homunculus; readonly place: Place };
}

export const TileBack = memo(function TileBack({ size, asleep }: TileBackProps) {
  return (
    <Drawing
      layers={[asleep ? sleepingMarks(asleep.homunculus, asleep.place) : BACK]}
      viewBox={asleep ? boxOf(asleep.place) : [0, 0, TILE, TILE]}
      width={size}
      height={size}
      isSmall={size < SMALL_TILE}
    />
  );
});

interface GhostPlaceProps {
  readonly place: Place;
  readonly size: number;
  readonly theme: Theme;
}

export const GhostPlace = memo(function GhostPlace({ place, size, theme }: GhostPlaceProps) {
  return (
    <Drawing
      layers={[slotMarks(place, theme, null)]}
      viewBox={boxOf(place)}
      width={size}
      height={size}
      theme={theme}
      isSmall={size < SMALL_TILE}
    />
  );
});
