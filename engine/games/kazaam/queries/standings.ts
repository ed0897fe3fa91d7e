import { at, sum } from '@/engine/core/list';
import { placed, type ScoreLine, type Standing } from '@/engine/core/score';
import { toSeat, type Seat } from '@/engine/core/seat';
import { FINISHER_POINTS, PLACES, POINTS, type Alchemist } from '../data';
import type { KazaamLine } from '../score';
import type { KazaamBoard, KazaamPlayer } from '../state';
import { tileOf, type Tile } from '../tiles';
import { ingredientsIn, isFavouriteOf } from './counts';

type Scored = Pick<KazaamPlayer, 'alchemist' | 'board' | 'purse'>;

/** What points are counted from: all of it lies open. */
interface Ended {
  readonly players: readonly Scored[];
  readonly finisher: Seat | null;
}

/** KZ-26 to KZ-30 */
export function standingsOf({ players, finisher }: Ended): readonly Standing<KazaamLine>[] {
  const sheets = players.map((player, index) => scoreLines(player, finisher === toSeat(index)));
  const totals = sheets.map((lines) => sum(lines.map((line) => line.points)));
  return placed(
    sheets.map((lines, index) => ({ lines, total: at(totals, index) })),
    players.map((player, index) => [
      { merit: 'points', rule: 'KZ-30', count: at(totals, index) },
      { merit: 'tiles', rule: 'KZ-30', count: faceUp(player.board).length },
      { merit: 'ingredients', rule: 'KZ-30', count: ingredientsIn(player.purse) },
    ]),
  );
}

function scoreLines(player: Scored, isFinisher: boolean): readonly ScoreLine<KazaamLine>[] {
  const tiles = faceUp(player.board);
  const limbs = tiles.filter((tile) => POINTS[tile.part] === 1);
  const vitals = tiles.filter((tile) => POINTS[tile.part] === 2);
  const same = isOneHomunculus(tiles) ? tiles : [];
  const favourites = tiles.filter((tile) => isFavouriteOf(player.alchemist, tile));
  return [
    { line: 'limbs', count: limbs.length, points: limbs.length },
    { line: 'vitals', count: vitals.length, points: 2 * vitals.length },
    { line: 'one-homunculus', count: same.length, points: same.length },
    { line: 'favourite', count: favourites.length, points: favourites.length },
    { line: 'finisher', count: isFinisher ? 1 : 0, points: isFinisher ? FINISHER_POINTS : 0 },
  ];
}

export function faceUp(board: KazaamBoard): readonly Tile[] {
  return PLACES.flatMap((place) => {
    const slot = board[place];
    return slot?.isUp ? [tileOf(slot.tile)] : [];
  });
}

export function isOneHomunculus(tiles: readonly Tile[]): boolean {
  return tiles.length > 0 && tiles.every((tile) => tile.homunculus === tiles[0]?.homunculus);
}

/** KZ-26, KZ-28: what a tile counts by itself, face up. */
export function worthOf(alchemist: Alchemist, tile: Tile): number {
  return POINTS[tile.part] + (isFavouriteOf(alchemist, tile) ? 1 : 0);
}
