import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');

/** Every file of a folder of the example, and how long it is. */
function linesIn(folder: string): Readonly<Record<string, number>> {
  const paths = readdirSync(join(__dirname, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [relative(__dirname, path), readFileSync(path, 'utf8').split('\n').length - 1]),
  );
}

function sumOf(lines: Readonly<Record<string, number>>): number {
  return Object.values(lines).reduce((sum, count) => sum + count, 0);
}

test('the README tells of every file of the example, and how long it is', () => {
  const rows = readme.matchAll(/^\| `((?:engine|board)\/[^`]+)` +\| +(\d+) \|/gm);
  const told = Object.fromEntries([...rows].map(([, file, count]) => [file, Number(count)]));
  const [engine, board] = [linesIn('engine'), linesIn('board')];
  expect(told).toEqual({ ...engine, ...board });
  expect(readme).toContain(`That is ${sumOf(engine)} lines of engine`);
  expect(readme).toContain(`and ${sumOf(board)} of board`);
});
