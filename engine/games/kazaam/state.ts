import * as v from 'valibot';

import { ask, run, type Ask } from '@/engine/core/agenda';
import type { Table } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { below, shuffle, type Rng } from '@/engine/core/rng';
import { wholeUpTo } from '@/engine/core/schema';
import { allSeats, toSeat, type Seat } from '@/engine/core/seat';
import {
  ACTIONS_A_TURN,
  ALCHEMISTS,
  HAND_AT_START,
  INGREDIENTS,
  PLACES,
  type Alchemist,
  type Ingredient,
  type Place,
} from './data';
import { dealtMinds, type Minds } from './minds';
import type { KazaamReason, KazaamRule, KazaamSection } from './rulebook';
import type { KazaamLine } from './score';
import { TILE_COUNT, TILES, type TileId } from './tiles';
import type { KazaamView } from './view';

export type KazaamOptions = {
  /** KZ-20: whether a head stops any power of another player, or only those aimed at its owner. */
  readonly headGuard: 'any' | 'self';
  /** KZ-4: whether the third and later players begin with one favourite ingredient. */
  readonly lateStart: boolean;
};

export interface KazaamSlot {
  readonly tile: TileId;
  readonly isUp: boolean;
}

export type KazaamBoard = Readonly<Record<Place, KazaamSlot | null>>;
export type KazaamPurse = Readonly<Record<Ingredient, number>>;

export interface KazaamPlayer {
  readonly alchemist: Alchemist;
  readonly hand: readonly TileId[];
  readonly board: KazaamBoard;
  readonly purse: KazaamPurse;
}

export interface KazaamTurn {
  readonly seat: Seat;
  /** Actions left. */
  readonly actions: number;
  /** How many turns the first player has begun. */
  readonly round: number;
}

export interface KazaamState {
  readonly players: readonly KazaamPlayer[];
  /** Face down, the next tile to be drawn last. */
  readonly reserve: readonly TileId[];
  /** By id. */
  readonly discards: readonly TileId[];
  readonly first: Seat;
  readonly turn: KazaamTurn;
  readonly finisher: Seat | null;
  readonly minds: Minds;
}

/** The object of a power: a hand (ear, arm), a tile on a board (tail), the discards (leg), the supply (torso). */
export type KazaamAim =
  | { readonly type: 'hand'; readonly seat: Seat }
  | { readonly type: 'tile'; readonly seat: Seat; readonly place: Place }
  | { readonly type: 'discards' }
  | { readonly type: 'supply' };

export type KazaamMove =
  | { readonly type: 'draw' }
  | { readonly type: 'play'; readonly tile: TileId }
  /** Without an aim the tile is turned down and nothing else happens. */
  | { readonly type: 'use'; readonly place: Place; readonly aim: KazaamAim | null }
  | { readonly type: 'extract'; readonly tile: TileId }
  | { readonly type: 'restore' }
  | { readonly type: 'end' }
  | { readonly type: 'stop' }
  | { readonly type: 'allow' }
  | { readonly type: 'seen' }
  | { readonly type: 'take'; readonly tile: TileId | null }
  | { readonly type: 'gather'; readonly ingredient: Ingredient };

export type KazaamQuestion =
  | { readonly type: 'turn' }
  /** Whether to turn one's head down against what `user` is doing: a power, or a head against a power. */
  | {
      readonly type: 'stop';
      readonly user: Seat;
      readonly place: Place;
      readonly aim: KazaamAim;
      /** Everybody whose head may stop it, in the order in which they are asked. */
      readonly guards: readonly Seat[];
    }
  /** An ear shows this seat's hand. */
  | { readonly type: 'look'; readonly seat: Seat }
  /** A tile came into the hand with the last action of the turn: look at it before the device goes on. */
  | { readonly type: 'newTile' }
  | { readonly type: 'search' }
  | { readonly type: 'gather'; readonly left: number };

export type KazaamEffect =
  | { readonly type: 'deal' }
  /** A named power, and the seats that turned down a head against it or against each other's heads. */
  | {
      readonly type: 'power';
      readonly user: Seat;
      readonly place: Place;
      readonly aim: KazaamAim;
      readonly stops: readonly Seat[];
    }
  | { readonly type: 'goOn' };

/** A tile that is null is one that the viewer may not know. */
export type KazaamFact =
  | { readonly type: 'began'; readonly first: Seat; readonly alchemists: readonly Alchemist[] }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly tiles: readonly TileId[] | null }
  | { readonly type: 'headStart'; readonly seat: Seat; readonly ingredient: Ingredient }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly unused: number }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: TileId | null }
  | { readonly type: 'played'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'extracted'; readonly seat: Seat; readonly tile: TileId; readonly favourite: Ingredient }
  | { readonly type: 'restored'; readonly seat: Seat; readonly places: readonly Place[] }
  | {
      readonly type: 'used';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly place: Place;
      readonly aim: KazaamAim | null;
    }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly user: Seat; readonly place: Place }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly at: Seat;
      readonly tiles: readonly TileId[] | null;
    }
  | { readonly type: 'stole'; readonly seat: Seat; readonly from: Seat; readonly tile: TileId | null }
  | { readonly type: 'searched'; readonly seat: Seat; readonly tiles: readonly TileId[] | null }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly tile: TileId | null }
  | { readonly type: 'tookNothing'; readonly seat: Seat }
  | { readonly type: 'gathered'; readonly seat: Seat; readonly ingredient: Ingredient }
  | {
      readonly type: 'struck';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly place: Place;
      readonly tile: TileId;
      readonly isDiscarded: boolean;
    }
  | { readonly type: 'completed'; readonly seat: Seat }
  /** KZ-33: what is told later of a tile that was discarded, from a hand or off a board. */
  | { readonly type: 'discarded'; readonly seat: Seat }
  | { readonly type: 'swept'; readonly seat: Seat; readonly owner: Seat; readonly place: Place };

export interface Kazaam {
  readonly options: KazaamOptions;
  readonly state: KazaamState;
  readonly question: KazaamQuestion;
  readonly effect: KazaamEffect;
  readonly move: KazaamMove;
  readonly fact: KazaamFact;
  readonly view: KazaamView;
  readonly reason: KazaamReason;
  readonly rule: KazaamRule;
  readonly section: KazaamSection;
  readonly line: KazaamLine;
}

export type KazaamTable = Table<Kazaam>;
export type KazaamAsk = Ask<KazaamQuestion>;

const seatSchema = v.pipe(wholeUpTo(4), v.transform(toSeat));
const placeSchema = v.picklist(PLACES);
const tileSchema = v.pipe(
  wholeUpTo(TILE_COUNT - 1),
  v.transform((id) => id as TileId),
);
const aimSchema = v.variant('type', [
  v.strictObject({ type: v.literal('hand'), seat: seatSchema }),
  v.strictObject({ type: v.literal('tile'), seat: seatSchema, place: placeSchema }),
  v.strictObject({ type: v.literal('discards') }),
  v.strictObject({ type: v.literal('supply') }),
]);

export const moveSchema: v.GenericSchema<unknown, KazaamMove> = v.variant('type', [
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({ type: v.literal('play'), tile: tileSchema }),
  v.strictObject({ type: v.literal('use'), place: placeSchema, aim: v.nullable(aimSchema) }),
  v.strictObject({ type: v.literal('extract'), tile: tileSchema }),
  v.strictObject({ type: v.literal('restore') }),
  v.strictObject({ type: v.literal('end') }),
  v.strictObject({ type: v.literal('stop') }),
  v.strictObject({ type: v.literal('allow') }),
  v.strictObject({ type: v.literal('seen') }),
  v.strictObject({ type: v.literal('take'), tile: v.nullable(tileSchema) }),
  v.strictObject({ type: v.literal('gather'), ingredient: v.picklist(INGREDIENTS) }),
]);

const EMPTY_BOARD = Object.fromEntries(PLACES.map((place) => [place, null])) as KazaamBoard;
const EMPTY_PURSE = Object.fromEntries(INGREDIENTS.map((ingredient) => [ingredient, 0])) as KazaamPurse;

/** KZ-1 to KZ-4, as far as the deal: the tiles that each gets in turn lie before the rest of the reserve. */
export function setup(seats: number, options: KazaamOptions, rng: Rng): KazaamTable {
  const alchemists = shuffle(rng, ALCHEMISTS);
  const tiles = shuffle(
    alchemists.rng,
    TILES.map((tile) => tile.id),
  );
  const start = below(tiles.rng, seats);
  const first = toSeat(start.value);
  const hands = allSeats(seats).map((seat) =>
    tiles.value.slice(seat * HAND_AT_START, (seat + 1) * HAND_AT_START),
  );
  const players = allSeats(seats).map((seat): KazaamPlayer => ({
    alchemist: at(alchemists.value, seat),
    hand: [],
    board: EMPTY_BOARD,
    purse: EMPTY_PURSE,
  }));
  return {
    seats,
    options,
    rng: start.rng,
    agenda: [run({ type: 'deal' }), ask(first, { type: 'turn' })],
    state: {
      players,
      reserve: tiles.value,
      discards: [],
      first,
      turn: { seat: first, actions: ACTIONS_A_TURN, round: 1 },
      finisher: null,
      minds: dealtMinds(hands),
    },
    facts: [{ type: 'began', first, alchemists: players.map((player) => player.alchemist) }],
  };
}
