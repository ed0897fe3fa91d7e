import { memo } from 'react';

import type { Ingredient } from '@/engine/games/kazaam/data';
import { round } from '@/components/kit/drawing/geometry';
import { box, line, path, type Mark } from '@/components/kit/drawing/marks';
import { Drawing } from './drawing';
import { SIGN_BOX, SIGN_OUTLINES, signAt } from './signs';
import { TILE } from './sockets';

/** The width of the leather in the space of a tile. */
export const SPINE = 42;
const SIGN_SCALE = 0.8;
const SIGN_X = 20;

/** How high on the spine each of so many symbols sits. */
function heights(count: number): readonly number[] {
  const step = Math.min(39, 188 / count);
  const first = 100 - ((count - 1) * step) / 2;
  return Array.from({ length: count }, (_, index) => round(first + index * step));
}

function symbolMarks(symbols: readonly Ingredient[]): readonly Mark[] {
  const places = heights(symbols.length);
  return symbols.map((symbol, index) => signAt(symbol, SIGN_X, places[index] ?? 0, SIGN_SCALE));
}

const SEAM: readonly Mark[] = [
  line('M40 2V198', '#1c0d05', 3),
  line('M36 8V192', '#e2b04a', 1.4, { strokeOpacity: 0.6, strokeDasharray: '5 4', strokeLinecap: 'butt' }),
];

/** What lies on the plaque of a held tile: the gold rim around all of it, and the symbols on the leather. */
export function spineMarks(symbols: readonly Ingredient[]): readonly Mark[] {
  return [
    ...SEAM,
    box([3, 3, 236, 194, 8], 'none', { stroke: '@gold', strokeWidth: 3 }),
    ...symbolMarks(symbols),
  ];
}

const LEATHER: readonly Mark[] = [
  path('M42 4H10Q0 4 0 14V194Q0 204 10 204H42Z', { fill: '#1c0d05' }),
  path('M42 0H10Q0 0 0 10V190Q0 200 10 200H42Z', { fill: '@leather' }),
  path('M42 3H11Q3 3 3 11V189Q3 197 11 197H42', { fill: 'none', stroke: '@gold', strokeWidth: 3 }),
];

interface TileSpineProps {
  readonly symbols: readonly Ingredient[];
  /** The side of the tile's face. */
  readonly size: number;
}

/** The spine alone, as it folds away from a tile that is played. */
export const TileSpine = memo(function TileSpine({ symbols, size }: TileSpineProps) {
  return (
    <Drawing
      layers={[LEATHER, SEAM, symbolMarks(symbols)]}
      viewBox={[0, 0, SPINE, 204]}
      width={(size * SPINE) / TILE}
      height={(size * 204) / TILE}
    />
  );
});

/** Where a symbol's picture lies on a held tile whose face is so large. */
export function symbolBox(count: number, index: number, size: number) {
  const [left, top, width, height] = SIGN_BOX;
  const scale = size / TILE;
  const y = heights(count)[index] ?? 0;
  return {
    left: (SIGN_X + left * SIGN_SCALE) * scale,
    top: (y + top * SIGN_SCALE) * scale,
    width: width * SIGN_SCALE * scale,
    height: height * SIGN_SCALE * scale,
  };
}

interface SymbolShadeProps {
  readonly symbol: Ingredient;
  readonly size: number;
}

/** Lies over a symbol and takes its light. */
export const SymbolShade = memo(function SymbolShade({ symbol, size }: SymbolShadeProps) {
  return (
    <Drawing
      layers={[[path(SIGN_OUTLINES[symbol], { fill: '#1c0d05' })]]}
      viewBox={SIGN_BOX}
      width={size}
      height={size}
    />
  );
});
