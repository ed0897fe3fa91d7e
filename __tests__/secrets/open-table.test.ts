import { cabinetOf } from '@/engine/core/cabinet';
import { chronicled } from '@/engine/core/match';
import { legalMoves } from '@/engine/core/play';
import { adviceProblem } from '@/engine/store/thinking/hints';
import type { AppState } from '@/engine/store/state';
import { selectorsFor } from '@/engine/store/match/selectors';
import { walk, worldsOfOthers, type Moment } from './walk';
import { games } from '../shelf';

const STEPS = 400;

const select = selectorsFor(cabinetOf(games));
const problemAt = ({ state }: Moment) => adviceProblem({ match: state } as AppState);

describe.each(games.map((game) => [game.id, game] as const))('%s among three', (_, game) => {
  const seen = new Map<string, number>();
  for (const seed of [1, 2])
    walk(game, { seats: 3, seed, steps: STEPS }, (moment) => {
      const kind = `${moment.viewer === 'public' ? 'open' : 'own'} ${moment.isSeenByAll} ${problemAt(moment)}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    });

  test('a hint is given only where nobody else may be looking', () => {
    const kinds = [...seen.keys()].sort();
    expect(kinds.filter((kind) => / true null$/.test(kind))).toEqual([]);
    expect(kinds.filter((kind) => / false /.test(kind)).every((kind) => kind === 'own false null')).toBe(
      true,
    );
    expect(kinds).toContain('own false null');
  });

  test('there is something to hide only where somebody looks at what is his own, and others sit there', () => {
    walk(game, { seats: 3, seed: 4, steps: 60 }, ({ state, viewer }) => {
      const alone = state.people.map((person, seat) => ({
        ...person,
        bot: seat === 0 ? null : ('adept' as const),
      }));
      expect(select.isToBeHidden({ match: state } as AppState)).toBe(viewer !== 'public');
      expect(select.isToBeHidden({ match: { ...state, people: alone } } as unknown as AppState)).toBe(false);
    });
  });

  test('what can be read up, and what the curtain tells, is what the open table was told', () => {
    walk(game, { seats: 3, seed: 5, steps: 60 }, ({ state }) => {
      const app = { match: state } as AppState;
      const told = chronicled(game, state.match, 'public');
      expect(select.log(app)).toEqual(told);
      const facts = told.flatMap((entry) => entry.facts);
      for (const fact of select.headlines(app)) expect(facts).toContainEqual(fact);
    });
  });

  test('what may be answered on the open table says nothing that only the asked one knows', () => {
    walk(game, { seats: 3, seed: 3, steps: STEPS }, (moment) => {
      if (moment.viewer !== 'public') return;
      const offered = JSON.stringify(legalMoves(game, moment.table));
      for (const world of worldsOfOthers(moment))
        expect(JSON.stringify(legalMoves(game, world))).toBe(offered);
    });
  });
});
