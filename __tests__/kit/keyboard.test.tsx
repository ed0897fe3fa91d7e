import { screen } from '@testing-library/react-native';
import { Text, useWindowDimensions } from 'react-native';
import { useKeyboardState } from 'react-native-keyboard-controller';

import { Sheet } from '@/components/kit/sheet';
import { TextField } from '@/components/kit/text-field';
import { Screen } from '@/components/screens/screen';
import { renderInApp } from './frame';

jest.mock('react-native/Libraries/Utilities/useWindowDimensions', () => ({
  __esModule: true,
  default: jest.fn(),
}));

const field = <TextField label="Name" value="" onChange={() => undefined} />;
const nothing = () => undefined;

const places = [
  [
    'a sheet',
    <Sheet key="sheet" isOpen title="Person" closeLabel="Close" onClose={nothing} footer={<Text>Save</Text>}>
      {field}
    </Sheet>,
  ],
  [
    'a screen',
    <Screen key="screen" title="Person" footer={<Text>Save</Text>}>
      {field}
    </Screen>,
  ],
] as const;

function on({ height, isTyping }: { readonly height: number; readonly isTyping: boolean }): void {
  const size = { width: 390, height, scale: 3, fontScale: 1 };
  jest.mocked(useWindowDimensions).mockReturnValue(size);
  jest
    .mocked(useKeyboardState)
    .mockImplementation(((of: (state: object) => unknown) => of({ isVisible: isTyping })) as never);
}

describe.each(places)('%s', (_, place) => {
  test('what is written on it and what lies below stay above the keyboard', () => {
    on({ height: 844, isTyping: true });
    renderInApp(place);
    const [room] = screen.UNSAFE_getAllByProps({ behavior: 'padding' });
    expect(room!.findAllByProps({ 'aria-label': 'Name' })).not.toEqual([]);
    expect(room!.findAllByType(Text).map(({ props }) => props.children)).toContain('Save');
    // The lower edge lies under the keyboard: nothing keeps clear of it.
    expect(room!.props.keyboardVerticalOffset).toBe(-34);
  });

  test.each([
    [390, true, false],
    [390, false, true],
    [844, true, true],
  ])(
    'on a screen %i high, while typing: %s, there is room for its buttons: %s',
    (height, isTyping, hasRoom) => {
      on({ height, isTyping });
      renderInApp(place);
      expect(screen.queryByText('Save') !== null).toBe(hasRoom);
      screen.getByLabelText('Name');
    },
  );
});
