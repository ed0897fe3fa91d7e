import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useToast } from '@/components/kit/toast';
import { useWords } from '@/components/words/use-words';
import { problemText } from '@/engine/core/text-problems';
import { undoMove } from '@/engine/store/match/play-move';
import { undoerIn } from '@/engine/store/match/queries';
import type { AppDispatch } from '@/engine/store/state';
import { select } from './device-store';
import { useMatchOnDevice } from './use-match';

/** Takes back what was done last, or says why it cannot be. */
export function useUndo() {
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { show } = useToast();
  const { moment } = useMatchOnDevice();
  const problem = useSelector(select.undoProblem);
  const seat = undoerIn(moment);
  const undo = useCallback(async () => {
    if (seat === null) return;
    const done = await dispatch(undoMove(seat));
    if (done.ok) show({ kind: 'news', words: t('play.undone') });
  }, [dispatch, seat, show, t]);
  return { undoReason: problem ? problemText[language].undo[problem] : undefined, onUndo: () => void undo() };
}
