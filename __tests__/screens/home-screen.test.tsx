import { fireEvent, screen } from '@testing-library/react-native';

import { HomeScreen, type HomeScreenProps } from '@/components/screens/home-screen';
import type { SavedGame } from '@/components/screens/saved-game';
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
  } as const;
  show(<HomeScreen games={[kazaam]} saved={[]} roster={[]} now={NOW} {...calls} {...change} />);
  return calls;
}

test('the niche of a game that can be played opens a new game, and its rulebook by a long press', () => {
  const { onNewGame, onRulebook } = open();
  const niche = screen.getByRole('button', { name: 'Kazaam, 2 to 5 players' });
  fireEvent.press(niche);
  expect(onNewGame).toHaveBeenCalledWith('kazaam');
  fireEvent(niche, 'longPress');
  expect(onRulebook).toHaveBeenCalledWith('kazaam');
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

test('many games fold away and unfold', () => {
  open({ saved: ['a', 'b', 'c', 'd', 'e'].map((id) => saved(id)) });
  const rows = () => screen.getAllByRole('button', { name: /^Continue: Kazaam/ }).length;
  const before = rows();
  fireEvent.press(screen.getByRole('button', { name: /more games?$/ }));
  expect(before).toBeLessThan(5);
  expect(rows()).toBe(5);
});
