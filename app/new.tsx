import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { covers } from '@/components/covers';
import { useToast } from '@/components/kit/toast';
import { NewGameScreen } from '@/components/screens/new-game-screen';
import type { NewGame, SeatDraft } from '@/components/screens/seats';
import { readyGames } from '@/components/screens/shelf-game';
import { useWords } from '@/components/words/use-words';
import type { Options } from '@/engine/core/game';
import { hadLeast, type Ledger } from '@/engine/core/ledger';
import { toSeat } from '@/engine/core/seat';
import { problemText } from '@/engine/core/text-problems';
import { gameCovers } from '@/engine/covers';
import { readGameFile } from '@/engine/store/saves/library-actions';
import { addPerson } from '@/engine/store/people/roster';
import { presentLedger } from '@/engine/store/statistics/statistics';
import { startGame } from '@/engine/store/match/start-game';
import type { AppDispatch, AppState } from '@/engine/store/state';

interface Again {
  readonly seats: readonly SeatDraft[];
  readonly options: Options;
}

/** Those who played a game before, to play once more. */
function useAgain(id: string | undefined): Again | null | undefined {
  const dispatch = useDispatch<AppDispatch>();
  const people = useSelector((state: AppState) => state.roster.people);
  const [again, setAgain] = useState<Again | null>();
  useEffect(() => {
    if (!id) return;
    void dispatch(readGameFile(id)).then((file) => {
      if (!file.ok) return setAgain(null);
      const seats = file.value.people.map((person, seat) => ({
        ...person,
        key: String(seat),
        rosterId: people.find(({ name }) => name === person.name)?.id ?? null,
      }));
      return setAgain({ seats, options: file.value.match.record.options });
    });
  }, [dispatch, id, people]);
  return id ? again : null;
}

/** The seat of who had least in the last game of all the people who sit here now. */
function leastAmong(ledger: Ledger, game: string, seats: readonly SeatDraft[]): string | null {
  const people = seats.filter(({ bot }) => bot === null).map(({ rosterId }) => rosterId);
  if (people.some((id) => id === null)) return null;
  const least = hadLeast(
    ledger,
    game,
    people.flatMap((id) => id ?? []),
  );
  return seats.find(({ rosterId }) => least !== null && rosterId === least)?.key ?? null;
}

export default function New() {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { game, again: againId } = useLocalSearchParams<{ game?: string; again?: string }>();
  const roster = useSelector((state: AppState) => state.roster.people);
  const { t, language } = useWords();
  const { show } = useToast();
  const ledger = useSelector(presentLedger);
  const again = useAgain(againId);
  if (again === undefined) return null;

  const start = async (setup: NewGame) => {
    const people = setup.seats.map(({ rosterId, bot, temper, name, colour, sigil }) => {
      if (bot !== null) return { name, colour, sigil, bot, ...(temper && { temper }) };
      const person = rosterId ?? dispatch(addPerson({ name, colour, sigil })) ?? undefined;
      return { name, colour, sigil, bot, person };
    });
    const first = setup.first === null ? null : toSeat(setup.first);
    const started = await dispatch(startGame({ game: setup.game, options: setup.options, people, first }));
    if (started.ok) return router.replace(`/${setup.game}/play/${started.value}`);
    const { setup: words } = problemText[language];
    const { problem } = started;
    return show({ words: problem in words ? words[problem as keyof typeof words] : t('newGame.empty') });
  };

  return (
    <NewGameScreen
      games={readyGames(gameCovers, covers, language)}
      game={game}
      roster={roster}
      seats={again?.seats}
      options={again?.options}
      leastOf={(gameId, seats) => leastAmong(ledger, gameId, seats)}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      onRulebook={(id) => router.push(`/rules?game=${id}`)}
      onLesson={(id) => router.push(`/${id}/lesson`)}
      onStart={(setup) => void start(setup)}
    />
  );
}
