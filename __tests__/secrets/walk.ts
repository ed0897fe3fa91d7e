import { asked, defaultOptions, type AnyGame, type GameTypes, type Table } from '@/engine/core/game';
import { act, begin, type Match } from '@/engine/core/match';
import { legalMoves } from '@/engine/core/play';
import { below, rngFrom, split } from '@/engine/core/rng';
import { allSeats, type Seat, type Viewer } from '@/engine/core/seat';
import {
  deviceHidden,
  deviceTaken,
  gameStarted,
  matchReducer,
  movePlayed,
  type MatchState,
} from '@/engine/store/match/match';
import { momentOf } from '@/engine/store/match/queries';
import { seatedPeople } from '@/engine/store/people/seated-people';

/** The device at one moment of a game among several people, as the app's own store keeps it. */
export interface Moment {
  readonly game: AnyGame;
  readonly state: MatchState;
  readonly table: Table<GameTypes>;
  readonly asked: Seat;
  readonly question: string;
  readonly viewer: Viewer;
  /** Everybody looks: the table is open, or what the holder keeps to himself lies face down. */
  readonly isSeenByAll: boolean;
}

const NAMES = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil'];
/** The storage has no part in this. */
const KEPT = { id: 'walk', journal: null as unknown as MatchState['journal'], saved: 'saved' } as const;

/** Plays at random, each question answered by whoever holds the device then, and looks at every moment. */
export function walk(
  game: AnyGame,
  { seats, seed, steps }: { readonly seats: number; readonly seed: number; readonly steps: number },
  look: (moment: Moment) => void,
): void {
  const sitters = NAMES.slice(0, seats).map((name) => ({ name, bot: null }));
  const begun = begin(game, { options: defaultOptions(game), seed, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  const people = seatedPeople(sitters);
  let chance = rngFrom(~seed);
  let state = reduced(
    null,
    gameStarted({ ...KEPT, game: game.id, match: begun.value, people, begunAt: 1, playedAt: 1 }),
  );
  for (let step = 0; step < steps; step += 1) {
    const ask = asked(state.match.table);
    if (!ask) return;
    if (momentOf(state).type === 'seen') state = reduced(state, deviceHidden());
    if (momentOf(state).type === 'curtain') state = reduced(state, deviceTaken(ask.seat));
    look(momentAt(game, state));
    const drawn = below(chance, 1_000_003);
    chance = drawn.rng;
    const moves = legalMoves(game, state.match.table);
    state = reduced(
      state,
      movePlayed({
        ...KEPT,
        match: made(game, state.match, ask.seat, moves[drawn.value % moves.length]!),
        at: 1,
      }),
    );
  }
}

function reduced(...[state, action]: Parameters<typeof matchReducer>): MatchState {
  const next = matchReducer(state, action);
  if (!next) throw new Error('No game is on the device');
  return next;
}

function made(game: AnyGame, match: Match, seat: Seat, move: GameTypes['move']): Match {
  const next = act(game, match, seat, move);
  if (!next.ok) throw new Error(next.problem.reason);
  return next.value;
}

function momentAt(game: AnyGame, state: MatchState): Moment {
  const { table } = state.match;
  const ask = asked(table);
  const { viewer } = momentOf(state);
  if (!ask) throw new Error('Nobody is asked');
  const isSeenByAll = viewer === 'public' || state.isFaceDown;
  return { game, state, table, asked: ask.seat, question: ask.what.type, viewer, isSeenByAll };
}

/** Other tables that nobody can tell from this one who sees only what lies open: as each of the others may imagine it. */
export function worldsOfOthers({ game, table, asked: seat }: Moment): readonly Table<GameTypes>[] {
  const chance = rngFrom(table.agenda.length + 1);
  return allSeats(table.seats)
    .filter((other) => other !== seat)
    .map((other) => game.resample(table, other, split(chance, other)));
}
