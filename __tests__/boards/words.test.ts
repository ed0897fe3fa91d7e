import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { BOARD_WORDS as ALCHEMIRUS } from '@/components/boards/alchemirus/words/words';
import { BOARD_WORDS as KAZAAM } from '@/components/boards/kazaam/words';
import { BOARD_WORDS as MATERIA_PRIMA } from '@/components/boards/materia-prima/words/words';
import { PRIVATE_WORDS } from '@/components/boards/witchs-brew/private-words';
import { BOARD_WORDS as WITCHS_BREW } from '@/components/boards/witchs-brew/words';

type Sentence = (...gaps: unknown[]) => unknown;

/** Some gaps are for lists. */
function filled(sentence: Sentence, gap: number): unknown {
  try {
    return sentence(gap, gap, gap, gap);
  } catch {
    return sentence(String(gap), Array.from({ length: gap }, String));
  }
}

/** Everything that a board can say; sentences with gaps are said of none, one and two of something. */
function said(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') {
    return [0, 1, 2].flatMap((gap) => said(filled(words as Sentence, gap)));
  }
  return Object.values(Object(words) as object).flatMap(said);
}

const BOARDS = [
  ['Kazaam', KAZAAM],
  [
    'Witch’s Brew',
    {
      en: [WITCHS_BREW.en, PRIVATE_WORDS.en],
      it: [WITCHS_BREW.it, PRIVATE_WORDS.it],
      fr: [WITCHS_BREW.fr, PRIVATE_WORDS.fr],
    },
  ],
  ['Alchemirus', ALCHEMIRUS],
  ['Materia Prima', MATERIA_PRIMA],
] as const;

describe.each(BOARDS)('on the board of %s', (_name, words) => {
  test('French marks stand apart and never begin a line', () => {
    const all = said(words.fr);
    expect(all.length).toBeGreaterThan(80);
    expect(all.filter((text) => /[^\u00a0][:;?!%»]|«[^\u00a0]/.test(text))).toEqual([]);
  });

  test.each(['en', 'it'] as const)('marks in %s stand close', (language) => {
    expect(said(words[language]).filter((text) => /[\s\u00a0][:;?!%»]|«\s/.test(text))).toEqual([]);
  });
});

test('labels are not joined by a bare colon, since French sets it otherwise', () => {
  const boards = join(__dirname, '../../components/boards');
  const sources = (readdirSync(boards, { recursive: true }) as string[]).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const bare = sources
    .filter((name) => !/(^|[/-])words(\/|\.|-)/.test(name))
    .filter((name) => /\}: \$\{/.test(readFileSync(join(boards, name), 'utf8')));
  expect(sources.length).toBeGreaterThan(50);
  expect(bare).toEqual([]);
});
