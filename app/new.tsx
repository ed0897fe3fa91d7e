import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { covers } from '@/components/covers';
import { useProposal } from '@/components/match/use-proposal';
import { useStart } from '@/components/match/use-start';
import { NewGameScreen } from '@/components/screens/new-game-screen';
import type { SeatDraft } from '@/components/screens/seats';
import { readyGames } from '@/components/screens/shelf-game';
import { useWords } from '@/components/words/use-words';
import type { Options } from '@/engine/core/game';
import { hadLeast, type Ledger } from '@/engine/core/ledger';
import { coverOf, gameCovers } from '@/engine/covers';
import { loadLibrary, readGameFile } from '@/engine/store/saves/library-actions';
import type { Roster } from '@/engine/store/people/roster';
import type { SeatedPerson } from '@/engine/store/people/seated-people';
import { presentLedger } from '@/engine/store/statistics/statistics';
import type { AppDispatch, AppState } from '@/engine/store/state';

interface Again {
  readonly seats: readonly SeatDraft[];
  readonly options: Options;
}

/** Whose entry on the roster a seat is: his whom it was given to, or else of that name. Nobody is put on it unasked. */
function onRoster(roster: Roster['people'], { person, name, bot }: SeatedPerson) {
  if (bot !== null) return { rosterId: null };
  const entry = roster.find(({ id }) => id === person) ?? roster.find((one) => one.name === name);
  return { rosterId: entry?.id ?? null, isGuest: !entry };
}

/** Finds out who played last, where home has not done so. */
function useSavedGames(): void {
  const dispatch = useDispatch<AppDispatch>();
  const isLoaded = useSelector((state: AppState) => state.library.isLoaded);
  const [isToLoad] = useState(!isLoaded);
  useEffect(() => {
    if (isToLoad) void dispatch(loadLibrary());
  }, [dispatch, isToLoad]);
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
        ...onRoster(people, person),
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
  const { game, again: againId } = useLocalSearchParams<{ game?: string; again?: string }>();
  const roster = useSelector((state: AppState) => state.roster.people);
  const { language } = useWords();
  const ledger = useSelector(presentLedger);
  const again = useAgain(againId);
  const propose = useProposal(coverOf);
  const start = useStart((route) => router.replace(route));
  useSavedGames();
  if (again === undefined) return null;

  return (
    <NewGameScreen
      games={readyGames(gameCovers, covers, language)}
      game={game}
      roster={roster}
      propose={again ? () => again : propose}
      leastOf={(gameId, seats) => leastAmong(ledger, gameId, seats)}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      onRulebook={(id) => router.push(`/rules?game=${id}`)}
      onLesson={(id) => router.push(`/${id}/lesson`)}
      onStart={(setup) => void start(setup)}
    />
  );
}
