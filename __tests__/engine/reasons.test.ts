import type { AnyGame, GameTypes, Table } from '@/engine/core/game';
import { reasonSaid, type Advice } from '@/engine/core/teacher';
import { LANGUAGES } from '@/engine/core/text';
import { games } from '@/engine/games';
import { SAYINGS } from './reason-figures';
import { hintAt, tableAt, WORLDS, worldsWith, type Position } from './reason-positions';
import { KINDS } from './reason-kinds';

/** In so many worlds of all a reason must have come true, if adepts go on; where it is said with luck, in fewer. */
const USUALLY = (WORLDS * 2) / 3;
const BY_LUCK = WORLDS / 4;

interface Hint {
  readonly table: Table<GameTypes>;
  readonly advice: Advice<GameTypes>;
}

const hints = new Map<string, Hint>();

function hintOn(game: AnyGame, position: Position): Hint {
  const name = `${game.id} ${position.join(' ')}`;
  const table = tableAt(game, position);
  const hint = hints.get(name) ?? { table, advice: hintAt(game, table) };
  hints.set(name, hint);
  return hint;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const sayings = SAYINGS[id]!;
  const kinds = Object.entries(KINDS[id]!);

  test('every reason that the teacher may give is tried here', () => {
    const claims = Object.keys(game.teacher!.claims).sort();
    expect(kinds.map(([kind]) => kind).sort()).toEqual(claims);
    expect(Object.keys(sayings.said).sort()).toEqual(claims);
  });

  test.each(kinds)(
    '“%s” is said where it comes true',
    (kind, { told }) => {
      const { table, advice } = hintOn(game, told);
      expect(advice.reason).toEqual({ type: 'term', term: kind });
      const { more, less } = worldsWith(game, table, advice, { said: sayings.said[kind]!, sayings });
      expect(more).toBeGreaterThanOrEqual(game.teacher!.claims[kind]!.isLuck ? BY_LUCK : USUALLY);
      expect(less).toBe(0);
      for (const language of LANGUAGES) {
        expect(reasonSaid(game, advice.reason, language)).toBe(game.teacher!.text[language][kind]);
      }
    },
    60_000,
  );

  test.each(kinds)(
    '“%s” is not said where it does not come true',
    (kind, { untold }) => {
      const { table, advice } = hintOn(game, untold);
      const { more, less } = worldsWith(game, table, advice, { said: sayings.said[kind]!, sayings });
      expect(more).toBeLessThanOrEqual(less);
      expect(advice.reason).not.toHaveProperty('term', kind);
    },
    60_000,
  );
});
