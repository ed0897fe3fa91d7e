import type { ReactNode } from 'react';
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { useTheme } from '../theme';
import type { Side } from './between';
import { middleOf, type Box } from './box';

/** What moves above everything else; only transforms and opacities change. */
export function StageLayer({ children }: { readonly children: ReactNode }) {
  return (
    <View style={styles.layer} aria-hidden>
      {children}
    </View>
  );
}

const ARC = 18;

interface FlightProps {
  readonly from: Box;
  readonly to: Box;
  /** Of the piece as it is drawn. */
  readonly width: number;
  readonly height: number;
  /** How large it is at the beginning and at the end, in parts of that. */
  readonly scales?: readonly [from: number, to: number];
  readonly progress: SharedValue<number>;
  /** The share of its time in which it is under way; then it rests. */
  readonly share?: number;
  /** How high above the straight line it rises. */
  readonly arc?: number;
  /** Always, only while it is under way, or also where it has arrived. */
  readonly seen?: 'always' | 'passing' | 'arrived';
  readonly children: ReactNode;
}

/** A piece on its way from one place to another. */
export function Flight(props: FlightProps) {
  const { from, to, width, height, progress, share = 1, arc = ARC, seen = 'always', children } = props;
  const [startScale, endScale] = props.scales ?? [1, 1];
  const start = middleOf(from);
  const end = middleOf(to);
  const [startX, startY] = [start.x - width / 2, start.y - height / 2];
  const [byX, byY] = [end.x - start.x, end.y - start.y];
  const flying = useAnimatedStyle(() => {
    const way = Math.min(1, progress.get() / share);
    const isThere = seen === 'always' || (way > 0 && (way < 1 || seen === 'arrived'));
    return {
      opacity: isThere ? 1 : 0,
      transform: [
        { translateX: startX + byX * way },
        { translateY: startY + byY * way - Math.sin(way * Math.PI) * arc },
        { scale: startScale + (endScale - startScale) * way },
      ],
    };
  });
  return <Animated.View style={[styles.flight, flying]}>{children}</Animated.View>;
}

interface SidedProps extends Omit<TurnOverProps, 'first' | 'second' | 'height'> {
  readonly side: Side;
  readonly face: ReactNode;
  readonly back: ReactNode;
  readonly height?: number;
}

/** A card by the side that is seen of it; one that turns shows both. */
export function Sided({ side, face, back, width, height = width, ...turn }: SidedProps) {
  if (side === 'up') return face;
  if (side === 'down') return back;
  const [first, second] = side === 'opening' ? [back, face] : [face, back];
  return <TurnOver {...turn} width={width} height={height} first={first} second={second} />;
}

interface TurnOverProps {
  readonly progress: SharedValue<number>;
  /** The share of the time after which it begins to turn. */
  readonly after?: number;
  readonly width: number;
  readonly height: number;
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** A card narrows to an edge and widens again with its other side. */
export function TurnOver({ progress, after = 0, width, height, first, second }: TurnOverProps) {
  const closing = useAnimatedStyle(() => ({
    transform: [{ scaleX: Math.max(0.001, 1 - turned(progress.get(), after) * 2) }],
  }));
  const opening = useAnimatedStyle(() => ({
    transform: [{ scaleX: Math.max(0.001, turned(progress.get(), after) * 2 - 1) }],
  }));
  return (
    <View style={{ width, height }}>
      <Animated.View style={[styles.side, closing]}>{first}</Animated.View>
      <Animated.View style={[styles.side, opening]}>{second}</Animated.View>
    </View>
  );
}

function turned(progress: number, after: number): number {
  'worklet';
  return Math.max(0, (progress - after) / (1 - after));
}

interface FlareProps {
  readonly at: Box;
  readonly progress: SharedValue<number>;
  readonly radius?: number;
}

/** Light that comes up around something and goes out again. */
export function Flare({ at, progress, radius = 8 }: FlareProps) {
  const { colours } = useTheme();
  const light = useAnimatedStyle(() => ({
    opacity: Math.sin(progress.get() * Math.PI),
    transform: [{ scale: 1 + 0.06 * Math.sin(progress.get() * Math.PI) }],
  }));
  return (
    <Animated.View
      style={[
        styles.flare,
        { left: at.x, top: at.y, width: at.width, height: at.height },
        { borderColor: colours.glow, borderRadius: radius, boxShadow: `0px 0px 18px ${colours.glowEdge}` },
        light,
      ]}
    />
  );
}

interface ReachProps {
  readonly from: Box;
  readonly to: Box;
  readonly progress: SharedValue<number>;
}

/** A line of light from what acts to what it acts upon. */
export function Reach({ from, to, progress }: ReachProps) {
  const { colours } = useTheme();
  const start = middleOf(from);
  const end = middleOf(to);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const angle = `${Math.atan2(end.y - start.y, end.x - start.x)}rad`;
  const light = useAnimatedStyle(() => {
    const way = progress.get();
    return {
      opacity: way < 0.7 ? Math.min(1, way * 4) : (1 - way) / 0.3,
      transform: [{ rotate: angle }, { scaleX: Math.max(0.001, Math.min(1, way / 0.6)) }],
    };
  });
  return (
    <Animated.View
      style={[
        styles.reach,
        { left: start.x, top: start.y - 3, width: length, backgroundColor: colours.glow },
        { boxShadow: `0px 0px 12px ${colours.glowEdge}` },
        light,
      ]}
    />
  );
}

const styles = StyleSheet.create({
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'none', overflow: 'hidden' },
  // On its own layer in a browser, or every step would draw the piece again.
  flight: {
    position: 'absolute',
    ...(Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : {}),
  },
  side: { ...StyleSheet.absoluteFill },
  flare: { position: 'absolute', borderWidth: 3 },
  reach: { position: 'absolute', height: 6, borderRadius: 3, transformOrigin: 'left center' },
});
