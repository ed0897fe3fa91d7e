import type { Homunculus, Place } from '@/engine/games/kazaam/data';
import { boxOf, portholeBox } from './places';
import { print } from './prints';

/** A back on a board, with the porthole through which the part is seen that sleeps there. */
export function sleeping(homunculus: Homunculus, place: Place) {
  return [
    { print: print('back'), box: boxOf(place) },
    { print: print(`porthole-${homunculus}-${place}`), box: portholeBox(place) },
  ];
}
