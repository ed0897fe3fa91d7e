import { useIsFocused, useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { AppState as Device, useWindowDimensions } from 'react-native';
import { useDispatch, useSelector } from 'react-redux';

import { boardOf } from '@/components/playables';
import { Bench } from '@/components/kit/bench';
import { IconButton } from '@/components/kit/button';
import { EdgeRoom } from '@/components/kit/edge-room';
import { HideNow } from '@/components/kit/curtain';
import { KeptProvider } from '@/components/kit/kept';
import { useToast } from '@/components/kit/toast';
import type { PickedUp } from '@/components/kit/use-picked-up';
import { usePrivateScreen } from '@/components/kit/use-private-screen';
import { HintSheet } from '@/components/screens/hint-sheet';
import { HandOver } from '@/components/screens/own-hand';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { OpeningCard } from '@/components/screens/opening-card';
import { useStripRoom } from '@/components/screens/lately-strip';
import { useShowings } from '@/components/screens/use-showings';
import { Handover } from '../handover';
import { Lately, useLately } from '../lately';
import { Leaving } from '../leaving';
import { AtThumb } from '../at-thumb';
import { Chronicle } from '../chronicle';
import { useOpening } from '../first-move';
import { Menu } from '../menu';
import { PassOn } from '../pass-on';
import { TableMode } from '../table-mode';
import { Thinking } from '../thinking';
import { Under, useLaid } from '../under';
import type { OfGame } from '../of-game';
import { useHint } from '../use-hint';
import { usePeek } from '../use-peek';
import { useBoard, useMatchOnDevice, useWatching } from '../use-match';
import { useWords } from '@/components/words/use-words';
import { isAlike } from '@/engine/core/alike';
import type { GameTypes } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import { UNKNOWN } from '@/engine/core/preview';
import { problemText } from '@/engine/core/text-problems';
import type { Seat } from '@/engine/core/seat';
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

/** From one curtain to the next, counted: another table is laid for each. */
function useRound(isCurtain: boolean): number {
  const [round, setRound] = useState({ isCurtain, count: 0 });
  if (round.isCurtain !== isCurtain) setRound({ isCurtain, count: round.count + (isCurtain ? 1 : 0) });
  return round.count;
}

/**
 * The table as whoever looks may see it. It is laid, as the open table, while the curtain still hangs, so that it is there
 * when that goes. What somebody did is played once more on a table of its own over it.
 */
function Table({ isCurtain }: { readonly isCurtain: boolean }) {
  const round = useRound(isCurtain);
  const isLaid = useLaid(round, isCurtain);
  const [again, setAgain] = useState<SeenAgain | null>(null);
  const seeAgain = useCallback(
    (showings: readonly Showing[]) => setAgain(showings.length > 0 ? { round, showings } : null),
    [round],
  );
  const onDone = useCallback(() => setAgain(null), []);
  const seen = !isCurtain && again?.round === round ? again : null;
  const isCovered = isCurtain || seen !== null;
  const [welcomed, setWelcomed] = useState<readonly Seat[]>([]);
  const welcome = useCallback((seat: Seat) => setWelcomed((before) => [...before, seat]), []);
  return (
    <KeptProvider isLocked={isCovered}>
      <Under isCovered={isCovered}>
        {isLaid ? (
          <Playing
            key={round}
            isCovered={isCovered}
            isCurtain={isCurtain}
            onAgain={seeAgain}
            welcomed={welcomed}
            onWelcomed={welcome}
          />
        ) : null}
      </Under>
      {isCurtain ? <Handover /> : seen ? <Again showings={seen.showings} onDone={onDone} /> : null}
    </KeptProvider>
  );
}

interface SeenAgain {
  readonly round: number;
  readonly showings: readonly Showing[];
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
          <IconButton kind="brass" icon="back" label={t('lately.back')} onPress={onDone} />
        </>
      }
    />
  );
}

const NO_MOVES: readonly GameTypes['move'][] = [];
const NOTHING_TOLD: readonly Told<GameTypes>[] = [];
const nothing = () => undefined;

interface PlayingProps {
  readonly isCovered: boolean;
  readonly isCurtain: boolean;
  readonly onAgain: (showings: readonly Showing[]) => void;
  /** Who has been shown what he begins with. */
  readonly welcomed: readonly Seat[];
  readonly onWelcomed: (seat: Seat) => void;
}

/** What is covered is the open table without anything to do or to be shown. */
function Playing({ isCovered, isCurtain, onAgain, welcomed, onWelcomed }: PlayingProps) {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { match, game, moment, view, legal, told, props } = useBoard();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const [isAtThumb, setAtThumb] = useState(false);
  const hint = useHint();
  const pickedUp = usePickedUpOnDevice();
  const { seat } = moment;
  useSaveWarning();
  const peek = usePeek();
  const isToBeHidden = useSelector(select.isToBeHidden);
  usePrivateScreen(isToBeHidden || peek.holding !== null);
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
  const opening = useOpening(welcomed);
  const lately = useLately(isCurtain);
  const { isLeftHanded } = props;
  const room = useStripRoom(lately.isThere, isLeftHanded);
  const board = boardOf(game.id);
  const { sights, seeing } = useSeeing(match.match, board?.hasPlace);
  if (!board || !view) return null;
  return (
    <>
      <EdgeRoom {...room}>
        <board.Board
          {...props}
          view={view}
          moves={isCovered || opening ? NO_MOVES : legal}
          told={isWatched ? told : NOTHING_TOLD}
          hint={hint.lit}
          hintThen={hint.litThen}
          onMove={onMove}
          pickedUp={pickedUp}
          actions={<TopButtons onMenu={openMenu} />}
          atThumb={<AtThumb hint={hint} peek={peek} onThere={setAtThumb} />}
          sights={sights}
          chronicle={<Chronicle seeing={seeing} />}
        />
      </EdgeRoom>
      {lately.isThere && !isCovered ? (
        <Lately isLeftHanded={isLeftHanded} onPutAway={lately.putAway} onAgain={onAgain} />
      ) : null}
      <Thinking />
      {isCovered ? null : <PassOn />}
      {opening && seat !== null && !isCovered ? (
        <OpeningCard opening={opening} onGo={() => onWelcomed(seat)} />
      ) : null}
      {peek.holding ? <HandOver holding={peek.holding} /> : null}
      <Menu
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        seeing={seeing}
        hint={isAtThumb ? null : hint}
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
  readonly onMenu: () => void;
}

/** What concerns the screen rather than the game. */
function TopButtons({ onMenu }: TopButtonsProps) {
  const dispatch = useDispatch<AppDispatch>();
  const { t } = useWords();
  const hasSecrets = useSelector(select.isToBeHidden);
  return (
    <>
      {hasSecrets ? <HideNow label={t('play.hideNow')} onPress={() => void dispatch(hideNow())} /> : null}
      <IconButton kind="brass" icon="menu" label={t('play.menu')} onPress={onMenu} />
    </>
  );
}
