import { exp, log } from '@/engine/core/exact';
import { at } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import {
  CHOSEN_ROLES,
  potionOf,
  RAVENS_TO_END,
  STACKS,
  type Cauldron,
  type Drops,
  type PotionId,
  type Shelf,
} from '../data';
import { dueOf, shareOf, wealth } from '../queries/price';
import { missingOn, potionIn, topOf } from '../queries/stacks';
import { pointsOf } from '../queries/standings';
import type { WitchsBrewState, WitchsBrewTable } from '../state';
import { playerAt, ravensTaken } from '../steps';

/**
 * What things are worth to the bot, in points. A potion brings one point more than it takes drops, so a drop that
 * will be brewed is worth some eight tenths of a point; the more of a kind, the longer until all are used and the
 * more a monk or a cutpurse takes.
 */
const WORTH = {
  drop: 0.8,
  /** Each further drop of a colour, and coin, as a part of the one before. */
  nextDrop: 0.84,
  coin: 0.5,
  nextCoin: 0.88,
  /** Each point ahead makes the end so much dearer, each point behind so much worse. */
  raven: 0.05,
  /** The same for the raven that decides. */
  lastRaven: 0.15,
  mostForRaven: 1.5,
  /** What each of the others puts on a shelf is lost to him; if it stays there, somebody may profit from it. */
  levied: 0.4,
  leftShort: 0.2,
} as const;

/** How many potions a player takes in a set, as measured in the lab. */
const POTIONS_A_SET = 1;
/** Drops and gold that are left over still break ties (WB-22). */
const LEAST_PATIENCE = 0.02;

/** What goods are worth for later sets. Parts of drops and coins, as they occur in plans, count in part. */
export function stockWorth(gold: number, red: number, white: number, green: number): number {
  return coins(gold) + colour(red) + colour(white) + colour(green);
}

const LOG_NEXT_DROP = log(WORTH.nextDrop);
const LOG_NEXT_COIN = log(WORTH.nextCoin);

function colour(count: number): number {
  return (WORTH.drop * (1 - exp(count * LOG_NEXT_DROP))) / (1 - WORTH.nextDrop);
}

function coins(count: number): number {
  return (WORTH.coin * (1 - exp(count * LOG_NEXT_COIN))) / (1 - WORTH.nextCoin);
}

/** From nearly 0 in the last set to 1: how likely goods are to be of use after this set. */
export function patienceOf({ state, seats }: WitchsBrewTable): number {
  const setsLeft = cardsToEnd(state) / (POTIONS_A_SET * seats) - partOfSetLeft(state);
  return Math.max(LEAST_PATIENCE, Math.min(1, 0.5 + setsLeft));
}

function partOfSetLeft({ players, trickNumber }: WitchsBrewState): number {
  if (trickNumber === 0) return 1;
  const held = players.reduce((total, { hand }) => total + hand.length, 0);
  return held / (CHOSEN_ROLES * players.length);
}

/** How many potions have to be taken until the nearest ravens that are missing have come. */
function cardsToEnd(state: WitchsBrewState): number {
  const ways = STACKS.flatMap((stack) =>
    state.stacks[stack].flatMap((id, index) => (potionOf(id).hasRaven ? [index + 1] : [])),
  );
  const nearest = ways.sort((one, other) => one - other).slice(0, ravensMissing(state));
  return nearest.reduce((total, way) => total + way, 0);
}

function ravensMissing(state: WitchsBrewState): number {
  return Math.max(0, RAVENS_TO_END - ravensTaken(state));
}

/** What a potion is worth to a seat: those ahead like ravens, the others fear them. */
export function potionWorth({ state }: WitchsBrewTable, seat: Seat, id: PotionId): number {
  const { points, hasRaven } = potionOf(id);
  const missing = ravensMissing(state);
  if (!hasRaven || missing === 0) return points;
  const bias = (missing === 1 ? WORTH.lastRaven : WORTH.raven) * (points + pointsAhead(state, seat));
  return points + Math.max(-WORTH.mostForRaven, Math.min(WORTH.mostForRaven, bias));
}

function pointsAhead({ players }: WitchsBrewState, seat: Seat): number {
  const best = Math.max(...players.filter((_, other) => other !== seat).map(pointsOf));
  return pointsOf(at(players, seat)) - best;
}

export interface OpenBrew {
  readonly cost: Drops;
  readonly worth: number;
}

/** The open potion of a cauldron as a seat sees it. */
export function openBrew(table: WitchsBrewTable, seat: Seat, cauldron: Cauldron): OpenBrew | null {
  const potion = potionIn(table.state, cauldron);
  return potion && { cost: potion.cost, worth: potionWorth(table, seat, potion.id) };
}

/** How a seat looks at goods: how likely they are to be of use later, and what it is to it that others lose some. */
export interface Regard {
  readonly patience: number;
  readonly spite: number;
}

/** What it brings a seat to levy on a shelf, as things are. */
export function levyWorth(
  table: WitchsBrewTable,
  seat: Seat,
  shelf: Shelf,
  { patience, spite }: Regard,
): number {
  const missing = missingOn(table.state, shelf);
  const top = topOf(table.state, shelf);
  if (missing === null || top === null) return 0;
  const others = othersFrom(seat, table.seats);
  const given = others.reduce((total, other) => total + dueOf(table.state, other, shelf), 0);
  const each = (patience * given) / others.length;
  const toAdd = Math.max(0, missing - given);
  const left = (WORTH.leftShort + (spite - 1) * WORTH.levied) * each;
  if (wealth(playerAt(table, seat), shelf) < toAdd) return left;
  const price = toAdd * patience * unitWorth(shelf);
  return Math.max(left, potionWorth(table, seat, top) + spite * WORTH.levied * each - price);
}

/** One of some that one has, neither the first nor the last. */
function unitWorth(shelf: Shelf): number {
  return shelf === 'gold' ? WORTH.coin * WORTH.nextCoin : WORTH.drop * WORTH.nextDrop;
}

/** What the favour of a levy saves: a coin or a drop, if one would have to give any. */
export function sparedWorth(table: WitchsBrewTable, seat: Seat, shelf: Shelf, patience: number): number {
  const due = shareOf(playerAt(table, seat), shelf);
  return due > 0 && topOf(table.state, shelf) !== null ? patience * unitWorth(shelf) : 0;
}
