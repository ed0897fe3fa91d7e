import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Point } from '@/components/kit/drawing/geometry';
import type { Place } from '@/engine/games/kazaam/data';

// The creature is drawn in a space of 600 × 600 with tiles of 200.

export const TILE = 200;
export const CREATURE = 600;

export const ORIGIN: Readonly<Record<Place, Point>> = {
  'left-ear': [0, 0],
  head: [200, 0],
  'right-ear': [400, 0],
  'left-arm': [0, 200],
  torso: [200, 200],
  'right-arm': [400, 200],
  'left-leg': [0, 400],
  tail: [200, 400],
  'right-leg': [400, 400],
};

export function boxOf(place: Place): ViewBox {
  const [x, y] = ORIGIN[place];
  return [x, y, TILE, TILE];
}

/** About which point a part of the living creature turns. */
export const PIVOT: Readonly<Record<Place, Point>> = {
  'left-ear': [200, 100],
  head: [300, 200],
  'right-ear': [400, 100],
  'left-arm': [200, 280],
  torso: [300, 300],
  'right-arm': [400, 280],
  'left-leg': [200, 470],
  tail: [300, 400],
  'right-leg': [400, 470],
};

/** How far beside the one before it each of several backs lies. */
export const BACK_STEP = 68;

/** On a back: where in its tile the middle of the porthole lies, and how far its drawing reaches. */
export const PORTHOLE = { middle: 160, reach: 40 } as const;

/** Where the porthole of a place lies. */
export function portholeBox(place: Place): ViewBox {
  const [x, y] = ORIGIN[place];
  const { middle, reach } = PORTHOLE;
  return [x + middle - reach, y + middle - reach, 2 * reach, 2 * reach];
}

/** How the parts of a creature lie that has come off its tiles. */
export const FROM_BACK_TO_FRONT: readonly Place[] = [
  'left-leg',
  'right-leg',
  'left-arm',
  'right-arm',
  'tail',
  'torso',
  'left-ear',
  'right-ear',
  'head',
];

export const HEAD_PLACES: readonly Place[] = ['left-ear', 'right-ear', 'head'];
