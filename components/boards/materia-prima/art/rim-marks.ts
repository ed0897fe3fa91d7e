import { round } from '@/components/kit/drawing/geometry';
import { fill, line, path, type Mark } from '@/components/kit/drawing/marks';
import { glow } from './hand';
import { hexPath, hexSpot, SIDE, veilPath, type Hex } from './hex';

import type { Theme } from './paints';

const PX = SIDE / 27;
const px = (value: number): number => round(value * PX);

/** Reached by one action, by more, to be attacked, or where whoever acts stands; and what words speak of. */
export const RIM_KINDS = ['near', 'far', 'attack', 'chosen', 'told', 'played', 'better'] as const;
export type RimKind = (typeof RIM_KINDS)[number];

interface RimLook {
  readonly wash: readonly [colour: string, opacity: number] | null;
  readonly under: readonly [colour: string, width: number, opacity: number];
  readonly over: readonly [colour: string, width: number];
  readonly share: number;
  readonly dashes?: string;
}

/** Gold, dashed gold, red and pale blue by candle; on the desk, where gold would be too weak, lapis and gold change places. */
const BY_CANDLE: Readonly<Record<RimKind, RimLook>> = {
  near: { wash: ['#ffe28a', 0.26], under: ['#3a2203', 4.4, 0.55], over: ['#ffdf7e', 2.3], share: 0.9 },
  far: {
    wash: ['#ffd257', 0.12],
    under: ['#3a2203', 4.4, 0.55],
    over: ['#ffdf7e', 1.5],
    share: 0.9,
    dashes: `${px(5)} ${px(3.4)}`,
  },
  attack: { wash: ['#ff5a3c', 0.2], under: ['#2a0402', 5, 0.6], over: ['#ff8a6e', 2.5], share: 0.9 },
  chosen: { wash: null, under: ['#0b2c44', 5, 0.7], over: ['#d6f1ff', 2.8], share: 0.93 },
  told: { wash: ['#fff2c4', 0.2], under: ['#2a0402', 6.4, 0.75], over: ['#ffd9a0', 3.2], share: 0.88 },
  better: { wash: ['#6fc7b4', 0.24], under: ['#04211c', 6.4, 0.75], over: ['#8fe6d2', 3.2], share: 0.88 },
  played: {
    wash: ['#f0806a', 0.2],
    under: ['#2a0402', 6.4, 0.75],
    over: ['#ffa894', 3.2],
    share: 0.88,
    dashes: `${px(6)} ${px(3)}`,
  },
};

const BY_DAY: Readonly<Record<RimKind, RimLook>> = {
  near: { ...BY_CANDLE.near, wash: ['#fff6d0', 0.3], under: ['#fffaf0', 5, 0.8], over: ['#2c4a8a', 2.3] },
  far: { ...BY_CANDLE.far, wash: ['#fff6d0', 0.16], under: ['#fffaf0', 4.6, 0.8], over: ['#2c4a8a', 1.6] },
  attack: { ...BY_CANDLE.attack, under: ['#fff2ec', 5, 0.8], over: ['#9b2418', 2.6] },
  chosen: { ...BY_CANDLE.chosen, under: ['#4a2d00', 5.4, 0.8], over: ['#ffe08a', 2.8] },
  told: { ...BY_CANDLE.told, under: ['#fffaf0', 6.4, 0.9], over: ['#7a3b00', 3.2] },
  better: { ...BY_CANDLE.better, under: ['#f2fffb', 6.4, 0.9], over: ['#1f6157', 3.2] },
  played: { ...BY_CANDLE.played, under: ['#fff2ec', 6.4, 0.9], over: ['#9b2418', 3.2] },
};

/** The rims of hexes that are lit alike, each round its own place on the map: no two of them touch. */
export function rimMarks(hexes: readonly Hex[], kind: RimKind, theme: Theme): readonly Mark[] {
  const { wash, under, over, share, dashes } = (theme === 'dark' ? BY_CANDLE : BY_DAY)[kind];
  const outline = (part: number) => hexes.map((hex) => hexPath(hex, SIDE, part)).join('');
  const edges = outline(share);
  const lights = hexes.map((hex) => {
    const { x, y } = hexSpot(hex, SIDE);
    return glow(x, y, SIDE * 1.25, theme === 'dark' ? 'blue' : 'gold', 0.7);
  });
  return [
    ...(wash ? [fill(outline(0.97), wash[0], wash[1])] : lights),
    line(edges, under[0], px(under[1]), { strokeOpacity: under[2] }),
    line(edges, over[0], px(over[1]), dashes ? { strokeDasharray: dashes } : {}),
  ];
}

/** Light falls on what can be reached: by candle the rest is dark, on the desk it pales. */
const VEILS = { dark: ['#0a0502', 0.3], light: ['#f6ead0', 0.46] } as const;

/** The veil over every hex that is not lit; `strength` 2 is for a fight, where only two hexes count. */
export function veilMarks(
  all: readonly Hex[],
  lit: readonly Hex[],
  theme: Theme,
  strength = 1,
): readonly Mark[] {
  const [colour, opacity] = VEILS[theme];
  const d = veilPath(all, lit, SIDE);
  return d
    ? [path(d, { fill: colour, fillOpacity: Math.min(0.9, opacity * strength), fillRule: 'evenodd' })]
    : [];
}
