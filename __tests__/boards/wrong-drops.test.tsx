import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ComponentType } from 'react';

import { AlchemirusBoard } from '@/components/boards/alchemirus/board';
import { KazaamBoard } from '@/components/boards/kazaam/board';
import { MateriaPrimaBoard } from '@/components/boards/materia-prima/board';
import { ledFrom } from '@/components/boards/materia-prima/touch/reach';
import { TableProvider as MateriaPrimaTable } from '@/components/boards/materia-prima/table';
import { WitchsBrewBoard } from '@/components/boards/witchs-brew/board';
import { PRIVATE_WORDS } from '@/components/boards/witchs-brew/words/private-words';
import type { BoardProps } from '@/components/kit/board';
import { ask } from '@/engine/core/agenda';
import type { Game, GameTypes, Table } from '@/engine/core/game';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { en as alchemirusText } from '@/engine/games/alchemirus/text/en';
import { kazaam } from '@/engine/games/kazaam/game';
import { en as kazaamText } from '@/engine/games/kazaam/text/en';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import type { MateriaPrimaTable as MateriaPrimaState } from '@/engine/games/materia-prima/state';
import { en as materiaPrimaText } from '@/engine/games/materia-prima/text/en';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { en as brewText } from '@/engine/games/witchs-brew/text/en';
import { ANNA, onField, type PlayerSketch } from '../engine/alchemirus/scenario';
import { scenario as kazaamTable, tile } from '../engine/kazaam/scenario';
import {
  go,
  hex,
  played,
  scenario as materiaPrimaTable,
  type PlayerSketch as MateriaPrimaSketch,
} from '../engine/materia-prima/scenario';
import { scenario as brewTable } from '../engine/witchs-brew/scenario';
import { callsOf, carry, given, press, Room, zone } from './room';

/** With letters of twice the size roles are scrolled, and only touched. */
jest.mock('@/components/kit/use-text-scale', () => ({ useTextScale: () => 1, useBrowserTextScale: () => 1 }));

/** Whatever is carried where it must not go says why, as a touch would, and leads to the rule. */

function show<G extends GameTypes>(game: Game<G>, Board: ComponentType<BoardProps<G>>, table: Table<G>) {
  const calls = callsOf<G>();
  render(
    <Room reduced="on">
      <Board {...given(game, table, ANNA)} {...calls} />
    </Room>,
  );
  return calls;
}

/** The words lie there, with a way to the rule they come from. */
function expectTold(words: string, rule: string, onRule: jest.Mock): void {
  expect(screen.getByText(words)).toBeTruthy();
  fireEvent.press(screen.getByRole('link', { name: new RegExp(`${rule}$`) }));
  expect(onRule).toHaveBeenCalledWith(rule);
}

test('Kazaam: a tile that cannot be paid, let go over the board', () => {
  const table = kazaamTable({ players: [{ hand: ['stone torso'] }, {}] });
  const { onMove, onRule } = show(kazaam, KazaamBoard, table);
  act(() => zone(`board-${ANNA}`).props.onDrop(`tile-${tile('stone torso')}`));
  expect(onMove).not.toHaveBeenCalled();
  expectTold(kazaamText.reasons['cannot-pay'], 'KZ-11', onRule);
});

describe('Witch’s Brew', () => {
  const words = PRIVATE_WORDS.en;
  const choosing = (forbidden: readonly ('druid' | 'cutpurse')[] = []) => ({
    ...brewTable({ players: [{}, {}, {}], forbidden }),
    agenda: [ask(ANNA, { type: 'choose' } as const)],
  });

  test('a sixth role, let go over the tray', async () => {
    show(witchsBrew, WitchsBrewBoard, choosing());
    [/^Begging Monk/, /^Witch/, /^Wolf Keeper/, /^Alchemist/, /^Wizard/].forEach(press);
    await carry('role-warlock');
    expect(screen.getByText(words.noPlace)).toBeTruthy();
    expect(screen.getByRole('button', { name: words.seal })).toBeTruthy();
  });

  test('a forbidden role, which cannot even be picked up', async () => {
    const { onRule } = show(witchsBrew, WitchsBrewBoard, choosing(['druid', 'cutpurse']));
    await carry('role-druid');
    expect(screen.getByLabelText(words.tray(5))).toBeTruthy();
    expectTold(brewText.reasons['role-forbidden'], 'WB-6', onRule);
  });
});

describe('Alchemirus', () => {
  const on = (field: 'transport' | 'sale' | 'build', player: PlayerSketch) =>
    show(alchemirus, AlchemirusBoard, onField(field, { players: [player, {}] }));
  const letGo = (piece: string, place: string) => {
    expect(zone(place).props.accepts(piece)).toBe(false);
    act(() => zone(place).props.onWrongDrop(piece));
  };

  test('a good over a building that does not take it', () => {
    const { onRule } = on('transport', { estate: ['horten: herb', 'fornax', 'alembic'] });
    letGo('good-0-herb', 'plot-1');
    expectTold(alchemirusText.reasons['wrong-way'], 'AL-17', onRule);
  });

  test('a good over a plot where nothing is built', () => {
    const { onRule } = on('transport', { estate: ['horten: herb', 'alembic'] });
    letGo('good-0-herb', 'free-5');
    expectTold(alchemirusText.reasons['wrong-way'], 'AL-17', onRule);
  });

  test('a good over a building while goods are sold', () => {
    const { onRule } = on('sale', { estate: ['horten: herb', 'alembic', 'taberna'] });
    letGo('good-0-herb', 'plot-1');
    expectTold(alchemirusText.reasons['other-field'], 'AL-6', onRule);
  });

  test('a good over a stall that does not trade in it', () => {
    const { onRule } = on('sale', { estate: ['horten: herb', 'donarium', 'taberna'] });
    letGo('good-0-herb', 'stall-donarium');
    expectTold(alchemirusText.reasons['not-traded-there'], 'AL-19', onRule);
  });

  test('a card that is no building over a free plot', () => {
    const { onRule } = on('build', { hand: ['horten', 'horten', 'gloria'] });
    letGo('card-2', 'free-2');
    expectTold(alchemirusText.reasons['gloria-is-no-building'], 'AL-12', onRule);
  });
});

describe('Materia Prima', () => {
  /** A finger is drawn from where one of Anna's figures stands over these hexes. */
  const drawing = (table: MateriaPrimaState, ...line: readonly string[]) => {
    const calls = show(materiaPrima, MateriaPrimaBoard, table);
    const { view, moves, draw } = screen.UNSAFE_getByType(MateriaPrimaTable).props.setting;
    const [from, ...path] = line.map(hex);
    const led = ledFrom({ view, moves, chosen: null }, from!);
    if (led) act(() => draw(led, path));
    return calls;
  };
  const standing = (sketch: Partial<MateriaPrimaSketch> = {}) =>
    materiaPrimaTable({
      players: [
        { alchemist: 'sejlon', home: 'E4', at: 'F4', ...sketch },
        { alchemist: 'vitrudes', home: 'G4', at: 'I2' },
      ],
    });
  const { reasons } = materiaPrimaText;

  test('a walk drawn where an opponent stands in the way', () => {
    const { onMove, onRule } = drawing(standing(), 'F4', 'G4');
    expect(onMove).not.toHaveBeenCalled();
    expectTold(reasons['tower-is-closed'], 'MP-8', onRule);
  });

  test('a walk drawn through an opponent’s tower, farther on', () => {
    const { onMove, onRule } = drawing(standing(), 'F4', 'F3', 'G4');
    expect(onMove).not.toHaveBeenCalled();
    expectTold(reasons['tower-is-closed'], 'MP-8', onRule);
  });

  test('a walk that is longer than there are actions', () => {
    const { onMove, onRule } = drawing(standing(), 'F4', 'F3', 'F2', 'E2', 'D2', 'C1');
    expect(onMove).not.toHaveBeenCalled();
    expectTold(reasons['no-actions-left'], 'MP-7', onRule);
  });

  test.each([[['F3']], [['F3', 'F2']]])('a figure without actions, drawn over %s', (path) => {
    const tired = played(
      standing({ homunculi: [['mud-porter', 'F5']] }),
      ...['F3', 'F4', 'F3', 'F4'].map((to) => go('sejlon', to)),
    );
    const { onMove, onRule } = drawing(tired, 'F4', ...path);
    expect(onMove).not.toHaveBeenCalled();
    expectTold(reasons['no-actions-left'], 'MP-7', onRule);
  });
});
