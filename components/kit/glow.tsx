import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import { useMotion } from './motion';
import { useTheme } from './theme';

const BREATH = 900;

export interface GlowProps {
  readonly isOn: boolean;
  readonly radius?: number | undefined;
  /** Whether the edge is dashed: a place. A piece that is chosen has a whole one. */
  readonly isDashed?: boolean | undefined;
  /** Does not breathe: while something else moves. */
  readonly isCalm?: boolean | undefined;
}

/** The light round something that can be chosen: an edge and a halo that breathes. Lies over its parent. */
export function Glow({ isOn, ...rest }: GlowProps) {
  return isOn ? <Light {...rest} /> : null;
}

function Light({ radius = 9, isDashed = true, isCalm = false }: Omit<GlowProps, 'isOn'>) {
  const { colours } = useTheme();
  const { isStill, fade } = useMotion();
  const light = useSharedValue(0);
  const breath = useSharedValue(1);

  useEffect(() => {
    light.set(withTiming(1, { duration: fade() }));
  }, [light, fade]);
  useEffect(() => {
    if (isStill || isCalm) return undefined;
    breath.set(
      withRepeat(withTiming(0.55, { duration: BREATH, easing: Easing.inOut(Easing.quad) }), -1, true),
    );
    return () => cancelAnimation(breath);
  }, [isStill, isCalm, breath]);

  const edge = useAnimatedStyle(() => ({ opacity: light.get() }));
  const halo = useAnimatedStyle(() => ({ opacity: light.get() * breath.get() * 0.5 }));
  return (
    <View style={[StyleSheet.absoluteFill, styles.glow]}>
      <Animated.View
        style={[
          styles.halo,
          halo,
          {
            borderRadius: radius + 5,
            borderColor: colours.glowEdge,
            boxShadow: `0px 0px 14px ${colours.glowEdge}`,
          },
        ]}
      />
      <Animated.View
        style={[
          styles.edge,
          edge,
          {
            borderRadius: radius,
            borderColor: colours.glow,
            borderStyle: isDashed ? 'dashed' : 'solid',
          },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  glow: { pointerEvents: 'none' },
  halo: { ...StyleSheet.absoluteFill, margin: -4, borderWidth: 4, opacity: 0 },
  edge: { ...StyleSheet.absoluteFill, borderWidth: 2.4, opacity: 0 },
});
