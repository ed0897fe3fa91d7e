import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame, type GameTypes, type Table } from '@/engine/core/game';
import type { BotLevel } from '@/engine/core/level';
import { act, begin, replay, type Match } from '@/engine/core/match';
import { legalMoves } from '@/engine/core/play';
import { lapseWords, review, scattered, type Lapse, type Review, type Reviewed } from '@/engine/core/review';
import { rngFrom, split } from '@/engine/core/rng';
import { allSeats, toSeat, type Seat, type Viewer } from '@/engine/core/seat';
import type { Teaching } from '@/engine/core/teacher';
import { kazaam } from '@/engine/games/kazaam/game';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import type { MateriaPrimaMove, MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { ANNA, attack, BEN, END, make, scenario } from '../materia-prima/scenario';

const text = (value: unknown): string => JSON.stringify(value);
const game = kazaam as AnyGame;
const own = toSeat(0);

/** A game in which the first seat plays at one level, and all others as adepts. */
function played(level: BotLevel, seed: number): Match {
  const sitters = [
    { name: 'Ada', bot: null },
    { name: 'Bo', bot: 'adept' as const },
  ];
  const begun = begin(game, { options: defaultOptions(game), seed, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  let match = begun.value;
  for (let ask = asked(match.table); ask; ask = asked(match.table)) {
    const chance = split(rngFrom(seed), match.record.moves.length);
    const move = think(game, match.table, ask.seat === own ? level : 'adept', chance);
    const next = act(game, match, ask.seat, move);
    if (!next.ok) throw new Error(next.problem.reason);
    match = next.value;
  }
  return match;
}

interface Told {
  readonly steps: number;
  /** How far it had come, of how much. */
  readonly told: readonly (readonly [number, number])[];
}

function reviewed(match: Match, patience = Infinity): Reviewed<GameTypes> & Told {
  const told: (readonly [number, number])[] = [];
  const thought = review({
    game,
    record: match.record,
    seats: [own],
    rng: rngFrom(4),
    reader: own,
    told: (done, of) => told.push([done, of]),
  });
  for (let steps = 0; ; steps += 1) {
    const step = thought.next(steps >= patience);
    if (step.done) return { ...step.value, steps, told };
  }
}

/** Which turn it was, in the words of its review. */
function whenOf({ record }: Pick<Match, 'record'>, lapse: Lapse<GameTypes>): string | null {
  const then = replay(game, record, lapse.step);
  if (!then.ok) throw new Error('no replay');
  const reading = { reader: own, language: 'en', who: () => '' } as const;
  return lapseWords(game, then.value.table, lapse, reading).when;
}

const careless = played('random', 3);
const { lapses, done, of, steps: whole, told } = reviewed(careless);

test('three turns are found in the game of somebody who plays blindly, the worst first', () => {
  expect(lapses).toHaveLength(3);
  const losses = lapses.map(({ loss }) => loss);
  expect(losses).toEqual([...losses].sort((one, other) => other - one));
  expect(losses[2]).toBeGreaterThan(0);
  const turns = lapses.map((lapse) => whenOf(careless, lapse));
  expect(new Set(turns).size).toBe(3);
});

test('each tells what was played there, and another move that could have been', () => {
  for (const { step, seat, played: was, better } of lapses) {
    const then = replay(game, careless.record, step);
    if (!then.ok) throw new Error('no replay');
    expect(asked(then.value.table)?.seat).toBe(seat);
    expect(seat).toBe(own);
    expect(careless.record.moves[step]?.[1]).toEqual(was);
    expect(legalMoves(game, then.value.table)).toContainEqual(better);
    expect(better).not.toEqual(was);
  }
});

test('a master has less to be told of', () => {
  const most = (all: readonly Lapse<GameTypes>[]) => all.reduce((sum, { loss }) => sum + loss, 0);
  expect(most(reviewed(played('master', 3)).lapses)).toBeLessThan(most(lapses) / 2);
}, 120_000);

test('whoever is in a hurry gets what has been found so far', () => {
  const hurried = reviewed(careless, Math.round(whole / 3));
  expect(hurried.steps).toBeLessThan(whole / 2);
  expect(hurried.lapses.length).toBeGreaterThan(0);
  expect(done).toBe(of);
  expect(hurried.of).toBe(of);
  expect(hurried.done).toBeLessThan(of);
});

/** The game as taught by somebody who always knows one kind of move to be better than to end the turn. */
function taught(by: AnyGame, isBetter: (move: GameTypes['move']) => boolean): AnyGame {
  const ends = (table: Table<GameTypes>) => table.facts.some((fact) => by.passesTurn(fact));
  const scout: AnyGame['scout'] = {
    ...by.scout,
    *choices({ legal }) {
      yield* [];
      return legal.filter(isBetter).map((move) => ({ move, promise: 0 }));
    },
    isEnd: () => true,
    hopes: ({ seat }, table) => allSeats(table.seats).map((one) => (one === seat && !ends(table) ? 1 : 0)),
  };
  return { ...by, scout };
}

function all<Value>(thought: Teaching<Value>): Value {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}

const drawing = taught(game, ({ type }) => type === 'draw');

/** What is looked at again if both have done nothing but end so many turns. */
function ended(times: number): Review<GameTypes> {
  const sitters = ['Ada', 'Bo'].map((name) => ({ name, bot: null }));
  const begun = begin(game, { options: defaultOptions(game), seed: 3, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  let match = begun.value;
  for (let turn = 1; turn <= times; turn += 1) {
    const next = act(game, match, asked(match.table)!.seat, { type: 'end' });
    if (!next.ok) throw new Error(next.problem.reason);
    match = next.value;
  }
  return { game: drawing, record: match.record, seats: allSeats(2), rng: rngFrom(4), reader: own };
}

test('turns are told as the log counts them', () => {
  const again = ended(3);
  const { lapses: ends } = all(review(again));
  expect(ends.map((lapse) => [lapse.step, whenOf(again, lapse)]).sort()).toEqual([
    [0, 'Round 1'],
    [1, 'Round 1'],
    [2, 'Round 2'],
  ]);
});

/** A review that is hurried, or late, once so many decisions have been looked at; and its steps for each decision. */
function pressed(isHurried: (done: number) => boolean, isLate: (done: number) => boolean) {
  let now = 0;
  const steps: number[] = [];
  const told = (done: number) => (now = done);
  const thought = review({ ...ended(8), told, spent: () => (isLate(now) ? 1 : 0.001) });
  let step = thought.next();
  for (; !step.done; step = thought.next(isHurried(now))) steps[now] = (steps[now] ?? 0) + 1;
  return { ...step.value, steps };
}

test('in a hurry the whole game has been looked at in wide strides', () => {
  expect(scattered([0, 1, 2, 3, 4, 5])).toEqual([0, 4, 2, 1, 3, 5]);
  expect([scattered([7]), scattered([])]).toEqual([[7], []]);
  const hurried = pressed(
    (looked) => looked === 3,
    () => false,
  );
  const found = [{ step: 0 }, { step: 4 }, { step: 2 }];
  expect(hurried).toMatchObject({ done: 3, of: 8, isBrief: true, lapses: found });
});

test('with little time no decision is left out, but each is looked at in fewer lines, and that is said', () => {
  const calm = pressed(
    () => false,
    () => false,
  );
  const late = pressed(
    () => false,
    (looked) => looked >= 3,
  );
  expect(calm).toMatchObject({ done: 8, of: 8, isBrief: false });
  expect(late).toMatchObject({ done: 8, of: 8, isBrief: true });
  const lookedAt = ({ steps }: typeof calm) => steps.slice(3, 7);
  lookedAt(late).forEach((steps, index) => expect(steps).toBeLessThan(lookedAt(calm)[index]! / 2));
  // What was found is looked at a second time as well as ever.
  expect(late.steps[7]).toBeGreaterThan(100);
});

test('it says how far it has come', () => {
  expect(told[0]![0]).toBe(0);
  expect(told.at(-1)![0]).toBe(told.at(-1)![1] - 1);
});

describe('on the open table', () => {
  const brew = witchsBrew as AnyGame;
  const names = ['Ada', 'Bo', 'Cy'];
  const reading = { reader: 'public', language: 'en', who: (seat: number) => names[seat] ?? '' } as const;
  const sitters = names.map((name) => ({ name, bot: null }));

  /** The first part of a game in which everybody plays blindly. */
  function careless(moves: number): Match {
    const begun = begin(brew, { options: defaultOptions(brew), seed: 5, sitters });
    if (!begun.ok) throw new Error(begun.problem);
    let match = begun.value;
    for (let ask = asked(match.table); ask && match.record.moves.length < moves; ask = asked(match.table)) {
      const move = think(brew, match.table, 'random', split(rngFrom(6), match.record.moves.length));
      const next = act(brew, match, ask.seat, move);
      if (!next.ok) throw new Error(next.problem.reason);
      match = next.value;
    }
    return match;
  }

  test('what was chosen in secret is not told, nor what should have been', () => {
    const { table } = careless(0);
    expect(asked(table)?.what.type).toBe('choose');
    const saidTo = (reader: Viewer) =>
      legalMoves(brew, table).map(
        (move) => lapseWords(brew, table, { played: move, better: move }, { ...reading, reader }).played,
      );
    expect(new Set(saidTo('public')).size).toBe(1);
    expect(new Set(saidTo(asked(table)!.seat)).size).toBe(legalMoves(brew, table).length);
  });

  test('turns that differ only in what is hidden are left out; whoever is alone is told of them', () => {
    const { record } = careless(40);
    const lapsesFor = (reader: Viewer) => {
      const few: AnyGame = { ...brew, scout: { ...brew.scout, lines: 20 } };
      const thought = review({ game: few, record, seats: [own], rng: rngFrom(2), reader });
      for (;;) {
        const step = thought.next();
        if (step.done) return step.value.lapses.map(({ played: was }) => was.type);
      }
    };
    expect(lapsesFor('public')).not.toContain('choose');
    expect(lapsesFor(own)).toContain('choose');
  });
});

describe('on the open table of Materia Prima', () => {
  const prima = materiaPrima as AnyGame;
  const reading = { language: 'en', who: (seat: number) => ['Anna', 'Ben'][seat] ?? '' } as const;

  /** What is said of Anna, who has ended her turn instead of making this move. */
  function said(from: MateriaPrimaTable, better: MateriaPrimaMove, seats: readonly Seat[]) {
    const reader = seats.length === 1 ? ANNA : 'public';
    const sitters = ['Anna', 'Ben'].map((name) => ({ name, bot: null }));
    const { id, rulesVersion } = prima;
    const moves = [[ANNA, END]] as const;
    const record = { game: id, rulesVersion, options: from.options, seed: 1, sitters, from, moves };
    const sure = taught(prima, (move) => text(move) === text(better));
    const { lapses: found } = all(review({ game: sure, record, seats, rng: rngFrom(4), reader }));
    return found.map((lapse) => lapseWords(prima, from, lapse, { ...reading, reader }));
  }

  test('a card that never left the hand is told to whoever is alone, and never to several', () => {
    const table = scenario({ players: [{ load: ['fire'], store: ['air'], hand: ['crow-milk'] }, {}] });
    expect(said(table, make('crow-milk'), [ANNA])).toHaveLength(1);
    expect(said(table, make('crow-milk'), [ANNA, BEN])).toEqual([]);
  });

  test('a fight that everybody could see to be possible is told, and not how its dice would have fallen', () => {
    const duel = scenario({
      players: [
        { alchemist: 'vitrudes', at: 'E5' },
        { alchemist: 'sejlon', at: 'E6' },
      ],
    });
    const [lapse] = said(duel, attack('vitrudes', 'sejlon'), [ANNA, BEN]);
    expect(lapse?.better).toMatch(/^Attack .*Sejlon.* with .*Vitrudes/i);
    expect(lapse?.better).not.toMatch(/\d|victory|beaten/);
    expect(lapse?.played).toBe('End the turn');
  });
});
