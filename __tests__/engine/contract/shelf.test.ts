import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@/engine/games';

/** The contract is run game by game, so that games are tested side by side; none may be left out. */
test.each(games.map(({ id }) => id))('%s is held to the contract', (id) => {
  const file = `${id}.test.ts`;
  const path = join(__dirname, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const isHeld = text.includes(`@/engine/games/${id}/game`) && /^contract\(/m.test(text);
  expect(
    isHeld ? [] : [`${id} stands on the shelf, but no __tests__/engine/contract/${file} calls contract(…)`],
  ).toEqual([]);
});
