import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { personOf } from '@/components/screens/characters';
import type { LapseSaid } from '@/components/screens/review-panel';
import { useWords, type Say } from '@/components/words/use-words';
import type { GameTypes } from '@/engine/core/game';
import { replay } from '@/engine/core/match';
import { lapseWords, type Lapse } from '@/engine/core/review';
import type { Language } from '@/engine/core/text';
import type { GameFile } from '@/engine/store/saves/game-file';
import type { AppState } from '@/engine/store/state';
import { humanSeats, readerOf } from '@/engine/store/people/seated-people';

/** What has been found out about a finished game, in words. */
export function useReview(id: string, file: GameFile) {
  const { t, language } = useWords();
  const review = useSelector((state: AppState) => (state.review?.id === id ? state.review : null));
  const found = review?.lapses;
  const lapses = useMemo(
    () => found?.flatMap((lapse) => lapseSaid(file, lapse, t, language)) ?? null,
    [found, file, t, language],
  );
  const isWhole = review === null || (review.done === review.of && !review.isBrief);
  return {
    progress: review && !review.lapses ? review : null,
    lapses,
    /** The same as moves. */
    found: found ?? null,
    /** How much of the game was looked at, if not all of it, or not all of it well. */
    part: lapses && !isWhole ? review : null,
  };
}

function lapseSaid(
  { game, match: { record }, people }: GameFile,
  lapse: Lapse<GameTypes>,
  t: Say,
  language: Language,
): readonly LapseSaid[] {
  const { step, seat } = lapse;
  const then = replay(game, record, step);
  const seated = people[seat];
  if (!then.ok || !seated) return [];
  const reading = {
    reader: readerOf(humanSeats(people)),
    language,
    who: (other: number) => people[other]?.name ?? '',
  };
  return [
    {
      step,
      person: personOf(t, seated),
      ...lapseWords(game, then.value.table, lapse, reading),
      loss: lapse.loss,
    },
  ];
}
