import type { Drawn } from '@/components/kit/drawing/catalogue';
import { times } from '@/components/kit/drawing/geometry';
import { box, disc, fill, group, inked, line, oval, path, type Mark } from '@/components/kit/drawing/marks';
import type { Scheme } from '@/components/kit/tokens';
import { TONES } from '../art/tones';
import { BACK } from './back-marks';
import { GREAT_CIRCLE } from './tile-marks';

function shade(theme: Scheme) {
  const { shadow, shadowOpacity } = TONES[theme];
  return { shadow, ink: { fillOpacity: shadowOpacity } };
}

const WICK = line('M0-5V-9', '#2a1a0c', 1.8);
const FLAME: readonly Mark[] = [
  disc(0, -15, 22, '@halo'),
  inked('M0-25C5-18 6-14 5-11A5.2 5.2 0 0 1-5-11C-6-15-2-18 0-25Z', '@flame', '#c8601a', 1),
  fill('M0-16C2-13 2-11 1.6-10A1.8 1.8 0 0 1-1.6-10C-2-12-1-13 0-16Z', '#fff'),
];
const SMOKE = line('M1-10q4-4 0-8t1-8', '#8c8478', 1.6, { strokeOpacity: 0.7 });
function candleMarks(theme: Scheme, isLit: boolean): readonly Mark[] {
  const { shadow, ink } = shade(theme);
  return [
    oval(2, 21, 11, 3, shadow, ink),
    inked('M-6.5 18V-2Q-6-5-2-4.6 1-6 5-4 6.5-3 6.5-1V18Q0 21-6.5 18Z', '@wax', '#4a3a20', 1.4),
    ...(isLit ? [inked('M-6.5 1Q-5 7-3.6 2', '#fff8e6', '#a98f66', 0.8)] : [SMOKE]),
    WICK,
    inked('M-11 19Q0 24 11 19L9 22Q0 26-9 22Z', '@brass', '#3a2408', 1),
  ];
}

const CRUCIBLE: readonly Mark[] = [
  inked('M-25-12C-25 14-18 28-11 30H11C18 28 25 14 25-12Z', '@copper', '#24100a', 2.4),
  line('M-18-6C-18 10-14 20-10 25', '#ffd6b0', 3.6, { strokeOpacity: 0.7 }),
  oval(0, -13, 27, 8, '#5a2a14', { stroke: '#24100a', strokeWidth: 2.2 }),
  oval(0, -12.4, 21, 5.2, '@flame'),
  inked('M-9-14C-14-24-4-28-5-38 4-30 2-24 6-22 8-26 8-28 7-32 16-24 13-18 10-13Z', '@flame', '#c8601a', 1.5),
  fill('M-1-15C-4-21 2-24 1-29 6-24 5-20 5-15Z', '#fff', 0.85),
];

function crucibleMarks(theme: Scheme, isHot: boolean): readonly Mark[] {
  const { shadow, ink } = shade(theme);
  return [oval(3, 31, 26, 5, shadow, ink), ...(isHot ? [disc(0, -4, 39, '@halo')] : []), ...CRUCIBLE];
}

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

const hollow = (theme: Scheme): readonly Mark[] => [
  box([5, 5, 190, 190, 9], '@slot', { stroke: TONES[theme].edge, strokeOpacity: 0.6, strokeWidth: 3 }),
];

/** The reserve, face down and neat, so many steps high. */
function reserveMarks(theme: Scheme, depth: number): readonly Mark[] {
  if (depth === 0) return hollow(theme);
  const { shadow, ink } = shade(theme);
  const under = times(depth, (index) => {
    const step = depth - index;
    return box([-step * 7, step * 11, 200, 200, 8], '#0c081c', { stroke: '#4a3a78', strokeWidth: 4 });
  });
  return [box([6 - depth * 7, 14 + depth * 11, 200, 200, 8], shadow, ink), ...under, ...BACK];
}

const UNTIDY: readonly (readonly [angle: number, dx: number, dy: number, singe: number])[] = [
  [-14, 0, 28, 0.62],
  [11, 28, 6, 0.5],
  [-4, 12, 12, 0.36],
];

/** The discards: only their number is public, so the pile lies face down, singed and untidy. */
function discardMarks(theme: Scheme, count: number): readonly Mark[] {
  if (count === 0) return hollow(theme);
  const { shadow, ink } = shade(theme);
  return UNTIDY.slice(3 - count).map(([angle, dx, dy, singe]) =>
    group(`translate(${dx} ${dy}) rotate(${angle} 100 100)`, [
      box([5, 9, 200, 200, 8], shadow, ink),
      ...BACK,
      box([0, 0, 200, 200, 8], '#3a2418', { fillOpacity: singe }),
    ]),
  );
}

/** The board on which the vessels stand, so wide. */
function shelfMarks(theme: Scheme, width: number): readonly Mark[] {
  const { shadow, ink } = shade(theme);
  return [
    box([1, 4, width - 2, 13, 3], shadow, ink),
    box([0.5, 0.5, width - 1, 14, 3], '@rail', { stroke: TONES[theme].edge, strokeWidth: 1 }),
    line(`M4 1.7H${width - 4}`, theme === 'dark' ? '#e0ac70' : '#fff2d0', 1.2, { strokeOpacity: 0.7 }),
  ];
}

const RIVET: readonly Mark[] = [
  disc(0.8, 1.4, 3.6, '#000', { fillOpacity: 0.5 }),
  disc(0, 0, 3.6, '@rivet', { stroke: '#3a2408', strokeWidth: 0.8 }),
];

const CIRCLE: readonly Mark[] = [
  path(GREAT_CIRCLE, { fill: 'none', stroke: '#ffb030', strokeOpacity: 0.28, strokeWidth: 12 }),
  path(GREAT_CIRCLE, { fill: 'none', stroke: '#b06a10', strokeOpacity: 0.9, strokeWidth: 3 }),
];

const CANDLE = { box: [-24, -38, 48, 66], width: 40 } as const;
const POT = { box: [-39, -41, 78, 78], width: 60 } as const;

/** A pile of tiles, which may be as small as a tile without its fine lines. */
const PILE = { width: 60, small: 44, isOfMany: true } as const;

const shelf = (width: number): Drawn => ({
  layers: (theme) => [shelfMarks(theme, width)],
  box: [0, 0, width, 18],
  width,
  isStretched: true,
});

export const FURNITURE: Readonly<Record<string, Drawn>> = {
  'candle-lit': { ...CANDLE, layers: (theme) => [candleMarks(theme, true)] },
  'candle-spent': { ...CANDLE, layers: (theme) => [candleMarks(theme, false)] },
  flame: { ...CANDLE, layers: [FLAME] },
  crucible: { ...POT, layers: (theme) => [crucibleMarks(theme, false)] },
  'crucible-hot': { ...POT, layers: (theme) => [crucibleMarks(theme, true)] },
  sun: { layers: [SUN], box: [-30, -30, 60, 60], width: 60 },
  ...Object.fromEntries(
    times(5, (depth): readonly [string, Drawn] => [
      `reserve-${depth}`,
      { ...PILE, layers: (theme) => [reserveMarks(theme, depth)], box: [-34, -6, 262, 262] },
    ]),
  ),
  ...Object.fromEntries(
    times(4, (count): readonly [string, Drawn] => [
      `discards-${count}`,
      { ...PILE, layers: (theme) => [discardMarks(theme, count)], box: [-32, -24, 290, 290] },
    ]),
  ),
  shelf: shelf(300),
  ledge: shelf(90),
  rivet: { layers: [RIVET], box: [-5, -5, 11, 11], width: 11 },
  back: { layers: [BACK], box: [0, 0, 200, 200], width: 100, small: 40 },
  'great-circle': { layers: [CIRCLE], box: [0, 0, 600, 600], width: 220 },
};
