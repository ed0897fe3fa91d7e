import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Mark } from '@/components/kit/drawing/marks';
import { Bitmap } from '@/components/kit/drawing/pieces';
import { Drawing } from './drawing';
import { hexKey, mapHeight, mapWidth, type Hex } from './hex';
import type { MapLayout } from './map-layout';
import { mapMarks, SIDE } from './map-marks';
import type { Theme } from './paints';

/** How far spires and coast lines reach beyond the hexes, in sides. */
const BEYOND = 0.9;

const drawn = new WeakMap<MapLayout, Map<string, readonly Mark[]>>();
const NO_TOWERS: readonly Hex[] = [];

/** Drawn once for a layout and the towers on it. */
function marksOf(layout: MapLayout, towers: readonly Hex[]): readonly Mark[] {
  const known = drawn.get(layout) ?? new Map<string, readonly Mark[]>();
  drawn.set(layout, known);
  const key = towers.map(hexKey).join(' ');
  const marks = known.get(key) ?? mapMarks(layout, towers);
  known.set(key, marks);
  return marks;
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
 * All of the map that stands still, `mapWidth(side)` by `mapHeight(side)`; its coast reaches beyond. One picture: pan and
 * zoom move what it lies in.
 */
export const MapPicture = memo(function MapPicture(props: MapPictureProps) {
  const { layout, side, theme, towers = NO_TOWERS } = props;
  const [width, height] = [mapWidth(side), mapHeight(side)];
  const margin = BEYOND * side;
  const [across, high] = [mapWidth(SIDE) / 2 + BEYOND * SIDE, mapHeight(SIDE) / 2 + BEYOND * SIDE];
  return (
    <Bitmap style={[styles.map, { width, height }]}>
      <View style={[styles.picture, { left: -margin, top: -margin }]}>
        <Drawing
          layers={[marksOf(layout, towers)]}
          viewBox={[-across, -high, 2 * across, 2 * high]}
          width={width + 2 * margin}
          height={height + 2 * margin}
          theme={theme}
        />
      </View>
    </Bitmap>
  );
});

const styles = StyleSheet.create({
  map: { pointerEvents: 'none' },
  picture: { position: 'absolute' },
});
