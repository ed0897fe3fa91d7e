import { fireEvent, screen } from '@testing-library/react-native';

import { HomeScreen, type HomeScreenProps } from '@/components/screens/home-screen';
import type { SavedGame } from '@/components/screens/saved-game';
import { withBot, withNewName, type NewGame } from '@/components/screens/seats';
import { show } from './wrapped';

const people = [
  { name: 'Ines', colour: 'sky', sigil: 'moon', isBot: false },
  { name: 'Karl', colour: 'orange', sigil: 'sun', isBot: false },
] as const;

const NOW = new Date(2026, 10, 16, 15).getTime();

const saved = (id: string, change: Partial<SavedGame> = {}): SavedGame => ({
  id,
  title: 'Kazaam',
  people,
  turn: 1,
  round: 6,
  scores: [7, 4],
  playedAt: NOW,
  picture: () => null,
  ...change,
});

function open(change: Partial<HomeScreenProps> = {}) {
  const calls = {
    onPlay: jest.fn(),
    onLesson: jest.fn(),
    onOpen: jest.fn(),
    onDelete: jest.fn(),
    onUndoDelete: jest.fn(),
    onNewGame: jest.fn(),
    onRulebook: jest.fn(),
    onRoster: jest.fn(),
    onStatistics: jest.fn(),
    onSettings: jest.fn(),
    onImport: jest.fn(),
  };
  const kazaam = {
    id: 'kazaam',
    title: 'Kazaam',
    tagline: '',
    seats: { min: 2, max: 5 },
    lamp: 'blue',
    art: null,
    setUp: { options: {}, optionTexts: {}, hasSecrets: true, hasLesson: true },
  } as const;
  show(
    <HomeScreen
      games={[kazaam]}
      saved={[]}
      roster={[]}
      now={NOW}
      propose={() => ALONE}
      {...calls}
      {...change}
    />,
  );
  return calls;
}

const ALONE: NewGame = {
  game: 'kazaam',
  options: {},
  seats: withBot(
    withNewName([], 'Apprentice').map((seat) => ({ ...seat, isGuest: true })),
    ['Paracelsus'],
  ),
  first: null,
};

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('two touches begin a game as it is proposed; a long one opens its rulebook', () => {
  const { onPlay, onRulebook } = open();
  const niche = screen.getByRole('button', { name: 'Kazaam, 2 to 5 players' });
  fireEvent(niche, 'longPress');
  expect(onRulebook).toHaveBeenCalledWith('kazaam');
  fireEvent.press(niche);
  press('Play now, 1 person, 1 bot');
  expect(onPlay.mock.calls).toEqual([[ALONE]]);
});

test('who sits at the table is told before it begins, and that a name can still be chosen', () => {
  open();
  press('Kazaam, 2 to 5 players');
  screen.getByLabelText('Apprentice, you, until you choose a name');
  screen.getByLabelText('Paracelsus, Adept · Bold');
});

test.each([
  ['Seats and options', 'onNewGame'],
  ['First steps in Kazaam', 'onLesson'],
] as const)('from the cabinet %s can be reached too', (name, call) => {
  const calls = open();
  press('Kazaam, 2 to 5 players');
  press(name);
  expect(calls[call].mock.calls).toEqual([['kazaam']]);
  expect(calls.onPlay).not.toHaveBeenCalled();
});

test('what cannot begin says why', () => {
  const { onPlay } = open({ propose: () => ({ ...ALONE, seats: ALONE.seats.slice(0, 1) }) });
  press('Kazaam, 2 to 5 players');
  press(/^Play now, One more seat is needed/);
  expect(onPlay).not.toHaveBeenCalled();
});

test('a game in progress says whose turn it is and is continued by pressing it', () => {
  const { onOpen } = open({ saved: [saved('a')] });
  screen.getByText('Karl’s turn');
  // The points of whoever is to move are told like those of the others.
  for (const points of ['7', '4']) screen.getByText(points);
  fireEvent.press(screen.getByRole('button', { name: /^Continue: Kazaam, Karl’s turn, round 6/ }));
  expect(onOpen).toHaveBeenCalledWith('a');
});

test('deleting can be taken back', () => {
  const { onDelete, onUndoDelete } = open({ saved: [saved('a')] });
  fireEvent.press(screen.getByRole('button', { name: 'Delete this game of Kazaam' }));
  expect(onDelete).toHaveBeenCalledWith('a');
  fireEvent.press(screen.getByLabelText('Undo'));
  expect(onUndoDelete).toHaveBeenCalledWith('a');
});

test('a game that cannot be opened says why', () => {
  const { onOpen } = open({ saved: [saved('a', { problem: 'Its end is missing.' })] });
  fireEvent.press(screen.getByRole('button', { name: /cannot be opened/ }));
  expect(onOpen).not.toHaveBeenCalled();
  screen.getByText('Its end is missing.');
});

const large = () =>
  screen.getAllByRole('button', { name: /^(Continue|Result): / })[0]!.props.accessibilityLabel;

test('what can be gone on with lies before what is over, whichever was played last', () => {
  open({
    saved: [
      saved('a', { turn: null, round: 9 }),
      saved('b', { problem: 'Its end is missing.' }),
      saved('c', { round: 3 }),
      saved('d', { round: 4 }),
    ],
  });
  expect(large()).toMatch(/^Continue: Kazaam, Karl’s turn, round 3/);
});

test('one game more is shown, and not folded away', () => {
  open({ saved: ['a', 'b', 'c'].map((id) => saved(id)) });
  expect(screen.getAllByRole('button', { name: /^Continue: Kazaam/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /more game/ })).toBeNull();
});

test('many games fold away and unfold', () => {
  open({ saved: ['a', 'b', 'c', 'd', 'e'].map((id) => saved(id)) });
  const rows = () => screen.getAllByRole('button', { name: /^Continue: Kazaam/ }).length;
  const before = rows();
  fireEvent.press(screen.getByRole('button', { name: /more games?$/ }));
  expect(before).toBeLessThan(5);
  expect(rows()).toBe(5);
});
