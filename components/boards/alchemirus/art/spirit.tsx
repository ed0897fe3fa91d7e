import { memo } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import { useLiving } from '@/components/kit/living';
import { toAndFro } from '@/components/kit/motion';
import { Piece, type Spot } from './piece';
import { print } from './prints';
import { SPIRIT_BOX, SPIRIT_MARGIN } from './small-plan';

/** Lower ones go without the finest lines. */
const FINE = 50;
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
  readonly style?: StyleProp<ViewStyle>;
}

const spiritWidth = (size: number): number => (size * SPIRIT_BOX[2]) / SPIRIT_BOX[3];

/** Where the Spirit is to be laid so that its heart is at a place. */
export function haunting(size: number, heart: Spot) {
  const unit = size / SPIRIT_BOX[3];
  return { left: heart.x + SPIRIT_BOX[0] * unit, top: heart.y + SPIRIT_BOX[1] * unit };
}

/** The Spirit of Transmutation: `spiritWidth(size)` by `size`. */
export const Spirit = memo(function Spirit({ size, isAlive = false, style }: SpiritProps) {
  const floating = useLiving(isAlive ? FLOATS : null);
  const breathing = useLiving(isAlive ? BREATHES : null);
  const body = (
    <Piece
      layers={[{ print: print('spirit') }]}
      box={SPIRIT_BOX}
      margin={SPIRIT_MARGIN}
      width={spiritWidth(size)}
      isSmall={size < FINE}
      style={floating ? null : style}
    />
  );
  if (!floating) return body;
  return (
    <Animated.View style={[style, floating]}>
      {body}
      <Animated.View style={[styles.over, breathing]}>
        <SpiritEyes size={size} />
      </Animated.View>
    </Animated.View>
  );
});

/** Its eyes alone, to flare when a pawn passes. */
export const SpiritEyes = memo(function SpiritEyes({ size }: { readonly size: number }) {
  return (
    <Piece
      layers={[{ print: print('spirit-eyes') }]}
      box={SPIRIT_BOX}
      margin={SPIRIT_MARGIN}
      width={spiritWidth(size)}
    />
  );
});

const styles = StyleSheet.create({ over: { position: 'absolute', left: 0, top: 0 } });
