import { useMemo } from 'react';

import type { Seat } from '@/engine/core/seat';
import type { Language, Who } from '@/engine/core/text';
import type { Person } from './board';

/** All that is needed to say something at a table: the words of the game, those of its board, and who sits where. */
export interface TableSpeech<Text, Words> {
  readonly language: Language;
  readonly text: Text;
  readonly words: Words;
  readonly who: Who;
}

type InAll<Value> = Readonly<Record<Language, Value>>;

export function useSpeech<Text, Words>(
  texts: InAll<Text>,
  words: InAll<Words>,
  language: Language,
  people: readonly Person[],
): TableSpeech<Text, Words> {
  return useMemo(
    () => ({
      language,
      text: texts[language],
      words: words[language],
      who: (seat: Seat) => people[seat]?.name ?? '',
    }),
    [texts, words, language, people],
  );
}
