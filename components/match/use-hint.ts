import { useCallback, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useWords, type Say } from '@/components/words/use-words';
import { thinkingRng } from '@/engine/core/bot';
import type { AnyGame, GameTypes } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import { gestureFrom, type Gesture } from '@/engine/core/gesture';
import { hopesOf, reasonSaid, type Advice } from '@/engine/core/teacher';
import { sayGesture } from '@/engine/core/text';
import type { AppDispatch } from '@/engine/store/state';
import { adviceProblem, askAdvice, type AdviceProblem } from '@/engine/store/thinking/hints';
import { useMatchOnDevice } from './use-match';

/** The two moves that a hint tells of. */
type HintChoice = 'best' | 'second';

interface Pointed {
  readonly at: Match;
  readonly which: HintChoice;
}

/** The teacher of whoever holds the device: it is asked for a move, and forgets it with the next one. */
export function useHint() {
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { match, game, who } = useMatchOnDevice();
  const problem = useSelector(adviceProblem);
  const canAsk = problem === null;
  // Not the number of its moves: after an undo as many moves may be others.
  const now = match.match;
  const [given, setGiven] = useState<{ readonly at: Match; readonly advice: Advice<GameTypes> } | null>(null);
  const [openAt, setOpenAt] = useState<Match | null>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const advice = canAsk && given?.at === now ? given.advice : null;
  const ask = useCallback(async () => {
    setOpenAt(now);
    const found = await dispatch(askAdvice());
    if (found) setGiven({ at: now, advice: found });
    else setOpenAt(null);
  }, [dispatch, now]);
  const seen = useMemo(() => game.view(now.table, 'public'), [game, now]);
  const gestures = useMemo(() => advice && gesturesOf(game, now, advice), [game, now, advice]);
  const worded = (gesture: Gesture<GameTypes>, hope: number | null) => ({
    words: sayGesture(game.text[language], gesture, who, seen),
    hope,
  });
  const which = pointed?.at === now ? pointed.which : openAt === now ? 'best' : null;
  const lit = which && gestures?.[which];
  const point = (choice: HintChoice) => {
    setPointed({ at: now, which: choice });
    setOpenAt(null);
  };
  const hopes = advice && hopesOf(game, now.table.seats, advice);
  return {
    /** Why none can be asked for, in words; null if one can. */
    problem: problem && problemSaid(t, problem),
    /** The move that the board points out: once it was closed without wanting to see it, none. */
    lit: lit ? lit[0] : null,
    /** What completes it, where it takes several moves. */
    litThen: useMemo(() => lit?.slice(1) ?? [], [lit]),
    isOpen: canAsk && openAt === now,
    said: advice &&
      gestures &&
      hopes && {
        best: worded(gestures.best, hopes.best),
        second: gestures.second && worded(gestures.second, hopes.second),
        why: reasonSaid(game, advice.reason, language),
      },
    ask: () => void (advice ? setOpenAt(now) : ask()),
    show: () => point('best'),
    showSecond: () => point('second'),
    close: () => {
      setPointed(null);
      setOpenAt(null);
    },
  };
}

/** Each with all that it takes, so that it can be told and followed to its end. */
function gesturesOf(game: AnyGame, { record, table }: Match, { best, second }: Advice<GameTypes>) {
  const rng = thinkingRng(record);
  return {
    best: gestureFrom(game, table, best.move, rng),
    second: second && gestureFrom(game, table, second.move, rng),
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
