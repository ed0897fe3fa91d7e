import { memo } from 'react';
import { StyleSheet } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Layer } from '@/components/kit/drawing/parts';
import { Bitmap } from '@/components/kit/drawing/pieces';
import { at } from '@/engine/core/list';
import { Drawing } from './drawing';
import { hexKey, hexSpot, mapHeight, mapWidth, SIDE, type Hex, type Spot } from './hex';
import {
  BEYOND,
  growthOf,
  MAP_BOX,
  middleName,
  MIDDLES,
  SITE_BOX,
  TILE_BOX,
  type LaidTile,
  type MapLayout,
} from './map-layout';
import type { Theme } from './paints';
import { placed } from './piece';
import { print, type PrintName } from './prints';

const drawn = new WeakMap<MapLayout, Map<string, readonly Layer[]>>();
const NO_TOWERS: readonly Hex[] = [];

/** A piece of the map, in units of its drawing. */
interface Sight {
  readonly middle: Spot;
  readonly width: number;
  readonly height: number;
}

/** Whether anything of a box round a place is to be seen. */
function isSeen({ x, y }: Spot, [left, top, width, height]: ViewBox, sight: Sight | null): boolean {
  if (!sight) return true;
  const [dx, dy] = [x - sight.middle.x, y - sight.middle.y];
  const isAcross = dx + left < sight.width / 2 && dx + left + width > -sight.width / 2;
  return isAcross && dy + top < sight.height / 2 && dy + top + height > -sight.height / 2;
}

interface Site {
  readonly hex: Hex;
  readonly name: PrintName;
}

/** What stands on a tile, hex by hex: of what grows there more than once, each looks like no other. */
function sitesOf({ tile, hexes }: LaidTile, built: ReadonlySet<string>): readonly Site[] {
  const left = growthOf(tile).map((terrain, number) => ({ terrain, number }));
  return hexes.flatMap((hex, index): readonly Site[] => {
    const { ground } = hex;
    // What stands in its middle is part of a tile.
    if (ground.type === 'mine') return index === 0 ? [] : [{ hex, name: `mine-${ground.element}` }];
    if (ground.type === 'city') return [];
    const next = left.findIndex(({ terrain }) => terrain === ground.terrain);
    const [grown] = next < 0 ? [] : left.splice(next, 1);
    if (!grown) return [];
    const look = built.has(hexKey(hex)) ? 'cleared' : 'site';
    return [{ hex, name: `${look}-${tile}-${grown.number}` as PrintName }];
  });
}

/** Sea and card, the tiles, then what stands on them, whatever is nearer over what is farther. */
function layersOf(layout: MapLayout, towers: readonly Hex[], sight: Sight | null): readonly Layer[] {
  const built = new Set(towers.map(hexKey));
  const sites = layout
    .flatMap((tile) => sitesOf(tile, built))
    .filter(({ hex }) => isSeen(hexSpot(hex, SIDE), SITE_BOX, sight));
  return [
    { print: print('sea') },
    { print: print('card') },
    ...layout.flatMap(({ tile, hexes }, place): readonly Layer[] => {
      const middle = at(MIDDLES, place);
      if (!isSeen(middle, TILE_BOX, sight)) return [];
      return [placed(`face-${tile}-${middleName(at(hexes, 0).ground)}` as PrintName, middle.x, middle.y)];
    }),
    ...sites
      .toSorted((one, other) => one.hex.r - other.hex.r || one.hex.q - other.hex.q)
      .map(({ hex, name }) => placed(name, hexSpot(hex, SIDE).x, hexSpot(hex, SIDE).y)),
  ];
}

/** Put together once for a layout and the towers on it. */
function knownLayers(layout: MapLayout, towers: readonly Hex[], sight: Sight | null): readonly Layer[] {
  const known = drawn.get(layout) ?? new Map<string, readonly Layer[]>();
  drawn.set(layout, known);
  const key = [...towers.map(hexKey), JSON.stringify(sight)].join(' ');
  const layers = known.get(key) ?? layersOf(layout, towers, sight);
  known.set(key, layers);
  return layers;
}

interface MapPictureProps {
  readonly layout: MapLayout;
  /** The side of a hex in px. */
  readonly side: number;
  readonly theme: Theme;
  /** Where towers stand, the ground is cleared for them. */
  readonly towers?: readonly Hex[];
  /** Only so much of it is seen. */
  readonly sight?: Sight;
}

/**
 * All of the map that stands still, `mapWidth(side)` by `mapHeight(side)`; its coast reaches beyond. Pan and zoom move what
 * it lies in.
 */
export const MapPicture = memo(function MapPicture(props: MapPictureProps) {
  const { layout, side, theme, towers = NO_TOWERS, sight = null } = props;
  const [width, height] = [mapWidth(side), mapHeight(side)];
  const margin = BEYOND * side;
  return (
    <Bitmap style={[styles.map, { width, height }]}>
      <Drawing
        layers={knownLayers(layout, towers, sight)}
        viewBox={MAP_BOX}
        width={width + 2 * margin}
        height={height + 2 * margin}
        theme={theme}
        at={{ left: -margin, top: -margin }}
      />
    </Bitmap>
  );
});

const styles = StyleSheet.create({
  map: { pointerEvents: 'none' },
});
