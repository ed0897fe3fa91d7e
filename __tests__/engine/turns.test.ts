import { seatNamed } from '@/engine/core/complete';
import { chronicled, witnessed } from '@/engine/core/match';
import { allSeats } from '@/engine/core/seat';
import { beginsTurn, turnsIn } from '@/engine/core/turns';
import { recorded } from './recorded';

describe.each(recorded)('the turns of %s', (_, game, match) => {
  const log = witnessed(game, match, 'public');
  const turns = turnsIn(game, log);

  test('tell all that the log tells, in its order, and nothing else', () => {
    const told = turns.flatMap(({ began, entries }) => [
      ...(began && game.passesTurn(began) ? [began] : []),
      ...entries.flatMap(({ facts }) => facts),
    ]);
    expect(told).toEqual(log.flatMap(({ facts }) => facts));
  });

  test('begin where the game counts on, and belong to whoever it names', () => {
    const begins = log.flatMap(({ facts }) => facts.filter((fact) => beginsTurn(game, fact)));
    expect(turns.flatMap(({ began }) => began ?? [])).toEqual(begins);
    expect(turns.length).toBeGreaterThan(10);
    for (const { began, seat } of turns) expect(seat).toBe(began && seatNamed(began));
  });

  test('no entry stands under a head that came after it, and all that are sealed stay so', () => {
    for (const { entries } of turns) {
      for (const { index, seat, facts } of entries) {
        expect(log[index]!.seat).toBe(seat);
        expect(log[index]!.facts).toEqual(expect.arrayContaining([...facts]));
      }
    }
    const sealed = turns.flatMap(({ entries }) => entries.filter(({ isSealed }) => isSealed));
    expect(sealed.length).toBeGreaterThan(0);
    for (const { index } of sealed) expect(log.slice(index).some(({ isSealed }) => isSealed)).toBe(true);
  });

  test('hold nothing that the log of whoever reads it does not', () => {
    for (const reader of ['public', ...allSeats(match.table.seats)] as const) {
      const read = chronicled(game, match, reader);
      const known = new Set(read.flatMap(({ facts }) => facts));
      for (const { began, chapter, entries } of turnsIn(game, read)) {
        const held = [began, chapter, ...entries.flatMap(({ facts }) => facts)].filter(
          (fact) => fact !== null,
        );
        expect(held.filter((fact) => !known.has(fact))).toEqual([]);
      }
    }
  });
});
