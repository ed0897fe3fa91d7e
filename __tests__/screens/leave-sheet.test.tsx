import { fireEvent, screen } from '@testing-library/react-native';

import { LeaveSheet } from '@/components/screens/leave-sheet';
import { en } from '@/components/words/en';
import { show } from './wrapped';

test('who leaves while nothing is kept is told so, and can export, stay or go', () => {
  const ways = { onStay: jest.fn(), onExport: jest.fn(), onLeave: jest.fn() };
  show(<LeaveSheet isOpen {...ways} />);
  expect(screen.getByText(en.play.unkeptTitle)).toBeTruthy();
  expect(screen.getByText(en.play.unkept)).toBeTruthy();
  // What it gives away is said before it is given.
  fireEvent.press(screen.getByRole('button', { name: `${en.play.export}, ${en.play.exportHelp}` }));
  expect(ways.onExport).toHaveBeenCalledTimes(1);
  fireEvent.press(screen.getByRole('button', { name: en.play.stay }));
  expect(ways.onStay).toHaveBeenCalledTimes(1);
  expect(ways.onLeave).not.toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button', { name: en.play.leaveAnyway }));
  expect(ways.onLeave).toHaveBeenCalledTimes(1);
});
