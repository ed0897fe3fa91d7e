import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame, type GameTypes } from '@/engine/core/game';
import type { BotLevel } from '@/engine/core/level';
import { act, begin, replay, type Match } from '@/engine/core/match';
import { legalMoves } from '@/engine/core/play';
import { moveSaid, review, turnAt, type Lapse } from '@/engine/core/review';
import { rngFrom, split } from '@/engine/core/rng';
import { toSeat, type Viewer } from '@/engine/core/seat';
import { kazaam } from '@/engine/games/kazaam/game';
import { witchsBrew } from '@/engine/games/witchs-brew/game';

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

function reviewed(match: Match, patience = Infinity): { lapses: readonly Lapse<GameTypes>[]; steps: number } {
  const thought = review({ game, record: match.record, seats: [own], rng: rngFrom(4), reader: own });
  for (let steps = 0; ; steps += 1) {
    const step = thought.next(steps >= patience);
    if (step.done) return { lapses: step.value, steps };
  }
}

const careless = played('random', 3);
const { lapses } = reviewed(careless);

test('three turns are found in the game of somebody who plays blindly, the worst first', () => {
  expect(lapses).toHaveLength(3);
  const losses = lapses.map(({ loss }) => loss);
  expect(losses).toEqual([...losses].sort((one, other) => other - one));
  expect(losses[2]).toBeGreaterThan(0);
  const turns = lapses.map(({ step }) => turnAt(game, careless.record, step));
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
  const whole = reviewed(careless).steps;
  const hurried = reviewed(careless, Math.round(whole / 3));
  expect(hurried.steps).toBeLessThan(whole / 2);
  expect(hurried.lapses.length).toBeGreaterThan(0);
});

test('it says how far it has come', () => {
  const told: (readonly number[])[] = [];
  const thought = review({
    game,
    record: careless.record,
    seats: [own],
    rng: rngFrom(4),
    reader: own,
    told: (done, of) => told.push([done, of]),
  });
  while (!thought.next().done);
  expect(told[0]![0]).toBe(0);
  expect(told.at(-1)![0]).toBe(told.at(-1)![1]! - 1);
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
    const said = legalMoves(brew, table).map((move) => moveSaid(brew, table, move, reading));
    expect(new Set(said).size).toBe(1);
    const own = { ...reading, reader: asked(table)!.seat };
    expect(new Set(legalMoves(brew, table).map((move) => moveSaid(brew, table, move, own))).size).toBe(
      said.length,
    );
  });

  test('turns that differ only in what is hidden are left out; whoever is alone is told of them', () => {
    const { record } = careless(40);
    const lapsesFor = (reader: Viewer) => {
      const few: AnyGame = { ...brew, scout: { ...brew.scout, lines: 20 } };
      const thought = review({ game: few, record, seats: [own], rng: rngFrom(2), reader });
      for (;;) {
        const step = thought.next();
        if (step.done) return step.value.map(({ played: was }) => was.type);
      }
    };
    expect(lapsesFor('public')).not.toContain('choose');
    expect(lapsesFor(own)).toContain('choose');
  });
});
