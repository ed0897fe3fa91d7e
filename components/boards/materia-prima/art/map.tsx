import { memo } from 'react';
import { StyleSheet } from 'react-native';

import type { Layer } from '@/components/kit/drawing/parts';
import { Bitmap } from '@/components/kit/drawing/pieces';
import { at } from '@/engine/core/list';
import { Drawing } from './drawing';
import { hexKey, hexSpot, mapHeight, mapWidth, SIDE, type Hex } from './hex';
import { BEYOND, growthOf, MAP_BOX, MIDDLES, type LaidTile, type MapLayout } from './map-layout';
import type { Theme } from './paints';
import { placed } from './piece';
import { print, type PrintName } from './prints';

const drawn = new WeakMap<MapLayout, Map<string, readonly Layer[]>>();
const NO_TOWERS: readonly Hex[] = [];

interface Site {
  readonly hex: Hex;
  readonly name: PrintName;
}

/** What stands on a tile, hex by hex: of what grows there more than once, each looks like no other. */
function sitesOf({ tile, hexes }: LaidTile, built: ReadonlySet<string>): readonly Site[] {
  const left = growthOf(tile).map((terrain, number) => ({ terrain, number }));
  return hexes.flatMap((hex): readonly Site[] => {
    const { ground } = hex;
    if (ground.type === 'mine') return [{ hex, name: `mine-${ground.element}` }];
    if (ground.type === 'city') return [{ hex, name: `city-${ground.city}` }];
    const next = left.findIndex(({ terrain }) => terrain === ground.terrain);
    const [grown] = next < 0 ? [] : left.splice(next, 1);
    if (!grown) return [];
    const look = built.has(hexKey(hex)) ? 'cleared' : 'site';
    return [{ hex, name: `${look}-${tile}-${grown.number}` as PrintName }];
  });
}

/** Sea and card, the tiles, then what stands on them, whatever is nearer over what is farther. */
function layersOf(layout: MapLayout, towers: readonly Hex[]): readonly Layer[] {
  const built = new Set(towers.map(hexKey));
  const sites = layout.flatMap((tile) => sitesOf(tile, built));
  return [
    { print: print('sea') },
    { print: print('card') },
    ...layout.map(({ tile }, place) => placed(`face-${tile}`, at(MIDDLES, place).x, at(MIDDLES, place).y)),
    ...sites
      .toSorted((one, other) => one.hex.r - other.hex.r || one.hex.q - other.hex.q)
      .map(({ hex, name }) => placed(name, hexSpot(hex, SIDE).x, hexSpot(hex, SIDE).y)),
  ];
}

/** Put together once for a layout and the towers on it. */
function knownLayers(layout: MapLayout, towers: readonly Hex[]): readonly Layer[] {
  const known = drawn.get(layout) ?? new Map<string, readonly Layer[]>();
  drawn.set(layout, known);
  const key = towers.map(hexKey).join(' ');
  const layers = known.get(key) ?? layersOf(layout, towers);
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
}

/**
 * All of the map that stands still, `mapWidth(side)` by `mapHeight(side)`; its coast reaches beyond. Pan and zoom move what
 * it lies in.
 */
export const MapPicture = memo(function MapPicture(props: MapPictureProps) {
  const { layout, side, theme, towers = NO_TOWERS } = props;
  const [width, height] = [mapWidth(side), mapHeight(side)];
  const margin = BEYOND * side;
  return (
    <Bitmap style={[styles.map, { width, height }]}>
      <Drawing
        layers={knownLayers(layout, towers)}
        viewBox={MAP_BOX}
        width={width + 2 * margin}
        height={height + 2 * margin}
        theme={theme}
        style={[styles.picture, { left: -margin, top: -margin }]}
      />
    </Bitmap>
  );
});

const styles = StyleSheet.create({
  map: { pointerEvents: 'none' },
  picture: { position: 'absolute' },
});
