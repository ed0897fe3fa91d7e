import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kazaam } from '@/engine/games/kazaam/game';
import { daily } from '../../long';

function lab(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['engine/lab/run.mjs', 'lab', ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const COUNT = daily(9, 25);
const few = ['kazaam', '--players', '2', '--games', String(COUNT), '--bots', 'random'];

test('the result does not depend on the number of threads', () => {
  const alone = lab(...few, '--json', '--jobs', '1');
  const shared = lab(...few, '--json', '--jobs', '3');
  expect(alone).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(alone.stdout)).toMatchObject([{ game: 'kazaam', players: 2, games: COUNT }]);
  expect(shared.stdout).toBe(alone.stdout);
}, 60_000);

test('a trial played in parts comes to the same, and what is in the notebook is not played again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'));
  const noted = ['--json', '--notebook', join(folder, 'notes.json')];
  try {
    const part = lab('kazaam', '--players', '2', '--games', '4', '--bots', 'random', ...noted);
    expect(JSON.parse(part.stdout)).toMatchObject([{ games: 4 }]);
    expect(lab(...few, ...noted).stdout).toBe(lab(...few, '--json').stdout);
    const other = lab(...few, '--seed', '2', ...noted);
    expect(JSON.parse(other.stdout)).toMatchObject([{ games: COUNT, seed: 2 }]);
    const again = lab('kazaam', '--players', '2', '--games', '1', '--bots', 'random', ...noted);
    expect(JSON.parse(again.stdout)).toMatchObject([{ games: COUNT, seed: 1 }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test('a bound that fails is an error only with --check', () => {
  const unchecked = lab(...few);
  const checked = lab(...few, '--check');
  expect(unchecked.stdout).toContain('**FAILS**');
  expect(checked.stdout).toBe(unchecked.stdout);
  expect([unchecked.status, checked.status]).toEqual([0, 1]);
}, 60_000);

test('a wrong word gets a plain message and the usage', () => {
  const { status, stdout, stderr } = lab('chess');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^There is no game 'chess'\.\n\nUsage:\n/);
}, 60_000);

test('a playthrough is printed', () => {
  const { status, stdout } = lab('playthrough', 'kazaam', '--seed', '7', '--bots', 'random');
  expect(status).toBe(0);
  expect(stdout).toContain(`Kazaam, rules version ${kazaam.rulesVersion}, seed 7`);
}, 60_000);
