import type { Ask } from '@/engine/core/agenda';
import { asked } from '@/engine/core/game';
import { at, never } from '@/engine/core/list';
import { shuffle, split, type Rng } from '@/engine/core/rng';
import { allSeats, type Seat, type Viewer } from '@/engine/core/seat';
import { ROLES, SPELLS, type Drops, type PotionId, type Role, type Spell } from './data';
import { inBoxOrder } from './queries/roles';
import { openOf } from './queries/secrecy';
import type {
  WitchsBrewFact,
  WitchsBrewPlayer,
  WitchsBrewQuestion,
  WitchsBrewState,
  WitchsBrewTable,
} from './state';
import { openSpell, playerAt, ravensTaken } from './steps';

export interface WitchsBrewSeatView {
  readonly gold: number;
  readonly drops: Drops;
  /** How many potion cards, open and hidden. */
  readonly cards: number;
  /** The potion cards that lie open: those with a raven, or all of them. */
  readonly openPotions: readonly PotionId[];
  /** All potion cards; null where they are hidden. */
  readonly potions: readonly PotionId[] | null;
  /** Tokens before everybody's eyes. */
  readonly vials: number;
  /** The roles played in this set. */
  readonly spent: readonly Role[];
  /** How many roles are still held. */
  readonly handSize: number;
}

/** What lies open to all, as it is; through the stacks everybody may look. */
type OpenState = Pick<
  WitchsBrewState,
  | 'stacks'
  | 'goldOnShelf'
  | 'dropsOnShelf'
  | 'forbidden'
  | 'first'
  | 'set'
  | 'trickNumber'
  | 'leader'
  | 'called'
  | 'trick'
>;

/** What a viewer may see of a table (WB-4, WB-26). */
export interface WitchsBrewView extends OpenState {
  readonly viewer: Viewer;
  readonly players: readonly WitchsBrewSeatView[];
  /** The viewer's own roles; nothing on the open table. */
  readonly hand: readonly Role[];
  readonly spell: Spell;
  readonly ravens: number;
  readonly asked: Ask<WitchsBrewQuestion> | null;
}

export function view(table: WitchsBrewTable, viewer: Viewer): WitchsBrewView {
  const { state } = table;
  const isOver = table.agenda.length === 0;
  return {
    viewer,
    players: state.players.map((player, seat) =>
      seatView(player, isOver || table.options.openScores || seat === viewer),
    ),
    hand: viewer === 'public' ? [] : playerAt(table, viewer).hand,
    stacks: state.stacks,
    goldOnShelf: state.goldOnShelf,
    dropsOnShelf: state.dropsOnShelf,
    spell: openSpell(table),
    forbidden: state.forbidden,
    first: state.first,
    set: state.set,
    trickNumber: state.trickNumber,
    leader: state.leader,
    called: state.called,
    trick: state.trick,
    ravens: ravensTaken(state),
    asked: asked(table),
  };
}

function seatView(player: WitchsBrewPlayer, isOpen: boolean): WitchsBrewSeatView {
  const { gold, drops, potions, vials, spent, hand } = player;
  return {
    gold,
    drops,
    cards: potions.length,
    openPotions: isOpen ? potions : openOf(potions),
    potions: isOpen ? potions : null,
    vials,
    spent,
    handSize: hand.length,
  };
}

/** The fact, less what this viewer did not get to see. */
export function witness(fact: WitchsBrewFact, viewer: Viewer): WitchsBrewFact {
  return fact.type === 'chose' && fact.seat !== viewer ? { ...fact, roles: null } : fact;
}

/** WB-4: what somebody took in an earlier set is not told again, unless it lies open. */
export function retell(fact: WitchsBrewFact, viewer: Viewer): WitchsBrewFact {
  switch (fact.type) {
    case 'brewed':
    case 'bottled':
      return retoldCard(fact, viewer);
    case 'swapped':
    case 'began':
    case 'setBegan':
    case 'chose':
    case 'led':
    case 'called':
    case 'passed':
    case 'faced':
    case 'claimed':
    case 'yielded':
    case 'declined':
    case 'levied':
    case 'gave':
    case 'leftShort':
    case 'ravenCame':
    case 'setEnded':
    case 'ended':
    case 'tookCard':
    case 'tookVials':
      return fact;
    default:
      return never(fact);
  }
}

type Taking = Extract<WitchsBrewFact, { readonly type: 'brewed' | 'bottled' }>;

function retoldCard(fact: Taking, viewer: Viewer): WitchsBrewFact {
  return fact.isOpen || fact.seat === viewer ? fact : { type: 'tookCard', seat: fact.seat };
}

export function beginsChapter(fact: WitchsBrewFact): boolean {
  return fact.type === 'setBegan';
}

/** Who holds a role comes to light when others are asked or passed over; a new set shows a spell and forbidden roles. */
export function seals(fact: WitchsBrewFact): boolean {
  return fact.type === 'setBegan' || fact.type === 'faced' || (fact.type === 'passed' && !fact.isOut);
}

export function passesTurn(fact: WitchsBrewFact): boolean {
  return fact.type === 'led';
}

const WEIGHTS: Partial<Readonly<Record<WitchsBrewFact['type'], number>>> = {
  ended: 9,
  ravenCame: 8,
  bottled: 7,
  brewed: 7,
  tookCard: 7,
  levied: 5,
  swapped: 4,
  tookVials: 4,
  claimed: 3,
  called: 2,
};

/** How telling a fact is on the curtain. */
export function weigh(fact: WitchsBrewFact): number {
  return WEIGHTS[fact.type] ?? 0;
}

/**
 * A world as the seat may imagine it: other hands made anew from the roles they can still be holding, the spells not
 * seen yet and the forbidden roles to come in another order. Who took which potion everybody has seen.
 */
export function resample(table: WitchsBrewTable, seat: Seat, rng: Rng): WitchsBrewTable {
  const { state } = table;
  const players = state.players.map((player, other) =>
    other === seat ? player : { ...player, hand: imaginedHand(table, at(SEATS, other), split(rng, other)) },
  );
  return {
    ...table,
    rng: split(rng, SEATS.length),
    facts: [],
    state: {
      ...state,
      players,
      spells: imaginedSpells(state, split(rng, SEATS.length + 1)),
      forbiddenDeck: shuffle(split(rng, SEATS.length + 2), inBoxOrder(state.forbiddenDeck)).value,
    },
  };
}

const SEATS = allSeats(5);

/** Whoever holds a role that is called has to play it, so nobody holds one that he was asked for before. */
function imaginedHand(table: WitchsBrewTable, seat: Seat, rng: Rng): readonly Role[] {
  const { hand } = playerAt(table, seat);
  const sure = heldForSure(table, seat);
  const others = possibleRoles(table, seat).filter((role) => role !== sure);
  const drawn = shuffle(rng, others).value.slice(0, hand.length - (sure ? 1 : 0));
  return inBoxOrder(sure ? [...drawn, sure] : drawn);
}

/** The role that a seat is being asked about. */
export function heldForSure(table: WitchsBrewTable, seat: Seat): Role | null {
  const ask = asked(table);
  return ask?.seat === seat && ask.what.type === 'answer' ? ask.what.role : null;
}

/** The roles that a seat may be holding, as everybody can work out. */
export function possibleRoles({ state }: WitchsBrewTable, seat: Seat): readonly Role[] {
  const { forbidden, called, trick } = state;
  const isStillToSay = trick?.stances[seat] === 'waits';
  return ROLES.filter(
    (role) => !forbidden.includes(role) && (!called.includes(role) || (isStillToSay && role === trick.role)),
  );
}

/** Each set turns one spell, and what was turned lies at the bottom in a known order. */
function imaginedSpells({ spells, set }: WitchsBrewState, rng: Rng): readonly Spell[] {
  const unseen = Math.max(0, SPELLS.length - Math.max(1, set));
  const hidden = SPELLS.filter((spell) => spells.slice(1, 1 + unseen).includes(spell));
  return [...spells.slice(0, 1), ...shuffle(rng, hidden).value, ...spells.slice(1 + unseen)];
}
