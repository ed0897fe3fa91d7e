import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import { useLiving } from '@/components/kit/living';
import { toAndFro } from '@/components/kit/motion';
import { Piece, type Spot } from './piece';
import { EYES, SPIRIT } from './spirit-marks';

const BOX: ViewBox = [-80, -86, 160, 180];
const BREATHING = css.keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const FLOATING = css.keyframes({
  from: { transform: [{ translateY: 1.5 }] },
  to: { transform: [{ translateY: -1.5 }] },
});

const FLOATS = toAndFro(FLOATING, 1900);
const BREATHES = toAndFro(BREATHING, 1300);

interface SpiritProps {
  /** Its height. */
  readonly size: number;
  /** Breathes and floats, where motion is wanted. */
  readonly isAlive?: boolean;
}

const spiritWidth = (size: number): number => (size * BOX[2]) / BOX[3];

/** Where the Spirit is to be laid so that its heart is at a place. */
export function haunting(size: number, heart: Spot) {
  const unit = size / BOX[3];
  return { left: heart.x + BOX[0] * unit, top: heart.y + BOX[1] * unit };
}

/** The Spirit of Transmutation: `spiritWidth(size)` by `size`. */
export const Spirit = memo(function Spirit({ size, isAlive = false }: SpiritProps) {
  const floating = useLiving(isAlive ? FLOATS : null);
  const breathing = useLiving(isAlive ? BREATHES : null);
  const width = spiritWidth(size);
  const body = <Piece layers={[SPIRIT]} box={BOX} margin={14} width={width} isSmall={size < 50} />;
  if (!floating) return body;
  return (
    <Animated.View style={floating}>
      {body}
      <Animated.View style={[styles.over, breathing]}>
        <Piece layers={[EYES]} box={BOX} margin={14} width={width} />
      </Animated.View>
    </Animated.View>
  );
});

/** Its eyes alone, to flare when a pawn passes. */
export const SpiritEyes = memo(function SpiritEyes({ size }: { readonly size: number }) {
  return (
    <View>
      <Piece layers={[EYES]} box={BOX} margin={14} width={spiritWidth(size)} />
    </View>
  );
});

const styles = StyleSheet.create({ over: { position: 'absolute', left: 0, top: 0 } });
