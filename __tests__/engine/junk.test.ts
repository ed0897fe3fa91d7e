import fc from 'fast-check';
import { asked, defaultOptions, type GameTypes, type Table } from '@/engine/core/game';
import { begin } from '@/engine/core/match';
import { advance, legalMoves, play, start } from '@/engine/core/play';
import { below, rngFrom } from '@/engine/core/rng';
import { open, save } from '@/engine/core/save';
import { toSeat } from '@/engine/core/seat';
import { daily } from '../long';
import { games } from '../shelf';

/** Whatever comes in as a move or as a save: a refusal with a reason, never a throw, never a change. */

const RUNS = daily(300, 600);
const GAMES = daily(3, 12);
const MOVES = 60;

type Move = GameTypes['move'];

/** A fit of rage, whatever is asked. */
const rage = (): never => {
  throw new Error('Do not touch');
};

const TRAPS = ['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'] as const;

/** Things that look like a legal move to whoever is careless, and are none. */
const IMPOSTORS: readonly (readonly [string, (move: Move) => unknown])[] = [
  [
    'a type that throws',
    (move) => Object.defineProperty({ ...move }, 'type', { get: rage, enumerable: true }),
  ],
  [
    'a field that throws',
    (move) => Object.defineProperty({ ...move }, 'more', { get: rage, enumerable: true }),
  ],
  [
    'a type that has to be asked for',
    (move) => Object.defineProperty({ ...move }, 'type', { get: () => move.type, enumerable: true }),
  ],
  ['a hidden type', (move) => Object.defineProperty({ ...move }, 'type', { enumerable: false })],
  ...TRAPS.map(
    (trap) =>
      [
        `a proxy whose ${trap} throws`,
        (move: Move) => new Proxy({ ...move, more: 1 }, { [trap]: rage }),
      ] as const,
  ),
  ['a proxy that is no more', (move) => revoked({ ...move })],
  ['inherited fields', (move) => Object.create(move)],
  ['fields inherited from something bare', (move) => Object.create(Object.assign(Object.create(null), move))],
  ['fields of a prototype by name', (move) => JSON.parse(`{"__proto__":${JSON.stringify(move)}}`)],
  ['a list with its fields', (move) => Object.assign([], move)],
  ['a list of it', (move) => [move]],
  ['a map with its fields', (move) => Object.assign(new Map(), move)],
  ['a map of its fields', (move) => new Map(Object.entries(move))],
  ['a date with its fields', (move) => Object.assign(new Date(0), move)],
  ['a function with its fields', (move) => Object.assign(() => move, move)],
  ['what writes itself as it', (move) => ({ toJSON: () => move, valueOf: () => move })],
  ['something that goes round in circles', (move) => circular({ ...move })],
  ['something without end', (move) => ({ ...move, more: new Array(4_000_000_000) })],
  ['its words', (move) => JSON.stringify(move)],
  ['its type', (move) => move.type],
  ['a boxed string', (move) => Object(move.type)],
  ['nothing', () => undefined],
  ['null', () => null],
  ['a number', () => 1],
  ['a big number', () => 1n],
  ['a symbol', () => Symbol('draw')],
];

function revoked(move: Move): unknown {
  const { proxy, revoke } = Proxy.revocable(move, {});
  revoke();
  return proxy;
}

function circular(move: Move & { self?: unknown }): unknown {
  move.self = move;
  return move;
}

describe.each(games.map((game) => ({ name: game.id, game })))('$name', ({ game }) => {
  /** Tables on the way through a few random games at every number of players. */
  const tables = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, extra) => extra).flatMap(
    (extra) => Array.from({ length: GAMES }, (_, seed) => tablesOf(game.seats.min + extra, seed)).flat(),
  );

  function tablesOf(seats: number, seed: number): readonly Table<GameTypes>[] {
    const found = [start(game, seats, defaultOptions(game), rngFrom(seed))];
    let chance = rngFrom(~seed);
    for (let step = 0; step < MOVES; step += 1) {
      const table = found[step]!;
      const legal = legalMoves(game, table);
      if (legal.length === 0) break;
      const drawn = below(chance, legal.length);
      chance = drawn.rng;
      found.push(advance(game, table, legal[drawn.value]!));
    }
    return found;
  }

  const anyTable = fc.nat(tables.length - 1).map((index) => tables[index]!);
  const kinds = Object.keys(game.text.en.moves);
  const junk = fc.oneof(
    fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSparseArray: true,
    }),
    fc.record({ type: fc.constantFrom(...kinds) }),
    fc.dictionary(fc.string(), fc.anything()),
  );

  test('junk is refused with a rule and changes nothing', () => {
    fc.assert(
      fc.property(anyTable, fc.integer({ min: -1, max: 6 }), junk, (table, seat, move) => {
        const before = JSON.stringify(table);
        const legal = legalMoves(game, table).map((one) => JSON.stringify(one));
        const played = play(game, table, toSeat(seat), move);
        expect(JSON.stringify(table)).toBe(before);
        if (played.ok) expect(legal).toContain(JSON.stringify(move));
        else expect(Object.values(game.reasons)).toContain(played.problem.rule);
      }),
      { numRuns: RUNS },
    );
  });

  test('a legal move with something changed in it is refused or is another legal move', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(1000), fc.string(), junk, (table, choice, field, value) => {
        const ask = asked(table);
        if (!ask) return;
        const legal = legalMoves(game, table);
        const move = legal[choice % legal.length]!;
        const fields = [...Object.keys(move), field];
        const bent = { ...move, [fields[choice % fields.length]!]: value };
        const played = play(game, table, ask.seat, bent);
        if (played.ok) expect(legal).toContainEqual(bent);
        else expect(played.problem.reason).toBeTruthy();
      }),
      { numRuns: RUNS },
    );
  });

  /** One legal move of each kind, where it is legal. */
  const moves = new Map(
    tables.flatMap((table) =>
      legalMoves(game, table).map((move) => [move.type, { table, seat: asked(table)!.seat, move }] as const),
    ),
  );

  test.each(IMPOSTORS)('%s is no move', (_, disguised) => {
    for (const { table, seat, move } of moves.values()) {
      const before = JSON.stringify(table);
      expect(play(game, table, seat, { ...move }).ok).toBe(true);
      expect(play(game, table, seat, disguised(move))).toEqual({
        ok: false,
        problem: { rule: game.reasons['not-a-move'], reason: 'not-a-move' },
      });
      expect(JSON.stringify(table)).toBe(before);
    }
  });

  const sitters = Array.from({ length: game.seats.min }, (_, index) => ({
    name: `Guest ${index}`,
    bot: null,
  }));
  const match = begin(game, { options: defaultOptions(game), seed: 5, sitters });
  const text = match.ok ? save(match.value) : '';
  const problemOf = (saved: unknown) => {
    const opened = open(games, saved);
    return opened.ok ? null : opened.problem.type;
  };

  test.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 1],
    ['a symbol', Symbol('save')],
    ['what a text says', JSON.parse(text)],
    ['a boxed text', Object(text)],
    ['a list of a text', [text]],
    ['what writes itself as a text', { toString: () => text, replace: () => text, trim: () => text }],
    ['something that throws', new Proxy({}, { get: rage, getPrototypeOf: rage })],
    ['a text of which something throws', Object.defineProperty({}, 'replace', { get: rage })],
  ])('%s is no save', (_, other) => {
    expect(problemOf(text)).toBeNull();
    expect(problemOf(other)).toBe('not-a-save');
  });

  test('a save in a form that was never written is refused as such', () => {
    const inForm = (form: string) => problemOf(text.replace('"athanor":1,', `"athanor":${form},`));
    for (const form of ['1', '1.0', '1e0']) expect(inForm(form)).toBeNull();
    for (const form of ['-7', '0', '-0', '0.5', '1.5', '-1', '1e999', '1e-9']) {
      expect([form, inForm(form)]).toEqual([form, 'unknown-format']);
    }
    for (const form of ['2', '1000']) expect(inForm(form)).toBe('newer-app');
    for (const form of ['"1"', 'null', '[1]', '{}', 'true']) expect(inForm(form)).toBe('not-a-save');
  });

  test('a save with something changed in it does not open, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(20), fc.string(), (from, length, other) => {
        const edited = text.slice(0, from) + other + text.slice(from + length);
        if (problemOf(edited) === null) expect(JSON.stringify(JSON.parse(edited))).toBe(text);
      }),
      { numRuns: RUNS },
    );
  });
});
