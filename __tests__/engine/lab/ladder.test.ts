import { games } from '@/engine/games';
import { kazaam } from '@/engine/games/kazaam/game';
import { addedUp, climb, ladderTable, ladderTrials, readRungs, type Climbed } from '@/engine/lab/ladder';
import { simulate } from '@/engine/lab/simulate';
import { PARTS_OF_A_WIN } from '@/engine/lab/summary';
import { daily } from '../../long';

const whole = { number: 1, of: 1 };
const wishes = { games: 10, seed: 1, part: whole, ofTempers: false };

const rung = (games: number, wins: number, players = 2): Climbed => ({
  game: 'kazaam',
  higher: 'master',
  lower: 'adept',
  players,
  games,
  parts: wins * PARTS_OF_A_WIN,
});

test('every game has every level against the one below, as few players as it can be played by', () => {
  const trials = ladderTrials(games, wishes);
  expect(trials).toHaveLength(2 * games.length);
  expect(trials.slice(0, 2).map(({ levels }) => levels)).toEqual([
    ['adept', 'apprentice'],
    ['master', 'adept'],
  ]);
  expect(trials.find(({ game }) => game === 'witchs-brew')?.levels).toEqual([
    'adept',
    'apprentice',
    'apprentice',
  ]);
});

test('parts are disjoint and together the whole', () => {
  const parts = [1, 2, 3].map((number) => {
    const [trial] = ladderTrials([kazaam], { ...wishes, part: { number, of: 3 } });
    return [trial!.after, trial!.games];
  });
  expect(parts).toEqual([
    [0, 3],
    [3, 6],
    [6, 10],
  ]);
});

test('what was played in parts and written down adds up to what is played at once', () => {
  const played = (part: typeof whole, games = daily(2, 4)): Climbed => {
    const [trial] = ladderTrials([kazaam], { ...wishes, games, part });
    return climb(trial!, simulate(kazaam, trial!, trial!.after, trial!.games));
  };
  const written = [1, 2].map((number) => JSON.stringify([played({ number, of: 2 })]));
  expect(addedUp(written.flatMap(readRungs))).toEqual([played(whole)]);
}, 60_000);

test('the table says what was won, how surely, and whether that is enough', () => {
  const lines = (one: Climbed) => ladderTable([one]).split('\n')[2];
  expect(lines(rung(400, 240))).toMatch(/master against adept .* 60\.0 % .* 55\.1 % – 64\.7 % .* holds/);
  expect(lines(rung(400, 239))).toMatch('FAILS');
  expect(lines(rung(400, 180, 3))).toMatch('holds');
  expect(lines(rung(400, 179, 3))).toMatch('FAILS');
});

test('tempers are compared with being even, without a verdict', () => {
  const trials = ladderTrials([kazaam], { ...wishes, ofTempers: true });
  expect(trials.map(({ levels }) => levels)).toEqual([
    ['bold adept', 'adept'],
    ['careful adept', 'adept'],
    ['spiteful adept', 'adept'],
  ]);
  const summary = simulate(kazaam, trials[0]!, 0, 1);
  expect(Object.keys(summary.levels).sort()).toEqual(['adept', 'bold adept']);
  expect(ladderTable([{ ...rung(10, 5), higher: 'bold adept' }])).not.toMatch(/holds|FAILS/);
}, 60_000);
