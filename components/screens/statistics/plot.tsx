import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { G, Path, Svg } from 'react-native-svg';

import { useInks } from '@/components/kit/theme';
import { SPACE } from '@/components/kit/tokens';
import { Label } from '@/components/kit/type';
import { useSize } from '@/components/kit/use-size';
import { useTextScale } from '@/components/kit/use-text-scale';
import { heightOf, rangeOf, ticksFor, type PlotBox, type Range } from './plot-shape';

interface PlotProps {
  /** All that the drawing tells, in words. */
  readonly label: string;
  /** Everything that has to fit between the lines. */
  readonly values: readonly number[];
  readonly from: string;
  readonly to: string;
  /** What one step to the right is. */
  readonly step: string;
  readonly height: number;
  readonly draw: (box: PlotBox, range: Range) => ReactNode;
}

const INSET = 13;
const DIGIT = 8;
const LETTERING = 13;

/** Values over time on ruled paper. The ruler is lettered outside the drawing, so that it grows with the reader's text. */
export function Plot({ label, values, from, to, step, height, draw }: PlotProps) {
  const [size, onLayout] = useSize();
  const scale = useTextScale();
  const ticks = ticksFor(values);
  const range = rangeOf(ticks);
  const digits = Math.max(...ticks.map((tick) => String(tick).length));
  const gutter = Math.ceil(digits * DIGIT * scale) + SPACE.tiny;
  const box = { width: Math.max(0, (size?.width ?? 0) - gutter), height, inset: INSET };
  return (
    <View accessible role="img" aria-label={label}>
      <View aria-hidden onLayout={onLayout} style={{ height }}>
        {ticks.map((tick) => (
          <Tick key={tick} tick={tick} top={heightOf(tick, box, range)} width={gutter - SPACE.tiny} />
        ))}
        {size ? (
          <Svg width={box.width} height={height} style={{ marginLeft: gutter }} aria-hidden>
            <Rules box={box} range={range} ticks={ticks} />
            {draw(box, range)}
          </Svg>
        ) : null}
      </View>
      <View aria-hidden style={[styles.dates, { marginLeft: gutter }]}>
        <Label size={LETTERING} tone="second">
          {from}
        </Label>
        <Label size={LETTERING} tone="second" isItalic>
          {step}
        </Label>
        <Label size={LETTERING} tone="second">
          {to}
        </Label>
      </View>
    </View>
  );
}

function Tick({ tick, top, width }: { readonly tick: number; readonly top: number; readonly width: number }) {
  const scale = useTextScale();
  return (
    <View style={[styles.tick, { top: top - (LETTERING * scale * 1.25) / 2, width }]}>
      <Label size={LETTERING} tone="second" align="right" numberOfLines={1}>
        {tick}
      </Label>
    </View>
  );
}

interface RulesProps {
  readonly box: PlotBox;
  readonly range: Range;
  readonly ticks: readonly number[];
}

function Rules({ box, range, ticks }: RulesProps) {
  const { line, ink } = useInks();
  return (
    <G fill="none">
      {ticks.map((tick) => (
        <Path
          key={tick}
          d={`M0 ${heightOf(tick, box, range).toFixed(1)}H${box.width}`}
          stroke={tick === 0 ? ink : line}
          strokeOpacity={tick === 0 ? 0.8 : 0.45}
          strokeWidth={tick === 0 ? 1.4 : 1}
          {...(tick === 0 ? {} : { strokeDasharray: '2 4' })}
        />
      ))}
    </G>
  );
}

const styles = StyleSheet.create({
  tick: { position: 'absolute', left: 0 },
  dates: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: SPACE.small },
});
