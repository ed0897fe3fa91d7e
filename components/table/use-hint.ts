import { useCallback, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useWords, type Say } from '@/components/words/use-words';
import type { GameTypes } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import type { Trial } from '@/engine/core/search';
import { hopesOf, reasonSaid, type Advice } from '@/engine/core/teacher';
import { say } from '@/engine/core/text';
import type { AppDispatch } from '@/engine/store/state';
import { adviceProblem, askAdvice, type AdviceProblem } from '@/engine/store/teacher';
import { useTable } from './use-table';

/** The teacher of whoever holds the device: it is asked for a move, and forgets it with the next one. */
export function useHint() {
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { match, game, who } = useTable();
  const problem = useSelector(adviceProblem);
  const canAsk = problem === null;
  // Not the number of its moves: after an undo as many moves may be others.
  const now = match.match;
  const [given, setGiven] = useState<{ readonly at: Match; readonly advice: Advice<GameTypes> } | null>(null);
  const [openAt, setOpenAt] = useState<Match | null>(null);
  const [pointedAt, setPointedAt] = useState<Match | null>(null);
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
  const isPointedOut = openAt === now || pointedAt === now;
  const hopes = advice && hopesOf(game, now.table.seats, advice);
  return {
    /** Why none can be asked for, in words; null if one can. */
    problem: problem && problemSaid(t, problem),
    /** The move that the board points out: once it was closed without wanting to see it, none. */
    lit: advice && isPointedOut ? advice.best.move : null,
    isOpen: canAsk && openAt === now,
    said: advice &&
      hopes && {
        best: worded(advice.best, hopes.best),
        second: advice.second && worded(advice.second, hopes.second),
        why: reasonSaid(game, advice.reason, language),
      },
    ask: () => void (advice ? setOpenAt(now) : ask()),
    show: () => {
      setPointedAt(now);
      setOpenAt(null);
    },
    close: () => {
      setPointedAt(null);
      setOpenAt(null);
    },
  };
}

function problemSaid(t: Say, problem: AdviceProblem): string {
  switch (problem) {
    case 'not-asked':
      return t('hint.notNow');
    case 'open-table':
      return t('hint.openTable');
    case 'face-down':
      return t('hint.faceDown');
  }
}
