import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut } from '@/components/kit/drawing/geometry';
import { box, fill, inked, line, type Mark } from '@/components/kit/drawing/marks';
import { down, rad, type Theme } from '../art/paints';
import { TAIL, type RibbonKind } from '../art/ribbon-kinds';
import { lit, shadowed, strokes } from './lit';
import { sceneHues } from './scene-hues';

function chains(width: number, chain: number): readonly Mark[] {
  const d = `M18 ${-chain}V4M${width - 18} ${-chain}V4`;
  return [line(d, '#0c0705', 4.5), line(d, '#a9803c', 2.2, { strokeDasharray: '3.4 2.4' })];
}

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly theme: Theme;
}

/** A player's board as it hangs from the beam by two chains. */
export function signBoard({ width, height, seed, theme }: Plan, chain: number): readonly Mark[] {
  const hues = sceneHues(theme);
  const random = chance(seed);
  const edge = handCut(corners(0, 0, width, height, 6), 1, 16, random);
  const grain = strokes(26, random, (next) => [
    4 + next() * width * 0.6,
    6 + next() * (height - 10),
    (next() - 0.5) * 3,
    24 + next() * 30,
  ]);
  return [
    ...chains(width, chain),
    shadowed(edge, [3, 6], hues.shadow),
    lit(edge, hues.board, {
      line: 1.8,
      scale: 0.8,
      rim: 0.45,
      inside: [line(grain, hues.boardGrain, 1.1, { strokeOpacity: 0.5 })],
    }),
    fill(handCut(corners(2, 2, width - 4, 24, 5), 0.5, 30, random), hues.header, hues.headerOpacity),
  ];
}

type Shades = readonly [light: string, base: string, dark: string];

const SHADES: Readonly<Record<RibbonKind, Shades>> = {
  claim: ['#d85f48', '#a3281a', '#6d120f'],
  favour: ['#b8efe0', '#3f9c8a', '#155046'],
  taken: ['#746b60', '#4d453d', '#2f2923'],
  passes: ['#5b4c3c', '#3a2f25', '#211a14'],
  waits: ['#8a6a3a', '#5c4422', '#2e200e'],
};

/** A ribbon with its tails in a box of that width, and 7 higher than the band. */
export function ribbon(kind: RibbonKind, width: number, h: number): readonly Mark[] {
  const [light, base, dark] = SHADES[kind];
  const w = width - 2 * TAIL;
  const band = `M0 0Q${w / 2}-2.5 ${w} 0V${h}Q${w / 2} ${h - 2.5} 0 ${h}Z`;
  const tails =
    `M-5 5L8 3V${h + 4}H-5L0 ${h / 2 + 4}Z` + `M${w + 5} 5L${w - 8} 3V${h + 4}H${w + 5}L${w} ${h / 2 + 4}Z`;
  return [
    inked(tails, dark, '#140a06', 1),
    shadowed(band, [1, 2.2], 0.5),
    lit(band, down(light, base, dark), { line: 1.1, scale: 0.4, rim: 0.6, shade: 0.25 }),
  ];
}

/** What somebody says; its tail points to the lower left, 9 below the bubble. */
export function bubble(width: number, height: number): readonly Mark[] {
  const edge = handCut(
    [
      [6, 0],
      [width, 0],
      [width, height],
      [22, height],
      [-4, height + 9],
      [6, height - 8],
    ],
    0.8,
    14,
    chance(3),
  );
  return [
    shadowed(edge, [2, 4], 0.5),
    lit(edge, rad('#fdf4de', '#f0dfb8', '#cfae78'), { line: 1.4, scale: 0.5, shade: 0.25 }),
  ];
}

/** Where a card of a trick lies, 60 by 84; a dash says that nobody played one. */
export function place(theme: Theme, isPassed: boolean): readonly Mark[] {
  const { place: colour, placeOpacity, placeLine, placeDash } = sceneHues(theme);
  return [
    box([1, 1, 58, 82, 5], colour, {
      fillOpacity: placeOpacity,
      stroke: placeLine,
      strokeOpacity: 0.55,
      strokeWidth: 1.3,
      strokeDasharray: '4 3.4',
    }),
    ...(isPassed ? [line('M19 42h22', placeDash, 4, { strokeOpacity: 0.7 })] : []),
  ];
}
