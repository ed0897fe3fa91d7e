import { ask, type Ask } from '@/engine/core/agenda';
import { asked, type Refusal } from '@/engine/core/game';
import { play } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { toSeat, type Seat } from '@/engine/core/seat';
import {
  CARD_COUNT,
  CARDS,
  FIELDS,
  FIRST_BUILDINGS,
  type Building,
  type Card,
  type Good,
  type SpiritPlace,
} from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { nothing } from '@/engine/games/alchemirus/known';
import {
  NO_FAME,
  NOTHING_SOLD,
  type Alchemirus,
  type AlchemirusFact,
  type AlchemirusMove,
  type AlchemirusOptions,
  type AlchemirusPlayer,
  type AlchemirusQuestion,
  type AlchemirusTable,
  type Plot,
} from '@/engine/games/alchemirus/state';
import { inOrder } from '@/engine/games/alchemirus/queries/cards';

/** Seats by name: Anna is to move her pawn unless a test says otherwise. */
export const ANNA = toSeat(0);
export const BEN = toSeat(1);
export const CLARA = toSeat(2);

/** Where the fields are on the ring; of the two to build on, the first. */
export const at = (action: (typeof FIELDS)[number]): number => FIELDS.indexOf(action);

export interface PlayerSketch {
  readonly hand?: readonly Card[];
  /** Buildings with what lies on them: `alembic: herb`, `labrium: tincture metal`. */
  readonly estate?: readonly string[];
  readonly fame?: number;
  readonly field?: number | null;
  readonly turns?: number;
}

export interface Sketch {
  readonly players: readonly PlayerSketch[];
  readonly bank?: readonly (Card | null)[];
  readonly discards?: readonly Card[];
  /** The deck, the next card first; all other cards if not given. */
  readonly deck?: readonly Card[];
  readonly spirit?: SpiritPlace;
  readonly options?: Partial<AlchemirusOptions>;
  readonly isLastRound?: boolean;
  readonly turn?: Seat;
}

/** Cards that lie under the goods of sketches: of a kind with plenty of copies. */
const UNDER: Card = 'pergula';

function plotOf(words: string): Plot {
  const [building, goods = ''] = words.split(': ') as [Building, string?];
  const lying = goods === '' ? [] : (goods.split(' ') as Good[]);
  return { building, goods: lying.map((good) => ({ good, card: UNDER, deck: 0 })) };
}

/** A table in the middle of a game; Anna has drawn and is to move her pawn. */
export function scenario(sketch: Sketch): AlchemirusTable {
  const players = sketch.players.map((player): AlchemirusPlayer => ({
    hand: inOrder(player.hand ?? []),
    estate: (player.estate ?? FIRST_BUILDINGS).map(plotOf),
    fame: { ...NO_FAME, sale: player.fame ?? 0 },
    field: player.field === undefined ? at('gifts') : player.field,
    turns: player.turns ?? 3,
  }));
  const bank = sketch.bank ?? [];
  const discards = inOrder(sketch.discards ?? []);
  const turn = sketch.turn ?? ANNA;
  return {
    seats: players.length,
    options: { bank: false, openMarket: false, fameGoal: 20, ...sketch.options },
    rng: rngFrom(5),
    agenda: [ask(turn, { type: 'move' })],
    state: {
      players,
      deck: sketch.deck ? [...sketch.deck].reverse() : restOf(players, bank, discards),
      discards,
      bank,
      spirit: sketch.spirit ?? 'fornax',
      first: ANNA,
      turn,
      isLastRound: sketch.isLastRound ?? false,
      sold: NOTHING_SOLD,
      shuffles: 0,
      known: players.map(() => nothing(players.length)),
    },
    facts: [],
  };
}

function restOf(
  players: readonly AlchemirusPlayer[],
  bank: readonly (Card | null)[],
  discards: readonly Card[],
): readonly Card[] {
  const left: Record<Card, number> = { ...CARD_COUNT };
  const used = [
    ...bank,
    ...discards,
    ...players.flatMap(({ hand, estate }) => [
      ...hand,
      ...estate.flatMap((plot) => [plot.building, ...plot.goods.map(({ card }) => card)]),
    ]),
  ];
  for (const card of used) if (card) left[card] -= 1;
  return CARDS.flatMap((card) => Array.from({ length: left[card] }, () => card));
}

/** The table after moves that must be accepted. */
export function played(
  table: AlchemirusTable,
  ...moves: readonly (readonly [Seat, AlchemirusMove])[]
): AlchemirusTable {
  return moves.reduce((now, [seat, move]) => {
    const next = play<Alchemirus>(alchemirus, now, seat, move);
    if (!next.ok) throw new Error(`${JSON.stringify(move)} was refused: ${next.problem.reason}`);
    return next.value;
  }, table);
}

/** Why a move is refused; null if it is not. */
export function refusalOf(table: AlchemirusTable, seat: Seat, move: unknown): Refusal<Alchemirus> | null {
  const next = play<Alchemirus>(alchemirus, table, seat, move);
  return next.ok ? null : next.problem;
}

export function factsOf<Type extends AlchemirusFact['type']>(
  table: AlchemirusTable,
  type: Type,
): readonly Extract<AlchemirusFact, { type: Type }>[] {
  return table.facts.filter((fact): fact is Extract<AlchemirusFact, { type: Type }> => fact.type === type);
}

export function question(table: AlchemirusTable): Ask<AlchemirusQuestion> {
  const next = asked(table);
  if (!next) throw new Error('Nobody is asked');
  return next;
}

export const DONE: AlchemirusMove = { type: 'done' };
export const go = (steps: number): AlchemirusMove => ({ type: 'go', steps });
export const pay = (...cards: readonly Card[]): readonly (readonly [Seat, AlchemirusMove])[] =>
  inOrder(cards).map((card) => [ANNA, { type: 'pay', card }]);

/** Anna's pawn has been moved by one field onto this one. */
export function onField(action: (typeof FIELDS)[number], sketch: Sketch): AlchemirusTable {
  const before = (at(action) + FIELDS.length - 1) % FIELDS.length;
  const [anna, ...others] = sketch.players;
  const table = scenario({ ...sketch, players: [{ ...anna, field: before }, ...others] });
  return played(table, [ANNA, go(1)]);
}

export function playerOf(table: AlchemirusTable, seat: Seat = ANNA): AlchemirusPlayer {
  return table.state.players[seat]!;
}

/** What lies on which building, for reading. */
export function estateOf(table: AlchemirusTable, seat: Seat = ANNA): readonly string[] {
  return playerOf(table, seat).estate.map(({ building, goods }) =>
    goods.length === 0 ? building : `${building}: ${goods.map(({ good }) => good).join(' ')}`,
  );
}
