import { memo, type Ref } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { times } from '@/components/kit/drawing/geometry';
import { box, type Mark } from '@/components/kit/drawing/marks';
import { Whole } from '@/components/kit/drawing/whole';
import { HUES } from '@/components/kit/tokens';
import type { Colour as PlayerColour } from '@/engine/core/guise';
import { Drawing } from './drawing';
import type { Theme } from './paints';
import { print } from './prints';
import { HEARTHS, nearestShape, VELVETS, WALLS, WINDOWS } from './shapes';
import { Raven } from './small-pieces';
import { PERCHES, perchesHeight, perchSpot, type HearthPlan, type PerchPlan } from './spots';

interface Area {
  readonly width: number;
  readonly height: number;
}

interface SceneProps extends Area {
  readonly theme: Theme;
}

/** The wall of the workshop over the whole of its parent: boards, light of the candle and the windows. */
export const Wall = memo(function Wall({ width, height, theme }: SceneProps) {
  return <Whole print={print(`wall-${nearestShape(WALLS, width, height)}`)} theme={theme} />;
});

interface PerchesProps extends PerchPlan {
  readonly theme: Theme;
  /** How many ravens have come. */
  readonly taken: number;
  readonly ref?: Ref<View>;
  readonly style?: StyleProp<ViewStyle>;
}

const RAVEN = 36;

/** The end clock: four windows over the beam, a raven on each taken perch, more of them between. `width` by `perchesHeight(scale)`. */
export const Perches = memo(function Perches(props: PerchesProps) {
  const { width, span, scale, theme, taken, ref, style } = props;
  const height = perchesHeight(scale);
  const shape = nearestShape(WINDOWS, span, height);
  const free = theme === 'dark' ? 'outline' : 'day-outline';
  const middle = { left: (width - span) / 2, width: span, height, theme };
  return (
    <View ref={ref} collapsable={false} style={[styles.scene, { width, height }, style]}>
      <Strip print={print(`windows-${shape}`)} {...middle} />
      <Strip print={print('beam')} left={0} width={width} height={height} theme={theme} />
      <Strip print={print(`perches-${shape}`)} {...middle} />
      {times(Math.max(PERCHES, taken), (index) => (
        <Raven
          key={index}
          size={RAVEN * scale}
          pose={index < taken ? 'perched' : free}
          at={perchSpot({ width, span, scale }, index)}
        />
      ))}
    </View>
  );
});

interface StripProps extends SceneProps {
  readonly print: ReturnType<typeof print>;
  readonly left: number;
}

/** As high as the windows with their beam, and as wide as it has to be. */
function Strip({ print: strip, left, width, height, theme }: StripProps) {
  return (
    <Drawing
      layers={[{ print: strip }]}
      viewBox={strip.box}
      width={width}
      height={height}
      theme={theme}
      style={[styles.placed, { left }]}
    />
  );
}

/** The stone hearth over the whole of its parent; the cauldrons stand at `hearthSpot`. */
export const Hearth = memo(function Hearth({
  width,
  height,
  theme,
}: Omit<HearthPlan, 'scale'> & { readonly theme: Theme }) {
  return <Whole print={print(`hearth-${nearestShape(HEARTHS, width, height)}`)} theme={theme} />;
});

/** The bench of the player who acts, over the whole of its parent; upright beside the table where there is room. */
export const WorkBench = memo(function WorkBench({
  theme,
  isUpright = false,
}: {
  readonly theme: Theme;
  readonly isUpright?: boolean;
}) {
  return <Whole print={print(isUpright ? 'bench-upright' : 'bench-lying')} theme={theme} />;
});

interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NO_EDGES: Edges = { top: 0, right: 0, bottom: 0, left: 0 };

/** Two seams inside the edges of the screen, the outer one in the player's colour. */
function hems(width: number, height: number, colour: string, edges: Edges): readonly Mark[] {
  const hem = (distance: number, radius: number) =>
    [
      edges.left + distance,
      edges.top + distance,
      width - edges.left - edges.right - 2 * distance,
      height - edges.top - edges.bottom - 2 * distance,
      radius,
    ] as const;
  return [
    box(hem(3, 16), 'none', { stroke: colour, strokeOpacity: 0.55, strokeWidth: 2 }),
    box(hem(7, 13), 'none', {
      stroke: '#c79a4e',
      strokeOpacity: 0.6,
      strokeWidth: 1.3,
      strokeDasharray: '7 5',
    }),
  ];
}

interface VelvetProps extends Area {
  readonly colour: PlayerColour;
  readonly edges?: Edges;
}

/** What lies under a private choice: the same in both themes, so that it is known at a glance. */
export const PrivateVelvet = memo(function PrivateVelvet(props: VelvetProps) {
  const { width, height, colour, edges = NO_EDGES } = props;
  const cloth = print(`velvet-${nearestShape(VELVETS, width, height)}`);
  const space = [0, 0, width, height] as const;
  return (
    <Drawing
      layers={[{ print: cloth, box: space }, hems(width, height, HUES[colour], edges)]}
      viewBox={space}
      width={width}
      height={height}
    />
  );
});

const ROPE_HEIGHT = 18;

/** A line on which the rest of the stacks hangs. */
export const Rope = memo(function Rope({ width }: { readonly width: number }) {
  const rope = print('rope');
  return <Drawing layers={[{ print: rope }]} viewBox={rope.box} width={width} height={ROPE_HEIGHT} />;
});

const styles = StyleSheet.create({
  scene: { pointerEvents: 'none' },
  placed: { position: 'absolute', top: 0 },
});
