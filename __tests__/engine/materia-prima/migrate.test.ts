import { materiaPrima } from '@/engine/games/materia-prima/game';
import { distance } from '@/engine/games/materia-prima/map';
import { migrate } from '@/engine/games/materia-prima/migrate';
import type { MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { ANNA, DONE, END, figureOn, hex, played, question, scenario } from './scenario';

/** As a game of version 1 was kept: without what it did not know. */
function asOfOld(table: MateriaPrimaTable, question_?: object): unknown {
  const { endAt60: _, ...options } = table.options;
  const players = table.state.players.map(({ notHis: __, ...player }) => player);
  const [next, ...rest] = table.agenda;
  const agenda = question_ ? [{ ...next, what: question_ }, ...rest] : table.agenda;
  return JSON.parse(JSON.stringify({ ...table, options, agenda, state: { ...table.state, players } }));
}

test('a game of version 1 goes on, and ends after round 60 as it would have', () => {
  const table = scenario({ players: [{}, {}], round: 60 });
  const opened = migrate(asOfOld(table), 1);
  expect(opened.options.endAt60).toBe(true);
  expect(played(opened, END, END).state.ending).toEqual({ why: 'rounds', by: null });
  expect(() => migrate(asOfOld(table), 2)).toThrow();
});

test('an Equip that was begun has taken its action already', () => {
  const table = scenario({ players: [{ load: ['fire'], store: ['iron'] }, {}] });
  const packing = played(table, { type: 'equip', figure: 'sejlon' });
  const old = asOfOld(packing, { type: 'pack', figure: 'sejlon', isEquip: true, from: 0 });
  const after = played(migrate(old, 1), { type: 'take', element: 'fire' }, DONE);
  expect(figureOn(after, 'sejlon').actions).toBe(2);
});

test('who stood among opponents and had to go on stands next to them, and the turn goes on', () => {
  const table = scenario({ players: [{ homunculi: [['rust-imp', 'E7']] }, { at: 'E7' }] });
  const asking = { ...table, agenda: [table.agenda[0]!, { type: 'run', what: { type: 'goOn' } } as const] };
  const opened = migrate(asOfOld(asking, { type: 'onward', figure: 'rust-imp' }), 1);
  expect(distance(figureOn(opened, 'rust-imp').hex, hex('E7'))).toBe(1);
  expect(opened.agenda).toEqual([{ type: 'run', what: { type: 'goOn' } }]);
  expect(materiaPrima.view(opened, ANNA).players).toHaveLength(2);
  expect(question(table).what.type).toBe('turn');
});
