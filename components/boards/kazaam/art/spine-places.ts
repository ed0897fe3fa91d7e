import type { ViewBox } from '@/components/kit/drawing/drawing';
import { round } from '@/components/kit/drawing/geometry';
import { TILE } from './places';

/** The width of the leather in the space of a tile. */
export const SPINE = 42;
export const SIGN_BOX: ViewBox = [-26, -27, 53, 53];
export const SIGN_SCALE = 0.8;
export const SIGN_X = 20;

/** How high on the spine each of so many symbols sits. */
export function symbolHeights(count: number): readonly number[] {
  const step = Math.min(39, 188 / count);
  const first = 100 - ((count - 1) * step) / 2;
  return Array.from({ length: count }, (_, index) => round(first + index * step));
}

/** Where a symbol's picture lies on a held tile whose face is so large. */
export function symbolBox(count: number, index: number, size: number) {
  const [left, top, width, height] = SIGN_BOX;
  const scale = size / TILE;
  const y = symbolHeights(count)[index] ?? 0;
  return {
    left: (SIGN_X + left * SIGN_SCALE) * scale,
    top: (y + top * SIGN_SCALE) * scale,
    width: width * SIGN_SCALE * scale,
    height: height * SIGN_SCALE * scale,
  };
}
