import { useIsFocused, useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AppState as Device, useWindowDimensions } from 'react-native';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { boardOf } from '@/components/playables';
import { Bench } from '@/components/kit/bench';
import { IconButton } from '@/components/kit/button';
import { HideNow } from '@/components/kit/curtain';
import { KeptProvider } from '@/components/kit/kept';
import { useToast } from '@/components/kit/toast';
import { Turned } from '@/components/kit/turned';
import type { PickedUp } from '@/components/kit/use-picked-up';
import { usePrivateScreen } from '@/components/kit/use-private-screen';
import { useWidthClass } from '@/components/kit/use-width-class';
import { HintSheet } from '@/components/screens/hint-sheet';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { RecapScreen } from '@/components/screens/recap-screen';
import { useShowings } from '@/components/screens/use-showings';
import { Handover } from '../handover';
import { Leaving } from '../leaving';
import { linesOf } from '../lines';
import { Chronicle } from '../chronicle';
import { Menu } from '../menu';
import { Thinking } from '../thinking';
import { Under, useLaid } from '../under';
import type { OfGame } from '../of-game';
import { useHint } from '../use-hint';
import { useBoard, useMatchOnDevice, useWatching } from '../use-match';
import { useWords } from '@/components/words/use-words';
import { isAlike } from '@/engine/core/alike';
import type { GameTypes } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import { UNKNOWN } from '@/engine/core/preview';
import { problemText } from '@/engine/core/text-problems';
import type { Told } from '@/engine/core/told';
import { select } from '../device-store';
import { deviceHidden, handPickedUp } from '@/engine/store/match/match';
import { playMove } from '@/engine/store/match/play-move';
import type { Showing } from '@/engine/store/match/recap';
import { hideNow, leaveGame, openGame, type OpenProblem } from '@/engine/store/match/open-and-leave';
import type { AppDispatch, AppState } from '@/engine/store/state';

export function PlayRoute({ game }: OfGame) {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  const { t } = useWords();
  const problem = useOpened(id);
  const match = useSelector((state: AppState) => state.match);
  const moment = useSelector(select.moment);
  const isFinishingShow = useSelector(select.isFinishingShow);
  useDeviceWatch();
  if (problem) return <NotFoundScreen {...problem} onHome={() => router.replace('/')} />;
  if (!match || match.id !== id || !moment) return <Bench aria-label={t('play.opening')} />;
  return (
    <>
      <TableMode key={match.id}>
        <Table isCurtain={moment.type === 'curtain' && !isFinishingShow} />
      </TableMode>
      <Leaving />
    </>
  );
}

/** On a tablet lying flat, what is for everybody turns to the one who is asked, if he sits at the far side. */
function TableMode({ children }: { readonly children: ReactNode }) {
  const { widthClass } = useWidthClass();
  const { match, moment } = useMatchOnDevice();
  const isTableMode = useSelector((state: AppState) => state.settings.tableMode) && widthClass === 'wide';
  const isForEverybody = moment.type === 'curtain' || moment.type === 'open';
  const angle = ((moment.seat ?? 0) / match.people.length) * 360;
  const isFar = angle > 90 && angle < 270;
  return <Turned isTurned={isTableMode && isForEverybody && isFar}>{children}</Turned>;
}

interface ProblemSaid {
  readonly title?: string;
  readonly words: string;
}

/** Puts the game on the device while the screen is there. Gives what is wrong with it, in words. */
function useOpened(id: string): ProblemSaid | null {
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const [problem, setProblem] = useState<OpenProblem | null>(null);
  useEffect(() => {
    void dispatch(openGame(id)).then((opened) => setProblem(opened.ok ? null : opened.problem));
    return () => void dispatch(leaveGame());
  }, [dispatch, id]);
  if (!problem) return null;
  if (problem.type === 'missing') return { words: t('play.missing') };
  if (problem.type === 'storage-failed') return { words: t('play.openProblem') };
  if (problem.type === 'open-elsewhere') {
    return { title: t('play.elsewhereTitle'), words: t('play.elsewhere') };
  }
  const said = problemText[language].save[problem.type] as (said: typeof problem) => string;
  return { words: said(problem) };
}

/** Whoever picks the device up again, or turns it, finds the curtain. */
function useDeviceWatch(): void {
  const dispatch = useDispatch<AppDispatch>();
  const { width, height } = useWindowDimensions();
  const isUpright = height >= width;
  const [isAwake, setAwake] = useState(true);
  useEffect(() => () => void dispatch(deviceHidden()), [dispatch, isUpright]);
  useEffect(() => {
    const watch = Device.addEventListener('change', (now) => {
      setAwake(now === 'active');
      if (now !== 'active') void dispatch(hideNow());
    });
    return () => watch.remove();
  }, [dispatch]);
  // Nobody watches the table while the rulebook lies on it.
  useWatching(useIsFocused() && isAwake);
}

const NO_RECAP: ReturnType<typeof select.recap> = [];

/** What the others did since whoever has just taken the device held it last. */
function recapFor(state: AppState): typeof NO_RECAP {
  return state.match?.holder == null ? NO_RECAP : select.recap(state);
}

/** From one curtain to the next: the first move of one's own empties what the others did, so it is taken with the device. */
function useRound(isCurtain: boolean) {
  const store = useStore<AppState>();
  const recapNow = () => (isCurtain ? NO_RECAP : recapFor(store.getState()));
  const [round, setRound] = useState(() => ({ isCurtain, count: 0, recap: recapNow() }));
  if (round.isCurtain !== isCurtain) {
    setRound({ isCurtain, count: round.count + (isCurtain ? 1 : 0), recap: recapNow() });
  }
  const onRead = () => setRound((now) => ({ ...now, recap: NO_RECAP }));
  return { ...round, onRead };
}

/**
 * The table as whoever looks may see it. It is laid, as the open table, while the curtain still hangs and while one reads
 * what the others did, so that it is there when they go.
 */
function Table({ isCurtain }: { readonly isCurtain: boolean }) {
  const { count, recap, onRead } = useRound(isCurtain);
  const isLaid = useLaid(count, isCurtain);
  const isCovered = isCurtain || recap.length > 0;
  return (
    <KeptProvider isLocked={isCovered}>
      <Under isCovered={isCovered}>{isLaid ? <Playing key={count} isCovered={isCovered} /> : null}</Under>
      {isCurtain ? <Handover /> : isCovered ? <Recap recap={recap} onRead={onRead} /> : null}
    </KeptProvider>
  );
}

interface RecapProps {
  readonly recap: typeof NO_RECAP;
  readonly onRead: () => void;
}

/** What the others did meanwhile, for whoever holds the device. */
function Recap({ recap, onRead }: RecapProps) {
  const { language } = useWords();
  const { match, game, people, who } = useMatchOnDevice();
  const store = useStore<AppState>();
  const [again, setAgain] = useState<readonly Showing[] | null>(null);
  const backToRecap = useCallback(() => setAgain(null), []);
  const reader = match.holder === null ? undefined : people[match.holder];
  if (!reader) return null;
  if (again) return <Again showings={again} onDone={backToRecap} />;
  return (
    <RecapScreen
      reader={reader}
      others={recap.flatMap(({ seat, headlines }) => {
        const person = people[seat];
        const lines = linesOf(game, language, headlines, who);
        const onAgain = () => setAgain(select.shownAgain(store.getState(), seat));
        return person ? [{ person, lines, onAgain }] : [];
      })}
      onGo={onRead}
    />
  );
}

/** What somebody did is played once more on the reader's own table; nothing can be moved meanwhile. */
function Again({ showings, onDone }: { readonly showings: readonly Showing[]; readonly onDone: () => void }) {
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { game, people } = useMatchOnDevice();
  const { step, showing, isOver, onShown } = useShowings(showings, onDone);
  usePrivateScreen(true);
  const board = boardOf(game.id);
  if (!board || !showing) return null;
  return (
    <board.Board
      key={step}
      view={showing.view}
      moves={NO_MOVES}
      people={people}
      language={language}
      told={isOver ? NOTHING_TOLD : showing.told}
      onShown={onShown}
      onMove={nothing}
      explain={() => null}
      preview={() => UNKNOWN}
      onRule={nothing}
      actions={
        <>
          <HideNow label={t('play.hideNow')} onPress={() => void dispatch(hideNow())} />
          <IconButton kind="brass" icon="back" label={t('recap.back')} onPress={onDone} />
        </>
      }
    />
  );
}

const NO_MOVES: readonly GameTypes['move'][] = [];
const NOTHING_TOLD: readonly Told<GameTypes>[] = [];
const nothing = () => undefined;

/** What is covered is the open table without anything to do or to be shown. */
function Playing({ isCovered }: { readonly isCovered: boolean }) {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { match, game, moment, view, legal, told, props } = useBoard();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const hint = useHint();
  const pickedUp = usePickedUpOnDevice();
  const { seat } = moment;
  useSaveWarning();
  usePrivateScreen(useSelector(select.isToBeHidden));
  const isWatched = useIsFocused() && !isCovered;
  const isShown = isWatched && told.length === 0;
  useEffect(() => {
    if (moment.type === 'over' && isShown) router.replace(`/${game.id}/result/${match.id}`);
  }, [moment.type, isShown, game.id, match.id, router]);
  const onMove = useCallback(
    (move: GameTypes['move']) => {
      if (seat !== null) void dispatch(playMove(seat, move));
    },
    [dispatch, seat],
  );
  const askHint = () => {
    setMenuOpen(false);
    hint.ask();
  };
  const board = boardOf(game.id);
  const { sights, seeing } = useSeeing(match.match, board?.hasPlace);
  if (!board || !view) return null;
  return (
    <>
      <board.Board
        {...props}
        view={view}
        moves={isCovered ? NO_MOVES : legal}
        told={isWatched ? told : NOTHING_TOLD}
        hint={hint.lit}
        hintThen={hint.litThen}
        onMove={onMove}
        pickedUp={pickedUp}
        actions={<TopButtons hint={hint} onMenu={() => setMenuOpen(true)} />}
        sights={sights}
        chronicle={<Chronicle seeing={seeing} />}
      />
      <Thinking />
      <Menu
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        hintReason={hint.problem}
        onHint={askHint}
        seeing={seeing}
      />
      <HintSheet
        isOpen={hint.isOpen}
        hint={hint.said}
        onShow={(which) => (which === 'best' ? hint.show() : hint.showSecond())}
        onClose={hint.close}
      />
    </>
  );
}

/** What a line of the log speaks of is marked on the table until the next move, or until it is touched once more. */
function useSeeing(now: Match, hasPlace: ((fact: GameTypes['fact']) => boolean) | undefined) {
  const [seen, setSeen] = useState<{ readonly at: Match; readonly fact: GameTypes['fact'] } | null>(null);
  const fact = seen?.at === now ? seen.fact : null;
  const sights = useMemo(() => (fact ? [{ type: 'told', fact } as const] : []), [fact]);
  const see = useCallback(
    (told: GameTypes['fact']) =>
      setSeen((before) =>
        before?.at === now && isAlike(before.fact, told) ? null : { at: now, fact: told },
      ),
    [now],
  );
  const seeing = useMemo(() => (hasPlace ? { hasPlace, see } : null), [hasPlace, see]);
  return { sights, seeing };
}

/** What lies face down is known to the whole app: nothing may speak of it. */
function usePickedUpOnDevice(): PickedUp {
  const dispatch = useDispatch<AppDispatch>();
  const isFaceDown = useSelector(select.isFaceDown);
  const pickUp = useCallback(() => void dispatch(handPickedUp()), [dispatch]);
  return useMemo(() => ({ isFaceDown, pickUp }), [isFaceDown, pickUp]);
}

/** Says once when the storage takes no more; the game goes on all the same. */
function useSaveWarning(): void {
  const saved = useSelector((state: AppState) => state.match?.saved);
  const { t } = useWords();
  const { show } = useToast();
  useEffect(() => {
    if (saved === 'full') show({ words: t('play.storageFull') });
    if (saved === 'failed') show({ words: t('play.storageBroken') });
  }, [saved, show, t]);
}

interface TopButtonsProps {
  readonly hint: ReturnType<typeof useHint>;
  readonly onMenu: () => void;
}

/** On phones the hint is in the menu. */
function TopButtons({ hint, onMenu }: TopButtonsProps) {
  const dispatch = useDispatch<AppDispatch>();
  const { t } = useWords();
  const { widthClass } = useWidthClass();
  const hasSecrets = useSelector(select.isToBeHidden);
  return (
    <>
      {widthClass === 'wide' ? (
        <IconButton
          kind="brass"
          icon="hint"
          label={t('hint.title')}
          reason={hint.problem ?? undefined}
          onPress={hint.ask}
        />
      ) : null}
      {hasSecrets ? <HideNow label={t('play.hideNow')} onPress={() => void dispatch(hideNow())} /> : null}
      <IconButton kind="brass" icon="help" label={t('play.menu')} onPress={onMenu} />
    </>
  );
}
