import { act, render } from '@testing-library/react-native';
import type { ComponentType } from 'react';

import { AlchemirusBoard } from '@/components/boards/alchemirus/board';
import { BOARD_WORDS as ALCHEMIRUS_WORDS } from '@/components/boards/alchemirus/words/words';
import { KazaamBoard } from '@/components/boards/kazaam/board';
import { BOARD_WORDS as KAZAAM_WORDS } from '@/components/boards/kazaam/words/words';
import { MateriaPrimaBoard } from '@/components/boards/materia-prima/board';
import { BOARD_WORDS as MATERIA_PRIMA_WORDS } from '@/components/boards/materia-prima/words/words';
import { WitchsBrewBoard } from '@/components/boards/witchs-brew/board';
import { BOARD_WORDS as BREW_WORDS } from '@/components/boards/witchs-brew/words/words';
import type { BoardProps } from '@/components/kit/board';
import type { Game, GameTypes, Table } from '@/engine/core/game';
import { ask } from '@/engine/core/agenda';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { kazaam } from '@/engine/games/kazaam/game';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { ANNA, BEN, onField } from '../engine/alchemirus/scenario';
import { scenario as kazaamTable } from '../engine/kazaam/scenario';
import { scenario as materiaPrimaTable } from '../engine/materia-prima/scenario';
import { scenario as brewTable } from '../engine/witchs-brew/scenario';
import { everyWord, given, Room } from './room';

/** Whoever holds the device is never told that he himself is thinking, whatever keeps him from moving just now. */
function told<G extends GameTypes>(
  game: Game<G>,
  Board: ComponentType<BoardProps<G>>,
  table: Table<G>,
  waiting: string,
) {
  const shown = (props: BoardProps<G>) => (
    <Room reduced="on">
      <Board {...props} />
    </Room>
  );
  test(`${game.id}: others are told who is thinking`, () => {
    render(shown(given(game, table, BEN)));
    expect(everyWord()).toContain(waiting);
  });

  test(`${game.id}: not he himself, while he cannot move`, () => {
    render(shown({ ...given(game, table, ANNA), moves: [] }));
    expect(everyWord()).not.toContain(waiting);
  });

  test(`${game.id}: nor while what he holds lies face down`, () => {
    const { rerender } = render(shown(given(game, table, 'public')));
    act(() => rerender(shown(given(game, table, ANNA))));
    expect(everyWord()).not.toContain(waiting);
  });
}

const estate = { estate: ['horten: herb', 'fornax', 'alembic'] } as const;
told(
  alchemirus,
  AlchemirusBoard,
  onField('transport', { players: [estate, {}] }),
  ALCHEMIRUS_WORDS.en.waiting('Anna'),
);
told(
  kazaam,
  KazaamBoard,
  kazaamTable({ players: [{ hand: ['stone torso'] }, {}] }),
  KAZAAM_WORDS.en.waiting('Anna'),
);
told(
  materiaPrima,
  MateriaPrimaBoard,
  materiaPrimaTable({ players: [{}, {}] }),
  MATERIA_PRIMA_WORDS.en.table.waiting('Anna'),
);
told(
  witchsBrew,
  WitchsBrewBoard,
  { ...brewTable({ players: [{}, {}, {}] }), agenda: [ask(ANNA, { type: 'lead' } as const)] },
  BREW_WORDS.en.leading('Anna'),
);
