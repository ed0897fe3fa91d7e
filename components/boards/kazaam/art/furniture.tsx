import { memo } from 'react';

import { BACK } from './back-marks';
import { Drawing } from './drawing';
import { times } from '@/components/kit/drawing/geometry';
import { box, disc, fill, group, inked, line, oval, path, type Mark } from '@/components/kit/drawing/marks';
import { TOKENS, type Theme } from './paints';
import { GREAT_CIRCLE } from '../drawn/tile-marks';

interface Piece {
  readonly size: number;
  readonly theme: Theme;
}

function shade(theme: Theme) {
  const { shadow, shadowOpacity } = TOKENS[theme];
  return { shadow, ink: { fillOpacity: shadowOpacity } };
}

const WICK = line('M0-5V-9', '#2a1a0c', 1.8);
const FLAME: readonly Mark[] = [
  disc(0, -15, 22, '@halo'),
  inked('M0-25C5-18 6-14 5-11A5.2 5.2 0 0 1-5-11C-6-15-2-18 0-25Z', '@flame', '#c8601a', 1),
  fill('M0-16C2-13 2-11 1.6-10A1.8 1.8 0 0 1-1.6-10C-2-12-1-13 0-16Z', '#fff'),
];
const SMOKE = line('M1-10q4-4 0-8t1-8', '#8c8478', 1.6, { strokeOpacity: 0.7 });
const CANDLE_BOX = [-24, -38, 48, 66] as const;

function candleMarks(theme: Theme, isLit: boolean): readonly Mark[] {
  const { shadow, ink } = shade(theme);
  return [
    oval(2, 21, 11, 3, shadow, ink),
    inked('M-6.5 18V-2Q-6-5-2-4.6 1-6 5-4 6.5-3 6.5-1V18Q0 21-6.5 18Z', '@wax', '#4a3a20', 1.4),
    ...(isLit ? [inked('M-6.5 1Q-5 7-3.6 2', '#fff8e6', '#a98f66', 0.8)] : [SMOKE]),
    WICK,
    inked('M-11 19Q0 24 11 19L9 22Q0 26-9 22Z', '@brass', '#3a2408', 1),
  ];
}

interface CandleProps extends Piece {
  readonly isLit: boolean;
  /** Leaves the flame to a `CandleFlame` that is laid over it and flickers. */
  readonly isBare?: boolean;
}

/** The width of a candle of a height. */
function candleWidth(size: number): number {
  return (size * CANDLE_BOX[2]) / CANDLE_BOX[3];
}

/** A candle stands for an action: lit while it is left. Its size is its height. */
export const Candle = memo(function Candle({ isLit, isBare = false, size, theme }: CandleProps) {
  const flame = isLit && !isBare ? FLAME : [];
  return (
    <Drawing
      layers={[candleMarks(theme, isLit), flame]}
      viewBox={CANDLE_BOX}
      width={candleWidth(size)}
      height={size}
      theme={theme}
    />
  );
});

export const CandleFlame = memo(function CandleFlame({ size, theme }: Piece) {
  return (
    <Drawing layers={[FLAME]} viewBox={CANDLE_BOX} width={candleWidth(size)} height={size} theme={theme} />
  );
});

const CRUCIBLE: readonly Mark[] = [
  inked('M-25-12C-25 14-18 28-11 30H11C18 28 25 14 25-12Z', '@copper', '#24100a', 2.4),
  line('M-18-6C-18 10-14 20-10 25', '#ffd6b0', 3.6, { strokeOpacity: 0.7 }),
  oval(0, -13, 27, 8, '#5a2a14', { stroke: '#24100a', strokeWidth: 2.2 }),
  oval(0, -12.4, 21, 5.2, '@flame'),
  inked('M-9-14C-14-24-4-28-5-38 4-30 2-24 6-22 8-26 8-28 7-32 16-24 13-18 10-13Z', '@flame', '#c8601a', 1.5),
  fill('M-1-15C-4-21 2-24 1-29 6-24 5-20 5-15Z', '#fff', 0.85),
];

/** The crucible in which tiles are extracted; hot while it can take one. */
export const Crucible = memo(function Crucible({
  size,
  theme,
  isHot = false,
}: Piece & { readonly isHot?: boolean }) {
  const { shadow, ink } = shade(theme);
  const under = [oval(3, 31, 26, 5, shadow, ink), ...(isHot ? [disc(0, -4, 39, '@halo')] : [])];
  return (
    <Drawing
      layers={[under, CRUCIBLE]}
      viewBox={[-39, -41, 78, 78]}
      width={size}
      height={size}
      theme={theme}
    />
  );
});

const SUN_INK = '#4a2d08';
const SUN: readonly Mark[] = [
  ...times(12, (index) =>
    inked(`M-3.4-15L0-${index % 2 ? 22 : 28} 3.4-15Z`, '@gold', SUN_INK, 1.4, {
      transform: `rotate(${index * 30})`,
    }),
  ),
  disc(0, 0, 16, '@gold', { stroke: SUN_INK, strokeWidth: 1.4 }),
  line('M-9-2q4-5 7 0M2-2q4-5 7 0M-7 5Q0 12 7 5', SUN_INK, 2.2),
];

/** The sun that wakes sleeping parts. */
export const Sun = memo(function Sun({ size, theme }: Piece) {
  return <Drawing layers={[SUN]} viewBox={[-30, -30, 60, 60]} width={size} height={size} theme={theme} />;
});

interface StackProps extends Piece {
  readonly count: number;
}

const hollow = (theme: Theme): readonly Mark[] => [
  box([5, 5, 190, 190, 9], '@slot', { stroke: TOKENS[theme].edge, strokeOpacity: 0.6, strokeWidth: 3 }),
];

/** The reserve, face down and neat; the pile sinks as it is drawn. */
export const ReserveStack = memo(function ReserveStack({ size, theme, count }: StackProps) {
  const { shadow, ink } = shade(theme);
  const depth = Math.min(4, Math.ceil(count / 8));
  const under = times(depth, (index) => {
    const step = depth - index;
    return box([-step * 7, step * 11, 200, 200, 8], '#0c081c', { stroke: '#4a3a78', strokeWidth: 4 });
  });
  const layers =
    count === 0
      ? [hollow(theme)]
      : [[box([6 - depth * 7, 14 + depth * 11, 200, 200, 8], shadow, ink), ...under], BACK];
  return (
    <Drawing
      layers={layers}
      viewBox={[-34, -6, 262, 262]}
      width={size}
      height={size}
      theme={theme}
      isSmall={size < 60}
    />
  );
});

const UNTIDY: readonly (readonly [angle: number, dx: number, dy: number, singe: number])[] = [
  [-14, 0, 28, 0.62],
  [11, 28, 6, 0.5],
  [-4, 12, 12, 0.36],
];

/** The discards: only their number is public, so the pile lies face down, singed and untidy. */
export const DiscardsStack = memo(function DiscardsStack({ size, theme, count }: StackProps) {
  const { shadow, ink } = shade(theme);
  const pile = UNTIDY.slice(Math.max(0, 3 - count)).map(([angle, dx, dy, singe]) =>
    group(`translate(${dx} ${dy}) rotate(${angle} 100 100)`, [
      box([5, 9, 200, 200, 8], shadow, ink),
      ...BACK,
      box([0, 0, 200, 200, 8], '#3a2418', { fillOpacity: singe }),
    ]),
  );
  return (
    <Drawing
      layers={[count === 0 ? hollow(theme) : pile]}
      viewBox={[-32, -24, 290, 290]}
      width={size}
      height={size}
      theme={theme}
      isSmall={size < 60}
    />
  );
});

interface BoardFrameProps {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
}

/** How far inside its frame a board lies. */
export const FRAME_INSET = 7;
const FRAME_SHADOW = 8;

/** Walnut and brass around a board, with rivets. It is drawn larger by the shadow at the right and below. */
export const BoardFrame = memo(function BoardFrame({ width: w, height: h, theme }: BoardFrameProps) {
  const { shadow, ink } = shade(theme);
  const { edge, well } = TOKENS[theme];
  const rivet = (x: number, y: number): readonly Mark[] => [
    disc(x + 0.8, y + 1.4, 3.6, '#000', { fillOpacity: 0.5 }),
    disc(x, y, 3.6, '@rivet', { stroke: '#3a2408', strokeWidth: 0.8 }),
  ];
  const marks = [
    box([3, 7, w, h, 12], shadow, ink),
    box([0.8, 0.8, w - 1.6, h - 1.6, 12], '@walnut', { stroke: edge, strokeWidth: 1.6 }),
    box([2.4, 2.4, w - 4.8, h - 4.8, 10], 'none', { stroke: '@brass', strokeWidth: 2.4 }),
    line(`M14 1.6H${w - 40}`, '#fff2c0', 1.2, { strokeOpacity: 0.7 }),
    box([6, 6, w - 12, h - 12, 5], well),
    ...[5, w - 5].flatMap((x) => [5, h - 5].flatMap((y) => rivet(x, y))),
  ];
  return (
    <Drawing
      layers={[marks]}
      viewBox={[0, 0, w + FRAME_SHADOW, h + FRAME_SHADOW]}
      width={w + FRAME_SHADOW}
      height={h + FRAME_SHADOW}
      theme={theme}
    />
  );
});

interface ShelfProps {
  readonly width: number;
  readonly theme: Theme;
}

const SHELF_HEIGHT = 18;

/** The board on which the vessels stand. */
export const Shelf = memo(function Shelf({ width, theme }: ShelfProps) {
  const { shadow, ink } = shade(theme);
  const marks = [
    box([1, 4, width - 2, 13, 3], shadow, ink),
    box([0.5, 0.5, width - 1, 14, 3], '@rail', { stroke: TOKENS[theme].edge, strokeWidth: 1 }),
    line(`M4 1.7H${width - 4}`, theme === 'dark' ? '#e0ac70' : '#fff2d0', 1.2, { strokeOpacity: 0.7 }),
  ];
  return (
    <Drawing
      layers={[marks]}
      viewBox={[0, 0, width, SHELF_HEIGHT]}
      width={width}
      height={SHELF_HEIGHT}
      theme={theme}
    />
  );
});

const CIRCLE: readonly Mark[] = [
  path(GREAT_CIRCLE, { fill: 'none', stroke: '#ffb030', strokeOpacity: 0.28, strokeWidth: 12 }),
  path(GREAT_CIRCLE, { fill: 'none', stroke: '#b06a10', strokeOpacity: 0.9, strokeWidth: 3 }),
];

/** The great circle alight, behind a creature that comes to life. */
export const GreatCircle = memo(function GreatCircle({ size, theme }: Piece) {
  return <Drawing layers={[CIRCLE]} viewBox={[0, 0, 600, 600]} width={size} height={size} theme={theme} />;
});
