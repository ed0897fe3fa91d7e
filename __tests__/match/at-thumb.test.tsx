import { screen } from '@testing-library/react-native';

import type { Person } from '@/components/kit/board';
import { AtThumb } from '@/components/match/at-thumb';
import { show } from '../screens/wrapped';

jest.mock('@/components/match/use-undo', () => ({
  useUndo: () => ({ undoReason: undefined, onUndo: () => undefined }),
}));

const nothing = () => undefined;
const anna: Person = { name: 'Anna', colour: 'orange', sigil: 'sun', isBot: false };

function lay(person: Person | undefined) {
  const onThere = jest.fn();
  const hint = { problem: null, ask: nothing };
  show(
    <AtThumb hint={hint} peek={{ person, holding: null, show: nothing, hide: nothing }} onThere={onThere} />,
  );
  return onThere;
}

test('take back and hint lie on the board, and it is told that they do until they are gone', () => {
  const onThere = lay(undefined);
  screen.getByTestId('undo');
  expect(onThere).toHaveBeenLastCalledWith(true);
  screen.unmount();
  expect(onThere).toHaveBeenLastCalledWith(false);
});

test('where one’s own sign lies instead, they are not lost: the menu has them', () => {
  const onThere = lay(anna);
  screen.getByTestId('own-sign');
  expect(screen.queryByTestId('undo')).toBeNull();
  expect(onThere).toHaveBeenLastCalledWith(false);
});
