import type { Person } from '@/components/kit/board';
import type { Colour, Sigil } from '@/engine/core/guise';
import type { IconName } from '@/components/kit/icon';
import type { Say } from '@/components/words/use-words';
import type { Level } from '@/engine/core/level';
import type { Temper } from '@/engine/core/nature';

interface Character {
  readonly sigil: Sigil;
  readonly temper: Temper;
}

/** Those who sit down as bots, with a sign and a temper of their own, in the order of `people.botNames`. */
export const CHARACTERS: readonly Character[] = [
  { sigil: 'mars', temper: 'bold' },
  { sigil: 'moon', temper: 'careful' },
  { sigil: 'sun', temper: 'even' },
  { sigil: 'mercury', temper: 'spiteful' },
  { sigil: 'saturn', temper: 'careful' },
  { sigil: 'antimony', temper: 'even' },
  { sigil: 'venus', temper: 'bold' },
];

export const TEMPER_ICONS: Readonly<Record<Temper, IconName>> = {
  even: 'scales',
  bold: 'flame',
  careful: 'shield',
  spiteful: 'dagger',
};

interface Sitting {
  readonly bot: Level | null;
  readonly temper?: Temper | undefined;
}

/** How well and in what temper a bot plays; null of a person. */
export function characterSaid(t: Say, { bot, temper = 'even' }: Sitting): string | null {
  if (bot === null) return null;
  return t('people.character', { level: t(`people.levels.${bot}`), temper: t(`people.tempers.${temper}`) });
}

interface Seated extends Sitting {
  readonly name: string;
  readonly colour: Colour;
  readonly sigil: Sigil;
}

/** Whoever sits on a seat, as the others know him. */
export function personOf(t: Say, sitting: Seated): Person {
  const { name, colour, sigil, bot, temper = 'even' } = sitting;
  const character = characterSaid(t, sitting);
  if (bot === null || character === null) return { name, colour, sigil, isBot: false };
  return { name, colour, sigil, isBot: true, temper, character };
}
