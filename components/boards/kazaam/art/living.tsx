import { memo, type ReactElement } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import type { Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { Drawing } from './drawing';
import { livingParts } from './living-parts';
import { CREATURE, HEAD_PLACES, PIVOT } from './places';

/** Room around the creature, so that nothing is cut off. */
const MARGIN = 60;

export interface LivingLayer {
  readonly place: Place;
  readonly element: ReactElement;
  /** The centre of its socket in the layer, to turn about; all layers have the same size. */
  readonly pivot: { readonly x: number; readonly y: number };
  /** Ears turn with the head, besides turning themselves. */
  readonly rides: 'head' | null;
}

interface LivingProps {
  readonly board: KazaamBoard;
  /** The side of the creature's square; its layers are larger by `livingMargin`. */
  readonly size: number;
  readonly joy?: boolean;
}

/** By how much a layer reaches over the creature's square on each side. */
export function livingMargin(size: number): number {
  return (size / CREATURE) * MARGIN;
}

/** The finished creature in layers from back to front, each of which can be turned about its pivot. */
export function livingLayers({ board, size, joy = true }: LivingProps): readonly LivingLayer[] {
  const scale = size / CREATURE;
  const side = CREATURE + 2 * MARGIN;
  return livingParts(board, joy).map(({ place, layers }) => ({
    place,
    element: (
      <Drawing
        key={place}
        layers={layers}
        viewBox={[-MARGIN, -MARGIN, side, side]}
        width={side * scale}
        height={side * scale}
      />
    ),
    pivot: { x: (PIVOT[place][0] + MARGIN) * scale, y: (PIVOT[place][1] + MARGIN) * scale },
    rides: HEAD_PLACES.includes(place) && place !== 'head' ? 'head' : null,
  }));
}

type Pose = Partial<Record<Place, number>>;

/** The pose of joy, in degrees: a wave, pricked ears, a tilted head. */
export const JOYFUL: Pose = {
  'left-arm': 15,
  'right-arm': -7,
  'left-ear': 8,
  'right-ear': -9,
  head: -4,
};

/** How a layer is turned by an angle about its pivot. */
function turned({ pivot }: LivingLayer, degrees: number): ViewStyle {
  return { transformOrigin: [pivot.x, pivot.y, 0], transform: [{ rotate: `${degrees}deg` }] };
}

/** The creature standing still in a pose. */
export const LivingCreature = memo(function LivingCreature(props: LivingProps & { readonly pose?: Pose }) {
  const { size, pose = JOYFUL } = props;
  const margin = livingMargin(size);
  const layers = livingLayers(props);
  const head = layers.find(({ place }) => place === 'head');
  const drawn = (layer: LivingLayer) => (
    <View key={layer.place} style={[styles.layer, turned(layer, pose[layer.place] ?? 0)]}>
      {layer.element}
    </View>
  );
  return (
    <View style={{ width: size, height: size }}>
      <View
        style={[
          styles.layer,
          { left: -margin, top: -margin, width: size + 2 * margin, height: size + 2 * margin },
        ]}
      >
        {layers.filter(({ place }) => !HEAD_PLACES.includes(place)).map(drawn)}
        {head ? (
          <View style={[StyleSheet.absoluteFill, turned(head, pose.head ?? 0)]}>
            {layers.filter(({ rides }) => rides === 'head').map(drawn)}
            <View style={styles.layer}>{head.element}</View>
          </View>
        ) : null}
      </View>
    </View>
  );
});

const styles = StyleSheet.create({ layer: { position: 'absolute', left: 0, top: 0 } });
