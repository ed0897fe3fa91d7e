import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Layer } from '@/components/kit/drawing/parts';
import { CHART, type Area } from './area';
import type { Theme } from './paints';
import { Ground, over, placed } from './piece';

interface ChartProps extends Area {
  readonly theme: Theme;
}

/** Sun, compass, ship and serpent in the four corners that the map leaves. */
function ornaments({ width, height }: Area): readonly Layer[] {
  const unit = Math.min(width, height) / 400;
  return [
    placed('chart-sun', 38 * unit + 4, 38 * unit + 4, 2.2 * unit),
    placed('chart-compass', width - 34 * unit - 6, 40 * unit + 4, 2.2 * unit),
    placed('chart-ship', width - 44 * unit - 6, height - 44 * unit - 4, 1.15 * unit),
    placed('chart-serpent', 34 * unit + 6, height - 26 * unit - 4, 0.9 * unit),
  ];
}

/** The sea chart that the map lies on. */
export const Chart = memo(function Chart({ width, height, theme }: ChartProps) {
  const rose = placed('chart-rose', width / 2, height / 2, width / CHART.width);
  return (
    <View style={[styles.chart, { width, height }]} aria-hidden>
      <Ground
        layers={[over('chart', CHART, { width, height }), rose, ...ornaments({ width, height })]}
        width={width}
        height={height}
        margin={8}
        theme={theme}
      />
    </View>
  );
});

const styles = StyleSheet.create({ chart: { pointerEvents: 'none' } });
