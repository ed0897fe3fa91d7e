import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { AccessibilityInfo, Text, View } from 'react-native';

import { KeptClear } from '@/components/kit/beacon';
import { Sheet } from '@/components/kit/sheet';
import { LessonOffer } from '@/components/screens/lesson-offer';
import { boxAt, freeHeight, PLACES, placeFor, type SlipRoom } from '@/components/screens/lesson-place';
import { LessonScreen, type LessonScreenProps, type StepToRead } from '@/components/screens/lesson-screen';
import { show } from './wrapped';

const PHONE: SlipRoom = { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } };
const TABLET: SlipRoom = { ...PHONE, width: 1180, height: 820 };

const STEP: StepToRead = {
  index: 1,
  count: 5,
  title: 'The first part',
  why: 'Every part has one place.',
  todo: 'Tap the arm.',
};

function open({ children = <Text>the table</Text>, ...change }: Partial<LessonScreenProps> = {}) {
  const calls = {
    onBack: jest.fn(),
    onShow: jest.fn(),
    onLeave: jest.fn(),
    onAgain: jest.fn(),
    onPlay: jest.fn(),
  };
  const end = { title: 'Well begun', words: 'Nine parts and it is over.' };
  show(
    <LessonScreen step={STEP} end={end} {...calls} {...change}>
      {children}
    </LessonScreen>,
  );
  return calls;
}

function TableWithSheet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text role="button" onPress={() => setOpen(true)}>
        Open
      </Text>
      <Sheet isOpen={isOpen} title="A mission" closeLabel="Close" onClose={() => setOpen(false)} />
    </>
  );
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

test('the slip stays where it covers nothing that is lit, and otherwise goes where it covers least', () => {
  const above = { x: 20, y: 80, width: 300, height: 60, isLit: true };
  const below = { x: 20, y: 700, width: 300, height: 60, isLit: true };
  const right = { x: 900, y: 60, width: 200, height: 700, isLit: true };
  expect(placeFor('top-right', PHONE, 200, [])).toBe('top-right');
  expect(placeFor('top-right', PHONE, 200, [below])).toBe('top-right');
  expect(placeFor('top-right', PHONE, 200, [above])).toBe('bottom-right');
  expect(placeFor('bottom-right', PHONE, 200, [below])).toBe('top-right');
  expect(placeFor('bottom-left', TABLET, 200, [right])).toBe('bottom-left');
  expect(placeFor('top-right', TABLET, 200, [right])).toBe('top-left');
});

test('it also keeps off what is only talked of, unless that would cover something lit', () => {
  const lit = { x: 20, y: 700, width: 300, height: 60, isLit: true };
  const talkedOf = { x: 20, y: 60, width: 300, height: 160, isLit: false };
  expect(placeFor('top-right', PHONE, 200, [talkedOf])).toBe('bottom-right');
  // Between the two it covers neither.
  expect(placeFor('top-right', PHONE, 200, [talkedOf, lit])).toBe('middle-right');
  expect(placeFor('bottom-right', PHONE, 200, [talkedOf, lit])).toBe('middle-right');
  const tall = { ...talkedOf, height: 560 };
  expect(placeFor('top-right', PHONE, 200, [tall, lit])).toBe('lower-right');
  expect(placeFor('bottom-right', PHONE, 200, [tall, lit])).toBe('lower-right');
});

test('where none of the usual places is free it goes into a gap that is, and may be no higher than the highest', () => {
  const opponents = { x: 8, y: 60, width: 374, height: 110, isLit: false };
  const arm = { x: 20, y: 276, width: 96, height: 96, isLit: true };
  const hand = { x: 8, y: 570, width: 374, height: 200, isLit: false };
  const bar = { x: 8, y: 780, width: 374, height: 62, isLit: false };
  const seen = [opponents, arm, hand, bar];
  // Each has a halo of ten.
  expect(freeHeight(PHONE, seen)).toBe(560 - 382);
  const place = placeFor('top-right', PHONE, 178, seen);
  expect(boxAt(place, PHONE, 178)).toMatchObject({ y: 382, height: 178 });
  expect(placeFor(place, PHONE, 178, seen)).toBe(place);
  expect(placeFor(place, PHONE, 100, [opponents])).toBe(place);
  expect(freeHeight(PHONE, [])).toBe(844 - 47 - 34 - 16);
});

test.each(PLACES)('at %s it lies within the edges of the screen', (place) => {
  for (const room of [PHONE, TABLET]) {
    const { x, y, width, height } = boxAt(place, room, 200);
    expect(Math.min(x, y - room.insets.top)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(room.width);
    expect(y + height).toBeLessThanOrEqual(room.height - room.insets.bottom);
  }
});

test('a step says where one is, why, and what to touch; it can be folded, shown, gone back from and left', () => {
  const { onBack, onShow, onLeave } = open();
  expect(screen.getByText('Step 2 of 5')).toBeTruthy();
  expect(screen.getByText(STEP.why)).toBeTruthy();
  expect(screen.getByText('Tap the arm.')).toBeTruthy();
  press('Hide the text');
  expect(screen.queryByText(STEP.why)).toBeNull();
  expect(screen.getByText('Tap the arm.')).toBeTruthy();
  press('Show the text');
  expect(screen.getByText(STEP.why)).toBeTruthy();
  press('One step back');
  press('Show me');
  press('Leave the lesson');
  expect([onBack, onShow, onLeave].map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
});

test('words that would cover what is to be seen are folded away until somebody wants to read them', () => {
  const { measureInWindow } = View.prototype as unknown as { readonly measureInWindow: jest.Mock };
  measureInWindow.mockImplementation((found: (...box: readonly number[]) => void) => found(0, 0, 750, 1200));
  open({ children: <KeptClear /> });
  expect(screen.queryByText(STEP.why)).toBeNull();
  expect(screen.getByText('Tap the arm.')).toBeTruthy();
  press('Show the text');
  expect(screen.getByText(STEP.why)).toBeTruthy();
  measureInWindow.mockReset();
});

test('at the beginning there is no way back, and where nothing is wanted nothing is shown', () => {
  open({ onBack: null, onShow: null });
  expect(screen.queryByRole('button', { name: 'One step back' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show me' })).toBeNull();
});

test('while the others answer, the words make room for what happens', () => {
  open({ step: { ...STEP, todo: null } });
  expect(screen.getByText('Watch what happens.')).toBeTruthy();
  expect(screen.queryByText(STEP.why)).toBeNull();
});

test('at the end it leads on: to a game, once more, or away', () => {
  const { onPlay, onAgain, onLeave } = open({ step: null });
  expect(screen.getByText('Nine parts and it is over.')).toBeTruthy();
  press('Set up a game');
  press('Once more');
  press('Done');
  expect([onPlay, onAgain, onLeave].map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
});

test('a newcomer is offered the first steps of each game, or may decline', () => {
  const calls = { onLesson: jest.fn(), onDecline: jest.fn() };
  show(<LessonOffer games={[{ id: 'kazaam', title: 'Kazaam' }]} {...calls} />);
  press('First steps: Kazaam');
  press('No, thank you');
  expect(calls.onLesson.mock.calls).toEqual([['kazaam']]);
  expect(calls.onDecline).toHaveBeenCalledTimes(1);
});

test('an open sheet carries the slip above itself, folded as it was, and says nothing anew', () => {
  const said = jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockImplementation(() => undefined);
  said.mockClear();
  const { onShow } = open({ children: <TableWithSheet /> });
  press('Hide the text');
  press('Open');
  expect(screen.getAllByTestId('lesson-slip')).toHaveLength(1);
  const sheet = within(screen.getByLabelText('A mission'));
  fireEvent.press(sheet.getByRole('button', { name: 'Show me' }));
  expect(onShow).toHaveBeenCalledTimes(1);
  expect(sheet.getByRole('button', { name: 'Show the text' })).toBeTruthy();
  press('Close');
  expect(screen.getAllByTestId('lesson-slip')).toHaveLength(1);
  expect(said.mock.calls).toEqual([['Step 2 of 5: The first part. Every part has one place. Tap the arm.']]);
  said.mockRestore();
});
