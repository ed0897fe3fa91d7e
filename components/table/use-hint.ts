import { useCallback, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useWords } from '@/components/words/use-words';
import type { GameTypes } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import type { Trial } from '@/engine/core/search';
import { hopesOf, reasonSaid, type Advice } from '@/engine/core/teacher';
import { say } from '@/engine/core/text';
import type { AppDispatch } from '@/engine/store/state';
import { askAdvice, canAdvise } from '@/engine/store/teacher';
import { useTable } from './use-table';

/** The teacher of whoever holds the device: it is asked for a move, and forgets it with the next one. */
export function useHint() {
  const dispatch = useDispatch<AppDispatch>();
  const { language } = useWords();
  const { match, game, who } = useTable();
  const canAsk = useSelector(canAdvise);
  // Not the number of its moves: after an undo as many moves may be others.
  const now = match.match;
  const [given, setGiven] = useState<{ readonly at: Match; readonly advice: Advice<GameTypes> } | null>(null);
  const [openAt, setOpenAt] = useState<Match | null>(null);
  const advice = canAsk && given?.at === now ? given.advice : null;
  const ask = useCallback(async () => {
    setOpenAt(now);
    const found = await dispatch(askAdvice());
    if (found) setGiven({ at: now, advice: found });
    else setOpenAt(null);
  }, [dispatch, now]);
  const seen = useMemo(() => game.view(now.table, 'public'), [game, now]);
  const worded = ({ move }: Trial<GameTypes>, hope: number | null) => ({
    words: say(game.text[language].moves, move, who, seen),
    hope,
  });
  const hopes = advice && hopesOf(game, now.table.seats, advice);
  return {
    canAsk,
    /** The move that the board points out. */
    lit: advice?.best.move ?? null,
    isOpen: canAsk && openAt === now,
    said: advice &&
      hopes && {
        best: worded(advice.best, hopes.best),
        second: advice.second && worded(advice.second, hopes.second),
        why: reasonSaid(game, advice.reason, language),
      },
    ask: () => void (advice ? setOpenAt(now) : ask()),
    close: () => setOpenAt(null),
  };
}
