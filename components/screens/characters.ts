import type { Person } from '@/components/kit/board';
import type { Colour, Sigil } from '@/engine/core/guise';
import type { Portrait } from '@/components/kit/portraits';
import type { IconName } from '@/components/kit/icon';
import type { Say } from '@/components/words/use-words';
import type { Level } from '@/engine/core/level';
import type { Temper } from '@/engine/core/nature';

interface Character {
  readonly portrait: Portrait;
  /** In every language that he is called by. */
  readonly names: readonly string[];
  readonly sigil: Sigil;
  readonly temper: Temper;
}

/** Those who sit down as bots, with a face, a sign and a temper of their own, in the order of `people.botNames`. */
export const CHARACTERS: readonly Character[] = [
  { portrait: 'paracelsus', names: ['Paracelsus', 'Paracelso', 'Paracelse'], sigil: 'mars', temper: 'bold' },
  { portrait: 'hypatia', names: ['Hypatia', 'Ipazia', 'Hypatie'], sigil: 'moon', temper: 'careful' },
  { portrait: 'flamel', names: ['Flamel'], sigil: 'sun', temper: 'even' },
  {
    portrait: 'trismegistus',
    names: ['Trismegistus', 'Trismegisto', 'Trismégiste'],
    sigil: 'mercury',
    temper: 'spiteful',
  },
  { portrait: 'artephius', names: ['Artephius', 'Artefio', 'Artéphius'], sigil: 'saturn', temper: 'careful' },
  { portrait: 'basilius', names: ['Basilius', 'Basilio', 'Basile'], sigil: 'antimony', temper: 'even' },
  { portrait: 'cleopatra', names: ['Cleopatra', 'Cléopâtre'], sigil: 'venus', temper: 'bold' },
];

/** The face of a bot: that of its name, or under any other name that of its sign. */
export function portraitOf({ name, sigil }: Pick<Seated, 'name' | 'sigil'>): Portrait {
  const called = CHARACTERS.find(({ names }) => names.includes(name));
  const signed = CHARACTERS.find((character) => character.sigil === sigil);
  return (called ?? signed)?.portrait ?? 'artephius';
}

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
  return { name, colour, sigil, isBot: true, portrait: portraitOf(sitting), temper, character };
}
