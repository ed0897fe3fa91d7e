import { BOT_LEVELS, type BotLevel } from '@/engine/core/level';
import { at } from '@/engine/core/list';
import type { Sitter } from '@/engine/core/match';
import { TEMPERS, type Temper } from '@/engine/core/nature';

/** A bot of the lab: `adept`, or `bold adept`. */
export type BotName = BotLevel | `${Temper} ${BotLevel}`;

export const BOT_NAMES: readonly BotName[] = [
  ...BOT_LEVELS,
  ...TEMPERS.flatMap((temper) => BOT_LEVELS.map((level): BotName => `${temper} ${level}`)),
];

const PEOPLE = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil', 'Flora', 'Gustav', 'Hanna'];

export function sittersFor(names: readonly BotName[]): readonly Sitter[] {
  return names.map((name, seat) => ({ name: at(PEOPLE, seat), ...characterOf(name) }));
}

function characterOf(name: BotName): Omit<Sitter, 'name'> {
  const words = name.split(' ');
  const bot = BOT_LEVELS.find((level) => words.includes(level)) ?? null;
  const temper = TEMPERS.find((one) => words.includes(one));
  return { bot, ...(temper && { temper }) };
}

/** What the bot of a seat is called. */
export function botName({ bot, temper }: Sitter): string {
  return temper ? `${temper} ${bot}` : (bot ?? 'human');
}
