import { FORMER_LEVELS } from '@/engine/core/level';
import type { Say } from './use-words';

/** What a level of bots is called; one that this version does not know keeps the name it was stored under. */
export function levelWord(t: Say, level: string): string {
  const words: Readonly<Record<string, string>> = t('people.levels', { returnObjects: true });
  return words[FORMER_LEVELS[level] ?? level] ?? level;
}
