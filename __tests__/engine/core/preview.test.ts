import { asked, defaultOptions } from '@/engine/core/game';
import { advance, isRevealing, legalMoves, start } from '@/engine/core/play';
import { preview } from '@/engine/core/preview';
import { rngFrom } from '@/engine/core/rng';
import { games } from '@/engine/games';

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const first = start(game, game.seats.min, defaultOptions(game), rngFrom(3));

  /** The first tables of a game at which somebody has something to choose. */
  function* tables() {
    let table = first;
    for (let step = 0; step < 60 && asked(table); step += 1) {
      yield table;
      const moves = legalMoves(game, table);
      table = advance(game, table, moves[step % moves.length]!);
    }
  }

  test('what is foreseen of a move is what comes of it, and chance is not foreseen', () => {
    const met = new Set<string>();
    for (const table of tables()) {
      const { seat } = asked(table)!;
      for (const move of legalMoves(game, table)) {
        const seen = preview(game, table, { seat, viewer: seat }, [move]);
        const after = advance(game, table, move);
        met.add(seen.type);
        if (isRevealing(game, table, after)) expect(seen).toEqual({ type: 'unknown' });
        else expect(seen).toEqual({ type: 'after', view: game.view(after, seat) });
      }
    }
    expect([...met].sort()).toEqual(['after', 'unknown']);
  });

  test('moves are foreseen one after the other, up to the first that is refused', () => {
    const { seat } = asked(first)!;
    const who = { seat, viewer: seat };
    expect(preview(game, first, who, [])).toEqual({ type: 'after', view: game.view(first, seat) });
    const nonsense = { type: 'no such move' } as never;
    expect(preview(game, first, who, [nonsense])).toMatchObject({
      type: 'refused',
      index: 0,
      refusal: { reason: 'not-a-move' },
    });
    const known = legalMoves(game, first).find((move) => preview(game, first, who, [move]).type === 'after');
    if (known) {
      expect(preview(game, first, who, [known, nonsense])).toMatchObject({ type: 'refused', index: 1 });
    }
  });
});
