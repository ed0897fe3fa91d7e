import type { Box } from '@/components/kit/stage/box';
import type { Part } from '@/components/kit/stage/anchors';
import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { ELEMENTS, type Element } from '@/engine/games/materia-prima/data';
import { AXIAL, type Hex } from '@/engine/games/materia-prima/map';

import { hexSpot, mapHeight, mapWidth } from '../art/hex';
import { pyramidPlan } from '../art/pyramid-plan';
import type { Foot } from '../map/map-standing';

/** The picture of the map, as it is panned and zoomed, and the pane that it is seen in. */
export const MAP = 'map';
export const PANE = 'map-pane';
export const CARD = 'figure-card';
export const FORMULAS = 'formulas';
export const PYRAMID = 'pyramid';
export const seatAt = (seat: Seat) => `seat:${seat}`;

/** Spots of a hex: its middle, where a figure stands, its load, the sign of a mine, what lies on the ground. */
export const hexAt = (hex: Hex) => `hex:${hex}`;
export const footAt = (hex: Hex, [x, y]: Foot = [0, 0.44]) => `foot:${hex}:${x}:${y}`;
export const loadAt = (hex: Hex) => `load:${hex}`;
export const sealAt = (hex: Hex) => `seal:${hex}`;
export const pileAt = (hex: Hex) => `pile:${hex}`;
export const vesselAt = (element: Element) => `vessel:${element}`;

/** In sides of a hex, from its middle. */
const OFFSETS: Readonly<Record<string, Foot>> = {
  hex: [0, 0],
  load: [0.55, 0],
  seal: [-0.53, 0.42],
  pile: [0.42, 0.5],
};

/** Places that are measured as a part of something larger. */
export function partOf(name: string): Part | null {
  const [kind = '', which = '', x, y] = name.split(':');
  const offset = kind === 'foot' ? ([Number(x), Number(y)] as const) : OFFSETS[kind];
  if (offset) return { whole: MAP, of: (box) => onMap(box, Number(which), offset) };
  const element = kind === 'vessel' ? ELEMENTS.find((one) => one === which) : undefined;
  return element ? { whole: PYRAMID, of: (box) => inPyramid(box, element) } : null;
}

/** The side of a hex on a map of this size. */
const sideOn = ({ width }: Pick<Box, 'width'>) => width / mapWidth(1);

/** Two sides square, so that the size of whatever comes there is known. */
function onMap(box: Box, hex: Hex, [x, y]: Foot): Box {
  const side = sideOn(box);
  const spot = hexSpot(at(AXIAL, hex), side);
  const high = mapHeight(side);
  return {
    x: box.x + box.width / 2 + spot.x + (x - 1) * side,
    y: box.y + (box.height - high) / 2 + high / 2 + spot.y + (y - 1) * side,
    width: 2 * side,
    height: 2 * side,
  };
}

function inPyramid(box: Box, element: Element): Box {
  const { spots, radius } = pyramidPlan(box.width, box.height);
  const { x, y } = spots[element];
  return { x: box.x + x - radius, y: box.y + y - radius, width: 2 * radius, height: 2 * radius };
}

/** Where something is to be looked for if its own place is not to be seen, the nearest first. */
export function insteadOf(name: string): readonly string[] {
  const [kind] = name.split(':');
  if (kind === 'seat') return [CARD, PANE];
  if (name === PANE) return [MAP];
  return [];
}
