import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Mark } from '@/components/kit/drawing/marks';
import { Bitmap } from '@/components/kit/drawing/pieces';
import { times } from '@/components/kit/drawing/geometry';
import type { Colour as PlayerColour } from '@/engine/core/guise';
import { HUES } from '@/components/kit/tokens';
import { Drawing } from './drawing';
import type { Theme } from './paints';
import { sceneHues } from './scene-hues';
import {
  bench,
  hearth,
  PEG,
  PERCHES,
  perches,
  perchesHeight,
  perchSpot,
  rope,
  velvet,
  wall,
  type Edges,
  type HearthPlan,
  type PerchPlan,
} from './scene-marks';
import { Raven, ravenWidth } from './small-pieces';

interface Area {
  readonly width: number;
  readonly height: number;
}

/** Something that is drawn once for each size. */
function Backdrop({ marks, width, height }: Area & { readonly marks: readonly Mark[] }) {
  return (
    <Bitmap style={[styles.backdrop, { width, height }]}>
      <Drawing layers={[marks]} viewBox={[0, 0, width, height]} width={width} height={height} />
    </Bitmap>
  );
}

interface SceneProps extends Area {
  readonly theme: Theme;
}

/** The wall of the workshop: boards, light of the candle and the windows. */
export const Wall = memo(function Wall({ width, height, theme }: SceneProps) {
  const marks = useMemo(() => wall(width, height, sceneHues(theme)), [width, height, theme]);
  return <Backdrop marks={marks} width={width} height={height} />;
});

interface PerchesProps extends PerchPlan {
  readonly theme: Theme;
  /** How many ravens have come. */
  readonly taken: number;
}

const RAVEN = 36;

/** The end clock: four windows over the beam, a raven on each taken perch, more of them between. `width` by `perchesHeight(scale)`. */
export const Perches = memo(function Perches({ width, span, scale, theme, taken }: PerchesProps) {
  const marks = useMemo(() => perches({ width, span, scale }, sceneHues(theme)), [width, span, scale, theme]);
  const size = RAVEN * scale;
  const free = theme === 'dark' ? 'outline' : 'day-outline';
  return (
    <View style={styles.backdrop}>
      <Backdrop marks={marks} width={width} height={perchesHeight(scale)} />
      {times(Math.max(PERCHES, taken), (index) => {
        const { x, y } = perchSpot({ width, span, scale }, index);
        return (
          <View key={index} style={[styles.placed, { left: x - ravenWidth(size) / 2, top: y - size / 2 }]}>
            <Raven size={size} pose={index < taken ? 'perched' : free} />
          </View>
        );
      })}
    </View>
  );
});

/** The stone hearth; the cauldrons stand at `hearthSpot`. */
export const Hearth = memo(function Hearth({
  width,
  height,
  scale,
  theme,
}: HearthPlan & { readonly theme: Theme }) {
  const marks = useMemo(
    () => hearth({ width, height, scale }, sceneHues(theme)),
    [width, height, scale, theme],
  );
  return <Backdrop marks={marks} width={width} height={height} />;
});

/** The bench of the player who acts; upright beside the table where there is room. */
export const WorkBench = memo(function WorkBench({
  width,
  height,
  theme,
  isUpright = false,
}: SceneProps & { readonly isUpright?: boolean }) {
  const marks = useMemo(
    () => bench(width, height, isUpright, sceneHues(theme)),
    [width, height, isUpright, theme],
  );
  return <Backdrop marks={marks} width={width} height={height} />;
});

const NO_EDGES: Edges = { top: 0, right: 0, bottom: 0, left: 0 };

/** What lies under a private choice: the same in both themes, so that it is known at a glance. */
export const PrivateVelvet = memo(function PrivateVelvet({
  width,
  height,
  colour,
  edges = NO_EDGES,
}: Area & { readonly colour: PlayerColour; readonly edges?: Edges }) {
  const marks = useMemo(() => velvet(width, height, HUES[colour], edges), [width, height, colour, edges]);
  return <Backdrop marks={marks} width={width} height={height} />;
});

const ROPE_HEIGHT = 18;

/** A line on which the rest of the stacks hangs. */
export const Rope = memo(function Rope({ width }: { readonly width: number }) {
  const marks = useMemo(() => rope(width), [width]);
  return <Backdrop marks={marks} width={width} height={ROPE_HEIGHT} />;
});

/** Holds a card on the line: `size` high, half as wide. */
export const Peg = memo(function Peg({ size }: { readonly size: number }) {
  return <Drawing layers={[PEG]} viewBox={[-4.75, -9, 9.5, 18]} width={(size * 9.5) / 18} height={size} />;
});

const styles = StyleSheet.create({
  backdrop: { pointerEvents: 'none' },
  placed: { position: 'absolute' },
});
