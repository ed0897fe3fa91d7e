import type { Point } from '@/components/kit/drawing/geometry';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';

export interface Seam {
  readonly name: `${'left' | 'right'}-${'ear' | 'arm' | 'leg'}` | 'neck' | 'waist';
  readonly places: readonly [Place, Place];
  readonly from: Point;
  readonly to: Point;
}

export const SEAMS: readonly Seam[] = [
  { name: 'left-ear', places: ['left-ear', 'head'], from: [200, 70], to: [200, 130] },
  { name: 'right-ear', places: ['head', 'right-ear'], from: [400, 70], to: [400, 130] },
  { name: 'neck', places: ['head', 'torso'], from: [236, 200], to: [364, 200] },
  { name: 'left-arm', places: ['left-arm', 'torso'], from: [200, 245], to: [200, 315] },
  { name: 'right-arm', places: ['torso', 'right-arm'], from: [400, 245], to: [400, 315] },
  { name: 'waist', places: ['torso', 'tail'], from: [220, 400], to: [380, 400] },
  { name: 'left-leg', places: ['left-leg', 'tail'], from: [200, 430], to: [200, 510] },
  { name: 'right-leg', places: ['tail', 'right-leg'], from: [400, 430], to: [400, 510] },
];

function kindAt(board: KazaamBoard, place: Place) {
  const slot = board[place];
  return slot?.isUp ? tileOf(slot.tile).homunculus : null;
}

/** The seams at which two different homunculi are sewn together. */
export function sewnSeams(board: KazaamBoard): readonly Seam[] {
  return SEAMS.filter(({ places: [one, other] }) => {
    const [here, there] = [kindAt(board, one), kindAt(board, other)];
    return here !== null && there !== null && here !== there;
  });
}

/** Which of them a part holds that lies over its neighbours: the head its own, the torso the others. */
export function seamsOn(place: Place, seams: readonly Seam[]): readonly Seam[] {
  if (place !== 'head' && place !== 'torso') return [];
  return seams.filter(({ places }) => places.includes('head') === (place === 'head'));
}

export const isUpright = ({ from, to }: Seam): boolean => from[0] === to[0];

export const lengthOf = ({ from, to }: Seam): number => to[0] - from[0] + to[1] - from[1];

export function stitchCount(seam: Seam): number {
  return Math.round(lengthOf(seam) / 17);
}

/** How far to each side of its seam a stitch reaches. */
const REACH = 18;

/** Where the stitches of a seam are. */
export function stitchesBox(seam: Seam): ViewBox {
  const [x, y] = seam.from;
  return isUpright(seam)
    ? [x - REACH, y, 2 * REACH, lengthOf(seam)]
    : [x, y - REACH, lengthOf(seam), 2 * REACH];
}
