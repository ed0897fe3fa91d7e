import { perchSpot } from '@/components/boards/witchs-brew/art/spots';
import { clockLabel, standingOf, type Speech } from '@/components/boards/witchs-brew/words/labels';
import { fitting } from '@/components/boards/witchs-brew/words/letters';
import { PRIVATE_WORDS } from '@/components/boards/witchs-brew/words/private-words';
import { BOARD_WORDS } from '@/components/boards/witchs-brew/words/words';
import { LANGUAGES } from '@/engine/core/text';
import { ROLES } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';

import { ANNA, BEN, CLARA, played, scenario } from '../engine/witchs-brew/scenario';

test('nobody waits for the answer of somebody without roles; who holds some always looks the same', () => {
  const standings = (held: readonly ('witch' | 'druid')[]) => {
    const table = scenario({ players: [{ hand: ['witch'] }, { hand: ['witch'] }, { hand: held }] });
    const view = witchsBrew.view(played(table, [ANNA, { type: 'call', role: 'witch' }]), 'public');
    return [ANNA, BEN, CLARA].map((seat) => standingOf(view, seat));
  };
  expect(standings(['witch'])).toEqual(['claim', 'waits', 'waits']);
  expect(standings(['druid'])).toEqual(['claim', 'waits', 'waits']);
  expect(standings([])).toEqual(['claim', 'waits', 'passes']);
});

test('long words are set smaller, but not below what can be read', () => {
  const letters = { least: 13, most: 20 };
  expect(fitting('Ada', 200, letters)).toBe(20);
  expect(fitting('x'.repeat(25), 200, letters)).toBeCloseTo(17, 0);
  expect(fitting('x'.repeat(60), 200, letters)).toBe(13);
});

test('a fifth raven is told, and has a place of its own between the windows', () => {
  const view = witchsBrew.view(scenario({ players: [{}, {}, {}] }), 'public');
  const told = (ravens: number) => clockLabel({ words: BOARD_WORDS.en } as Speech, { ...view, ravens });
  expect([told(4), told(5)]).toEqual(['Ravens taken: 4 of 4', 'Ravens taken: 5']);
  const [first, second, fifth] = [0, 1, 4].map((at) => perchSpot({ width: 320, span: 200, scale: 1 }, at).x);
  expect(fifth).toBe((first! + second!) / 2);
});

/** Where the number of roles changes, this names the words to be looked for in rules, lessons and the board's words. */
test('texts say how many roles there are', () => {
  const words: Readonly<Record<number, Readonly<Record<string, string>>>> = {
    12: { en: 'twelve', it: 'dodici', fr: 'douze' },
  };
  for (const language of LANGUAGES) {
    const count = words[ROLES.length]?.[language] ?? `a word for ${ROLES.length} instead of twelve`;
    expect(witchsBrew.text[language].rules['WB-1']).toContain(count);
    expect(witchsBrew.text[language].rules['WB-5']).toContain(count);
    expect(PRIVATE_WORDS[language].roles).toContain(count);
  }
});
