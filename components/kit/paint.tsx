import { useId } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';
import { LinearGradient, RadialGradient, Stop } from 'react-native-svg';
import { gradientPicture } from './drawing/svg-text';
import { shaded } from './shaded';
import type { Gradient } from './tokens';

/**
 * The beginning of ids for things in `Defs`: on the web all drawings of a page share one space of ids. The stroke
 * at its end keeps one drawing's `p1` + `b` from being another's `p1b`.
 */
export function usePaintId(): string {
  return `p${useId().replace(/[^a-zA-Z0-9]/g, '')}_`;
}

export const paint = (id: string): string => `url(#${id})`;

/** A gradient for `Defs`. */
export function GradientDef({ id, gradient }: { readonly id: string; readonly gradient: Gradient }) {
  const stops = gradient.stops.map(({ at, colour, opacity = 1 }) => (
    <Stop key={at} offset={at} stopColor={colour} stopOpacity={opacity} />
  ));
  const units = gradient.isInSpace ? 'userSpaceOnUse' : 'objectBoundingBox';
  if (gradient.type === 'linear') {
    const [x1, y1] = gradient.from;
    const [x2, y2] = gradient.to;
    return (
      <LinearGradient id={id} x1={x1} y1={y1} x2={x2} y2={y2} gradientUnits={units}>
        {stops}
      </LinearGradient>
    );
  }
  const [cx, cy] = gradient.centre;
  return (
    <RadialGradient id={id} cx={cx} cy={cy} r={gradient.radius} gradientUnits={units}>
      {stops}
    </RadialGradient>
  );
}

/**
 * Lies under its siblings, and so is the first of them: what lies below is painted first. A negative `zIndex` would put it
 * behind more than its siblings on phones.
 */
export const UNDER = { pointerEvents: 'none' } as const;

interface PaintProps {
  readonly gradient: Gradient;
  readonly radius?: number | undefined;
  /** How far it keeps from the edges. */
  readonly inset?: number | undefined;
}

/** Paints the whole of the view it lies in: one view, on phones and in a browser. */
export function Paint({ gradient, radius = 0, inset = 0 }: PaintProps) {
  const shape = { borderRadius: radius, margin: inset };
  return <View style={[StyleSheet.absoluteFill, styles.paint, shape, painted(gradient)]} />;
}

/** The look of a view that is itself painted. */
export function painted(gradient: Gradient): ViewStyle {
  return Platform.OS === 'web' ? pictured(gradient) : shaded(gradient);
}

/** A browser goes through fewer elements in every frame so, and through none of another drawing. */
function pictured(gradient: Gradient): ViewStyle {
  return { backgroundImage: gradientPicture(gradient), backgroundSize: '100% 100%' } as ViewStyle;
}

const styles = StyleSheet.create({
  paint: { overflow: 'hidden', ...UNDER },
});
