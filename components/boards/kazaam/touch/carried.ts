import { PLACES, type Place } from '@/engine/games/kazaam/data';
import { TILES, type TileId } from '@/engine/games/kazaam/tiles';

/** What can be carried, as places that take it know it: a tile of the hand, the power of a part, the top of the reserve. */
const TILE = 'tile-';
const POWER = 'power-';
export const TOP_OF_RESERVE = 'reserve';

export const pieceOfTile = (tile: TileId): string => `${TILE}${tile}`;
export const pieceOfPower = (place: Place): string => `${POWER}${place}`;

/** Which tile a dragged piece is; null if it is none. */
export function tileOfPiece(piece: string): TileId | null {
  if (!piece.startsWith(TILE)) return null;
  return TILES[Number(piece.slice(TILE.length))]?.id ?? null;
}

/** The part whose power a dragged piece is; null if it is none. */
export function powerOfPiece(piece: string): Place | null {
  return PLACES.find((place) => piece === pieceOfPower(place)) ?? null;
}
