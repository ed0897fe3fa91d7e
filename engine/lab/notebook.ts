import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import type { AnyGame } from '@/engine/core/game';
import type { Trial } from './simulate';
import { NO_GAMES, type Summary } from './summary';

/** What trials have come to so far, by what they are: a long one can be played in parts. */
type Notebook = Readonly<Record<string, Summary>>;

export function noted(file: string, game: AnyGame, trial: Trial): Summary {
  return read(file)[titleOf(game, trial)] ?? NO_GAMES;
}

export function note(file: string, game: AnyGame, trial: Trial, summary: Summary): void {
  const notebook: Notebook = { ...read(file), [titleOf(game, trial)]: summary };
  writeFileSync(file, JSON.stringify(notebook));
}

function read(file: string): Notebook {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Notebook) : {};
}

/** All that games depend on, but not how many of them are to be played. */
function titleOf({ id, rulesVersion }: AnyGame, { options, levels, seed }: Trial): string {
  return JSON.stringify({ id, rulesVersion, options, levels, seed });
}
