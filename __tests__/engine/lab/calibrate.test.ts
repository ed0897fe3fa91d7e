import type { AnyGame } from '@/engine/core/game';
import { below, rngFrom } from '@/engine/core/rng';
import { foreseen } from '@/engine/core/teacher';
import { games } from '@/engine/games';
import {
  calibrate,
  calibrationTrials,
  pooled,
  readCalibrations,
  type Calibration,
  type Point,
} from '@/engine/lab/calibrate';
import { calibrationReport } from '@/engine/lab/calibration-report';
import { brier, brierOfConstant, fit, retold } from '@/engine/lab/fit';
import { daily } from '../../long';

const kazaam = games.find(({ id }) => id === 'kazaam') as AnyGame;
const quick: AnyGame = { ...kazaam, scout: { ...kazaam.scout, lines: daily(24, 60) } };
const wishes = { games: daily(2, 4), seed: 1, part: { number: 1, of: 1 } };

const measured = (changes: Partial<typeof wishes> = {}): readonly Calibration[] =>
  calibrationTrials([quick], { ...wishes, ...changes }).map(calibrate);

const whole = measured();

/** Hopes from one to 99 of a hundred, and what came of them if they are off in a known way. */
function dreamt(players: number, slope: number, offset: number, count: number): readonly Point[] {
  let rng = rngFrom(5);
  return Array.from({ length: count }, (_, index): Point => {
    const hope = (1 + (index % 99)) / 100;
    const drawn = below(rng, 1_000_000);
    rng = drawn.rng;
    return [hope, drawn.value / 1_000_000 < foreseen({ slope, offset }, players, hope) ? 1 : 0];
  });
}

test('a few hints of each game have a hope and an outcome, by the seed alone', () => {
  const [one] = whole;
  expect(one).toMatchObject({ game: 'kazaam', players: 2 });
  expect(one!.points.length).toBeGreaterThan(4);
  expect(one!.points.length).toBeLessThanOrEqual(12);
  expect(one!.asked).toBeGreaterThanOrEqual(one!.points.length);
  for (const [hope, share] of one!.points) {
    expect(hope).toBeGreaterThanOrEqual(0);
    expect(hope).toBeLessThanOrEqual(1);
    expect([0, 0.5, 1]).toContain(share);
  }
  expect(measured({ seed: 2 })[0]!.points).not.toEqual(one!.points);
}, 120_000);

test('what was measured in parts and written down comes to what is measured at once', () => {
  const parts = [1, 2].map((number) => JSON.stringify(measured({ part: { number, of: 2 } })));
  expect(pooled(parts.flatMap(readCalibrations))).toEqual(whole);
}, 120_000);

test.each([
  [2, 1, 0],
  [2, 0.5, 0.4],
  [3, 1.6, -0.3],
])('with %i players a slope of %f and an offset of %f are found', (players, slope, offset) => {
  const { foresight, errors } = fit(dreamt(players, slope, offset, 6000), players);
  expect(Math.abs(foresight.slope - slope)).toBeLessThan(3 * errors.slope);
  expect(Math.abs(foresight.offset - offset)).toBeLessThan(3 * errors.offset);
  expect(errors.slope).toBeLessThan(0.1);
});

test('a fit of nothing, and of what was always right, is no nonsense', () => {
  expect(fit([], 2).foresight).toEqual({ slope: 1, offset: 0 });
  const { slope } = fit(
    [...dreamt(2, 1, 0, 10).map(([hope]): Point => [hope, hope < 0.5 ? 0 : 1]), [1, 1]],
    2,
  ).foresight;
  expect(Number.isFinite(slope)).toBe(true);
  expect(slope).toBeGreaterThan(0.5);
});

test('the score of a seer is nought, and the constant guess is the share that came true', () => {
  expect(
    brier([
      [1, 1],
      [0, 0],
    ]),
  ).toBe(0);
  expect(
    brier([
      [0.5, 1],
      [0.5, 0],
    ]),
  ).toBe(0.25);
  expect(
    brierOfConstant([
      [0.9, 1],
      [0.9, 1],
      [0.9, 1],
      [0.9, 0],
    ]),
  ).toBeCloseTo(0.1875);
});

test('the report tells of every tenth of hope, as it is told, and which telling would be better', () => {
  const points = dreamt(2, 0.5, 0, 990);
  const told = { ...kazaam, teacher: { ...kazaam.teacher!, foresight: { slope: 0.5, offset: 0 } } };
  const calibration = { game: 'kazaam', players: 2, asked: 1000, points };
  const report = calibrationReport([told], [calibration]);
  expect(report).toContain('## kazaam, 2 players: 990 figures in 1000 hints');
  expect(report).toMatch(/\| all +\| +990 \| +50\.0 % /);
  expect(report).toMatch(/\| 90–100 % +\| +10 \|/);
  expect(calibrationReport([{ ...kazaam, teacher: undefined } as unknown as AnyGame], [calibration])).toMatch(
    /\| 90–100 % +\| +100 \|/,
  );
  const score = (name: string) => Number(new RegExp(`${name} +\\| +([\\d.]+)`).exec(report)?.[1]);
  expect(score('as told')).toBeCloseTo(brier(retold(points, 2, { slope: 0.5, offset: 0 })), 3);
  expect(score('as told')).toBeLessThan(score('as searched'));
  expect(report).toMatch(/Told with slope 0\.5 and offset 0; these games would have it 0\.[45]\d ± 0\.0\d/);
});

test('a game without figures says so', () => {
  expect(calibrationReport(games, [{ game: 'kazaam', players: 2, asked: 9, points: [] }])).toBe(
    '## kazaam, 2 players: 0 figures in 9 hints',
  );
});
