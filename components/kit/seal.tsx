import { memo } from 'react';
import { Circle, Defs, Path, Svg } from 'react-native-svg';
import { chance, round } from './drawing/geometry';
import { GradientDef, paint, usePaintId } from './paint';
import { WAX_RED } from './tokens';

/** The edge of a drop of wax pressed flat. */
const WAX = waxEdge();

function waxEdge(): string {
  const random = chance(31);
  const points = Array.from({ length: 14 }, (_, index) => {
    const turn = (index / 14) * 2 * Math.PI;
    const radius = 11 + random() * 1.9;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius] as const;
  });
  const middle = (index: number) => {
    const [a, b] = [points[index % 14] ?? [0, 0], points[(index + 1) % 14] ?? [0, 0]];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % 14] ?? [0, 0];
    return `Q${round(x)} ${round(y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

interface SealProps {
  readonly size?: number;
}

/** Red wax: something random or hidden was shown, and nothing before it can be undone. Named by what it stands with. */
export const Seal = memo(function Seal({ size = 26 }: SealProps) {
  const id = usePaintId();
  return (
    <Svg width={size} height={size} viewBox="-14 -14 28 29" aria-hidden>
      <Defs>
        <GradientDef id={id} gradient={WAX_RED} />
      </Defs>
      <Path d={WAX} fill="#000000" fillOpacity={0.3} x={0.8} y={1.6} />
      <Path d={WAX} fill={paint(id)} stroke="#5A0C10" strokeWidth={1} />
      <Circle r={7.6} fill="none" stroke="#5A0C10" strokeOpacity={0.7} strokeWidth={1.3} />
      <Path
        d="M-6.6-3.8A7.6 7.6 0 0 1 2-7.3"
        fill="none"
        stroke="#FFB8A8"
        strokeOpacity={0.8}
        strokeWidth={1.1}
      />
      <Path
        d="M0-5.4L4.6 3H-4.6ZM-2.8 .2H2.8"
        fill="none"
        stroke="#FFD6C8"
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
    </Svg>
  );
});
