import { fireEvent, screen } from '@testing-library/react-native';

import { ResultScreen, type ResultOf } from '@/components/screens/result-screen';
import {
  heightOf,
  lineThrough,
  marked,
  placed,
  rangeOf,
  stairsThrough,
  ticksFor,
} from '@/components/screens/statistics/plot-shape';
import { readableText } from '@/components/screens/statistics/readable';
import { againstWord, shareSaid } from '@/components/screens/statistics/said';
import {
  StatisticsScreen,
  type StatisticsScreenProps,
} from '@/components/screens/statistics/statistics-screen';
import { MotionProvider } from '@/components/kit/motion';
import { createI18n } from '@/components/words/i18n';
import { EMPTY_LEDGER, type Ledger } from '@/engine/core/ledger';
import { LANGUAGES } from '@/engine/core/text';
import { bot, ledgerOf, played, seat } from '../engine/core/ledger-cases';
import { show } from './wrapped';

const people = [
  { id: 'ines', name: 'Ines', colour: 'sky', sigil: 'moon' },
  { id: 'karl', name: 'Karl', colour: 'orange', sigil: 'sun' },
] as const;

const games = [
  { id: 'kazaam', title: 'Kazaam', unit: () => 'points' },
  { id: 'brew', title: 'Witch’s Brew', unit: () => 'points' },
];

const many = ledgerOf(
  ...[9, 4, 8, 12, 7, 11].map((total, index) => played(index + 1, [seat('ines', total), seat('karl', 6)])),
  played(7, [seat('ines', 20), bot('adept', 30)], 'brew'),
);

function open(change: Partial<StatisticsScreenProps> = {}, language: 'en' | 'it' | 'fr' = 'en') {
  const calls = {
    onScope: jest.fn(),
    onExport: jest.fn(),
    onErase: jest.fn(),
    onUndoErase: jest.fn(),
    onNewGame: jest.fn(),
    onBack: jest.fn(),
  };
  show(
    <StatisticsScreen
      ledger={many}
      people={people}
      games={games}
      scope={{ who: null, game: null }}
      now={7000}
      problem={null}
      {...calls}
      {...change}
    />,
    language,
  );
  return calls;
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

const points = (count: number) => (count === 1 ? 'point' : 'points');

test('a blank ledger invites to the first game', () => {
  const { onNewGame } = open({ ledger: EMPTY_LEDGER, people: [], games: [] });
  screen.getByText('A blank ledger');
  press('New game');
  expect(onNewGame).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
});

test('everybody: games are counted once, players stand side by side, the plot is told in words', () => {
  open();
  screen.getByLabelText('Games: 7');
  screen.getByLabelText('Ines: 7 games, 5 wins');
  screen.getByLabelText('Karl: 6 games, 1 win');
  screen.getByLabelText('Kazaam: 6 games, best score 12');
  screen.getByLabelText(/^Wins counted up, game by game, 7 games from .* By now: Ines 5, Karl 1\.$/);
});

test('one person in one game: figures, a sober verdict, scores over time, opponents, last games', () => {
  open({ scope: { who: 'ines', game: 'kazaam' } });
  screen.getByLabelText('Wins: 5 of 6, 83%');
  screen.getByLabelText('Best score: 12');
  screen.getByLabelText('Average score: 8.5');
  screen.getByLabelText('Wins in a row: 4');
  screen.getByText('So far not clearly more or less than chance would give (50%).');
  screen.getByLabelText(/first 9, last 11, best 12\. The running mean went from 9 to 8\.4\.$/);
  screen.getByLabelText('people: 6 games, 5 wins, best score 12');
  expect(screen.getAllByLabelText(/^Kazaam, .*: place \d, \d+ points, people$/)).toHaveLength(6);
});

test('few games make no percentage and no curve', () => {
  open({ scope: { who: 'ines', game: 'brew' } });
  screen.getByLabelText('Wins: 0 of 1');
  screen.getByText('Too few games to say more.');
  screen.getByText('A curve begins with the second game.');
  screen.getByLabelText('bots: Adept: 1 game, 0 wins, best score 20');
  expect(screen.queryByText(/%/)).toBeNull();
});

test('what nobody has played says so', () => {
  open({ scope: { who: 'karl', game: 'brew' } });
  screen.getByText('No such game has been finished here yet.');
});

test('person and game are chosen', () => {
  const { onScope } = open({ scope: { who: null, game: 'kazaam' } });
  fireEvent.press(screen.getByRole('radio', { name: 'Karl' }));
  expect(onScope).toHaveBeenLastCalledWith({ who: 'karl', game: 'kazaam' });
  fireEvent.press(screen.getByRole('radio', { name: 'All games' }));
  expect(onScope).toHaveBeenLastCalledWith({ who: null, game: null });
});

test('one person or everything is erased, and taken back', () => {
  const { onErase, onUndoErase } = open({ scope: { who: 'karl', game: null } });
  press('Erase');
  press('Erase Karl');
  expect(onErase).toHaveBeenLastCalledWith('karl');
  fireEvent.press(screen.getByLabelText('Undo'));
  expect(onUndoErase).toHaveBeenCalledTimes(1);
  press('Erase');
  press('Erase everything');
  expect(onErase).toHaveBeenLastCalledWith(null);
});

test('it is exported to be read or as data', () => {
  const { onExport } = open();
  press('Export');
  press('To be read');
  expect(onExport).toHaveBeenLastCalledWith('text');
  press('Export');
  press('As data (JSON)');
  expect(onExport).toHaveBeenLastCalledWith('data');
});

test('what is wrong with the storage is said', () => {
  open({ problem: 'full' });
  screen.getByText(/^The device has no room left/);
});

test('older games that are only summed up are mentioned', () => {
  const summed: Ledger = {
    ...many,
    sums: [
      {
        who: 'ines',
        game: 'kazaam',
        against: 'people',
        games: 9,
        wins: 3,
        points: 90,
        best: 30,
        turns: 90,
        fair: 4.5,
        last: 1,
      },
    ],
    folded: { kazaam: 9 },
  };
  open({ ledger: summed });
  screen.getByText(/^Older games are summed up/);
  screen.getByLabelText('Games: 16');
});

test.each(LANGUAGES)('every choice can be shown in %s', (language) => {
  for (const who of [null, 'ines', 'karl']) {
    for (const game of [null, 'kazaam', 'brew']) {
      open({ scope: { who, game } }, language);
      expect(screen.queryByText(/\{\{|statistics\./)).toBeNull();
      screen.unmount();
    }
  }
});

describe('words', () => {
  const { t } = createI18n('en');

  test('a level that is not known keeps its name', () => {
    expect(againstWord(t, 'bot:middle')).toBe('bots: Adept');
    expect(againstWord(t, 'bot:archmage')).toBe('bots: archmage');
    expect(againstWord(t, 'mixed')).toBe('people and bots');
  });

  test('a share needs five games', () => {
    expect(shareSaid(t, { games: 4, wins: 4 })).toBeNull();
    expect(shareSaid(t, { games: 5, wins: 4 })).toBe('80%');
  });

  test('the text to be read tells of everybody, every game and every opponent', () => {
    const told = readableText(t, 'en', { ledger: many, people, games, now: 7000 });
    expect(told).toContain('Ines: 7 games, 5 wins. So far not clearly more or less');
    expect(told).toContain('  Kazaam: 6 games, 5 wins, best score 12, average score 8.5');
    expect(told).toContain('    bots: Adept: 1 game, 0 wins, best score 20');
    expect(told).toContain('1. bots: Adept 30, 2. Ines 20');
    expect(told.split('\n').filter((line) => /1970.*: 1\./.test(line))).toHaveLength(7);
  });
});

describe('the shape of a plot', () => {
  test.each([
    [[], [0, 1]],
    [[0], [0, 1]],
    [
      [3, 1],
      [0, 1, 2, 3],
    ],
    [[7], [0, 2, 4, 6, 8]],
    [
      [23, 4],
      [0, 10, 20, 30],
    ],
    [
      [-3, 9],
      [-5, 0, 5, 10],
    ],
    [[140], [0, 50, 100, 150]],
  ])('the ruler for %p is %p', (values, ticks) => {
    expect(ticksFor(values)).toEqual(ticks);
  });

  test('everything lies inside, the first at the left, the highest at the top', () => {
    const box = { width: 120, height: 60, inset: 10 };
    const range = rangeOf([0, 5, 10]);
    expect(placed([0, 10, 5], box, range)).toEqual([
      [10, 50],
      [60, 10],
      [110, 30],
    ]);
    expect(placed([5], box, range)).toEqual([[10, 30]]);
    expect(heightOf(10, box, range)).toBe(10);
  });

  test('lines go straight, counts go by stairs', () => {
    const points = [
      [0, 5],
      [10, 2.25],
    ] as const;
    expect(lineThrough(points)).toBe('M0 5L10 2.3');
    expect(stairsThrough(points)).toBe('M0 5H10V2.3');
  });

  test('the marks of two lines stand beside each other; the last point has one', () => {
    expect(marked(10, 0, 2, 3)).toEqual([0, 4, 8, 9]);
    expect(marked(10, 1, 2, 3)).toEqual([2, 6, 9]);
    expect(marked(3, 0, 1, 10)).toEqual([0, 1, 2]);
  });
});

test('the result tells quietly who has never had more', () => {
  const ways = { onReplay: jest.fn(), onRematch: jest.fn(), onHome: jest.fn() };
  const person = (index: 0 | 1) => ({ ...people[index], isBot: false });
  const results = [
    { person: person(0), rank: 1, total: 30, lines: [], honour: 'record' },
    { person: person(1), rank: 2, total: 20, lines: [], honour: 'best' },
  ] as const;
  const showResults = (shown: readonly ResultOf[]) =>
    show(
      <MotionProvider speed="off">
        <ResultScreen unit={points} results={shown} {...ways} />
      </MotionProvider>,
    );
  showResults(results);
  screen.getByText('highest score so far');
  screen.getByText('own best so far');
  screen.unmount();
  showResults(results.map((one) => ({ ...one, honour: null })));
  expect(screen.queryByText(/so far/)).toBeNull();
});
