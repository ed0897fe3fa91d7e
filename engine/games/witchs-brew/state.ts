import * as v from 'valibot';

import { run, type Ask } from '@/engine/core/agenda';
import type { Table } from '@/engine/core/game';
import { below, shuffle, type Rng } from '@/engine/core/rng';
import { wholeUpTo } from '@/engine/core/schema';
import { allSeats, toSeat, type Seat } from '@/engine/core/seat';
import {
  CAULDRONS,
  CHOSEN_ROLES,
  COLOURS,
  DROPS_AT_START,
  GOLD_AT_START,
  NO_DROPS,
  POTIONS,
  ROLES,
  SPELLS,
  STACKS,
  type Cauldron,
  type Colour,
  type Drops,
  type Goods,
  type PotionId,
  type Role,
  type Shelf,
  type Spell,
  type Stack,
} from './data';
import type { WitchsBrewReason, WitchsBrewRule, WitchsBrewSection } from './rulebook';
import type { WitchsBrewLine } from './queries/standings';
import type { WitchsBrewView } from './view';

export type WitchsBrewOptions = {
  /** WB-6: `usual` is with three players only. */
  readonly forbiddenRoles: 'usual' | 'on' | 'off';
  /** WB-4: whether everybody's points are shown. */
  readonly openScores: boolean;
};

export interface WitchsBrewPlayer {
  readonly gold: number;
  readonly drops: Drops;
  readonly vials: number;
  /** In the order in which they were taken. */
  readonly potions: readonly PotionId[];
  /** The roles of this set not yet played, in the order of the box. */
  readonly hand: readonly Role[];
  /** The roles of this set already played. */
  readonly spent: readonly Role[];
}

/**
 * How a seat stands in a trick: it claims, it has claimed and was outdone, it said "So be it", it has no such role,
 * or it has not been asked yet.
 */
export type Stance = 'claims' | 'outdone' | 'yields' | 'passes' | 'waits';

export interface WitchsBrewTrick {
  readonly role: Role;
  readonly caller: Seat;
  /** The last one to claim so far. */
  readonly claimant: Seat;
  /** By seat. */
  readonly stances: readonly Stance[];
}

export interface WitchsBrewState {
  readonly players: readonly WitchsBrewPlayer[];
  /** What is left of each stack, the open potion first. */
  readonly stacks: Readonly<Record<Stack, readonly PotionId[]>>;
  /** What lies on the open shelf cards. */
  readonly goldOnShelf: number;
  readonly dropsOnShelf: Drops;
  /** The open spell first. */
  readonly spells: readonly Spell[];
  /** Not to be chosen in this set. */
  readonly forbidden: readonly Role[];
  /** What forbidden roles are drawn from, the next one last; the other cards lie aside. */
  readonly forbiddenDeck: readonly Role[];
  readonly first: Seat;
  /** Which set is being played, and its how manieth trick; 0 while roles are being chosen. */
  readonly set: number;
  readonly trickNumber: number;
  /** Who leads the trick, or is to lead the set that is being chosen for. */
  readonly leader: Seat;
  /** The roles called in this set, the latest last. */
  readonly called: readonly Role[];
  /** The trick under way. */
  readonly trick: WitchsBrewTrick | null;
}

export type WitchsBrewMove =
  /** Five roles in the order of the box. */
  | { readonly type: 'choose'; readonly roles: readonly Role[] }
  | { readonly type: 'call'; readonly role: Role }
  | { readonly type: 'claim' }
  | { readonly type: 'yield' }
  /** Have the effect, where there is nothing to choose about it. */
  | { readonly type: 'take' }
  | { readonly type: 'sell'; readonly drop: Colour }
  | { readonly type: 'gather'; readonly drops: Drops }
  | {
      readonly type: 'brew';
      readonly cauldron: Cauldron;
      readonly drops: Drops;
      /** WB-14: one more drop for a vial. */
      readonly extra: Colour | null;
    }
  /** WB-17: what a monk gets from this player. */
  | { readonly type: 'give'; readonly drops: Drops }
  /** WB-18: what is missing on the shelf; without drops it is gold. */
  | { readonly type: 'add'; readonly drops: Drops | null }
  | { readonly type: 'decline' };

export type WitchsBrewQuestion =
  | { readonly type: 'choose' }
  | { readonly type: 'lead' }
  /** Claim, or so be it? */
  | { readonly type: 'answer'; readonly role: Role; readonly claimant: Seat }
  | { readonly type: 'effect'; readonly role: Role; readonly isFull: boolean }
  | { readonly type: 'give'; readonly to: Seat; readonly count: number }
  | { readonly type: 'complete'; readonly shelf: Shelf; readonly missing: number };

export type WitchsBrewEffect =
  | { readonly type: 'beginSet' }
  | { readonly type: 'lead' }
  /** The next seat is asked, or passed over. */
  | { readonly type: 'answer'; readonly seat: Seat }
  | { readonly type: 'resolve' }
  | { readonly type: 'collect'; readonly seat: Seat; readonly shelf: Shelf }
  | { readonly type: 'fill'; readonly shelf: Shelf }
  | { readonly type: 'endTrick' };

/** What stands behind an effect: a role, or the spell that a warlock cast. */
export type Source = Role | Spell;

/** Why an effect did not happen: the player did not want it, could not pay, or there was nothing left to have. */
export type Declined = 'choice' | 'price' | 'nothing';

/** Roles that are null are those that the viewer may not know. */
export type WitchsBrewFact =
  | { readonly type: 'began'; readonly first: Seat }
  | {
      readonly type: 'setBegan';
      readonly set: number;
      readonly leader: Seat;
      readonly spell: Spell;
      readonly forbidden: readonly Role[];
    }
  | { readonly type: 'chose'; readonly seat: Seat; readonly roles: readonly Role[] | null }
  /** `ended`: the trick before it in this set, whose cards are put away. */
  | {
      readonly type: 'led';
      readonly seat: Seat;
      readonly trick: number;
      readonly ended: WitchsBrewTrick | null;
    }
  | { readonly type: 'called'; readonly seat: Seat; readonly role: Role }
  /** Has no such role; `isOut`: no role at all any more. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly role: Role; readonly isOut: boolean }
  /** Holds the role, as everybody can tell from being asked. */
  | { readonly type: 'faced'; readonly seat: Seat; readonly role: Role }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly role: Role; readonly from: Seat }
  | { readonly type: 'yielded'; readonly seat: Seat; readonly role: Role }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly by: Source;
      readonly price: Goods;
      readonly gain: Goods;
      /** Whether it may be told at any time: no vials came of it, or points are open. */
      readonly isOpen: boolean;
    }
  | {
      readonly type: 'brewed';
      readonly seat: Seat;
      readonly by: Source;
      readonly cauldron: Cauldron;
      readonly potion: PotionId;
      /** Whether the card lies open, so that it may be told at any time. */
      readonly isOpen: boolean;
      readonly price: Goods;
      readonly extra: Colour | null;
      /** Whether the vial that an extra drop bought may be told at any time. */
      readonly isExtraOpen: boolean;
    }
  | {
      readonly type: 'declined';
      readonly seat: Seat;
      readonly role: Role;
      readonly isFull: boolean;
      readonly why: Declined;
    }
  | { readonly type: 'levied'; readonly seat: Seat; readonly shelf: Shelf }
  /** Put this on the shelf; `isSpared`: one less, for having said "So be it". */
  | {
      readonly type: 'gave';
      readonly seat: Seat;
      readonly shelf: Shelf;
      readonly price: Goods;
      readonly isSpared: boolean;
    }
  | {
      readonly type: 'bottled';
      readonly seat: Seat;
      readonly shelf: Shelf;
      readonly potion: PotionId;
      readonly isOpen: boolean;
      /** What lay there before, and what the actor added of his own: all of it goes to the supply. */
      readonly lay: Goods;
      readonly added: Goods;
    }
  /** Not enough: what lies on the shelf stays there. */
  | { readonly type: 'leftShort'; readonly seat: Seat; readonly shelf: Shelf; readonly missing: number }
  | { readonly type: 'ravenCame'; readonly seat: Seat; readonly ravens: number }
  /** What is told in later sets of a card or vials that lie face down. */
  | { readonly type: 'tookCard'; readonly seat: Seat }
  | { readonly type: 'tookVials'; readonly seat: Seat }
  | { readonly type: 'setEnded'; readonly set: number; readonly last: Seat; readonly swept: Swept }
  | {
      readonly type: 'ended';
      readonly potions: readonly (readonly PotionId[])[];
      readonly vials: readonly number[];
      /** Whether all of it had been open before. */
      readonly isOpen: boolean;
    };

/** What lay on the table at the end of a set and is put away. */
export interface Swept {
  readonly trick: WitchsBrewTrick;
  readonly trickNumber: number;
  readonly spell: Spell;
  readonly forbidden: readonly Role[];
  readonly called: readonly Role[];
  /** The roles that each seat has played. */
  readonly spent: readonly (readonly Role[])[];
}

export interface WitchsBrew {
  readonly options: WitchsBrewOptions;
  readonly state: WitchsBrewState;
  readonly question: WitchsBrewQuestion;
  readonly effect: WitchsBrewEffect;
  readonly move: WitchsBrewMove;
  readonly fact: WitchsBrewFact;
  readonly view: WitchsBrewView;
  readonly reason: WitchsBrewReason;
  readonly rule: WitchsBrewRule;
  readonly section: WitchsBrewSection;
  readonly line: WitchsBrewLine;
}

export type WitchsBrewTable = Table<WitchsBrew>;
export type WitchsBrewAsk = Ask<WitchsBrewQuestion>;

/** More drops than anybody will ever have in one colour. */
const MOST_DROPS = 99;

const amount = wholeUpTo(MOST_DROPS);
const dropsSchema = v.strictObject({ red: amount, white: amount, green: amount });
const roleSchema = v.picklist(ROLES);
const colourSchema = v.picklist(COLOURS);

export const moveSchema: v.GenericSchema<unknown, WitchsBrewMove> = v.variant('type', [
  v.strictObject({ type: v.literal('choose'), roles: v.pipe(v.array(roleSchema), v.length(CHOSEN_ROLES)) }),
  v.strictObject({ type: v.literal('call'), role: roleSchema }),
  v.strictObject({ type: v.literal('claim') }),
  v.strictObject({ type: v.literal('yield') }),
  v.strictObject({ type: v.literal('take') }),
  v.strictObject({ type: v.literal('sell'), drop: colourSchema }),
  v.strictObject({ type: v.literal('gather'), drops: dropsSchema }),
  v.strictObject({
    type: v.literal('brew'),
    cauldron: v.picklist(CAULDRONS),
    drops: dropsSchema,
    extra: v.nullable(colourSchema),
  }),
  v.strictObject({ type: v.literal('give'), drops: dropsSchema }),
  v.strictObject({ type: v.literal('add'), drops: v.nullable(dropsSchema) }),
  v.strictObject({ type: v.literal('decline') }),
]);

const FULL_STACKS = Object.fromEntries(
  STACKS.map((stack) => [stack, POTIONS.filter((potion) => potion.stack === stack).map(({ id }) => id)]),
) as unknown as WitchsBrewState['stacks'];

/** WB-1 to WB-3 */
export function setup(seats: number, options: WitchsBrewOptions, rng: Rng): WitchsBrewTable {
  const spells = shuffle(rng, SPELLS);
  const deck = shuffle(spells.rng, ROLES);
  const start = below(deck.rng, seats);
  const first = toSeat(start.value);
  return {
    seats,
    options,
    rng: start.rng,
    agenda: [run({ type: 'beginSet' })],
    state: {
      players: allSeats(seats).map(newcomer),
      stacks: FULL_STACKS,
      goldOnShelf: 0,
      dropsOnShelf: NO_DROPS,
      spells: spells.value,
      forbidden: [],
      forbiddenDeck: deck.value,
      first,
      set: 0,
      trickNumber: 0,
      leader: first,
      called: [],
      trick: null,
    },
    facts: [{ type: 'began', first }],
  };
}

function newcomer(): WitchsBrewPlayer {
  return { gold: GOLD_AT_START, drops: DROPS_AT_START, vials: 0, potions: [], hand: [], spent: [] };
}
