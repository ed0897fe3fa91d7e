import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View, type StyleProp, type ViewStyle } from 'react-native';
import { Circle, Defs, Path, Rect, Svg } from 'react-native-svg';
import { grain } from './cut';
import { chance } from './drawing/geometry';
import { GradientDef, paint, UNDER, usePaintId } from './paint';
import { useIsInPane } from './pane';
import { OnSurface, useTheme } from './theme';

const PLANK = 118;
const SEED = 9;

function planks(width: number, height: number, offset: number): string {
  const count = Math.ceil(height / PLANK);
  return Array.from({ length: count }, (_, index) => `M0 ${index * PLANK + offset}H${width}`).join('');
}

const Boards = memo(function Boards({ width, height }: { readonly width: number; readonly height: number }) {
  const { colours, materials } = useTheme();
  const id = usePaintId();
  const [dark, light] = useMemo(() => {
    const random = chance(SEED);
    const count = Math.min(90, Math.round(height / 10));
    return [grain(width, height, count, random), grain(width, height, count, random)];
  }, [width, height]);
  return (
    <Svg width={width} height={height} aria-hidden>
      <Defs>
        <GradientDef id={`${id}bench`} gradient={materials.bench} />
        <GradientDef id={`${id}candle`} gradient={materials.candle} />
        <GradientDef id={`${id}vignette`} gradient={materials.vignette} />
      </Defs>
      <Rect width={width} height={height} fill={paint(`${id}bench`)} />
      <Path d={planks(width, height, 0)} stroke={colours.plank} strokeWidth={2.2} />
      <Path d={planks(width, height, 2)} stroke={colours.grainLight} strokeWidth={1.2} />
      <Path d={dark} stroke={colours.grain} strokeWidth={1.3} fill="none" />
      <Path d={light} stroke={colours.grainLight} strokeWidth={1.2} fill="none" />
      <Circle cx={width * 0.15} cy={120} r={Math.max(220, width * 0.3)} fill={paint(`${id}candle`)} />
      <Rect width={width} height={height} fill={paint(`${id}vignette`)} />
    </Svg>
  );
});

interface BenchProps {
  readonly children?: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** The table everything lies on: fills the screen, candle-lit or as a reading desk. A pane lies on its screen's. */
export function Bench({ children, style }: BenchProps) {
  const { width, height } = useWindowDimensions();
  const { colours } = useTheme();
  if (useIsInPane()) return <View style={[styles.bench, style]}>{children}</View>;
  return (
    <View style={[styles.bench, { backgroundColor: colours.background }, style]}>
      <View style={[StyleSheet.absoluteFill, styles.boards]}>
        <Boards width={Math.ceil(width)} height={Math.ceil(height)} />
      </View>
      <OnSurface surface="bench">{children}</OnSurface>
    </View>
  );
}

const styles = StyleSheet.create({
  bench: { flex: 1 },
  boards: { overflow: 'hidden', ...UNDER },
});
