import type { ComponentProps } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { css, useAnimatedStyle, type SharedValue } from 'react-native-reanimated';

import { useLiving } from '@/components/kit/living';
import { toAndFro } from '@/components/kit/motion';
import type { Ingredient } from '@/engine/games/kazaam/data';

import { SymbolGhost } from '../art/spine';
import { symbolBox } from '../art/spine-places';

const FAINT = 0.2;
const BEAT = 420;
const PULSE = css.keyframes({ from: { opacity: 1 }, to: { opacity: FAINT } });

const PULSES = toAndFro(PULSE, BEAT);

interface PlacedProps {
  readonly symbols: readonly Ingredient[];
  readonly index: number;
  /** The side of the tile's face. */
  readonly size: number;
}

interface FadingProps extends PlacedProps {
  /** How much of the ghost is there. */
  readonly share: SharedValue<number>;
}

/** A symbol that is being paid turns into its ghost. */
export function FadingSymbol({ share, ...placed }: FadingProps) {
  const fading = useAnimatedStyle(() => ({ opacity: share.get() }));
  return <Placed {...placed} style={fading} />;
}

type AnimatedStyle = ComponentProps<typeof Animated.View>['style'];

function Placed({ symbols, index, size, style }: PlacedProps & { readonly style: AnimatedStyle }) {
  const place = symbolBox(symbols.length, index, size);
  const symbol = symbols[index];
  return symbol === undefined ? null : (
    <Animated.View style={[styles.shade, place, style]}>
      <SymbolGhost symbol={symbol} size={place.width} />
    </Animated.View>
  );
}

interface MissingSymbolsProps {
  readonly symbols: readonly Ingredient[];
  /** Which of them are missing. */
  readonly missing: readonly number[];
  readonly size: number;
  /** Of the tile that is taken up; of the others they are there without a motion. */
  readonly isPulsing: boolean;
}

/** The symbols of a spine that cannot be paid, as ghosts of themselves. */
export function MissingSymbols({ isPulsing, ...placed }: MissingSymbolsProps) {
  return isPulsing ? <Pulsing {...placed} /> : <Ghosts {...placed} />;
}

type GhostsProps = Omit<MissingSymbolsProps, 'isPulsing'>;

function Ghosts({ symbols, missing, size }: GhostsProps) {
  return missing.map((index) => {
    const { left, top, width } = symbolBox(symbols.length, index, size);
    const symbol = symbols[index];
    return symbol === undefined ? null : (
      <SymbolGhost key={index} symbol={symbol} size={width} style={[styles.shade, { left, top }]} />
    );
  });
}

function Pulsing({ symbols, missing, size }: GhostsProps) {
  const pulse = useLiving(PULSES);
  // At rest it shows what it means, whatever the pulse was at.
  const style = pulse?.animationPlayState === 'running' ? pulse : null;
  return missing.map((index) => (
    <Placed key={index} symbols={symbols} index={index} size={size} style={style} />
  ));
}

const styles = StyleSheet.create({ shade: { position: 'absolute', pointerEvents: 'none' } });
