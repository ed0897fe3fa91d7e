import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleOf } from './modules';

const root = join(__dirname, '..');
const page = readFileSync(join(root, 'docs/way-of-a-move.md'), 'utf8');
const hops = [...page.matchAll(/^\| +(\d+) \| `([^`]+)`/gm)].map(
  ([, hop, file]) => [Number(hop), file!] as const,
);
const files = hops.map(([, file]) => file);

test('every file on the way of a move is there, once', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

test('they are counted right', () => {
  expect(hops.map(([hop]) => hop)).toEqual(files.map((_, index) => index + 1));
  expect(page).toContain(`It passes ${files.length} files.`);
});

test('none of them stands alone: each imports another, or is imported by one', () => {
  const bare = files.map((file) => file.replace(/\.tsx?$/, ''));
  const joined = files.flatMap((file) => {
    const { imports } = moduleOf(file, readFileSync(join(root, file), 'utf8'));
    return imports.flatMap(({ from }) => (bare.includes(from) ? [from, file.replace(/\.tsx?$/, '')] : []));
  });
  // Thunks are given the tools of the world; they import none.
  const alone = bare.filter((file) => !joined.includes(file) && !file.startsWith('engine/store/world/'));
  expect(alone).toEqual([]);
});
