import { useIsFocused, useRouter } from 'expo-router';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { boardOf } from '@/components/playables';
import { Bench } from '@/components/kit/bench';
import { KeptProvider } from '@/components/kit/kept';
import { useToast } from '@/components/kit/toast';
import { LessonScreen, type StepToRead } from '@/components/screens/lesson-screen';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import type { OfGame } from '../of-game';
import { useBoard, useWatching } from '../use-match';
import { useWords, type Say } from '@/components/words/use-words';
import type { GameTypes } from '@/engine/core/game';
import { stopBefore, type Lesson, type LessonMoment } from '@/engine/core/lesson';
import type { Who } from '@/engine/core/text';
import { select } from '../device-store';
import {
  followLesson,
  openLesson,
  restartLesson,
  showGesture,
  stepBack,
  type LessonClass,
  type LessonProblem,
} from '@/engine/store/match/lessons';
import { leaveGame } from '@/engine/store/match/open-and-leave';
import { lessonId } from '@/engine/store/storage/keys';
import { COLOURS, SIGILS } from '@/engine/core/guise';
import type { Guise } from '@/engine/store/people/seated-people';
import type { AppDispatch, AppState } from '@/engine/store/state';

const NO_MOVES: readonly GameTypes['move'][] = [];

export function LessonRoute({ game: id }: OfGame) {
  const router = useRouter();
  const { t } = useWords();
  const problem = useOpenedLesson(id);
  const on = useSelector((state: AppState) => state.match);
  const game = useSelector(select.game);
  const moment = useSelector(select.lesson);
  if (problem) {
    const elsewhere = { title: t('play.elsewhereTitle'), words: t('play.elsewhere') };
    return (
      <NotFoundScreen
        {...(problem === 'open-elsewhere' ? elsewhere : {})}
        onHome={() => router.replace('/')}
      />
    );
  }
  if (on?.id !== lessonId(id) || !game?.lesson || !moment) return <Bench aria-label={t('play.opening')} />;
  return (
    <KeptProvider>
      <LessonTable lesson={game.lesson} moment={moment} />
    </KeptProvider>
  );
}

/** Puts the lesson on the device while the screen is there. Gives what is wrong with it. */
function useOpenedLesson(id: string): LessonProblem | null {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<AppState>();
  const { t } = useWords();
  const [problem, setProblem] = useState<LessonProblem | null>(null);
  useEffect(() => {
    const present = classOf(t, store.getState().roster.people[0]);
    void dispatch(openLesson(id, present)).then((opened) => setProblem(opened.ok ? null : opened.problem));
    return () => void dispatch(leaveGame());
    // Another language does not begin the lesson anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, store, id]);
  useWatching(useIsFocused());
  return problem;
}

/** The first of the roster, or an apprentice, and as many masters as there are colours left. */
function classOf(t: Say, first: Guise | undefined): LessonClass {
  const learner = first ?? { name: t('lesson.apprentice'), colour: COLOURS[0], sigil: SIGILS[0] };
  const colours = COLOURS.filter((colour) => colour !== learner.colour);
  const sigils = SIGILS.filter((sigil) => sigil !== learner.sigil);
  const names = t('people.botNames', { returnObjects: true }).filter((name) => name !== learner.name);
  const others = colours.flatMap((colour, index): readonly Guise[] => {
    const [name, sigil] = [names[index], sigils[index]];
    return name !== undefined && sigil !== undefined ? [{ name, colour, sigil }] : [];
  });
  return { learner, others };
}

interface LessonTableProps {
  readonly lesson: Lesson<GameTypes>;
  readonly moment: LessonMoment<GameTypes>;
}

function LessonTable({ lesson, moment }: LessonTableProps) {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { show } = useToast();
  const { match: on, game, who, view, legal, told, props } = useBoard();
  const { learner } = lesson;
  const isTheirs = told.length === 0 && legal.length > 0;
  const wanted = isTheirs && moment.type === 'step' && moment.next?.[0] === learner ? moment.next[1] : null;
  const shown = useShownMoment(moment, isTheirs);
  const step = stepToRead(t, lesson, shown, isTheirs, language, who);
  const todo = step?.todo ?? '';

  const onMove = useCallback(
    async (move: GameTypes['move']) => {
      const followed = await dispatch(followLesson(move));
      if (!followed.ok && followed.problem === 'unwanted')
        show({ kind: 'news', words: t('lesson.otherWay', { todo }) });
    },
    [dispatch, show, t, todo],
  );
  const end = lesson.text[language].end;
  const canGoBack = stopBefore(lesson, on.match) !== null;
  const board = boardOf(game.id);
  if (!board || !view) return null;
  return (
    <LessonScreen
      step={step}
      end={{ title: end.title, words: end.words(who) }}
      onBack={canGoBack ? () => void dispatch(stepBack()) : null}
      onShow={wanted ? () => void dispatch(showGesture()) : null}
      onLeave={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      onAgain={() => void dispatch(restartLesson())}
      onPlay={() => router.replace(`/new?game=${game.id}`)}
    >
      <board.Board
        {...props}
        view={view}
        moves={moment.type === 'over' ? NO_MOVES : legal}
        told={told}
        onMove={(move) => void onMove(move)}
        hint={wanted}
      />
    </LessonScreen>
  );
}

/** While the others answer, the words of the step that they answer to are still to be read. */
function useShownMoment(moment: LessonMoment<GameTypes>, isTheirs: boolean): LessonMoment<GameTypes> {
  const [shown, setShown] = useState(moment);
  const isBehind = shown.type === 'step' && moment.type === 'step' && shown.index > moment.index;
  const isNext = shown !== moment && (isTheirs || isBehind || moment.type === 'over');
  if (isNext) setShown(moment);
  return isNext ? moment : shown;
}

function stepToRead(
  t: Say,
  lesson: Lesson<GameTypes>,
  moment: LessonMoment<GameTypes>,
  isTheirs: boolean,
  language: keyof Lesson<GameTypes>['text'],
  who: Who,
): StepToRead | null {
  const step = moment.type === 'step' ? lesson.steps[moment.index] : undefined;
  const text = step && lesson.text[language].steps[step.id];
  if (moment.type === 'over' || !text) return null;
  const todo = (moment.next ? text.todos(who)[moment.own] : undefined) ?? t('lesson.yours');
  return {
    index: moment.index,
    count: lesson.steps.length,
    title: text.title,
    why: text.why(who),
    todo: isTheirs ? todo : null,
    about: step.about,
  };
}
