import { sum } from '@/engine/core/list';
import { BOARDS, INGREDIENTS, PLACES, type Alchemist, type Place } from '../data';
import type { KazaamBoard, KazaamPurse } from '../state';
import type { Tile } from '../tiles';

export function partsOn(board: KazaamBoard): number {
  return PLACES.filter((place) => board[place]).length;
}

/** KZ-24: where tiles lie face down, to be turned up by restoring. */
export function asleepOn(board: KazaamBoard): readonly Place[] {
  return PLACES.filter((place) => isAsleep(board, place));
}

export function isAsleep(board: KazaamBoard, place: Place): boolean {
  return board[place]?.isUp === false;
}

export function ingredientsIn(purse: KazaamPurse): number {
  return sum(INGREDIENTS.map((ingredient) => purse[ingredient]));
}

/** KZ-28: whether a tile is of the homunculus that counts more for this alchemist. */
export function isFavouriteOf(alchemist: Alchemist, tile: Tile): boolean {
  return tile.homunculus === BOARDS[alchemist].homunculus;
}
