import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyGame } from '@/engine/core/game';
import { replay, type Match } from '@/engine/core/match';
import { games } from '@/engine/games';
import { recordOf } from '@/engine/lab/transcript';

const FOLDER = join(__dirname, '..', 'playthroughs');

/** Every recorded game of the shelf, by the name of its file. */
export const recorded: readonly (readonly [name: string, game: AnyGame, match: Match])[] = readdirSync(
  FOLDER,
).flatMap((file) => {
  const game = games.find(({ id }) => file.startsWith(`${id}-`));
  if (!game) return [];
  const match = replay(game, recordOf(readFileSync(join(FOLDER, file), 'utf8')));
  if (!match.ok) throw new Error(file);
  return [[file.replace('.txt', ''), game, match.value as Match] as const];
});
