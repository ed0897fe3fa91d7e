import type { ComponentProps } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { css, useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { useLiving } from '@/components/kit/living';
import { toAndFro } from '@/components/kit/motion';
import type { Ingredient } from '@/engine/games/kazaam/data';

import { SymbolShade } from '../art/spine';
import { symbolBox } from '../art/spine-places';

/** How dark a symbol lies that cannot be paid, or has been. */
export const DARK = 0.62;
const FAINT = 0.12;
const BEAT = 420;
const PULSE = css.keyframes({ from: { opacity: DARK }, to: { opacity: FAINT } });

const PULSES = toAndFro(PULSE, BEAT);

interface PlacedProps {
  readonly symbols: readonly Ingredient[];
  readonly index: number;
  /** The side of the tile's face. */
  readonly size: number;
}

interface ShadeProps extends PlacedProps {
  readonly darkness: SharedValue<number>;
}

export function Shade({ darkness, ...placed }: ShadeProps) {
  const shaded = useAnimatedStyle(() => ({ opacity: darkness.get() }));
  return <Placed {...placed} style={shaded} />;
}

type AnimatedStyle = ComponentProps<typeof Animated.View>['style'];

function Placed({ symbols, index, size, style }: PlacedProps & { readonly style: AnimatedStyle }) {
  const place = symbolBox(symbols.length, index, size);
  const symbol = symbols[index];
  return symbol === undefined ? null : (
    <Animated.View style={[styles.shade, place, style]}>
      <SymbolShade symbol={symbol} size={place.width} />
    </Animated.View>
  );
}

interface MissingSymbolsProps {
  readonly symbols: readonly Ingredient[];
  /** Which of them are missing. */
  readonly missing: readonly number[];
  readonly size: number;
}

/** The symbols of a spine that cannot be paid: they pulse; where motion is unwanted they only lie in the shade. */
export function MissingSymbols({ symbols, missing, size }: MissingSymbolsProps) {
  // At rest it shows what it means, whatever the pulse was at.
  const pulse = useLiving(PULSES);
  const style = pulse?.animationPlayState === 'running' ? pulse : { opacity: DARK };
  return missing.map((index) => (
    <Placed key={index} symbols={symbols} index={index} size={size} style={style} />
  ));
}

const styles = StyleSheet.create({ shade: { position: 'absolute', pointerEvents: 'none' } });
