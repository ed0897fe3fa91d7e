import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame, type GameTypes, type Table } from '@/engine/core/game';
import { LEVELS } from '@/engine/core/level';
import { act, begin, replay, takeBack, undo, undoProblem, type Match } from '@/engine/core/match';
import { legalMoves, play } from '@/engine/core/play';
import { below, rngFrom, split, type Rng } from '@/engine/core/rng';
import { open, save } from '@/engine/core/save';
import { allSeats, type Seat, type Viewer } from '@/engine/core/seat';
import { TEMPERS } from '@/engine/core/nature';
import { LANGUAGES, say } from '@/engine/core/text';
import { games } from '@/engine/games';

/** What holds for every game, at every number of players, in a hundred random games each. */

type AnyTable = Table<GameTypes>;
type AnyMove = GameTypes['move'];

const SEEDS = 100;
const MOST_MOVES = 20_000;
/** Where chance alone does not come to an end, the rest is played with sense, in the first few games. */
const RANDOM_MOVES = 1_000;
const PLAYED_TO_THE_END = 5;
/** One position in this many is looked at closely. */
const EVERY = 150;
/** Enough for every part of a search to be gone through. */
const FEW_LINES = 6;

const shelf = games.flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, extra) => ({
    name: game.id,
    game,
    seats: game.seats.min + extra,
  })),
);

const key = (value: unknown): string => JSON.stringify(value);
const names = (seat: Seat): string => ['Anna', 'Ben', 'Clara', 'Dora', 'Emil'][seat] ?? '?';

function begun(game: AnyGame, seats: number, seed: number): Match {
  const sitters = allSeats(seats).map((seat) => ({ name: names(seat), bot: null }));
  const options = optionsBy(game, seed);
  const match = begin(game, { options, seed, sitters });
  if (!match.ok) throw new Error(match.problem);
  return match.value;
}

/** Even seeds play by the defaults, odd ones take the options' values in turn. */
function optionsBy(game: AnyGame, seed: number): GameTypes['options'] {
  if (seed % 2 === 0) return defaultOptions(game);
  return Object.fromEntries(
    Object.entries(game.options).map(([name, values], index) => [
      name,
      values[(seed >> (index + 1)) % values.length]!,
    ]),
  );
}

/** Plays at random, and to the end with sense or not at all, showing every position on the way. */
function playOut(
  game: AnyGame,
  match: Match,
  seed: number,
  look: (match: Match, legal: readonly AnyMove[], step: number) => void,
): Match {
  let now = match;
  let chance = rngFrom(~seed);
  for (let step = 0; step < MOST_MOVES; step += 1) {
    const ask = asked(now.table);
    if (!ask || (step === RANDOM_MOVES && seed >= PLAYED_TO_THE_END)) return now;
    const legal = game.legal(now.table, ask);
    look(now, legal, step);
    const drawn = below(chance, legal.length);
    chance = drawn.rng;
    const move = step < RANDOM_MOVES ? legal[drawn.value] : think(game, now.table, 'adept', chance);
    const next = act(game, now, ask.seat, move);
    if (!next.ok) throw new Error(`${key(move)} was refused: ${next.problem.reason}`);
    now = next.value;
  }
  throw new Error('The game does not end');
}

function forSeeds(count: number, what: (seed: number) => void): void {
  for (let seed = 0; seed < count; seed += 1) {
    try {
      what(seed);
    } catch (error) {
      throw new Error(`With seed ${seed}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

function expectSame(one: unknown, other: unknown, what: string): void {
  if (key(one) !== key(other)) throw new Error(`${what} differs:\n${key(one)}\n${key(other)}`);
}

function expectLegalityExact(game: AnyGame, table: AnyTable, moves: Iterable<AnyMove>): void {
  const ask = asked(table)!;
  const legal = new Set(game.legal(table, ask).map(key));
  if (legal.size === 0) throw new Error('Somebody is asked who can do nothing');
  for (const move of moves) {
    const played = play(game, table, ask.seat, move);
    if (played.ok !== legal.has(key(move))) throw new Error(`${key(move)}: ${played.ok ? 'not' : ''} legal`);
    if (!played.ok && !game.rulebook.some((section) => section.rules.includes(played.problem.rule))) {
      throw new Error(`${key(move)} is refused without a rule`);
    }
    for (const other of allSeats(table.seats)) {
      const foreign = other !== ask.seat && play(game, table, other, move);
      if (foreign && (foreign.ok || foreign.problem.reason !== 'not-asked')) {
        throw new Error(`Seat ${other} is not asked and may ${key(move)}`);
      }
    }
  }
}

function expectNoLeak(game: AnyGame, table: AnyTable, rng: Rng): boolean {
  const ask = asked(table)!;
  let isAnyOther = false;
  for (const seat of allSeats(table.seats)) {
    const world = game.resample(table, seat, split(rng, seat));
    expectSame(game.view(world, seat), game.view(table, seat), `The view of seat ${seat}`);
    expectSame(
      [...game.pieces(world)].sort(),
      [...game.pieces(table)].sort(),
      'What is in the imagined world',
    );
    if (seat === ask.seat) expectSame(legalMoves(game, world), legalMoves(game, table), 'What is legal');
    else expectNoTellingFacts(game, table, world, seat);
    isAnyOther ||= key(world.state) !== key(table.state);
  }
  return isAnyOther;
}

/**
 * What a seat is told of a move in two worlds is alike if it sees the same after it, and the other way round, unless
 * it is asked itself: then it may be shown something.
 */
function expectNoTellingFacts(game: AnyGame, table: AnyTable, world: AnyTable, seat: Seat): void {
  const ask = asked(table)!;
  for (const move of game.legal(table, ask)) {
    const real = play(game, table, ask.seat, move);
    const imagined = play(game, world, ask.seat, move);
    if (!real.ok || !imagined.ok) continue;
    const told = ({ facts }: AnyTable) => key(facts.map((fact) => game.witness(fact, seat)));
    const isShown = [real, imagined].some(({ value }) => asked(value)?.seat === seat);
    const isSeenAlike = key(game.view(real.value, seat)) === key(game.view(imagined.value, seat));
    const isToldAlike = told(real.value) === told(imagined.value);
    if (!isSeenAlike && !isToldAlike) continue;
    expectSame(told(real.value), told(imagined.value), `What seat ${seat} is told of ${key(move)}`);
    if (!isSeenAlike && isShown) continue;
    expectSame(game.view(real.value, seat), game.view(imagined.value, seat), `The view after ${key(move)}`);
    const imagines = (now: AnyTable) => game.resample(now, seat, rngFrom(1)).state;
    expectSame(imagines(real.value), imagines(imagined.value), `What seat ${seat} knows after ${key(move)}`);
  }
}

/** A gesture that is taken back is a whole number of one's own last moves, none of which is sealed. */
function expectFairGesture(game: AnyGame, match: Match, seat: Seat): void {
  const taken = takeBack(game, match, seat);
  expect(taken.ok).toBe(undoProblem(match, seat) === null);
  if (!taken.ok) return;
  const { length } = taken.value.record.moves;
  const dropped = match.log.slice(length + 1);
  expect(dropped.length).toBeGreaterThan(0);
  expect(dropped.filter((entry) => entry.isSealed || entry.seat !== seat)).toEqual([]);
  expectSame(
    replay(game, match.record, length),
    { ok: true, value: taken.value },
    'The match without a gesture',
  );
}

function expectWords(game: AnyGame, { table }: Match, legal: readonly AnyMove[]): void {
  const viewers: readonly Viewer[] = [...allSeats(table.seats), 'public'];
  for (const language of LANGUAGES) {
    const text = game.text[language];
    const said = [
      say(text.questions, asked(table)!.what, names),
      ...legal.map((move) => say(text.moves, move, names)),
      ...viewers.flatMap((viewer) =>
        table.facts.map((fact) => say(text.facts, game.witness(fact, viewer), names)),
      ),
    ];
    for (const words of said) {
      if (!/\S/.test(words) || /\b(undefined|null|NaN)\b|\[object/.test(words))
        throw new Error(`Said: “${words}”`);
    }
  }
}

describe.each(shelf)('$name with $seats players', ({ game, seats }) => {
  test('legality is exact, pieces are conserved, nothing leaks, it ends, and it replays', () => {
    let imaginedOthers = 0;
    let ended = 0;
    forSeeds(SEEDS, (seed) => {
      const start = begun(game, seats, seed);
      const pieces = key([...game.pieces(start.table)].sort());
      const pool = new Map<string, AnyMove>();
      const end = playOut(game, start, seed, (match, legal, step) => {
        for (const move of legal.slice(0, 30)) if (pool.size < 300) pool.set(key(move), move);
        if ((step + seed) % EVERY !== 0) return;
        expectLegalityExact(game, match.table, [...pool.values(), ...legal]);
        if (expectNoLeak(game, match.table, rngFrom(step))) imaginedOthers += 1;
        expectSame([...game.pieces(match.table)].sort(), JSON.parse(pieces), 'What is on the table');
        expectSame(JSON.parse(key(match.table)), match.table, 'The table after JSON');
        expectWords(game, match, legal);
      });
      expectSame(replay(game, JSON.parse(key(end.record))), { ok: true, value: end }, 'The replay');
      expectSame([...game.pieces(end.table)].sort(), JSON.parse(pieces), 'What is on the table');
      if (!game.score(end.table).some((standing) => standing.rank === 1)) throw new Error('Nobody won');
      if (!asked(end.table)) ended += 1;
    });
    expect(ended).toBeGreaterThanOrEqual(PLAYED_TO_THE_END);
    expect(imaginedOthers).toBeGreaterThan(0);
  }, 240_000);

  test('undo returns exactly, or says why not', () => {
    let undone = 0;
    forSeeds(SEEDS / 5, (seed) => {
      let before: Match | null = null;
      playOut(game, begun(game, seats, seed), seed, (match, _, step) => {
        const last = match.record.moves[match.record.moves.length - 1];
        if (before && last && step % 23 === 0 && undone < 40) {
          const taken = undo(game, match, last[0]);
          expect(taken.ok).toBe(undoProblem(match, last[0]) === null);
          if (taken.ok) expectSame(taken.value, before, 'The match after undo');
          expectFairGesture(game, match, last[0]);
          undone += taken.ok ? 1 : 0;
        }
        before = match;
      });
    });
    expect(undone).toBeGreaterThan(0);
  }, 120_000);

  test('a save opens as the same match, in the middle and at the end', () => {
    forSeeds(SEEDS / 10, (seed) => {
      const end = playOut(game, begun(game, seats, seed), seed, (match, _, step) => {
        if (step !== 30) return;
        expectSame(open(games, save(match)), { ok: true, value: { game, match } }, 'The opened save');
      });
      expectSame(open(games, save(end)), { ok: true, value: { game, match: end } }, 'The opened save');
    });
  }, 120_000);

  test.each(LEVELS)(
    '%s: a legal game to its end, by no knowledge of what is hidden',
    (level) => {
      const quick = { ...game, scout: { ...game.scout, lines: FEW_LINES } };
      let chance = rngFrom(seats);
      let now = begun(game, seats, 1000);
      for (let ask = asked(now.table); ask; ask = asked(now.table)) {
        chance = split(chance, 1);
        const temper = TEMPERS[now.record.moves.length % TEMPERS.length]!;
        const move = think(quick, now.table, level, chance, temper);
        const world = game.resample(now.table, ask.seat, split(chance, 2));
        expectSame(
          think(quick, world, level, chance, temper),
          move,
          'The choice of the bot in another world',
        );
        const next = act(game, now, ask.seat, move);
        if (!next.ok) throw new Error(next.problem.reason);
        now = next.value;
      }
    },
    120_000,
  );

  test('a master who thinks as long as he likes does not know what is hidden either', () => {
    let chance = rngFrom(seats);
    playOut(game, begun(game, seats, 2000), 2000, ({ table }, legal, step) => {
      if (step % 61 !== 30 || step > 250 || legal.length < 2) return;
      chance = split(chance, 1);
      const world = game.resample(table, asked(table)!.seat, split(chance, 2));
      const move = think(game, table, 'master', chance);
      expectSame(think(game, world, 'master', chance), move, 'The choice of the master in another world');
      expectSame(think(game, table, 'master', chance), move, 'The choice of the master thinking again');
    });
  }, 120_000);
});
