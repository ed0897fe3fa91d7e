import { beatsOf } from '@/components/screens/replay-pace';
import { courseOf } from '@/engine/core/course';
import { replay } from '@/engine/core/match';
import { at } from '@/engine/core/list';
import { recorded } from './recorded';

describe.each(recorded)('%s, watched again', (_, game, match) => {
  const { record } = match;
  const { stops, turns } = courseOf(game, record)!;
  const last = stops.length - 1;

  test('tells all that has happened, and stops where something is told', () => {
    expect(stops.flatMap(({ entries }) => entries)).toEqual(match.log);
    expect([at(stops, 0).step, at(stops, last).step]).toEqual([0, record.moves.length]);
    for (const { entries } of stops) expect(entries.flatMap(({ facts }) => facts)).not.toEqual([]);
  });

  test('shows at every stop the table as it was then', () => {
    for (const { step, table } of [at(stops, 1), at(stops, Math.floor(last / 2)), at(stops, last)]) {
      const then = replay(game, record, step);
      expect(game.view(table, 'public')).toEqual(then.ok && game.view(then.value.table, 'public'));
    }
  });

  test('no stop but the first shows nothing new: neither in words that tell anything nor on the table', () => {
    const shows = stops.slice(1).filter(({ entries, table }, index) => {
      const told = entries.flatMap(({ facts }) => facts.map((fact) => game.witness(fact, 'public')));
      if (told.some((fact) => game.weigh!(fact) > 0)) return true;
      const views = [at(stops, index).table, table].map((one) => ({
        ...game.view(one, 'public'),
        asked: null,
      }));
      return JSON.stringify(views[0]) !== JSON.stringify(views[1]);
    });
    expect(shows.length).toBe(last);
  });

  test('where words speak of what comes next, it stops whatever that shows', () => {
    const all = courseOf(game, record, [...record.moves.keys()])!;
    expect(all.stops).toHaveLength(record.moves.length + 1);
  });

  test('has its turns in their order, each at a stop of its own', () => {
    const from = turns.map((turn) => turn.from);
    expect(from).toEqual([...new Set(from)].sort((one, other) => one - other));
    expect(turns.length).toBeGreaterThan(10);
  });

  test('lasts two minutes at its quickest, and leaves no turn out', () => {
    const begins = turns.map(({ from }) => from);
    const { steps, pause } = beatsOf(last, begins, 'swift');
    expect(steps.length * pause).toBeLessThanOrEqual(120_000);
    expect(pause).toBeGreaterThanOrEqual(300);
    expect(steps.at(-1)).toBe(last);
    for (const [index, from] of begins.entries()) {
      const end = begins[index + 1] ?? last + 1;
      if (end > Math.max(1, from)) expect(steps.some((step) => step >= from && step < end)).toBe(true);
    }
  });
});

test('a short game is not shown so quickly that nothing is seen, and the slower paces show every step', () => {
  expect(beatsOf(4, [0, 2], 'swift')).toEqual({ steps: [1, 2, 3, 4], pause: 500 });
  expect(beatsOf(900, [0, 450], 'calm').steps).toHaveLength(900);
  expect(beatsOf(900, [0, 450], 'brisk').steps).toHaveLength(900);
});
