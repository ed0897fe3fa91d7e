import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked } from '@/engine/core/game';
import { replay } from '@/engine/core/match';
import { recordOf, transcript } from '@/engine/lab/transcript';
import { games } from '../shelf';

/**
 * Whole games, recorded once and read by people. If one of them comes out differently, either a rule was broken
 * or the rules version has to go up, because saved games would come out differently too.
 */
const folder = join(__dirname, '../playthroughs');
const files = readdirSync(folder);

test.each(files)('%s comes out as it was recorded', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const record = recordOf(text);
  const game = games.find((one) => one.id === record.game)!;
  expect(record.rulesVersion).toBe(game.rulesVersion);
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  expect(asked(replayed.value.table)).toBeNull();
  expect(transcript(game, replayed.value)).toBe(text);
});

test.each(games.map((game) => ({ name: game.id, game })))(
  '$name has a playthrough for every number of players',
  ({ game }) => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
      expect(files).toContain(`${game.id}-${seats}.txt`);
    }
  },
);
