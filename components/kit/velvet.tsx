import { memo, useMemo } from 'react';
import { Circle, Defs, Ellipse, G, Path, Rect, Svg } from 'react-native-svg';
import { chance, round } from './drawing/geometry';
import { MIDDLE, radial } from './drawing/gradients';
import { GradientDef, paint, usePaintId } from './paint';
import { BRASS, VELVET } from './tokens';

const FOLD = 38.4;
const HEM = 48;
/** The rod hangs below what the system shows at the top. */
const ROD = 14;

const WARMTH = radial(MIDDLE, [0, '#FF9A5A', 0.34], [0.6, '#FF6A3A', 0.08], [1, '#FF6A3A', 0]);
const EDGES = radial([0.5, 0.5, 0.75], [0, '#000000', 0], [0.6, '#000000', 0], [1, '#000000', 0.6]);

/** Overlapping tapered bands, gathered towards the top. */
function foldsOf(width: number, height: number): readonly string[] {
  const random = chance(5);
  const count = Math.ceil(width / FOLD) + 1;
  return Array.from({ length: count }, (_, index) => {
    const x = -14 + index * FOLD;
    const band = 44 + random() * 6;
    const sway = (random() - 0.5) * 16;
    const [upper, lower] = [height * 0.28, height * 0.66];
    const foot = round(x + sway * 0.6);
    return (
      `M${round(x)} 0C${round(x + sway)} ${round(upper)} ${round(x - sway)} ${round(lower)} ${foot} ${height}` +
      `H${round(x + band + sway * 0.6)}` +
      `C${round(x + band - sway)} ${round(lower)} ${round(x + band + sway)} ${round(upper)} ${round(x + band)} 0Z`
    );
  });
}

function fringe(width: number, y: number): string {
  const random = chance(8);
  const count = Math.ceil(width / 7) + 1;
  return Array.from(
    { length: count },
    (_, index) =>
      `M${index * 7} ${y}q${round((random() - 0.5) * 3)} 10 ${round((random() - 0.5) * 2)} ${round(19 + random() * 4)}`,
  ).join('');
}

function Rings({ width, y }: { readonly width: number; readonly y: number }) {
  const count = Math.ceil(width / 39.4);
  return Array.from({ length: count }, (_, index) => {
    const x = 18 + index * 39.4;
    return (
      <G key={index} fill="none">
        <Ellipse cx={x} cy={y} rx={7} ry={15} stroke="#3A2408" strokeWidth={5.6} />
        <Ellipse cx={x} cy={y} rx={7} ry={15} stroke="#E2B04A" strokeWidth={3.2} />
      </G>
    );
  });
}

interface VelvetProps {
  readonly width: number;
  readonly height: number;
  /** Room for what the system shows at the top. */
  readonly top: number;
}

/** The curtain itself: velvet on a brass rod, with a hem and a fringe. */
export const Velvet = memo(function Velvet({ width, height, top }: VelvetProps) {
  const id = usePaintId();
  const folds = useMemo(() => foldsOf(width, height), [width, height]);
  const rod = top + ROD;
  const hem = height - HEM;
  const threads = useMemo(() => fringe(width, hem + 10), [width, hem]);
  return (
    <Svg width={width} height={height} aria-hidden>
      <Defs>
        <GradientDef id={`${id}v`} gradient={VELVET} />
        <GradientDef id={`${id}w`} gradient={WARMTH} />
        <GradientDef id={`${id}e`} gradient={EDGES} />
        <GradientDef id={`${id}b`} gradient={BRASS} />
      </Defs>
      <Rect width={width} height={height} fill="#1A060B" />
      {folds.map((fold) => (
        <Path key={fold} d={fold} fill={paint(`${id}v`)} />
      ))}
      <Circle cx={width / 2} cy={Math.min(360, height * 0.42)} r={330} fill={paint(`${id}w`)} />
      <Rect width={width} height={height} fill={paint(`${id}e`)} />
      <G fill="none" strokeLinecap="round">
        <G transform="translate(1.6 2.4)">
          <Path d={threads} stroke="#6E4712" strokeWidth={5} />
        </G>
        <Path d={threads} stroke="#D8A848" strokeWidth={3.6} />
      </G>
      <Rect x={-2} y={hem} width={width + 4} height={12} fill={paint(`${id}b`)} stroke="#3A2408" />
      <Path d={`M0 ${hem + 6}H${width}`} stroke="#5A3A0C" strokeWidth={1.4} strokeDasharray="5 4" />
      <Rect width={width} height={rod} fill="#000000" fillOpacity={0.55} />
      <Rect x={-4} y={rod + 6} width={width + 8} height={13} fill="#000000" fillOpacity={0.5} />
      <Rect
        x={-4}
        y={rod}
        width={width + 8}
        height={13}
        rx={6}
        fill={paint(`${id}b`)}
        stroke="#2A1806"
        strokeWidth={1.4}
      />
      <Rings width={width} y={rod + 10} />
    </Svg>
  );
});

/** How far from the top and the foot of the screen the velvet is free of rod and fringe. */
export const VELVET_ROOM = { top: ROD + 32, bottom: HEM + 8 } as const;
