import { exp } from '@/engine/core/exact';
import { at, sum } from '@/engine/core/list';
import type { Nature } from '@/engine/core/nature';
import { allSeats, othersFrom, type Seat } from '@/engine/core/seat';
import { INGREDIENTS, PLACES, POINTS, type Alchemist, type Homunculus } from '../data';
import { handOf } from '../minds';
import { isFavouriteOf } from '../queries/counts';
import { isFull } from '../queries/hand';
import { covers, lackOf } from '../queries/laying';
import { score } from '../score';
import type { KazaamBoard, KazaamPlayer, KazaamTable } from '../state';
import { playerAt } from '../steps';
import { tileOf, type Tile } from '../tiles';

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
  insight: 0.4,
  /** A head that is awake. */
  guard: 0.7,
  /** The dearest sleeping tile, while somebody else has a tail to strike it. */
  exposed: 0.3,
  /** How much an opponent's gain hurts: enough to strike and guard, not so much that nobody builds. */
  rivals: 0.35,
  victory: 100,
} as const;

/** From how many tiles on a board the end is in sight. */
export const NEARLY_DONE = 7;

/** How much more the careful, and less the bold, make of what may happen to them. */
const CAUTION = 0.6;

export function evaluate(table: KazaamTable, seat: Seat, nature: Nature): number {
  if (table.agenda.length === 0) return finalWorth(table, seat);
  const { players } = table.state;
  const haste = endInSight(players);
  const caution = 1 - CAUTION * nature.daring;
  let rivals = 0;
  for (let index = 0; index < players.length; index += 1) {
    if (index === seat) continue;
    const rival = at(players, index);
    rivals +=
      boardWorth(rival, haste) +
      safety(players, index, haste) +
      purseWorth(rival, NO_TILES) +
      rival.hand.length * WORTH.tileInHand;
    if (tilesOn(rival) >= NEARLY_DONE && canFinish(rival)) rivals += caution * WORTH.threat;
  }
  const own = ownWorth(table, seat, haste, caution) + insight(table, seat);
  const rivalry = WORTH.rivals * (nature.isFarSighted ? nature.spite : nature.spite - 1);
  return own - (rivalry * rivals) / (players.length - 1);
}

/** What a seat has, as it sees it itself. */
function ownWorth(table: KazaamTable, seat: Seat, haste: number, caution: number): number {
  const { players, turn } = table.state;
  const own = playerAt(table, seat);
  const wanted = wantedTiles(own);
  return (
    boardWorth(own, haste) +
    caution * safety(players, seat, haste) +
    purseWorth(own, wanted) +
    handWorth(own, wanted) +
    (turn.seat === seat ? turn.actions * WORTH.action : 0)
  );
}

/** What a seat has, part by part, and what the others have against it. */
export function assets(table: KazaamTable, seat: Seat) {
  const { players } = table.state;
  const haste = endInSight(players);
  const own = playerAt(table, seat);
  const wanted = wantedTiles(own);
  const rivals = othersFrom(seat, table.seats).map((other) => ownWorth(table, other, haste, 1));
  return {
    creature: boardWorth(own, haste),
    safety: safety(players, seat, haste),
    ingredients: purseWorth(own, wanted),
    tiles: handWorth(own, wanted),
    rivals: -sum(rivals) / rivals.length,
  };
}

/** How many actions' worth of a lead make winning some three times as likely as losing. */
const LEAD = 5;

/** What each seat may hope for, as the worth of what it has compares with the others'. */
export function hopes(table: KazaamTable): readonly number[] {
  const haste = endInSight(table.state.players);
  const weights = allSeats(table.seats).map((seat) => exp(ownWorth(table, seat, haste, 1) / LEAD));
  const total = sum(weights);
  return weights.map((weight) => weight / total);
}

/** Winning is what counts; then by how much. */
function finalWorth(table: KazaamTable, seat: Seat): number {
  const standings = score(table);
  const own = at(standings, seat);
  const best = Math.max(...standings.filter((_, index) => index !== seat).map((standing) => standing.total));
  return (own.rank === 1 ? WORTH.victory : -WORTH.victory) + own.total - best;
}

/** 0 while everybody is far from done, 1 when somebody lacks a single tile. */
export function endInSight(players: readonly KazaamPlayer[]): number {
  let most = 0;
  for (const player of players) most = Math.max(most, tilesOn(player));
  return Math.max(0, Math.min(1, (most - 5) / 3));
}

export function tilesOn(player: KazaamPlayer): number {
  return inventory(player).tiles;
}

/** What lies on the board: the work in it, and the points it would score if it ended now. */
function boardWorth(player: KazaamPlayer, haste: number): number {
  const { work, asleep, sleepingPoints, facing, alike, isPure } = inventory(player);
  const promised = alike > 2 ? (alike - 2) * WORTH.unity : 0;
  const unity = isPure ? haste * WORTH.point * facing : 0;
  return work + promised + unity - sleepWorth(asleep, sleepingPoints, haste);
}

/** A sleeping tile can be struck off the board by anybody else's tail, unless an awake head guards it. */
function safety(players: readonly KazaamPlayer[], seat: number, haste: number): number {
  const { dearestAsleep, isGuarded } = inventory(at(players, seat));
  if (isGuarded) return (1 - haste) * WORTH.guard;
  if (dearestAsleep === 0) return 0;
  for (let index = 0; index < players.length; index += 1) {
    if (index !== seat && at(players, index).board.tail?.isUp) return -WORTH.exposed * dearestAsleep;
  }
  return 0;
}

/** Sleeping tiles cost a restore, or their points when it is too late for one. */
function sleepWorth(asleep: number, points: number, haste: number): number {
  if (asleep === 0) return 0;
  return (1 - haste) * WORTH.asleep + haste * Math.max(WORTH.asleep, WORTH.point * points);
}

interface Inventory {
  readonly tiles: number;
  readonly work: number;
  readonly asleep: number;
  readonly sleepingPoints: number;
  readonly facing: number;
  /** How many tiles are of the commonest kind. */
  readonly alike: number;
  /** Whether all that faces up is of one kind (KZ-27). */
  readonly isPure: boolean;
  readonly dearestAsleep: number;
  readonly isGuarded: boolean;
}

/** A board is shared by all the worlds in which it did not change: it is counted once. */
const inventories = new WeakMap<KazaamBoard, Inventory>();

function inventory(player: KazaamPlayer): Inventory {
  const known = inventories.get(player.board);
  if (known) return known;
  const counted = takeInventory(player);
  inventories.set(player.board, counted);
  return counted;
}

function takeInventory({ alchemist, board }: KazaamPlayer): Inventory {
  const sum = {
    tiles: 0,
    work: 0,
    asleep: 0,
    sleepingPoints: 0,
    facing: 0,
    alike: 0,
    isPure: true,
    dearestAsleep: 0,
    isGuarded: board.head?.isUp === true,
  };
  const kinds: Partial<Record<Homunculus, number>> = {};
  let kind: Homunculus | null = null;
  for (const place of PLACES) {
    const slot = board[place];
    if (!slot) continue;
    const tile = tileOf(slot.tile);
    const points = pointsOf(alchemist, tile);
    const alike = (kinds[tile.homunculus] ?? 0) + 1;
    kinds[tile.homunculus] = alike;
    sum.tiles += 1;
    const worth = builtWorth(tile) + WORTH.point * points;
    sum.work += worth;
    sum.alike = Math.max(sum.alike, alike);
    if (slot.isUp) {
      sum.facing += 1;
      sum.isPure &&= kind === null || kind === tile.homunculus;
      kind = tile.homunculus;
    } else {
      sum.asleep += 1;
      sum.sleepingPoints += points;
      sum.dearestAsleep = Math.max(sum.dearestAsleep, worth);
    }
  }
  return sum;
}

function builtWorth(tile: Tile): number {
  return WORTH.built + WORTH.ingredient * tile.symbols.length;
}

function pointsOf(alchemist: Alchemist, tile: Tile): number {
  return POINTS[tile.part] + (isFavouriteOf(alchemist, tile) ? 1 : 0);
}

const NO_TILES: readonly Tile[] = [];

/** For each free place the tile in hand one would rather play there. */
function wantedTiles(player: KazaamPlayer): readonly Tile[] {
  const best: Tile[] = [];
  for (const id of player.hand) {
    const tile = tileOf(id);
    if (player.board[tile.place]) continue;
    const rival = best.findIndex((other) => other.place === tile.place);
    if (rival < 0) best.push(tile);
    else if (appeal(player, tile) > appeal(player, at(best, rival))) best[rival] = tile;
  }
  return best;
}

function appeal(player: KazaamPlayer, tile: Tile): number {
  const extra = isFavouriteOf(player.alchemist, tile) ? WORTH.point + WORTH.unity : 0;
  return extra - WORTH.ingredient * lackOf(tile.id, player.purse);
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

function handWorth(player: KazaamPlayer, wanted: readonly Tile[]): number {
  let worth = 0;
  for (const id of player.hand) worth += tileWorth(player, tileOf(id), wanted.includes(tileOf(id)));
  return isFull(player.hand.length) ? worth - WORTH.action / 2 : worth;
}

/** A tile in hand is a part to come, or ingredients for one action. */
export function tileWorth(player: KazaamPlayer, tile: Tile, isWanted: boolean): number {
  const asIngredients = (tile.symbols.length + 1) * WORTH.ingredient - WORTH.action;
  const fits = isWanted && !player.board[tile.place];
  return fits ? Math.max(asIngredients, WORTH.usefulTile + Math.max(0, appeal(player, tile))) : asIngredients;
}

/** What one knows of the hands of those who are nearly done. */
function insight(table: KazaamTable, seat: Seat): number {
  const known = at(table.state.minds, seat).may;
  let worth = 0;
  for (const rivalSeat of othersFrom(seat, table.seats)) {
    const rival = playerAt(table, rivalSeat);
    if (tilesOn(rival) < NEARLY_DONE) continue;
    for (const id of rival.hand) if (known[id] === handOf(rivalSeat)) worth += WORTH.insight;
  }
  return worth;
}

/** Whether the tiles in hand fill every free place within one turn, each payable by itself. */
function canFinish(player: KazaamPlayer): boolean {
  return PLACES.every(
    (place) =>
      player.board[place] || player.hand.some((id) => tileOf(id).place === place && covers(player.purse, id)),
  );
}
