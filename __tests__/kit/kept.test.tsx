import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { AlchemirusBoard } from '@/components/boards/alchemirus/board';
import { BOARD_WORDS as ALCHEMIRUS_WORDS } from '@/components/boards/alchemirus/words/words';
import { KazaamBoard } from '@/components/boards/kazaam/board';
import { MateriaPrimaBoard } from '@/components/boards/materia-prima/board';
import { WitchsBrewBoard } from '@/components/boards/witchs-brew/board';
import { KeptProvider, useKept } from '@/components/kit/kept';
import { ask } from '@/engine/core/agenda';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { kazaam } from '@/engine/games/kazaam/game';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { given, labelOf, press, pressId, Room } from '../boards/room';
import { onField } from '../engine/alchemirus/scenario';
import { ANNA, scenario as kazaamTable } from '../engine/kazaam/scenario';
import { hex, scenario as materiaPrimaTable } from '../engine/materia-prima/scenario';
import { scenario as brewTable } from '../engine/witchs-brew/scenario';

function Counter({ about }: { readonly about: object | null }) {
  const [count, setCount] = useKept('count', about, 0);
  return (
    <Text role="button" onPress={() => setCount(count + 1)}>
      {`count ${count}`}
    </Text>
  );
}

/** What is under a curtain is not mounted. */
function Behind({ isOpen, children }: { readonly isOpen: boolean; readonly children: React.ReactNode }) {
  return <KeptProvider>{isOpen ? children : <Text>curtain</Text>}</KeptProvider>;
}

test('what was half chosen is there again after a curtain, as long as it is about the same thing', () => {
  const [one, another] = [{}, {}];
  const at = (about: object, isOpen = true) => (
    <Behind isOpen={isOpen}>
      <Counter about={about} />
    </Behind>
  );
  render(at(one));
  fireEvent.press(screen.getByText('count 0'));
  screen.rerender(at(one, false));
  expect(screen.queryByText(/count/)).toBeNull();
  screen.rerender(at(one));
  expect(screen.getByText('count 1')).toBeTruthy();
  screen.rerender(at(one, false));
  screen.rerender(at(another));
  expect(screen.getByText('count 0')).toBeTruthy();
});

test('roles that were chosen stay chosen when the device is hidden and taken again', () => {
  const table = { ...brewTable({ players: [{}, {}, {}] }), agenda: [ask(ANNA, { type: 'choose' } as const)] };
  const at = (isOpen: boolean) => (
    <Room>
      <Behind isOpen={isOpen}>
        <WitchsBrewBoard {...given(witchsBrew, table, ANNA)} />
      </Behind>
    </Room>
  );
  render(at(true));
  const roles = [/^Witch, full/, /^Druid, full/];
  for (const name of roles) fireEvent.press(screen.getByRole('button', { name }));
  screen.rerender(at(false));
  screen.rerender(at(true));
  for (const name of roles) expect(screen.getByRole('button', { name })).toBeSelected();
  expect(screen.getByRole('button', { name: /^Wizard, full/ })).not.toBeSelected();
  screen.unmount();
});

test('a tile that was taken up lies there raised when the device is hidden and taken again', () => {
  const table = kazaamTable({ players: [{ hand: ['fire left-ear', 'stone torso'] }, {}] });
  const at = (isOpen: boolean) => (
    <Room>
      <Behind isOpen={isOpen}>
        <KazaamBoard {...given(kazaam, table, ANNA)} />
      </Behind>
    </Room>
  );
  render(at(true));
  fireEvent.press(screen.getAllByRole('button', { name: /^Left ear of fire/ })[0]!);
  const chosen = () => screen.getByTestId('primary').props.accessibilityLabel as string;
  const before = chosen();
  screen.rerender(at(false));
  screen.rerender(at(true));
  expect(chosen()).toBe(before);
  screen.unmount();
});

/** The device is hidden, or turned, and taken again. */
function hideAndTake(at: (isOpen: boolean) => React.ReactElement): void {
  screen.rerender(at(false));
  screen.rerender(at(true));
}

test('a building that was chosen, and the cards marked for it, are as they were when the device is taken again', () => {
  const hand = ['horten', 'horten', 'metalle', 'alembic', 'domo', 'labrium', 'gloria'] as const;
  const table = onField('build', { players: [{ hand }, {}] });
  const at = (isOpen: boolean) => (
    <Room speed="off">
      <Behind isOpen={isOpen}>
        <AlchemirusBoard {...given(alchemirus, table, ANNA)} />
      </Behind>
    </Room>
  );
  const { advice, paid } = ALCHEMIRUS_WORDS.en;
  render(at(true));
  press(/^Alembic, still, costs 3/);
  pressId('hand-0');
  expect(labelOf('primary')).toBe(advice['mark-cards'](1));
  hideAndTake(at);
  expect(labelOf('primary')).toBe(advice['mark-cards'](1));
  pressId('hand-6');
  expect(screen.getByText(paid(3, 3))).toBeTruthy();
  screen.unmount();
});

describe('Materia Prima', () => {
  const table = materiaPrimaTable({
    players: [
      { alchemist: 'sejlon', at: 'D4', load: ['fire', 'water'], homunculi: [['rust-imp', 'E4']] },
      { alchemist: 'vitrudes', at: 'C5' },
    ],
  });
  const at = (isOpen: boolean) => (
    <Room speed="off">
      <Behind isOpen={isOpen}>
        <MateriaPrimaBoard {...given(materiaPrima, table, ANNA)} />
      </Behind>
    </Room>
  );
  afterEach(() => screen.unmount());

  test('a way that was laid out, and who was to go it, are there again when the device is taken again', () => {
    render(at(true));
    pressId('tab-rust-imp');
    pressId(`hex-${hex('E2')}`);
    const before = labelOf('act-move');
    expect(before).toMatch(/2 steps$/);
    hideAndTake(at);
    expect(screen.getByTestId('tab-rust-imp').props.accessibilityState?.selected).toBe(true);
    expect(labelOf('act-move')).toBe(before);
  });

  test('what was marked on a sheet stays marked, and the sheet open', () => {
    render(at(true));
    pressId('act-drop');
    const empty = labelOf('confirm');
    pressId('element-fire');
    const marked = labelOf('confirm');
    expect(marked).not.toBe(empty);
    hideAndTake(at);
    expect(labelOf('confirm')).toBe(marked);
  });
});
