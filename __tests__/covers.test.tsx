import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { cabinet } from '@/components/playables';
import { gameCovers } from '@/engine/covers';
import { games } from './shelf';

const root = join(__dirname, '..');
const foldersIn = (...path: readonly string[]) =>
  readdirSync(join(root, ...path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

const ids = gameCovers.map(({ id }) => id);

test('the cabinet has every game that there is, and each has its routes', () => {
  expect(ids.toSorted()).toEqual(foldersIn('engine', 'games'));
  expect(ids.toSorted()).toEqual(foldersIn('components', 'boards'));
  expect(foldersIn('app')).toEqual(ids.toSorted());
});

test.each(gameCovers.map((cover) => ({ id: cover.id, cover })))(
  'the cover of $id says of its game what the game itself says',
  ({ id, cover }) => {
    const game = games.find((one) => one.id === id)!;
    expect(cover.hasLesson).toBe(game.lesson !== undefined);
    expect(game).toMatchObject({ seats: cover.seats, options: cover.options });
    for (const [language, text] of Object.entries(cover.text)) {
      expect(game.text[language as keyof typeof game.text]).toMatchObject(text);
    }
  },
);

test('a game is there once it has been brought, and only then', async () => {
  expect(cabinet.find('kazaam')).toBeUndefined();
  expect((await cabinet.bring('kazaam'))?.id).toBe('kazaam');
  expect(cabinet.find('kazaam')?.id).toBe('kazaam');
  expect(await cabinet.bring('chess')).toBeUndefined();
});
