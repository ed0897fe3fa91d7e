import { BOARD_WORDS as ALCHEMIRUS } from '@/components/boards/alchemirus/words/words';
import { BOARD_WORDS as MATERIA_PRIMA } from '@/components/boards/materia-prima/words/words';

/** Everything that a board can say; sentences with gaps are said of two of something. */
function said(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return said((words as (...gaps: number[]) => unknown)(2, 2, 2, 2));
  return Object.values(words as object).flatMap(said);
}

test.each([
  ['Alchemirus', ALCHEMIRUS.fr],
  ['Materia Prima', MATERIA_PRIMA.fr],
])('on the board of %s French marks never begin a line', (_name, words) => {
  const all = said(words);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((text) => /[^\u00a0][:;?!»]|«[^\u00a0]/.test(text))).toEqual([]);
});
