import { lookahead, type Bot } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { BOARDS, HAND_LIMIT, INGREDIENTS, PLACES, POINTS, type Place } from './data';
import { handOf } from './minds';
import { score } from './score';
import type { Kazaam, KazaamMove, KazaamPlayer, KazaamTable } from './state';
import { playerAt } from './steps';
import { tileOf, type Tile } from './tiles';

/**
 * What things are worth, in actions. Drawing and extracting a tile of three symbols takes two actions and gives
 * four ingredients: that sets the price of an ingredient, and everything else follows from it.
 */
const WORTH = {
  action: 0.9,
  ingredient: 0.48,
  /** An ingredient that a tile in hand is waiting for. */
  awaited: 0.62,
  /** Each one past the fourth of a kind. */
  surplus: 0.2,
  tileInHand: 1,
  usefulTile: 1.3,
  /** A tile on the board, besides the ingredients in it. */
  built: 2.2,
  point: 0.8,
  /** Having to spend a restore action before the end. */
  asleep: 0.9,
  /** Each further tile of the kind that most of the creature is made of. */
  unity: 0.25,
  /** An opponent who could finish in the next turn. */
  threat: 1.6,
  /** Knowing one tile of a rival who is nearly done. */
  insight: 0.45,
  rivals: 0.5,
  victory: 100,
} as const;

/** From how many tiles on a board the end is in sight. */
const NEARLY_DONE = 7;

/** Plans its own turn by the worth of what it leads to, and takes nobody to stop it. */
export const middle: Bot<Kazaam> = lookahead<Kazaam>({ evaluate, reply, depth: 4, width: 5, worlds: 3 });

function reply(table: KazaamTable): KazaamMove | null {
  return asked(table)?.what.type === 'stop' ? { type: 'allow' } : null;
}

export function evaluate(table: KazaamTable, seat: Seat): number {
  if (table.agenda.length === 0) return finalWorth(table, seat);
  const { players, turn } = table.state;
  const haste = endInSight(players);
  let rivals = 0;
  for (let index = 0; index < players.length; index += 1) {
    if (index === seat) continue;
    const rival = at(players, index);
    rivals += boardWorth(rival, haste) + purseWorth(rival, NO_TILES) + rival.hand.length * WORTH.tileInHand;
    if (tilesOn(rival) >= NEARLY_DONE) rivals += menace(table, seat, index, rival);
  }
  const own = playerAt(table, seat);
  const wanted = wantedTiles(own);
  const actions = turn.seat === seat ? turn.actions * WORTH.action : 0;
  const ownWorth = boardWorth(own, haste) + purseWorth(own, wanted) + handWorth(own, wanted) + actions;
  return ownWorth - (WORTH.rivals * rivals) / (players.length - 1);
}

/** Winning is what counts; then by how much. */
function finalWorth(table: KazaamTable, seat: Seat): number {
  const standings = score(table);
  const own = at(standings, seat);
  const best = Math.max(...standings.filter((_, index) => index !== seat).map((standing) => standing.total));
  return (own.rank === 1 ? WORTH.victory : -WORTH.victory) + own.total - best;
}

/** 0 while everybody is far from done, 1 when somebody lacks a single tile. */
function endInSight(players: readonly KazaamPlayer[]): number {
  let most = 0;
  for (const player of players) most = Math.max(most, tilesOn(player));
  return Math.max(0, Math.min(1, (most - 5) / 3));
}

function tilesOn({ board }: KazaamPlayer): number {
  let count = 0;
  for (const place of PLACES) if (board[place]) count += 1;
  return count;
}

/** What lies on the board: the work in it, and the points it would score if it ended now. */
function boardWorth(player: KazaamPlayer, haste: number): number {
  const favourite = BOARDS[player.alchemist].homunculus;
  const kinds: Record<string, number> = {};
  let worth = 0;
  let asleep = 0;
  let sleepingPoints = 0;
  let facing = 0;
  for (const place of PLACES) {
    const slot = player.board[place];
    if (!slot) continue;
    const tile = tileOf(slot.tile);
    const points = POINTS[tile.part] + (tile.homunculus === favourite ? 1 : 0);
    worth += WORTH.built + WORTH.ingredient * tile.symbols.length + WORTH.point * points;
    kinds[tile.homunculus] = (kinds[tile.homunculus] ?? 0) + 1;
    if (slot.isUp) facing += 1;
    else {
      asleep += 1;
      sleepingPoints += points;
    }
  }
  const unity = unityWorth(player, kinds, facing, haste);
  return worth + unity - sleepWorth(asleep, sleepingPoints, haste);
}

/** Sleeping tiles cost a restore, or their points when it is too late for one. */
function sleepWorth(asleep: number, points: number, haste: number): number {
  if (asleep === 0) return 0;
  return (1 - haste) * WORTH.asleep + haste * Math.max(WORTH.asleep, WORTH.point * points);
}

/** KZ-27: half promised by many tiles of one kind, paid when only that kind faces up. */
function unityWorth(
  player: KazaamPlayer,
  kinds: Readonly<Record<string, number>>,
  facing: number,
  haste: number,
): number {
  let most = 0;
  for (const kind in kinds) most = Math.max(most, kinds[kind] ?? 0);
  const promised = most > 2 ? (most - 2) * WORTH.unity : 0;
  return promised + (isPure(player) ? haste * WORTH.point * facing : 0);
}

function isPure({ board }: KazaamPlayer): boolean {
  let kind: string | null = null;
  for (const place of PLACES) {
    const slot = board[place];
    if (!slot?.isUp) continue;
    const { homunculus } = tileOf(slot.tile);
    if (kind !== null && kind !== homunculus) return false;
    kind = homunculus;
  }
  return kind !== null;
}

const NO_TILES: readonly Tile[] = [];

/** For each free place the tile in hand one would rather play there. */
function wantedTiles(player: KazaamPlayer): readonly Tile[] {
  const best: Partial<Record<Place, Tile>> = {};
  for (const id of player.hand) {
    const tile = tileOf(id);
    if (player.board[tile.place]) continue;
    const rival = best[tile.place];
    if (!rival || appeal(player, tile) > appeal(player, rival)) best[tile.place] = tile;
  }
  return Object.values(best);
}

function appeal(player: KazaamPlayer, tile: Tile): number {
  const isFavourite = tile.homunculus === BOARDS[player.alchemist].homunculus;
  return (isFavourite ? WORTH.point + WORTH.unity : 0) - WORTH.ingredient * missing(player, tile);
}

function missing(player: KazaamPlayer, tile: Tile): number {
  let count = 0;
  for (const [ingredient, cost] of tile.cost) count += Math.max(0, cost - player.purse[ingredient]);
  return count;
}

function purseWorth(player: KazaamPlayer, wanted: readonly Tile[]): number {
  let worth = 0;
  for (const ingredient of INGREDIENTS) {
    const held = player.purse[ingredient];
    if (held === 0) continue;
    let needed = 0;
    for (const tile of wanted) {
      for (const [symbol, cost] of tile.cost) if (symbol === ingredient) needed += cost;
    }
    const awaited = Math.min(held, needed);
    const spare = Math.min(held - awaited, 4);
    const surplus = held - awaited - spare;
    worth += awaited * WORTH.awaited + spare * WORTH.ingredient + surplus * WORTH.surplus;
  }
  return worth;
}

/** A tile in hand is a part to come, or ingredients for one action. */
function handWorth(player: KazaamPlayer, wanted: readonly Tile[]): number {
  let worth = 0;
  for (const id of player.hand) {
    const tile = tileOf(id);
    const asIngredients = (tile.symbols.length + 1) * WORTH.ingredient - WORTH.action;
    const asPart = wanted.includes(tile) ? WORTH.usefulTile + Math.max(0, appeal(player, tile)) : 0;
    worth += Math.max(asIngredients, asPart);
  }
  return player.hand.length === HAND_LIMIT ? worth - WORTH.action / 2 : worth;
}

/** A rival who is nearly done is worse if he can finish at once, less so the better one knows his hand. */
function menace(table: KazaamTable, seat: Seat, rivalSeat: number, rival: KazaamPlayer): number {
  const known = at(table.state.minds, seat);
  let insight = 0;
  for (const id of rival.hand) if (known[id] === handOf(rivalSeat)) insight += WORTH.insight;
  return (canFinish(rival) ? WORTH.threat : 0) - insight;
}

/** Whether the tiles in hand fill every free place within one turn, each payable by itself. */
function canFinish(player: KazaamPlayer): boolean {
  return PLACES.every(
    (place) =>
      player.board[place] ||
      player.hand.some((id) => tileOf(id).place === place && missing(player, tileOf(id)) === 0),
  );
}
