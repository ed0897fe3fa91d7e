import { at, sum } from '@/engine/core/list';
import type { Claim } from '@/engine/core/reason';
import { othersFrom, type Seat } from '@/engine/core/seat';
import type { Foresight, Teacher } from '@/engine/core/teacher';
import { PLACES } from './data';
import { ingredientsIn } from './queries/counts';
import { faceUp } from './queries/standings';
import { score } from './score';
import type { Kazaam, KazaamPlayer, KazaamTable } from './state';
import { playerAt } from './steps';
import { REASONS_WHY, WHEN } from './text/teacher';
import { tileOf } from './tiles';
import { assets, tilesOn } from './bot/worth';

type KazaamTerm = keyof ReturnType<typeof assets>;
export type KazaamClaim = keyof typeof CLAIMS;

type Count = (player: KazaamPlayer) => number;

/** What is judged where a line ends, a turn later, is judged too surely: much can still happen. */
const FORESIGHT: Foresight = { slope: 0.5, offset: 0 };

const own = (count: Count) => (table: KazaamTable, seat: Seat) => count(playerAt(table, seat));
const less = (count: Count) => (table: KazaamTable, seat: Seat) =>
  -sum(othersFrom(seat, table.seats).map((other) => count(playerAt(table, other))));

const awake: Count = ({ board }) => faceUp(board).length;
const ingredients: Count = ({ purse }) => ingredientsIn(purse);
const handSize: Count = ({ hand }) => hand.length;
/** For how many free places there is a tile in hand. */
const fitting: Count = ({ hand, board }) =>
  PLACES.filter((place) => !board[place] && hand.some((tile) => tileOf(tile).place === place)).length;

/** How many tiles a tail of somebody else could strike off the board as it is. */
function exposed(table: KazaamTable, seat: Seat): number {
  const player = playerAt(table, seat);
  const isStruck = othersFrom(seat, table.seats).some((other) => playerAt(table, other).board.tail?.isUp);
  return isStruck && !player.board.head?.isUp ? tilesOn(player) - awake(player) : 0;
}

const CLAIMS = {
  built: { terms: ['creature'], where: 'turn', count: own(tilesOn) },
  points: { terms: ['creature'], where: 'turn', count: (table, seat) => at(score(table), seat).total },
  kept: { terms: ['creature'], where: 'end', count: own(tilesOn) },
  guarded: { terms: ['safety'], where: 'turn', count: own(({ board }) => (board.head?.isUp ? 1 : 0)) },
  covered: { terms: ['safety'], where: 'turn', count: (table, seat) => -exposed(table, seat) },
  ingredients: { terms: ['ingredients'], where: 'turn', count: own(ingredients) },
  fitting: { terms: ['tiles'], where: 'turn', count: own(fitting) },
  hand: { terms: ['tiles'], where: 'turn', count: own(handSize) },
  othersBuilt: { terms: ['rivals'], where: 'turn', count: less(tilesOn) },
  othersAwake: { terms: ['rivals'], where: 'turn', count: less(awake) },
  othersHand: { terms: ['rivals'], where: 'turn', count: less(handSize) },
  othersLater: { terms: ['rivals'], where: 'end', count: less(tilesOn) },
} satisfies Readonly<Record<string, Claim<Kazaam, KazaamTerm>>>;

export const teacher: Teacher<Kazaam, KazaamTerm, KazaamClaim> = {
  terms: (_, table, seat) => assets(table, seat),
  claims: CLAIMS,
  text: REASONS_WHY,
  when: (seen, language) => WHEN[language](seen),
  foresight: FORESIGHT,
};
