import { fireEvent, screen } from '@testing-library/react-native';

import { pickerLayout } from '@/components/screens/game-picker';
import { NewGameScreen } from '@/components/screens/new-game-screen';
import type { GameToSetUp } from '@/components/screens/shelf-game';
import {
  withBot,
  withNewName,
  withPerson,
  type NewGame,
  type RosterEntry,
  type SeatDraft,
} from '@/components/screens/seats';
import { kazaam } from '@/engine/games/kazaam/game';
import { show } from './wrapped';

const roster: readonly RosterEntry[] = [
  { id: 'i', name: 'Ines', colour: 'sky', sigil: 'moon' },
  { id: 'k', name: 'Karl', colour: 'orange', sigil: 'sun' },
];

const ready: GameToSetUp = {
  id: kazaam.id,
  title: kazaam.text.en.title,
  tagline: kazaam.text.en.tagline,
  seats: kazaam.seats,
  lamp: 'blue',
  art: null,
  setUp: {
    options: kazaam.options,
    optionTexts: kazaam.text.en.options,
    hasSecrets: true,
    begins: kazaam.text.en.begins,
    hadLeast: 'least fame last time',
  },
};

type Proposing = Partial<Pick<Parameters<typeof NewGameScreen>[0], 'propose' | 'games'>>;

function open(game: GameToSetUp = ready, proposing: Proposing = {}): { readonly started: NewGame[] } {
  const started: NewGame[] = [];
  show(
    <NewGameScreen
      games={[game]}
      {...proposing}
      roster={roster}
      leastOf={(_, seats) => seats.find(({ name }) => name === 'Ines')?.key ?? null}
      onBack={jest.fn()}
      onRulebook={jest.fn()}
      onStart={(setup) => started.push(setup)}
    />,
  );
  return { started };
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('with fewer seats than the game needs Start refuses and says why', () => {
  const { started } = open();
  press(/Start the game, 2 more seats are needed/);
  press('Add Ines');
  press(/Start the game, One more seat is needed/);
  expect(started).toEqual([]);
  expect(screen.getAllByText('One more seat is needed.').length).toBeGreaterThan(0);
});

test('who begins is asked only where that can be chosen', () => {
  const asking = open();
  press('Add Karl');
  press('Add Ines');
  screen.getByText('Who begins');
  screen.unmount();
  const { options, optionTexts, hasSecrets } = ready.setUp!;
  const { started } = open({ ...ready, setUp: { options, optionTexts, hasSecrets } });
  press('Add Karl');
  press('Add Ines');
  expect(screen.queryByText('Who begins')).toBeNull();
  press('Start the game, 2 people');
  expect([asking.started.length, started[0]?.first]).toEqual([0, null]);
});

test('a game starts with the seats in order and every option at its default', () => {
  const { started } = open();
  press('Add Karl');
  press('Add Ines');
  press(/Start the game, 2 people · chance decides who begins/);
  expect(started).toHaveLength(1);
  expect(started[0]).toMatchObject({
    game: 'kazaam',
    seats: [
      { name: 'Karl', rosterId: 'k', bot: null },
      { name: 'Ines', rosterId: 'i', bot: null },
    ],
  });
  for (const [name, values] of Object.entries(kazaam.options)) {
    expect(started[0]!.options[name]).toBe(values[0]);
  }
});

test('somebody new and a bot can sit down, and no name is made up for a person', () => {
  const { started } = open();
  fireEvent.changeText(screen.getByLabelText('Somebody new'), '  Minerva ');
  press('Add');
  press('Add a bot');
  press(/Start the game/);
  expect(started[0]?.seats).toMatchObject([
    { name: 'Minerva', rosterId: null, bot: null },
    { name: 'Paracelsus', rosterId: null, bot: 'adept' },
  ]);
  expect(screen.queryByText(/Player/)).toBeNull();
  screen.getByText('One person against bots: no curtain is needed.');
});

test('an option is chosen by its words', () => {
  const { started } = open();
  press('Add Karl');
  press('Add Ines');
  const [name, values] = Object.entries(kazaam.options)[0]!;
  const words = kazaam.text.en.options.headGuard.values[1]!;
  fireEvent.press(screen.getByRole('radio', { name: words }));
  press(/Start the game/);
  expect(started[0]!.options[name]).toBe(values[1]);
});

test('who begins is chance, or whoever is chosen; who had least in the last game is told', () => {
  const { started } = open();
  press('Add Karl');
  press('Add Ines');
  expect(screen.getByRole('radio', { name: 'Chance' })).toBeChecked();
  fireEvent.press(screen.getByRole('radio', { name: 'Ines (least fame last time)' }));
  press(/Start the game, 2 people · Ines begins/);
  fireEvent.press(screen.getByRole('radio', { name: 'Chance' }));
  press(/Start the game, 2 people · chance decides who begins/);
  expect(started.map(({ first }) => first)).toEqual([1, null]);
});

test('a seat is taken off the table and can be put back', () => {
  open();
  press('Add Karl');
  press(/^Seat 1: Karl/);
  press('Take Karl off the table');
  expect(screen.queryByRole('button', { name: /^Seat 1/ })).toBeNull();
  fireEvent.press(screen.getByLabelText('Undo'));
  screen.getByRole('button', { name: /^Seat 1: Karl/ });
});

test('no game stands alone in the last row of the picker', () => {
  const layout = (width: number, textScale: number, height = 800) =>
    pickerLayout(4, { width, height, textScale });
  expect(layout(370, 1)).toEqual({ columns: 4, isUpright: true });
  expect(layout(300, 1)).toEqual({ columns: 2, isUpright: false });
  expect(layout(460, 2)).toEqual({ columns: 2, isUpright: false });
  expect(layout(300, 2)).toEqual({ columns: 1, isUpright: false });
  expect(layout(824, 1, 390)).toEqual({ columns: 4, isUpright: false });
  expect(layout(0, 1).columns).toBe(1);
});

test('a game with first steps leads to them', () => {
  const onLesson = jest.fn();
  const props = { roster, onBack: jest.fn(), onRulebook: jest.fn(), onStart: jest.fn(), onLesson };
  const setUp = ready.setUp && { ...ready.setUp, hasLesson: true };
  show(<NewGameScreen games={[setUp ? { ...ready, setUp } : ready]} {...props} />);
  fireEvent.press(screen.getByRole('button', { name: 'First steps in Kazaam' }));
  expect(onLesson.mock.calls).toEqual([['kazaam']]);
});

test('a bot shows its level and its temper, and both are chosen in its sheet', () => {
  const { started } = open();
  press('Add Ines');
  press('Add a bot');
  screen.getByText('Bold');
  press(/Seat 2: Paracelsus, .*, Adept · Bold/);
  screen.getByText('counts on luck and dares a lot');
  fireEvent.press(screen.getByRole('radio', { name: 'Spiteful' }));
  fireEvent.press(screen.getByRole('radio', { name: 'Master' }));
  screen.getByText('likes to get in the way of others');
  press('Done');
  press(/^Start the game/);
  expect(started[0]?.seats[1]).toMatchObject({ name: 'Paracelsus', bot: 'master', temper: 'spiteful' });
});

test('those who are proposed for a game sit there already, until somebody seats others', () => {
  const other = { ...ready, id: 'other', title: 'Other' };
  const propose = (id: string) => ({
    seats: roster.slice(0, id === 'other' ? 2 : 1).reduce<readonly SeatDraft[]>(withPerson, []),
    options: {},
  });
  open(ready, { propose, games: [ready, other] });
  const seats = () => screen.getAllByRole('button', { name: /^Seat \d/ }).length;
  const choose = (name: RegExp) => fireEvent.press(screen.getByRole('radio', { name }));
  expect(seats()).toBe(1);
  choose(/Other/);
  expect(seats()).toBe(2);
  press('Add a bot');
  choose(/Kazaam/);
  expect(seats()).toBe(3);
});

test('a guest is on no roster until he is given a name; a bot’s place taken over makes no new name either', () => {
  const seats = withBot(
    withNewName([], 'Apprentice').map((seat) => ({ ...seat, isGuest: true })),
    ['Paracelsus'],
  );
  const { started } = open(ready, { propose: () => ({ seats, options: {} }) });
  fireEvent.press(screen.getAllByRole('radio', { name: 'person' })[1]!);
  press(/^Start the game/);
  expect(started[0]?.seats).toMatchObject([
    { name: 'Apprentice', isGuest: true },
    { name: 'Paracelsus', bot: null, isGuest: true },
  ]);
  press(/^Seat 1: Apprentice/);
  fireEvent.changeText(screen.getByLabelText('Name'), 'Minerva');
  press('Done');
  press(/^Start the game/);
  expect(started[1]?.seats[0]).toMatchObject({ name: 'Minerva', rosterId: null, isGuest: false });
});
