import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Mark } from '@/components/kit/drawing/marks';
import { Drawing } from './drawing';
import { mapHeight, mapWidth } from './hex';
import type { MapLayout } from './map-layout';
import { mapMarks, SIDE } from './map-marks';
import type { Theme } from './paints';

/** How far spires and coast lines reach beyond the hexes, in sides. */
const BEYOND = 0.9;

const drawn = new WeakMap<MapLayout, readonly Mark[]>();

function marksOf(layout: MapLayout): readonly Mark[] {
  const found = drawn.get(layout) ?? mapMarks(layout);
  drawn.set(layout, found);
  return found;
}

export interface MapPictureProps {
  readonly layout: MapLayout;
  /** The side of a hex in px. */
  readonly side: number;
  readonly theme: Theme;
}

/**
 * All of the map that stands still, `mapWidth(side)` by `mapHeight(side)`; its coast reaches beyond. One picture: pan and
 * zoom move what it lies in.
 */
export const MapPicture = memo(function MapPicture({ layout, side, theme }: MapPictureProps) {
  const [width, height] = [mapWidth(side), mapHeight(side)];
  const margin = BEYOND * side;
  const [across, high] = [mapWidth(SIDE) / 2 + BEYOND * SIDE, mapHeight(SIDE) / 2 + BEYOND * SIDE];
  return (
    <View
      style={[styles.map, { width, height }]}
      renderToHardwareTextureAndroid
      shouldRasterizeIOS
      aria-hidden
    >
      <View style={[styles.picture, { left: -margin, top: -margin }]}>
        <Drawing
          layers={[marksOf(layout)]}
          viewBox={[-across, -high, 2 * across, 2 * high]}
          width={width + 2 * margin}
          height={height + 2 * margin}
          theme={theme}
        />
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  map: { pointerEvents: 'none' },
  picture: { position: 'absolute' },
});
