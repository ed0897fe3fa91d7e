import type { SeenBox } from '@/components/kit/beacon';
import type { Box } from '@/components/kit/stage/box';

/**
 * Where a slip of parchment may lie: in the corners if it can, or else between them; on a narrow screen it is as wide as
 * the screen.
 */
export const PLACES = [
  'top-right',
  'bottom-right',
  'top-left',
  'bottom-left',
  'middle-right',
  'middle-left',
  'upper-right',
  'upper-left',
  'lower-right',
  'lower-left',
] as const;
type Side = 'left' | 'right';
type NamedPlace = (typeof PLACES)[number];

/** Between two things that are to be seen, where none of the other places is free. */
interface Gap {
  readonly side: Side;
  readonly top: number;
  readonly bottom: number;
}

export type SlipPlace = NamedPlace | Gap;

/** How far down a place lies, in parts of the room there is for it. */
const DOWN: readonly (readonly [row: string, part: number])[] = [
  ['top', 0],
  ['upper', 0.25],
  ['middle', 0.5],
  ['lower', 0.75],
  ['bottom', 1],
];

export interface SlipRoom {
  readonly width: number;
  readonly height: number;
  readonly insets: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

const EDGE = 8;
const WIDEST = 440;
/** Where the screen is low it leaves the greater part of its width free. */
const LOW = 520;
const WIDEST_LOW = 340;
/** What is lit has a halo. */
const HALO = 10;

export function slipWidth({ width, height, insets }: SlipRoom): number {
  return Math.min(height < LOW ? WIDEST_LOW : WIDEST, width - insets.left - insets.right - 2 * EDGE);
}

export function boxAt(place: SlipPlace, room: SlipRoom, height: number): Box {
  const side = sideOf(place);
  return {
    ...across(side, room),
    y: typeof place === 'string' ? downTo(place, room, height) : place.top,
    height,
  };
}

function sideOf(place: SlipPlace): Side {
  if (typeof place !== 'string') return place.side;
  return place.endsWith('left') ? 'left' : 'right';
}

function across(side: Side, room: SlipRoom): Pick<Box, 'x' | 'width'> {
  const { insets } = room;
  const width = slipWidth(room);
  return { x: side === 'left' ? insets.left + EDGE : room.width - insets.right - EDGE - width, width };
}

function downTo(place: NamedPlace, { height: whole, insets }: SlipRoom, height: number): number {
  const down = DOWN.find(([row]) => place.startsWith(row))?.[1] ?? 0;
  const top = insets.top + EDGE;
  return top + Math.round(down * Math.max(0, whole - insets.bottom - EDGE - height - top));
}

/** What a slip of this height takes from the top of the screen, within the insets. */
export function roomAbove(height: number): number {
  return height + 2 * EDGE;
}

/** However much is only talked of, it counts for less than a corner of what is lit. */
const TALKED_OF = 1e-6;

/** Where the slip covers least of what is to be seen: where it lies already if it covers nothing there. */
export function placeFor(
  now: SlipPlace,
  room: SlipRoom,
  height: number,
  seen: readonly SeenBox[],
): SlipPlace {
  const covers = (place: SlipPlace) =>
    seen.reduce((sum, box) => {
      const area = sharedArea(boxAt(place, room, height), grown(box));
      return sum + area * (box.isLit ? 1 : TALKED_OF);
    }, 0);
  const fits = (place: SlipPlace) => covers(place) === 0 && isInside(place, room, height);
  if (fits(now)) return now;
  const first: NamedPlace = typeof now === 'string' ? now : PLACES[0];
  const named = PLACES.reduce((best, place) => (covers(place) < covers(best) ? place : best), first);
  return covers(named) === 0 ? named : (gapsIn(room, seen).find(fits) ?? named);
}

function isInside(place: SlipPlace, room: SlipRoom, height: number): boolean {
  return typeof place === 'string' || place.top + height <= place.bottom;
}

/** How high a slip may be that covers nothing that is to be seen. */
export function freeHeight(room: SlipRoom, seen: readonly SeenBox[]): number {
  return Math.max(0, ...gapsIn(room, seen).map(({ top, bottom }) => bottom - top));
}

/** All that is free at either side, from edge to edge of the slip. */
function gapsIn(room: SlipRoom, seen: readonly SeenBox[]): readonly Gap[] {
  return (['right', 'left'] as const).flatMap((side) => {
    const column = { ...across(side, room), y: 0, height: room.height };
    const within = seen.map(grown).filter((box) => sharedArea(box, column) > 0);
    return gapsBetween(within, room).map(([top, bottom]) => ({ side, top, bottom }));
  });
}

type Stretch = readonly [top: number, bottom: number];

function gapsBetween(boxes: readonly Box[], { height, insets }: SlipRoom): readonly Stretch[] {
  const end = height - insets.bottom - EDGE;
  const gaps: Stretch[] = [];
  let top = insets.top + EDGE;
  for (const box of [...boxes].sort((one, other) => one.y - other.y)) {
    if (box.y > top) gaps.push([top, Math.min(box.y, end)]);
    top = Math.max(top, box.y + box.height);
  }
  return top < end ? [...gaps, [top, end]] : gaps;
}

function grown({ x, y, width, height }: Box): Box {
  return { x: x - HALO, y: y - HALO, width: width + 2 * HALO, height: height + 2 * HALO };
}

function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}
