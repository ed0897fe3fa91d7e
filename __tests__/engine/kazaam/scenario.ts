import { ask } from '@/engine/core/agenda';
import type { Refusal } from '@/engine/core/game';
import { play } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { toSeat, type Seat } from '@/engine/core/seat';
import { INGREDIENTS, PLACES, type Alchemist, type Ingredient } from '@/engine/games/kazaam/data';
import { kazaam } from '@/engine/games/kazaam/game';
import { allSaw, dealtMinds, DISCARDS, sawPlayed } from '@/engine/games/kazaam/minds';
import type {
  Kazaam,
  KazaamBoard,
  KazaamFact,
  KazaamMove,
  KazaamOptions,
  KazaamPlayer,
  KazaamPurse,
  KazaamTable,
} from '@/engine/games/kazaam/state';
import { inOrder, TILES, tileOf, type TileId } from '@/engine/games/kazaam/tiles';

/** Seats by name: Anna is to move unless a test says otherwise. */
export const ANNA = toSeat(0);
export const BEN = toSeat(1);
export const CLARA = toSeat(2);
export const DORA = toSeat(3);

export interface PlayerSketch {
  readonly alchemist?: Alchemist;
  /** Tiles as `fire left-ear`; `bone right-arm 2` is the second copy of a doubled part. */
  readonly hand?: readonly string[];
  /** Tiles as in a hand; `fire left-ear down` lies face down. */
  readonly board?: readonly string[];
  readonly purse?: Partial<Record<Ingredient, number>>;
}

export interface Sketch {
  readonly players: readonly PlayerSketch[];
  readonly discards?: readonly string[];
  /** The reserve, the next tile to be drawn first; all other tiles if not given. */
  readonly reserve?: readonly string[];
  readonly actions?: number;
  readonly options?: Partial<KazaamOptions>;
}

export function tile(name: string): TileId {
  const [homunculus, place, copy = '1'] = name.split(' ');
  const copies = TILES.filter((one) => one.homunculus === homunculus && one.place === place);
  const found = copies[Number(copy) - 1];
  if (!found) throw new Error(`No tile called ${name}`);
  return found.id;
}

export function tiles(...names: readonly string[]): readonly TileId[] {
  return names.map(tile);
}

const ALCHEMISTS: readonly Alchemist[] = ['severus', 'minerva', 'zosimos', 'maria', 'geber'];

/** A table in the middle of a game; Anna is to take an action. */
export function scenario(sketch: Sketch): KazaamTable {
  const players = sketch.players.map((player, index): KazaamPlayer => ({
    alchemist: player.alchemist ?? ALCHEMISTS[index]!,
    hand: tiles(...(player.hand ?? [])),
    board: boardOf(player.board ?? []),
    purse: { ...purse(), ...player.purse },
  }));
  const discards = inOrder(tiles(...(sketch.discards ?? [])));
  const used = new Set([
    ...players.flatMap((player) => [...player.hand, ...onBoard(player.board)]),
    ...discards,
  ]);
  const rest = TILES.map((one) => one.id).filter((id) => !used.has(id));
  const reserve = sketch.reserve
    ? tiles(...sketch.reserve)
        .slice()
        .reverse()
    : rest;
  return {
    seats: players.length,
    options: { headGuard: 'any', lateStart: false, ...sketch.options },
    rng: rngFrom(5),
    agenda: [ask(ANNA, { type: 'turn' })],
    state: {
      players,
      reserve,
      discards,
      first: ANNA,
      turn: { seat: ANNA, actions: sketch.actions ?? 3, round: 4 },
      finisher: null,
      minds: mindsOf(players, discards),
    },
    facts: [],
  };
}

function boardOf(names: readonly string[]): KazaamBoard {
  const board: Record<string, unknown> = Object.fromEntries(PLACES.map((place) => [place, null]));
  for (const name of names) {
    const id = tile(name.replace(' down', ''));
    board[tileOf(id).place] = { tile: id, isUp: !name.endsWith(' down') };
  }
  return board as KazaamBoard;
}

export function purse(content: Partial<Record<Ingredient, number>> = {}): KazaamPurse {
  const empty = Object.fromEntries(INGREDIENTS.map((one) => [one, 0])) as KazaamPurse;
  return { ...empty, ...content };
}

function onBoard(board: KazaamBoard): readonly TileId[] {
  return PLACES.flatMap((place) => board[place]?.tile ?? []);
}

function mindsOf(players: readonly KazaamPlayer[], discards: readonly TileId[]) {
  const dealt = dealtMinds(players.map((player) => player.hand));
  const laid = players
    .flatMap((player) => onBoard(player.board))
    .reduce((minds, id) => sawPlayed(minds, id), dealt);
  return discards.reduce((minds, id) => allSaw(minds, id, DISCARDS), laid);
}

/** The table after moves that must be accepted. */
export function played(table: KazaamTable, ...moves: readonly (readonly [Seat, KazaamMove])[]): KazaamTable {
  return moves.reduce((now, [seat, move]) => {
    const next = play<Kazaam>(kazaam, now, seat, move);
    if (!next.ok) throw new Error(`${JSON.stringify(move)} was refused: ${next.problem.reason}`);
    return next.value;
  }, table);
}

/** Why a move is refused; null if it is not. */
export function refusalOf(table: KazaamTable, seat: Seat, move: unknown): Refusal<Kazaam> | null {
  const next = play<Kazaam>(kazaam, table, seat, move);
  return next.ok ? null : next.problem;
}

export function factsOf<Type extends KazaamFact['type']>(
  table: KazaamTable,
  type: Type,
): readonly Extract<KazaamFact, { type: Type }>[] {
  return table.facts.filter((fact): fact is Extract<KazaamFact, { type: Type }> => fact.type === type);
}
