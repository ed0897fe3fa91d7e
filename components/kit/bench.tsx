import { memo, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { BENCH_BOXES } from './bench-boards';
import { Paint, UNDER } from './paint';
import { useIsInPane } from './pane';
import { Surface } from './surface';
import { OnSurface, useTheme } from './theme';
import { useWindow } from './turned';
import type { Size } from './use-size';

/** Boards beside boards, as many as the screen takes. */
function Boards({ width, height }: Size) {
  const { scheme } = useTheme();
  const name = width > BENCH_BOXES['bench-narrow'][2] ? 'bench-wide' : 'bench-narrow';
  const [, , across, high] = BENCH_BOXES[name];
  const columns = Math.ceil(width / across);
  return Array.from({ length: columns * Math.ceil(height / high) }, (_, index) => (
    <Surface
      key={index}
      name={name}
      width={across}
      height={high}
      theme={scheme}
      style={[styles.piece, { left: (index % columns) * across, top: Math.floor(index / columns) * high }]}
    />
  ));
}

/** How far the light of the candle reaches, and where it stands. */
const candleOn = (width: number) => ({ x: width * 0.15, y: 120, reach: Math.max(220, width * 0.3) });

const Wood = memo(function Wood({ width, height }: Size) {
  const { materials } = useTheme();
  const { x, y, reach } = candleOn(width);
  return (
    <View style={[StyleSheet.absoluteFill, styles.wood]} aria-hidden>
      <Paint gradient={materials.bench} />
      <Boards width={width} height={height} />
      <View style={[styles.piece, { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach }]}>
        <Paint gradient={materials.candle} />
      </View>
      <Paint gradient={materials.vignette} />
    </View>
  );
});

interface BenchProps {
  readonly children?: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** The table everything lies on: fills the screen, candle-lit or as a reading desk. A pane lies on its screen's. */
export function Bench({ children, style }: BenchProps) {
  const { width, height } = useWindow();
  const { colours } = useTheme();
  if (useIsInPane()) return <View style={[styles.bench, style]}>{children}</View>;
  return (
    <View style={[styles.bench, { backgroundColor: colours.background }, style]}>
      <Wood width={Math.ceil(width)} height={Math.ceil(height)} />
      <OnSurface surface="bench">{children}</OnSurface>
    </View>
  );
}

const styles = StyleSheet.create({
  bench: { flex: 1 },
  wood: { overflow: 'hidden', ...UNDER },
  piece: { position: 'absolute' },
});
