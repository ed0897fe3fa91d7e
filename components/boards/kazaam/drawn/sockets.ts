import type { Place } from '@/engine/games/kazaam/data';
import { points, type Point } from '@/components/kit/drawing/geometry';
import { CREATURE } from '../art/places';
import { mirrored } from './edges';

// All homunculi share their sockets: ear x 200 y 70–130,
// neck y 200 x 236–364, arm x 200 y 245–315, waist y 400 x 220–380, leg x 200 y 430–510, mirrored on the right. Every
// outline runs straight and square to the edge through its socket and 50 beyond, so that contours meet whoever the neighbour is.

/** Where a part is drawn: its side and tile, and the seed of everything that looks like chance in it. */
export interface Spot {
  readonly place: Place;
  readonly isRight: boolean;
  readonly tile: Point;
  readonly seed: number;
}

/** Points given for the left-hand side. */
export function onSide({ isRight }: Spot, points: readonly Point[]): readonly Point[] {
  return isRight ? mirrored(points) : points;
}

export function sideX({ isRight }: Spot, x: number): number {
  return isRight ? CREATURE - x : x;
}

function earOutline(middle: readonly Point[]): readonly Point[] {
  return [...points('260,70 230,70 200,70'), ...middle, ...points('200,130 230,130 260,130')];
}

function armOutline(middle: readonly Point[]): readonly Point[] {
  return [...points('260,245 230,245 200,245'), ...middle, ...points('200,315 230,315 260,315')];
}

function legOutline(middle: readonly Point[]): readonly Point[] {
  return [...points('260,430 230,430 200,430'), ...middle, ...points('200,510 230,510 260,510')];
}

/** The whole outline of a part by what of it lies beyond its socket, given for the left-hand side. */
export const earOn = (spot: Spot, middle: readonly Point[]) => onSide(spot, earOutline(middle));
export const armOn = (spot: Spot, middle: readonly Point[]) => onSide(spot, armOutline(middle));
export const legOn = (spot: Spot, middle: readonly Point[]) => onSide(spot, legOutline(middle));

/** What lies below and above the sockets of the left flank; the right one is its mirror image. */
interface Flank {
  readonly low: readonly Point[];
  readonly up: readonly Point[];
  readonly top?: readonly Point[];
}

export function headOutline({ low, up, top = [] }: Flank): readonly Point[] {
  const neck = points('236,250 236,225 236,200');
  const ear = points('200,130 180,130 150,130 150,70 180,70 200,70');
  return both([...neck, ...low, ...ear, ...up], top);
}

export function torsoOutline({ low, up }: Flank): readonly Point[] {
  const waist = points('220,450 220,425 220,400');
  const arm = points('200,315 180,315 150,315 150,245 180,245 200,245');
  const neck = points('236,200 236,175 236,150');
  return both([...waist, ...low, ...arm, ...up, ...neck], []);
}

function rumpOutline({ low, up }: Flank): readonly Point[] {
  const leg = points('200,510 180,510 150,510 150,430 180,430 200,430');
  const waist = points('220,400 220,375 220,350');
  return both([...low, ...leg, ...up, ...waist], []);
}

function both(left: readonly Point[], top: readonly Point[]): readonly Point[] {
  return [...left, ...top, ...mirrored(left).slice().reverse()];
}

export const TORSO: readonly Point[] = torsoOutline({
  low: points('212,374 208,340'),
  up: points('222,226'),
});

export const RUMP: readonly Point[] = rumpOutline({
  low: points('300,532 246,524'),
  up: points('213,418'),
});

export const TAIL = points('344,480 370,540 350,576 300,583 258,570 239,542 245,508');

export const HANGING_ARM = points(
  '158,238 112,250 72,288 56,336 40,352 34,376 52,388 66,380 78,392 94,384 104,362 100,340 112,318 152,306',
);

export const WAVING_ARM = points(
  '166,252 132,274 106,270 98,246 108,226 94,214 80,222 66,210 50,218 46,242 40,290 54,332 100,348 156,332',
);

export const LEG = points(
  '160,418 112,422 80,456 74,506 64,540 34,556 22,580 30,592 148,592 154,574 136,548 138,522 162,508',
);
