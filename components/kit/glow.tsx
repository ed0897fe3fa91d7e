import { StyleSheet, View } from 'react-native';
import Animated, { css } from 'react-native-reanimated';
import { useLiving } from './living';
import { once, toAndFro, useMotion } from './motion';
import { useTheme } from './theme';

const BREATH = 900;
const HALO = 0.5;
const DAWN = css.keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const BREATHING = css.keyframes({ from: { opacity: HALO }, to: { opacity: HALO * 0.55 } });

const BREATHES = toAndFro(BREATHING, BREATH);

interface GlowProps {
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
  const { fade } = useMotion();
  const breath = useLiving(isCalm ? null : BREATHES);
  return (
    <Animated.View style={[StyleSheet.absoluteFill, styles.glow, once(DAWN, fade())]}>
      <Animated.View
        style={[
          styles.halo,
          breath,
          {
            borderRadius: radius + 5,
            borderColor: colours.glowEdge,
            boxShadow: `0px 0px 14px ${colours.glowEdge}`,
          },
        ]}
      />
      <View
        style={[
          styles.edge,
          {
            borderRadius: radius,
            borderColor: colours.glow,
            borderStyle: isDashed ? 'dashed' : 'solid',
          },
        ]}
      />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  glow: { pointerEvents: 'none' },
  halo: { ...StyleSheet.absoluteFill, margin: -4, borderWidth: 4, opacity: HALO },
  edge: { ...StyleSheet.absoluteFill, borderWidth: 2.4 },
});
