import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { boardOf } from '@/components/playables';
import { useWords } from '@/components/words/use-words';
import type { Seat } from '@/engine/core/seat';
import { select } from './device-store';
import { useMatchOnDevice } from './use-match';

/** What somebody begins with, to be shown before his first move of a game; null where he has been, or it is not his turn. */
export function useOpening(welcomed: readonly Seat[]): ((width: number) => ReactNode) | null {
  const { language } = useWords();
  const { game, moment, people } = useMatchOnDevice();
  const isFirst = useSelector(select.isFirstMove);
  const view = useSelector(select.view);
  const { seat } = moment;
  const person = seat === null ? undefined : people[seat];
  const Opening = boardOf(game.id)?.Opening;
  if (!Opening || !isFirst || !view || seat === null || !person || welcomed.includes(seat)) return null;
  const show = (width: number) => <Opening view={view} person={person} language={language} width={width} />;
  return show;
}
