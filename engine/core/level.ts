import * as v from 'valibot';

/** How well a bot may play, as people choose it. */
export type Level = 'apprentice' | 'adept' | 'master';
export const LEVELS: readonly Level[] = ['apprentice', 'adept', 'master'];

/** One that chooses blindly is for the lab and for tests. */
export type BotLevel = Level | 'random';
export const BOT_LEVELS: readonly BotLevel[] = ['random', ...LEVELS];

/** What was offered under other names, and may still be written so somewhere. */
export const FORMER_LEVELS: Readonly<Record<string, Level>> = { random: 'apprentice', middle: 'adept' };

/** A level as it is written in the record of a game. */
export const botLevelSchema: v.GenericSchema<unknown, BotLevel> = v.pipe(
  v.picklist([...BOT_LEVELS, 'middle']),
  v.transform((level) => (level === 'middle' ? 'adept' : level)),
);

/** The level that is offered in the place of one that no longer is. */
export function levelOf(level: BotLevel): Level {
  return level === 'random' ? 'apprentice' : level;
}
