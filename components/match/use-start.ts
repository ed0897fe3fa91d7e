import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import { useToast } from '@/components/kit/toast';
import type { NewGame } from '@/components/screens/seats';
import { useWords } from '@/components/words/use-words';
import { toSeat } from '@/engine/core/seat';
import { problemText } from '@/engine/core/text-problems';
import { addPerson } from '@/engine/store/people/roster';
import { startGame } from '@/engine/store/match/start-game';
import type { AppDispatch } from '@/engine/store/state';

/** Begins a game and goes to its table; a second touch meanwhile begins no second one. */
export function useStart(goTo: (route: `/${string}`) => void): (setup: NewGame) => Promise<void> {
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { show } = useToast();
  const isStarting = useRef(false);

  const begin = async ({ game, options, seats, first }: NewGame) => {
    const people = seats.map(({ rosterId, isGuest, bot, temper, name, colour, sigil }) => {
      if (bot !== null) return { name, colour, sigil, bot, ...(temper && { temper }) };
      const isNew = rosterId === null && !isGuest;
      const person = rosterId ?? (isNew ? dispatch(addPerson({ name, colour, sigil })) : null) ?? undefined;
      return { name, colour, sigil, bot, person };
    });
    const starter = first === null ? null : toSeat(first);
    const started = await dispatch(startGame({ game, options, people, first: starter }));
    if (started.ok) return goTo(`/${game}/play/${started.value}`);
    const { setup: words } = problemText[language];
    const { problem } = started;
    return show({ words: problem in words ? words[problem as keyof typeof words] : t('newGame.empty') });
  };

  return async (setup) => {
    if (isStarting.current) return;
    isStarting.current = true;
    await begin(setup).finally(() => {
      isStarting.current = false;
    });
  };
}
