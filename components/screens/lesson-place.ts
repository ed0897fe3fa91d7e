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
export type SlipPlace = (typeof PLACES)[number];

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
  const { insets } = room;
  const width = slipWidth(room);
  const down = DOWN.find(([row]) => place.startsWith(row))?.[1] ?? 0;
  const top = insets.top + EDGE;
  const free = Math.max(0, room.height - insets.bottom - EDGE - height - top);
  const isLeft = place.endsWith('left');
  return {
    x: isLeft ? insets.left + EDGE : room.width - insets.right - EDGE - width,
    y: top + Math.round(down * free),
    width,
    height,
  };
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
  return PLACES.reduce((best, place) => (covers(place) < covers(best) ? place : best), now);
}

function grown({ x, y, width, height }: Box): Box {
  return { x: x - HALO, y: y - HALO, width: width + 2 * HALO, height: height + 2 * HALO };
}

function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}
