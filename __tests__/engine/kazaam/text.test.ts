import type { Seat } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import { en } from '@/engine/games/kazaam/text/en';
import { fr } from '@/engine/games/kazaam/text/fr';
import { it as italian } from '@/engine/games/kazaam/text/it';
import { lessonText } from '@/engine/games/kazaam/text/lesson';
import { TILES } from '@/engine/games/kazaam/tiles';

const who = (seat: Seat) => ['Anna', 'Bruno', 'Clara'][seat]!;

/** All that the rulebook, the refusals and the lesson say in one language. */
function told(language: 'en' | 'it' | 'fr'): string {
  const { rules, reasons, sections, powers } = { en, it: italian, fr }[language];
  const { steps, end } = lessonText[language];
  const taught = Object.values(steps).flatMap(({ title, why, todos }) => [title, why(who), ...todos(who)]);
  const written = [rules, reasons, sections, powers].flatMap((words) => Object.values(words));
  return [...written, ...taught, end.title, end.words(who)].join('\n');
}

test('French says of what a part is made as its rulebook does', () => {
  const made = (homunculus: string) => fr.tile(TILES.find((tile) => tile.homunculus === homunculus)!);
  expect(['wood', 'stone', 'bone', 'fur'].map((one) => made(one).split(' ').at(-2))).toEqual(
    Array.from({ length: 4 }, () => 'en'),
  );
  expect(made('fire')).toMatch(/ de feu$/);
});

test('French keeps “partie” for the game and “favori” for what is liked', () => {
  const before = [...told('fr').matchAll(/(\S+)\s+parties?\b/g)].map(([, word]) => word!.toLowerCase());
  expect(new Set(before)).toEqual(new Set(['la']));
  expect(told('fr')).not.toMatch(/préféré/);
});

test('one word stands for turning tiles face up: over the rule, in it and in the lesson', () => {
  expect([en, italian, fr].map(({ sections }) => sections.restore)).toEqual([
    'Restore',
    'Scoprire',
    'Révéler',
  ]);
  expect(told('fr')).toContain('«\u00a0Révéler\u00a0»');
  expect(told('it')).toContain('«Scopri»');
  expect(told('fr')).not.toMatch(/rétabli|réveill/i);
  expect(told('it')).not.toMatch(/ripristin|risvegli/i);
});

test('KZ-14 to turn a tile over without its power is not called to turn it down', () => {
  const move = { type: 'use', place: 'left-ear', aim: null } as const;
  expect(say(en.moves, move, who)).toBe('Turn the left ear face down without effect');
  expect(told('en')).not.toMatch(/turn(ed|s)?( it)? down/);
});

test('French marks never begin a line', () => {
  const helps = Object.values(fr.options).map(({ help }) => help);
  expect([told('fr'), ...helps].join('\n')).not.toMatch(/ [:;?!»]|« /);
});
