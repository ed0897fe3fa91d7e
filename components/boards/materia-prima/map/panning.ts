import { at } from '@/engine/core/list';
import { AXIAL, type Hex } from '@/engine/games/materia-prima/map';

import { hexSpot, mapHeight, mapWidth, type Spot } from '../art/hex';
import type { MapLayoutBox } from '../layout';

/** How far the map can be moved under its window. */

/** A button of the map with the air round it. */
export const CORNER = { size: 48, margin: 6, gap: 2 } as const;
/** How much of the sea can be brought into sight, in sides of a hex: enough to bring any hex out from under a button. */
const SHORE = 0.9;
const NEAR = 1.01;

export function isNear(zoom: number): boolean {
  'worklet';
  return zoom > NEAR;
}

/** The farthest that the middle of the map may lie from the middle of its window, across and down. */
export function farthest({ width, height, side }: MapLayoutBox, zoom: number): Spot {
  'worklet';
  const shore = SHORE * side;
  return {
    x: Math.max(0, ((mapWidth(side) + 2 * shore) * zoom - width) / 2),
    y: Math.max(0, ((mapHeight(side) + 2 * shore) * zoom - height) / 2),
  };
}

/** Where the map may lie that was to lie there. */
export function kept({ x, y }: Spot, most: Spot): Spot {
  'worklet';
  return { x: Math.max(-most.x, Math.min(most.x, x)), y: Math.max(-most.y, Math.min(most.y, y)) };
}

/** Where the map lies with a hex in the middle of the window, or as near to it as may be. */
export function centredOn(box: MapLayoutBox, hex: Hex, zoom: number): Spot {
  const { x, y } = hexSpot(at(AXIAL, hex), box.side);
  return kept({ x: -x * zoom, y: -y * zoom }, farthest(box, zoom));
}

/** Whether all of a hex is to be seen. */
export function isInSight(
  { width, height, side }: MapLayoutBox,
  hex: Hex,
  zoom: number,
  lies: Spot,
): boolean {
  const { x, y } = hexSpot(at(AXIAL, hex), side);
  const reach = side * zoom;
  return (
    Math.abs(x * zoom + lies.x) + reach <= width / 2 && Math.abs(y * zoom + lies.y) + reach <= height / 2
  );
}
