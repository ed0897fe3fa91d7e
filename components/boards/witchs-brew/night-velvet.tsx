import { memo, useMemo } from 'react';
import { Defs, Path, Rect, Svg } from 'react-native-svg';

import type { Colour } from '@/components/kit/board';
import { chance, round, times } from '@/components/kit/drawing/geometry';
import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import type { Room } from '@/components/kit/pane';
import { HUES, type Gradient } from '@/components/kit/tokens';

const NIGHT: Gradient = {
  type: 'radial',
  centre: [0.35, 0.3],
  radius: 0.95,
  stops: [
    { at: 0, colour: '#34315C' },
    { at: 0.55, colour: '#1D1A38' },
    { at: 1, colour: '#0D0B1A' },
  ],
};

/** The nap of the cloth: short strokes, all brushed the same way. */
function napOf(width: number, height: number): string {
  const random = chance(17);
  const count = Math.min(700, Math.round((width * height) / 1370));
  return times(count, () => {
    const [x, y] = [random() * width, random() * height];
    return `M${round(x)} ${round(y)}l${round(3 + random() * 5)} ${round(-2 - random() * 3)}`;
  }).join('');
}

export interface NightVelvetProps extends Room {
  /** Of the player whose cloth it is. */
  readonly colour: Colour;
}

/** Blue velvet with the player's line and a brass seam: what lies on it is for one pair of eyes only. */
export const NightVelvet = memo(function NightVelvet({ width, height, insets, colour }: NightVelvetProps) {
  const id = usePaintId();
  const nap = useMemo(() => napOf(width, height), [width, height]);
  const line = (distance: number) => ({
    x: insets.left + distance,
    y: insets.top + distance,
    width: Math.max(0, width - insets.left - insets.right - 2 * distance),
    height: Math.max(0, height - insets.top - insets.bottom - 2 * distance),
    fill: 'none',
  });
  return (
    <Svg width={width} height={height} aria-hidden>
      <Defs>
        <GradientDef id={id} gradient={NIGHT} />
      </Defs>
      <Rect width={width} height={height} fill={paint(id)} />
      <Path d={nap} stroke="#7D78C4" strokeOpacity={0.14} strokeWidth={1} fill="none" />
      <Rect {...line(2.5)} rx={16} stroke={HUES[colour]} strokeOpacity={0.6} strokeWidth={2} />
      <Rect
        {...line(6.5)}
        rx={12}
        stroke="#C79A4E"
        strokeOpacity={0.6}
        strokeWidth={1.3}
        strokeDasharray="7 5"
      />
    </Svg>
  );
});
