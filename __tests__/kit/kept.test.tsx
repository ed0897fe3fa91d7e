import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { KazaamBoard } from '@/components/boards/kazaam/board';
import { WitchsBrewBoard } from '@/components/boards/witchs-brew/board';
import { KeptProvider, useKept } from '@/components/kit/kept';
import { ask } from '@/engine/core/agenda';
import { kazaam } from '@/engine/games/kazaam/game';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { given, Room } from '../boards/room';
import { ANNA, scenario as kazaamTable } from '../engine/kazaam/scenario';
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
