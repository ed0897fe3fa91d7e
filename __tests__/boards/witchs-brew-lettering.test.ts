import { lettering } from '@/components/boards/witchs-brew/art/role-lettering';
import { choosingLayout } from '@/components/boards/witchs-brew/table/choosing-layout';
import { LANGUAGES } from '@/engine/core/text';
import { en } from '@/engine/games/witchs-brew/text/en';
import { fr } from '@/engine/games/witchs-brew/text/fr';
import { it } from '@/engine/games/witchs-brew/text/it';

const TEXTS = { en, it, fr };
const PHONE = { width: 390, height: 844, textScale: 1 };
const LEAST = 10;

test.each(LANGUAGES)('%s: on a phone no name of a role is written below ten points', (language) => {
  const { card } = choosingLayout(PHONE);
  for (const name of Object.values(TEXTS[language].roles)) {
    const { lines, letter } = lettering(name);
    expect(lines.join(' ')).toBe(name);
    expect({ name, isRead: (letter * card) / 200 >= LEAST }).toEqual({ name, isRead: true });
  }
});

test('a long name is broken where its lines are shortest, a short one not at all', () => {
  expect(lettering('Cacciatore di serpenti').lines).toEqual(['Cacciatore', 'di serpenti']);
  expect(lettering('Monaco mendicante').lines).toEqual(['Monaco', 'mendicante']);
  expect(lettering('Begging Monk').lines).toEqual(['Begging Monk']);
});
