import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { covers } from '@/components/covers';
import { boardOf } from '@/components/playables';
import { useToast } from '@/components/kit/toast';
import { useProposal } from '@/components/match/use-proposal';
import { useStart } from '@/components/match/use-start';
import { personOf } from '@/components/screens/characters';
import { HomeScreen } from '@/components/screens/home-screen';
import { LessonOffer } from '@/components/screens/lesson-offer';
import type { SavedGame } from '@/components/screens/saved-game';
import { readyGames } from '@/components/screens/shelf-game';
import { useWords, type Say } from '@/components/words/use-words';
import type { Language } from '@/engine/core/text';
import { problemText } from '@/engine/core/text-problems';
import { coverOf, gameCovers } from '@/engine/covers';
import { deleteGame, loadLibrary, undoDelete } from '@/engine/store/saves/library-actions';
import { brokenGames, savedGames } from '@/engine/store/saves/library';
import { settingsChanged } from '@/engine/store/settings/settings';
import type { AppDispatch, AppState } from '@/engine/store/state';
import type { GameSummary } from '@/engine/store/saves/game-summary';

function onSheet(t: Say, summary: GameSummary, language: Language): SavedGame {
  const Picture = boardOf(summary.game)?.Picture;
  return {
    id: summary.id,
    title: coverOf(summary.game)?.text[language].title ?? summary.game,
    people: summary.people.map((person) => personOf(t, person)),
    turn: summary.asked,
    round: summary.round,
    scores: summary.scores,
    playedAt: summary.playedAt,
    picture: (side) => (Picture ? <Picture view={summary.view} size={side} /> : null),
  };
}

export default function Home() {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { show } = useToast();
  const propose = useProposal(coverOf);
  const start = useStart((route) => router.push(route));
  const saved = useSelector(savedGames);
  const broken = useSelector(brokenGames);
  const roster = useSelector((state: AppState) => state.roster.people);
  const [now] = useState(() => Date.now());
  const hand = useSelector((state: AppState) => state.settings.hand);
  const isNewcomer = useSelector(
    (state: AppState) => state.settings.offersLessons && state.roster.people.length === 0,
  );
  useEffect(() => {
    void dispatch(loadLibrary());
  }, [dispatch]);

  const unreadable = broken.map(({ id, problem }): SavedGame => {
    const said = problemText[language].save[problem.type] as (said: typeof problem) => string;
    const words = said(problem);
    return {
      id,
      title: t('home.brokenTitle'),
      people: [],
      turn: null,
      round: null,
      scores: [],
      playedAt: 0,
      picture: () => null,
      problem: words,
    };
  });

  const remove = async (id: string) => {
    if (!(await dispatch(deleteGame(id)))) show({ words: t('play.elsewhere') });
  };

  return (
    <HomeScreen
      games={readyGames(gameCovers, covers, language)}
      saved={[...saved.map((summary) => onSheet(t, summary, language)), ...unreadable]}
      roster={roster}
      now={now}
      offer={
        isNewcomer ? (
          <LessonOffer
            games={gameCovers.flatMap(({ id, text, hasLesson }) =>
              hasLesson ? [{ id, title: text[language].title }] : [],
            )}
            onLesson={(id) => router.push(`/${id}/lesson`)}
            onDecline={() => dispatch(settingsChanged({ offersLessons: false }))}
          />
        ) : null
      }
      hand={hand}
      onOpen={(id) => {
        const found = saved.find((game) => game.id === id);
        if (found) router.push(`/${found.game}/${found.asked === null ? 'result' : 'play'}/${id}`);
      }}
      onDelete={(id) => void remove(id)}
      onUndoDelete={() => void dispatch(undoDelete())}
      propose={propose}
      onPlay={(setup) => void start(setup)}
      onLesson={(game) => router.push(`/${game}/lesson`)}
      onNewGame={(game) => router.push(game ? `/new?game=${game}` : '/new')}
      onRulebook={(game) => router.push(game ? `/rules?game=${game}` : '/rules')}
      onRoster={() => router.push('/roster')}
      onStatistics={() => router.push('/statistics')}
      onSettings={() => router.push('/settings')}
      onImport={() => router.push('/import')}
    />
  );
}
