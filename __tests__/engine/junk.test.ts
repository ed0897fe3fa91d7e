import fc from 'fast-check';
import { asked, defaultOptions } from '@/engine/core/game';
import { advance, legalMoves, play, start } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { toSeat } from '@/engine/core/seat';
import { games } from '@/engine/games';

/** Whatever comes in as a move: a refusal with a reason, never a throw, never a change. */

describe.each(games.map((game) => ({ name: game.id, game })))('$name', ({ game }) => {
  /** A table somewhere in a random game, with the moves that are legal there. */
  const anyTable = fc
    .record({
      seats: fc.integer(game.seats),
      seed: fc.nat(),
      choices: fc.array(fc.nat(1000), { maxLength: 60 }),
    })
    .map(({ seats, seed, choices }) =>
      choices.reduce(
        (table, choice) => {
          const legal = legalMoves(game, table);
          return legal.length > 0 ? advance(game, table, legal[choice % legal.length]!) : table;
        },
        start(game, seats, defaultOptions(game), rngFrom(seed)),
      ),
    );

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
      { numRuns: 600 },
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
      { numRuns: 600 },
    );
  });
});
