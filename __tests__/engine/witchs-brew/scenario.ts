import { ask, type Ask } from '@/engine/core/agenda';
import { asked, type Refusal } from '@/engine/core/game';
import { play } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { toSeat, type Seat } from '@/engine/core/seat';
import {
  POTIONS,
  ROLES,
  SPELLS,
  STACKS,
  type Drops,
  type PotionId,
  type Role,
  type Spell,
  type Stack,
} from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type {
  WitchsBrew,
  WitchsBrewFact,
  WitchsBrewMove,
  WitchsBrewOptions,
  WitchsBrewPlayer,
  WitchsBrewQuestion,
  WitchsBrewState,
  WitchsBrewTable,
} from '@/engine/games/witchs-brew/state';

/** Seats by name: Anna is to lead unless a test says otherwise. */
export const ANNA = toSeat(0);
export const BEN = toSeat(1);
export const CLARA = toSeat(2);
export const DORA = toSeat(3);

export interface PlayerSketch {
  readonly gold?: number;
  /** One letter a drop: `RRWG`. */
  readonly drops?: string;
  readonly vials?: number;
  /** How many have been taken of which stack; they come off its top, in the order of the players. */
  readonly taken?: Partial<Record<Stack, number>>;
  readonly hand?: readonly Role[];
  readonly spent?: readonly Role[];
}

export interface Sketch {
  readonly players: readonly PlayerSketch[];
  /** How many potions are gone from a stack without anybody having them: out of the way. */
  readonly gone?: Partial<Record<Stack, number>>;
  readonly goldOnShelf?: number;
  readonly dropsOnShelf?: string;
  readonly spell?: Spell;
  readonly forbidden?: readonly Role[];
  readonly options?: Partial<WitchsBrewOptions>;
}

export function drops(letters: string): Drops {
  const count = (letter: string) => letters.split(letter).length - 1;
  return { red: count('R'), white: count('W'), green: count('G') };
}

/** The nth potion of a stack, counted from 1. */
export function potion(stack: Stack, nth: number): PotionId {
  return POTIONS.filter((one) => one.stack === stack)[nth - 1]!.id;
}

/** A table in the middle of a set; Anna is to lead. */
export function scenario(sketch: Sketch): WitchsBrewTable {
  const { players, stacks } = dealt(sketch);
  const first: Spell = sketch.spell ?? 'copia';
  return {
    seats: players.length,
    options: { forbiddenRoles: 'off', openScores: false, ...sketch.options },
    rng: rngFrom(5),
    agenda: [ask(ANNA, { type: 'lead' })],
    state: {
      players,
      stacks,
      goldOnShelf: sketch.goldOnShelf ?? 0,
      dropsOnShelf: drops(sketch.dropsOnShelf ?? ''),
      spells: [first, ...SPELLS.filter((spell) => spell !== first)],
      forbidden: sketch.forbidden ?? [],
      forbiddenDeck: ROLES,
      first: ANNA,
      set: 2,
      trickNumber: 1,
      leader: ANNA,
      called: [],
      trick: null,
    },
    facts: [],
  };
}

function dealt(sketch: Sketch): Pick<WitchsBrewState, 'players' | 'stacks'> {
  const left = Object.fromEntries(
    STACKS.map((stack) => [
      stack,
      POTIONS.filter((one) => one.stack === stack)
        .map((one) => one.id)
        .slice(sketch.gone?.[stack] ?? 0),
    ]),
  ) as unknown as Record<Stack, PotionId[]>;
  const players = sketch.players.map((player): WitchsBrewPlayer => ({
    gold: player.gold ?? 0,
    drops: drops(player.drops ?? ''),
    vials: player.vials ?? 0,
    potions: STACKS.flatMap((stack) => left[stack].splice(0, player.taken?.[stack] ?? 0)),
    hand: ROLES.filter((role) => player.hand?.includes(role)),
    spent: player.spent ?? [],
  }));
  return { players, stacks: left };
}

/** The table after moves that must be accepted. */
export function played(
  table: WitchsBrewTable,
  ...moves: readonly (readonly [Seat, WitchsBrewMove])[]
): WitchsBrewTable {
  return moves.reduce((now, [seat, move]) => {
    const next = play<WitchsBrew>(witchsBrew, now, seat, move);
    if (!next.ok) throw new Error(`${JSON.stringify(move)} was refused: ${next.problem.reason}`);
    return next.value;
  }, table);
}

/** Why a move is refused; null if it is not. */
export function refusalOf(table: WitchsBrewTable, seat: Seat, move: unknown): Refusal<WitchsBrew> | null {
  const next = play<WitchsBrew>(witchsBrew, table, seat, move);
  return next.ok ? null : next.problem;
}

export function factsOf<Type extends WitchsBrewFact['type']>(
  table: WitchsBrewTable,
  type: Type,
): readonly Extract<WitchsBrewFact, { type: Type }>[] {
  return table.facts.filter((fact): fact is Extract<WitchsBrewFact, { type: Type }> => fact.type === type);
}

export function question(table: WitchsBrewTable): Ask<WitchsBrewQuestion> {
  const next = asked(table);
  if (!next) throw new Error('Nobody is asked');
  return next;
}

export const call = (role: Role): WitchsBrewMove => ({ type: 'call', role });
export const CLAIM: WitchsBrewMove = { type: 'claim' };
export const YIELD: WitchsBrewMove = { type: 'yield' };
export const TAKE: WitchsBrewMove = { type: 'take' };
export const DECLINE: WitchsBrewMove = { type: 'decline' };

export function brew(
  cauldron: 'iron' | 'copper' | 'silver',
  letters: string,
  extra: 'red' | 'white' | 'green' | null = null,
): WitchsBrewMove {
  return { type: 'brew', cauldron, drops: drops(letters), extra };
}

export function playerOf(table: WitchsBrewTable, seat: Seat): WitchsBrewPlayer {
  return table.state.players[seat]!;
}

/** Drops as letters, for reading. */
export function letters({ red, white, green }: Drops): string {
  return 'R'.repeat(red) + 'W'.repeat(white) + 'G'.repeat(green);
}
