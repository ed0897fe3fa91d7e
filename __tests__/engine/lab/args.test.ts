import { games } from '@/engine/games';
import { readCommand, usage } from '@/engine/lab/args';

function read(line: string) {
  return readCommand(line.split(' ').filter(Boolean), games);
}

test.each([
  ['', 'Which game?'],
  ['playthrough', 'Which game?'],
  ['chess', "There is no game 'chess'."],
  ['kazaam alchemirus', "What does 'alchemirus' mean?"],
  ['kazaam --foo', "Unknown option '--foo'."],
  ['kazaam --players 1', "--players must be a whole number from 2 to 5, not '1'."],
  ['kazaam --players 6', "--players must be a whole number from 2 to 5, not '6'."],
  ['kazaam --players two', "--players must be a whole number from 2 to 5, not 'two'."],
  ['kazaam --games 0', "--games must be a whole number from 1 up, not '0'."],
  ['kazaam --jobs 1.5', "--jobs must be a whole number from 1 up, not '1.5'."],
  ['kazaam --seed abc', "--seed must be a whole number, not 'abc'."],
  ['kazaam --bots clever', "--bots can be random or apprentice or adept or master, not 'clever'."],
  ['kazaam --bots adept,', "--bots can be random or apprentice or adept or master, not 'adept,'."],
  ['kazaam --bots adept,random --players 3', '--bots names 2 levels for 3 players.'],
  ['kazaam --bots random,random,random,random,random,adept', 'kazaam is for 2 to 5 players.'],
  ['kazaam --option speed=1', "kazaam has no option 'speed'; it has headGuard, lateStart."],
  ['kazaam --option toString=1', "kazaam has no option 'toString'; it has headGuard, lateStart."],
  ['kazaam --option lateStart=perhaps', '--option lateStart can be false or true.'],
  ['kazaam --option headGuard', '--option headGuard can be any or self.'],
  ['playthrough kazaam --games 3', 'A playthrough takes no --games.'],
  ['playthrough kazaam --check', 'A playthrough takes no --check.'],
  ['playthrough kazaam --part 1/2', 'A playthrough takes no --part.'],
  ['kazaam --tempers', 'Only a ladder takes --tempers.'],
  ['kazaam --part 1/2', 'Only ladder and calibrate take --part.'],
  ['calibrate kazaam', "What does 'kazaam' mean?"],
  ['calibrate --game chess', "There is no game 'chess'."],
  ['calibrate --players 3', 'Calibrate takes no --players.'],
  ['calibrate --tempers', 'Calibrate takes no --tempers.'],
  ['calibrate --part 0/2', "--part must be like 2/5, not '0/2'."],
  ['ladder kazaam', "What does 'kazaam' mean?"],
  ['ladder --game chess', "There is no game 'chess'."],
  ['ladder --bots adept', 'A ladder takes no --bots.'],
  ['ladder --part 3/2', "--part must be like 2/5, not '3/2'."],
  ['ladder --part half', "--part must be like 2/5, not 'half'."],
])('"%s" is refused', (line, problem) => {
  expect(read(line)).toEqual({ ok: false, problem });
});

test('a value that is missing is refused', () => {
  expect(read('kazaam --players')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('--players'),
  });
});

test('a game alone is played by every number of adepts', () => {
  const command = read('kazaam');
  expect(command).toMatchObject({
    value: { type: 'simulate', notebook: null, asJson: false, isCheck: false },
  });
  const trials = command.ok && command.value.type === 'simulate' ? command.value.trials : [];
  expect(trials.map(({ levels }) => levels.length)).toEqual([2, 3, 4, 5]);
  expect(trials[0]).toEqual({
    game: 'kazaam',
    options: { headGuard: 'any', lateStart: false },
    levels: ['adept', 'adept'],
    seed: 1,
    games: 2000,
  });
});

test('everything can be chosen', () => {
  const line =
    'kazaam --players 3 --games 7 --bots random --seed=-5 --option lateStart=true --json --check --jobs 4 --notebook notes.json';
  expect(read(line)).toMatchObject({
    value: {
      trials: [
        {
          levels: ['random', 'random', 'random'],
          games: 7,
          seed: -5,
          options: { headGuard: 'any', lateStart: true },
        },
      ],
      jobs: 4,
      notebook: 'notes.json',
      asJson: true,
      isCheck: true,
    },
  });
});

test('a list of bots says how many play', () => {
  expect(read('kazaam --bots adept,random,random')).toMatchObject({
    value: { trials: [{ levels: ['adept', 'random', 'random'] }] },
  });
});

test('a playthrough is one game', () => {
  expect(read('playthrough kazaam --players 3 --seed 7 --option headGuard=self')).toMatchObject({
    value: {
      type: 'playthrough',
      levels: ['adept', 'adept', 'adept'],
      seed: 7,
      options: { headGuard: 'self', lateStart: false },
    },
  });
});

test('help names every game', () => {
  expect(read('--help')).toEqual({ ok: true, value: { type: 'help' } });
  for (const game of games) expect(usage(games)).toContain(game.id);
});

test('hints are compared with what comes of them in every game, or in one, or in what was played elsewhere', () => {
  const all = read('calibrate');
  expect(all).toMatchObject({ value: { type: 'calibrate', files: [], asJson: false } });
  const trials = all.ok && all.value.type === 'calibrate' ? all.value.trials : [];
  expect(trials.map(({ game, after, games: end }) => [game.id, after, end])).toEqual(
    games.map(({ id }) => [id, 0, 100]),
  );
  expect(read('calibrate --game kazaam --games 10 --part 2/2 --seed 3 --json')).toMatchObject({
    value: { trials: [{ players: 2, seed: 3, after: 5, games: 10 }], asJson: true },
  });
  expect(read('calibrate --sum one.json --sum two.json')).toMatchObject({
    value: { trials: [], files: ['one.json', 'two.json'] },
  });
});
