import { at } from '@/engine/core/list';
import { AXIAL, type Hex } from '@/engine/games/materia-prima/map';

import { hexSpot, mapHeight, mapWidth, type Spot } from './art/hex';
import type { MapLayoutBox } from './layout';

/** How far the map can be moved under its window. */

/** A button of the map with the air round it. */
export const CORNER = { size: 48, margin: 6, gap: 2 } as const;
/** How much of the sea can be brought into sight, in sides of a hex; from near at least as much as a button covers. */
const SHORE = 0.9;
const CLEAR = CORNER.size + 2 * CORNER.margin;
const NEAR = 1.01;

export function isNear(zoom: number): boolean {
  'worklet';
  return zoom > NEAR;
}

/** How far the middle of the map may lie from that of its window, across and down, with so much sea in sight round it. */
function reach({ width, height, side }: MapLayoutBox, zoom: number, sea: number): Spot {
  'worklet';
  return {
    x: Math.max(0, (mapWidth(side) * zoom + 2 * sea - width) / 2),
    y: Math.max(0, (mapHeight(side) * zoom + 2 * sea - height) / 2),
  };
}

/** The farthest that a finger may move it. */
export function farthest(box: MapLayoutBox, zoom: number): Spot {
  'worklet';
  const shore = SHORE * box.side * zoom;
  return reach(box, zoom, isNear(zoom) ? Math.max(shore, CLEAR) : shore);
}

/** Where the map may lie that was to lie there. */
export function kept({ x, y }: Spot, most: Spot): Spot {
  'worklet';
  return { x: Math.max(-most.x, Math.min(most.x, x)), y: Math.max(-most.y, Math.min(most.y, y)) };
}

/** Where the map lies with a hex as near to the middle of the window as may be without much sea. */
export function centredOn(box: MapLayoutBox, hex: Hex, zoom: number): Spot {
  const { x, y } = hexSpot(at(AXIAL, hex), box.side);
  return kept({ x: -x * zoom, y: -y * zoom }, reach(box, zoom, SHORE * box.side * zoom));
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
