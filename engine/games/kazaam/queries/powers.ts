import { PART_OF, PLACES, type Part, type Place } from '../data';
import type { KazaamReason } from '../rulebook';
import type { KazaamAim, KazaamBoard } from '../state';

/** KZ-15 to KZ-19: what the power of a part is aimed at. A head has none that is used by an action (KZ-21). */
const OBJECTS: Readonly<Record<Part, KazaamAim['type'] | null>> = {
  ear: 'hand',
  arm: 'hand',
  leg: 'discards',
  torso: 'supply',
  tail: 'tile',
  head: null,
};

/** KZ-20: the part that stops powers. */
export const GUARD = 'head' satisfies Place;

const OBJECT_OF = Object.fromEntries(PLACES.map((place) => [place, OBJECTS[PART_OF[place]]])) as Readonly<
  Record<Place, KazaamAim['type'] | null>
>;

export function objectOf(place: Place): KazaamAim['type'] | null {
  return OBJECT_OF[place];
}

/** KZ-14, KZ-21: why the tile in a place of the own board may not be used at all; null if it may. */
export function whyNotUse(
  board: KazaamBoard,
  place: Place,
): Extract<KazaamReason, 'no-tile-there' | 'head-is-no-action' | 'already-asleep'> | null {
  const slot = board[place];
  if (!slot) return 'no-tile-there';
  if (objectOf(place) === null) return 'head-is-no-action';
  return slot.isUp ? null : 'already-asleep';
}
