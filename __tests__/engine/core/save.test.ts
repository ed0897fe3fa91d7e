import { games } from '@/engine/games';
import { LANGUAGES } from '@/engine/core/text';
import { problemText } from '@/engine/core/text-problems';
import { act, begin, type Match } from '@/engine/core/match';
import { open, save, type SaveProblem } from '@/engine/core/save';
import { toSeat } from '@/engine/core/seat';
import { defaultOptions, type AnyGame } from '@/engine/core/game';
import { str as crc32 } from 'crc-32';
import fc from 'fast-check';
import { tiny, type Tiny } from './tiny-game';

const shelf: readonly AnyGame[] = [...games, tiny];
const ANNA = toSeat(0);

function playedMatch(): Match<Tiny> {
  const begun = begin(tiny, {
    options: { die: 8 },
    seed: 11,
    sitters: [
      { name: 'Anna “the Great”', bot: null },
      { name: 'Ben', bot: 'adept' },
    ],
  });
  if (!begun.ok) throw new Error(begun.problem);
  const moves: readonly Tiny['move'][] = [{ type: 'roll' }, { type: 'write', number: 2 }];
  return moves.reduce((match, move) => {
    const next = act(tiny, match, ANNA, move);
    if (!next.ok) throw new Error(next.problem.reason);
    return next.value;
  }, begun.value);
}

const text = save(playedMatch());

/** A save of the tiny game as somebody with an editor sees it. */
interface Content {
  readonly record: {
    game: string;
    rulesVersion: number;
    options: { die: number };
    sitters: unknown[];
    moves: unknown[];
  };
  readonly snapshot: {
    seats: number;
    options: { die: number };
    rng: number[];
    agenda: unknown;
    state: unknown;
  };
}

/** A save that was edited by someone who can count: content changed, checksum right. */
function forged(change: (content: Content) => void): string {
  const { record, snapshot } = JSON.parse(text) as Content;
  change({ record, snapshot });
  const checksum = crc32(JSON.stringify([record, snapshot])) >>> 0;
  return JSON.stringify({ athanor: 1, checksum, record, snapshot });
}

function problemOf(broken: string): SaveProblem | null {
  const opened = open(shelf, broken);
  return opened.ok ? null : opened.problem;
}

test('what was saved opens as the same match', () => {
  expect(open(shelf, text)).toEqual({ ok: true, value: { game: tiny, match: playedMatch() } });
});

test('a save cut off anywhere is refused as truncated', () => {
  for (let length = 1; length < text.length; length += 1) {
    expect(problemOf(text.slice(0, length))).toEqual({ type: 'truncated' });
  }
});

test.each([
  ['nothing', ''],
  ['prose', 'Dear Anna, I enclose the game.'],
  ['other data', '{"hello":1}'],
  ['a list', '[1,2,3]'],
  ['null', 'null'],
])('%s is not a save', (_, other) => {
  expect(problemOf(other)).toEqual({ type: 'not-a-save' });
});

test.each([
  ['a name', '"Ben"', '"Bob"'],
  ['a move', '"number":2', '"number":3'],
  ['the seed', '"seed":11', '"seed":12'],
  ['the checksum', '"checksum":', '"checksum":1'],
  ['a field left out', '"seed":11,', ''],
])('a save in which %s was edited is damaged', (_, from, to) => {
  expect(text).toContain(from);
  expect(problemOf(text.replace(from, to))).toEqual({ type: 'damaged' });
});

test('a save of a newer app, an unknown game or newer rules says so', () => {
  expect(problemOf(text.replace('"athanor":1', '"athanor":2'))).toEqual({ type: 'newer-app' });
  expect(problemOf(forged(({ record }) => (record.game = 'chess')))).toEqual({
    type: 'unknown-game',
    game: 'chess',
  });
  expect(problemOf(forged(({ record }) => (record.rulesVersion = 4)))).toEqual({
    type: 'newer-rules',
    game: 'tiny',
  });
});

test.each(['-7', '0', '0.5', '1.5', '1e999'])(
  'a save of the form %s, which no app has written, says so',
  (form) => {
    expect(problemOf(text.replace('"athanor":1', `"athanor":${form}`))).toEqual({ type: 'unknown-format' });
  },
);

test('with the same rules the moves prove the snapshot', () => {
  const others = { ...playedMatch().table.state, secrets: [3, 0] };
  expect(problemOf(forged(({ snapshot }) => (snapshot.state = others)))).toEqual({ type: 'altered' });
  expect(problemOf(forged(({ snapshot }) => snapshot.rng.reverse()))).toEqual({ type: 'altered' });
});

test('a move that the rules refuse is named with its step and rule', () => {
  expect(problemOf(forged(({ record }) => (record.moves[1] = [0, { type: 'write', number: 9 }])))).toEqual({
    type: 'illegal-move',
    step: 1,
    refusal: { rule: 'TY-2', reason: 'number-too-large' },
  });
});

test('an impossible set-up says what is impossible', () => {
  expect(problemOf(forged(({ record }) => record.sitters.pop()))).toEqual({
    type: 'impossible-setup',
    why: 'wrong-number-of-seats',
  });
  expect(problemOf(forged(({ record }) => (record.options.die = 7)))).toEqual({
    type: 'impossible-setup',
    why: 'unknown-option',
  });
});

test('the order of fields, a byte order mark and blank lines do not matter', () => {
  const { athanor, checksum, record, snapshot } = JSON.parse(text);
  const turned = JSON.stringify({ snapshot, record, checksum, athanor });
  expect(problemOf(`\uFEFF\n${turned}\n`)).toBeNull();
});

test('whatever else a sitter carries, the save of a match that began opens', () => {
  const sitters = [
    { bot: null, name: 'Anna', mood: 'bold' },
    { bot: null, name: 'Ben' },
  ];
  const match = begin(tiny, { options: { die: 6 }, seed: 1, sitters });
  if (!match.ok) throw new Error(match.problem);
  expect(problemOf(save(match.value))).toBeNull();
});

test('a bot of the time when levels had other names is what it is called now', () => {
  const before = forged(({ record }) => {
    record.sitters = [
      { name: 'Anna', bot: 'random' },
      { name: 'Ben', bot: 'middle' },
    ];
  });
  const opened = open(shelf, before);
  expect(opened.ok && opened.value.match.record.sitters).toEqual([
    { name: 'Anna', bot: 'random' },
    { name: 'Ben', bot: 'adept' },
  ]);
});

test('the temper of a bot is saved with it, and an unknown one is refused', () => {
  const withTemper = (temper: string) =>
    open(
      shelf,
      forged(({ record }) => {
        record.sitters = [
          { name: 'Anna', bot: null },
          { name: 'Ben', bot: 'master', temper },
        ];
      }),
    );
  const opened = withTemper('spiteful');
  expect(opened.ok && opened.value.match.record.sitters[1]).toEqual({
    name: 'Ben',
    bot: 'master',
    temper: 'spiteful',
  });
  expect(withTemper('sleepy')).toEqual({ ok: false, problem: { type: 'damaged' } });
});

test('newer rules are named as such also when they bring fields unknown here', () => {
  const newer = forged(({ record }) => Object.assign(record, { rulesVersion: 9, weather: 'fair' }));
  expect(problemOf(newer)).toEqual({ type: 'newer-rules', game: 'tiny' });
});

test('a long game opens in reasonable time', () => {
  const moves = Array.from({ length: 20_000 }, () => [0, { type: 'write', number: 2 }]);
  const long = forged(({ record }) => (record.moves = moves));
  expect(problemOf(long)).toEqual({ type: 'altered' });
}, 5_000);

describe('with a table that no moves prove', () => {
  const forgedFrom = (change: (table: Content['snapshot']) => void): SaveProblem | null =>
    problemOf(
      forged(({ record, snapshot }) => {
        change(snapshot);
        Object.assign(record, { from: snapshot, moves: [] });
      }),
    );

  test('it opens if it holds together', () => {
    expect(forgedFrom(() => {})).toBeNull();
  });

  test.each<readonly [string, (table: Content['snapshot']) => void]>([
    ['a seat too many', (table) => (table.seats = 3)],
    ['other options than the record', (table) => (table.options = { die: 6 })],
    ['pieces missing', (table) => (table.state = { secrets: [1], points: [] })],
    ['no state', (table) => (table.state = null)],
    ['somebody asked who is not there', (table) => (table.agenda = [{ type: 'ask', seat: 7, what: {} }])],
    ['no random numbers', (table) => (table.rng = [])],
  ])('it is refused with %s', (_, change) => {
    expect(forgedFrom(change)).toEqual({ type: 'altered' });
  });

  test('a game that never had other rules has no such table', () => {
    const begun = begin(games[0]!, {
      options: defaultOptions(games[0]!),
      seed: 1,
      sitters: playedMatch().record.sitters,
    });
    if (!begun.ok) throw new Error(begun.problem);
    const { record, table } = begun.value;
    expect(problemOf(save({ ...begun.value, record: { ...record, from: { ...table, facts: [] } } }))).toEqual(
      {
        type: 'altered',
      },
    );
  });
});

describe('with other rules', () => {
  const older = (change: (content: Content) => void = () => {}): string =>
    forged(({ record, snapshot }) => {
      record.rulesVersion = 2;
      snapshot.state = { numbers: playedMatch().table.state.secrets };
      change({ record, snapshot });
    });

  test('the migrated snapshot opens and can be played, saved and opened again', () => {
    const opened = open(shelf, older());
    if (!opened.ok) throw new Error(opened.problem.type);
    const { match } = opened.value;
    expect(match.record).toMatchObject({ rulesVersion: 3, moves: [] });
    expect(match.table.state).toEqual({ secrets: playedMatch().table.state.secrets, points: [] });
    const on = act(tiny, match as Match<Tiny>, ANNA, { type: 'write', number: 1 });
    if (!on.ok) throw new Error(on.problem.reason);
    expect(open(shelf, save(on.value))).toEqual({ ok: true, value: { game: tiny, match: on.value } });
  });

  test('rules too old to be brought up, or a snapshot that does not hold together, are refused', () => {
    const tooOld = { type: 'rules-too-old', game: 'tiny' };
    expect(problemOf(older(({ record }) => (record.rulesVersion = 1)))).toEqual(tooOld);
    expect(problemOf(older(({ snapshot }) => (snapshot.state = {})))).toEqual(tooOld);
    expect(problemOf(older(({ snapshot }) => (snapshot.agenda = 'none')))).toEqual(tooOld);
    expect(problemOf(older(({ snapshot }) => (snapshot.seats = 3)))).toEqual(tooOld);
    expect(problemOf(older(({ snapshot }) => (snapshot.options = { die: 7 })))).toEqual(tooOld);
  });
});

test('no text whatever makes it throw', () => {
  const anyEdit = fc.tuple(fc.nat(text.length), fc.nat(20), fc.string());
  fc.assert(
    fc.property(anyEdit, ([start, length, other]) => {
      const edited = text.slice(0, start) + other + text.slice(start + length);
      const opened = open(shelf, edited);
      if (opened.ok) expect(JSON.stringify(JSON.parse(edited))).toBe(text);
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const snapshot = forged((content) => {
        content.record.rulesVersion = 2;
        content.snapshot.state = json;
      });
      open(shelf, snapshot);
      open(
        shelf,
        forged((content) => (content.record.moves = [[0, json]])),
      );
      open(shelf, JSON.stringify(json));
    }),
  );
  expect(problemOf(`{"athanor":1,"record":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).not.toBeNull();
});

test('every problem is worded in every language', () => {
  const problems: readonly SaveProblem[] = [
    { type: 'not-a-save' },
    { type: 'truncated' },
    { type: 'newer-app' },
    { type: 'damaged' },
    { type: 'unknown-game', game: 'chess' },
    { type: 'newer-rules', game: 'tiny' },
    { type: 'rules-too-old', game: 'tiny' },
    { type: 'impossible-setup', why: 'unknown-option' },
    { type: 'illegal-move', step: 4, refusal: { rule: 'TY-2', reason: 'number-too-large' } },
    { type: 'altered' },
    { type: 'unknown-format' },
  ];
  for (const language of LANGUAGES) {
    const words = problemText[language].save;
    const said = problems.map((problem) => (words[problem.type] as (said: SaveProblem) => string)(problem));
    expect(new Set(said).size).toBe(problems.length);
    expect(said[8]).toContain('5');
    expect(said[8]).toContain('TY-2');
  }
});
