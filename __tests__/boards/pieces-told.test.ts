import { piecesIn as alchemirus } from '@/components/boards/alchemirus/pieces-told';
import { piecesIn as kazaam } from '@/components/boards/kazaam/pieces-told';
import { piecesIn as materiaPrima } from '@/components/boards/materia-prima/pieces-told';
import { piecesIn as witchsBrew } from '@/components/boards/witchs-brew/pieces-told';
import type { Print } from '@/components/kit/drawing/print';
import type { GameTypes } from '@/engine/core/game';
import { witnessed } from '@/engine/core/match';
import { allSeats, type Viewer } from '@/engine/core/seat';
import { recorded } from '../engine/recorded';

type PiecesIn = (fact: GameTypes['fact']) => readonly Print[];

const told = {
  kazaam,
  'witchs-brew': witchsBrew,
  alchemirus,
  'materia-prima': materiaPrima,
} as unknown as Readonly<Record<string, PiecesIn>>;

describe.each(recorded)('what the log of %s shows beside its words', (_, game, match) => {
  const piecesIn = told[game.id]!;
  const seenBy = (viewer: Viewer) =>
    witnessed(game, match, viewer)
      .flatMap(({ facts }) => facts)
      .map((fact) => ({ fact, pieces: piecesIn(fact) }));

  test('is a print that there is', () => {
    for (const viewer of ['public', ...allSeats(match.table.seats)] as const) {
      for (const { pieces } of seenBy(viewer)) for (const { box } of pieces) expect(box).toHaveLength(4);
    }
  });

  test('goes with many of its lines, and most kinds of them', () => {
    const shown = seenBy('public').filter(({ pieces }) => pieces.length > 0);
    expect(shown.length).toBeGreaterThan(30);
    expect(new Set(shown.map(({ fact }) => fact.type)).size).toBeGreaterThan(3);
  });
});

test('what was drawn or stolen in secret shows nothing on the open table', () => {
  for (const type of ['drew', 'stole', 'recovered'])
    expect(told.kazaam!({ type, tile: null } as never)).toEqual([]);
  expect(told.kazaam!({ type: 'looked', tiles: null } as never)).toEqual([]);
  expect(told['witchs-brew']!({ type: 'chose', roles: null } as never)).toEqual([]);
  expect(told.alchemirus!({ type: 'drew', cards: null } as never)).toEqual([]);
  expect(told['materia-prima']!({ type: 'kept', formula: null } as never)).toEqual([]);
});
