import { useIsFocused, useLocalSearchParams, useNavigation, useRouter } from 'expo-router';
import { usePreventRemove } from 'expo-router/react-navigation';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { AppState as Device, useWindowDimensions } from 'react-native';
import { useDispatch, useSelector, useStore } from 'react-redux';

import { boards } from '@/components/boards';
import { Bench } from '@/components/kit/bench';
import { IconButton } from '@/components/kit/button';
import { Curtain, HideNow } from '@/components/kit/curtain';
import { LogList, type LogEntry } from '@/components/kit/log-list';
import { shareText } from '@/components/kit/share';
import { useToast } from '@/components/kit/toast';
import { Turned } from '@/components/kit/turned';
import { usePrivateScreen } from '@/components/kit/use-private-screen';
import { useUnloadWarning } from '@/components/kit/use-unload-warning';
import { useWidthClass } from '@/components/kit/use-width-class';
import { GameMenu } from '@/components/screens/game-menu';
import { HintSheet } from '@/components/screens/hint-sheet';
import { LeaveSheet } from '@/components/screens/leave-sheet';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { RecapScreen } from '@/components/screens/recap-screen';
import { useShowings } from '@/components/screens/use-showings';
import { Thinking } from '@/components/table/thinking';
import { useHint } from '@/components/table/use-hint';
import { useBoard, useTable, useWatching } from '@/components/table/use-table';
import { useWords } from '@/components/words/use-words';
import type { AnyGame, GameTypes } from '@/engine/core/game';
import { say } from '@/engine/core/text';
import { problemText } from '@/engine/core/text-problems';
import { exportGame } from '@/engine/store/archive';
import { select } from '@/engine/store/device';
import { deviceHidden } from '@/engine/store/match';
import { playMove, undoMove } from '@/engine/store/play';
import type { Showing } from '@/engine/store/recap';
import { hideNow, leaveGame, openGame, takeDevice, type OpenProblem } from '@/engine/store/sessions';
import type { AppDispatch, AppState } from '@/engine/store/state';

export default function Play() {
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
      <TableMode>
        {moment.type === 'curtain' && !isFinishingShow ? (
          <Handover />
        ) : (
          <OnTable key={match.holder ?? 'table'} />
        )}
      </TableMode>
      <Leaving />
    </>
  );
}

/** Whoever leaves before the last moves are kept is told so first. A finished game is still shown by its result. */
function Leaving() {
  const navigation = useNavigation();
  const exportIt = useExport();
  const { match, moment } = useTable();
  const [way, setWay] = useState<Way | null>(null);
  const [isDecided, setDecided] = useState(false);
  const isUnkept = match.saved !== 'saved';
  useUnloadWarning(isUnkept);
  usePreventRemove(isUnkept && !isDecided && moment.type !== 'over', ({ data }) => setWay(data.action));
  useEffect(() => {
    if (way && isDecided) navigation.dispatch(way);
  }, [navigation, way, isDecided]);
  return (
    <LeaveSheet
      isOpen={way !== null && !isDecided}
      onStay={() => setWay(null)}
      onExport={() => void exportIt()}
      onLeave={() => setDecided(true)}
    />
  );
}

type Way = Parameters<Parameters<typeof usePreventRemove>[1]>[0]['data']['action'];

function useExport(): () => Promise<void> {
  const dispatch = useDispatch<AppDispatch>();
  const { t } = useWords();
  const { show } = useToast();
  const { match, game } = useTable();
  return async () => {
    const text = await dispatch(exportGame(match.id));
    if (text.ok && (await shareText(`${game.id}-${match.id}.athanor.json`, text.value))) {
      show({ kind: 'news', words: t('play.exported') });
    }
  };
}

/** On a tablet lying flat, what is for everybody turns to the one who is asked, if he sits at the far side. */
function TableMode({ children }: { readonly children: ReactNode }) {
  const { widthClass } = useWidthClass();
  const { match, moment } = useTable();
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

function Handover() {
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { game, moment, people, who } = useTable();
  const headline = useSelector(select.headline);
  const openScore = useSelector(select.openScore);
  const seat = moment.seat;
  const person = seat === null ? undefined : people[seat];
  if (seat === null || !person) return null;
  const said = headline && say(game.text[language].facts, headline, who);
  return (
    <Curtain
      person={person}
      words={{
        handTo: t('curtain.handTo'),
        hold: t('curtain.hold', { name: person.name }),
        openPlainly: t('curtain.openPlainly', { name: person.name }),
        lastTurn: t('curtain.lastTurn'),
        promise: t('curtain.promise'),
      }}
      headline={said ? { words: said } : undefined}
      scores={people.flatMap((one, index) => {
        const total = openScore[index];
        if (total === undefined) return [];
        return [{ person: one, value: String(total), unit: t('curtain.points', { count: total }) }];
      })}
      onOpen={() => dispatch(takeDevice(seat))}
    />
  );
}

/** The table as whoever holds the device may see it; first what the others did meanwhile. */
function OnTable() {
  const { language } = useWords();
  const { match, game, people, who } = useTable();
  const store = useStore<AppState>();
  // Taken as the device is taken: the first move of one's own empties it.
  const [recap] = useState(() => select.recap(store.getState()));
  const [isRead, setRead] = useState(match.holder === null || recap.length === 0);
  const [again, setAgain] = useState<readonly Showing[] | null>(null);
  const backToRecap = useCallback(() => setAgain(null), []);
  const reader = match.holder === null ? undefined : people[match.holder];
  if (isRead || !reader) return <Playing />;
  if (again) return <Again showings={again} onDone={backToRecap} />;
  return (
    <RecapScreen
      reader={reader}
      others={recap.flatMap(({ seat, headlines }) => {
        const person = people[seat];
        const lines = headlines.map((fact) => say(game.text[language].facts, fact, who));
        const onAgain = () => setAgain(select.again(store.getState(), seat));
        return person ? [{ person, lines, onAgain }] : [];
      })}
      onGo={() => setRead(true)}
    />
  );
}

/** What somebody did is played once more on the reader's own table; nothing can be moved meanwhile. */
function Again({ showings, onDone }: { readonly showings: readonly Showing[]; readonly onDone: () => void }) {
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { game, people } = useTable();
  const { step, showing, isOver, onShown } = useShowings(showings, onDone);
  usePrivateScreen(true);
  const board = boards[game.id];
  if (!board || !showing) return null;
  return (
    <board.Board
      key={step}
      view={showing.view}
      moves={NO_MOVES}
      people={people}
      language={language}
      facts={isOver ? NO_FACTS : showing.facts}
      onShown={onShown}
      onMove={nothing}
      explain={() => null}
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
const NO_FACTS: readonly GameTypes['fact'][] = [];
const nothing = () => undefined;

function Playing() {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { match, game, moment, view, legal, facts, props } = useBoard();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const hint = useHint();
  const { viewer, seat } = moment;
  useSaveWarning();
  usePrivateScreen(viewer !== 'public' && props.people.filter(({ isBot }) => !isBot).length > 1);
  const isWatched = useIsFocused();
  const isShown = isWatched && facts.length === 0;
  useEffect(() => {
    if (moment.type === 'over' && isShown) router.replace(`/result/${match.id}`);
  }, [moment.type, isShown, match.id, router]);
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
  const board = boards[game.id];
  if (!board || !view) return null;
  return (
    <>
      <board.Board
        {...props}
        view={view}
        moves={legal}
        facts={isWatched ? facts : NO_FACTS}
        hint={hint.lit}
        onMove={onMove}
        actions={<TopButtons onHint={hint.canAsk ? hint.ask : null} onMenu={() => setMenuOpen(true)} />}
        chronicle={<Chronicle game={game} />}
      />
      <Thinking />
      <Menu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} canHint={hint.canAsk} onHint={askHint} />
      <HintSheet isOpen={hint.isOpen} hint={hint.said} onClose={hint.close} />
    </>
  );
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
  /** Null while there is no hint to be had. */
  readonly onHint: (() => void) | null;
  readonly onMenu: () => void;
}

/** On phones the hint is in the menu. */
function TopButtons({ onHint, onMenu }: TopButtonsProps) {
  const dispatch = useDispatch<AppDispatch>();
  const { t } = useWords();
  const { widthClass } = useWidthClass();
  return (
    <>
      {widthClass === 'wide' ? (
        <IconButton
          kind="brass"
          icon="hint"
          label={t('hint.title')}
          reason={onHint ? undefined : t('hint.notNow')}
          onPress={() => onHint?.()}
        />
      ) : null}
      <HideNow label={t('play.hideNow')} onPress={() => void dispatch(hideNow())} />
      <IconButton kind="brass" icon="help" label={t('play.menu')} onPress={onMenu} />
    </>
  );
}

function Chronicle({ game }: { readonly game: AnyGame }) {
  const { t, language } = useWords();
  const { people, who } = useTable();
  const log = useSelector(select.log);
  const entries = log.flatMap((entry, step): readonly LogEntry[] =>
    entry.facts.map((fact, index) => ({
      type: 'line',
      key: `${step} ${index}`,
      words: say(game.text[language].facts, fact, who),
      person: entry.seat === null ? undefined : people[entry.seat],
      isSealed: entry.isSealed && index === entry.facts.length - 1,
    })),
  );
  return <LogList entries={entries.slice(-60).reverse()} sealLabel={t('play.seal')} />;
}

interface MenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly canHint: boolean;
  readonly onHint: () => void;
}

function Menu({ isOpen, onClose, canHint, onHint }: MenuProps) {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { t, language } = useWords();
  const { show } = useToast();
  const { match, game, moment } = useTable();
  const undoing = useSelector(select.undoing);
  const exportIt = useExport();
  const undo = async () => {
    onClose();
    if (moment.seat === null) return;
    const done = await dispatch(undoMove(moment.seat));
    if (done.ok) show({ kind: 'news', words: t('play.undone') });
  };
  return (
    <GameMenu
      isOpen={isOpen}
      onClose={onClose}
      onHint={onHint}
      hintReason={canHint ? undefined : t('hint.notNow')}
      onUndo={() => void undo()}
      undoReason={undoing ? problemText[language].undo[undoing] : undefined}
      onRules={() => {
        onClose();
        router.push(`/rules?game=${game.id}`);
      }}
      onPeople={() => {
        onClose();
        router.push(`/people/${match.id}`);
      }}
      onExport={() => {
        onClose();
        void exportIt();
      }}
      onLeave={() => {
        onClose();
        router.replace('/');
      }}
      notice={match.saved === 'full' ? t('play.storageFull') : undefined}
      chronicle={<Chronicle game={game} />}
    />
  );
}
