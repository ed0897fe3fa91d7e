import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Defs, G, Path, Svg } from 'react-native-svg';
import { cutRectangle, fibres } from './cut';
import { chance } from './drawing/geometry';
import { GradientDef, paint, UNDER, usePaintId } from './paint';
import { OnSurface, useTheme } from './theme';
import { BURN, PARCHMENT, SPACE } from './tokens';
import { useSize, type Size } from './use-size';

const STRAY = 2.2;
const SHADOW = { x: 3, y: 5 };

interface SheetProps extends Size {
  readonly seed: number;
}

const Skin = memo(function Skin({ width, height, seed }: SheetProps) {
  const { colours } = useTheme();
  const id = usePaintId();
  const [edge, hairs] = useMemo(() => {
    const random = chance(seed);
    return [cutRectangle(width, height, STRAY, random), fibres(width, height, random)];
  }, [width, height, seed]);
  return (
    <Svg width={width + SHADOW.x} height={height + SHADOW.y} aria-hidden>
      <Defs>
        <GradientDef id={`${id}skin`} gradient={PARCHMENT} />
        <GradientDef id={`${id}burn`} gradient={BURN} />
      </Defs>
      <G transform={`translate(${SHADOW.x} ${SHADOW.y})`}>
        <Path d={edge} fill={colours.shadow} />
      </G>
      <Path d={edge} fill={paint(`${id}skin`)} />
      <Path d={hairs} stroke="#8A6A3A" strokeOpacity={0.22} fill="none" />
      <Path d={edge} fill={paint(`${id}burn`)} />
      <Path d={edge} stroke="#7A4A1A" strokeOpacity={0.55} fill="none" />
    </Svg>
  );
});

interface ParchmentProps {
  readonly children?: ReactNode;
  /** Sheets of the same seed are cut alike. */
  readonly seed?: number;
  readonly style?: StyleProp<ViewStyle>;
}

/** A sheet with a hand-cut edge: carries information. */
export function Parchment({ children, seed = 23, style }: ParchmentProps) {
  const [size, onLayout] = useSize();
  return (
    <View style={[styles.sheet, style]} onLayout={onLayout}>
      <View style={styles.skin}>{size ? <Skin {...size} seed={seed} /> : <View style={styles.plain} />}</View>
      <OnSurface surface="parchment">{children}</OnSurface>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { padding: SPACE.large },
  skin: { ...StyleSheet.absoluteFill, ...UNDER, pointerEvents: 'none' },
  plain: { flex: 1, backgroundColor: '#F0E0BF' },
});
