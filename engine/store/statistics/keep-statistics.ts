import { asked } from '@/engine/core/game';
import { closedFor, isSettled, tidied } from '@/engine/core/ledger';
import { no, ok, type Result } from '@/engine/core/result';
import { movePlayed } from '../match/match';
import { gameFileOf } from '../match/queries';
import { summaryOf, type GameSummary } from '../saves/game-summary';
import { libraryLoaded, UNDO_DELETE_MS } from '../saves/library';
import type { AppState, AppThunk } from '../state';
import { gamesIn, isLesson, STATISTICS_KEY, UNREADABLE_KEY } from '../storage/keys';
import { tried, writeAndProve } from '../storage/try-storage';
import type { StartListening } from '../world/listeners';
import type { KeyValueStorage, Tools } from '../world/world';
import {
  EMPTY_LEDGER_FILE,
  ledgerFileText,
  readLedgerFile,
  withGame,
  withLedger,
  withoutAnything,
  withoutPerson,
  type LedgerFile,
} from './ledger-file';
import { erasureSettled, statisticsKept, type Statistics } from './statistics';

/** The ledger as it stands, and as it would stand without what was erased last. */
type Kept = Pick<Statistics, 'file' | 'erased'>;

/** What lies in the storage. */
interface Found {
  readonly file: LedgerFile;
  /** A text that is no ledger; null if there is none. */
  readonly unreadable: string | null;
}

export function loadStatistics(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage }) => {
    const { statistics } = getState();
    const found = await lookUp(storage, statistics);
    if (!found.ok) return void dispatch(statisticsKept({ ...statistics, problem: found.problem }));
    const aside = await tried(() => storage.getItem(UNREADABLE_KEY));
    const isWhole = found.value.unreadable === null && !(aside.ok && aside.value !== null);
    dispatch(
      statisticsKept({ ...statistics, file: found.value.file, problem: isWhole ? null : 'unreadable' }),
    );
  };
}

/**
 * Enters every finished game that is not in the ledger yet: a kill may have come between the last move and its entry,
 * or the storage was full then.
 */
function enterFinished(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage }) => {
    const keys = await tried(() => storage.getAllKeys());
    if (!keys.ok) return;
    const there = gamesIn(keys.value).map(({ id }) => id);
    const { statistics } = getState();
    const finished = finishedIn(getState());
    const enter = entering(getState(), finished);
    const tidy = (file: LedgerFile) =>
      withLedger(
        file,
        tidied(file.ledger, (id) => there.includes(id)),
      );
    const isDone = finished.every(({ id }) => isSettled(statistics.file.ledger, id));
    if (!isDone || isAhead(statistics)) await dispatch(rewrite((file) => enter(tidy(file))));
  };
}

function finishedIn({ library }: AppState): readonly GameSummary[] {
  return Object.values(library.items).flatMap((item) =>
    item.type === 'game' && isToEnter(item.summary) ? [item.summary] : [],
  );
}

/** Bots among themselves are nobody's games, and a lesson is none. */
function isToEnter({ id, asked: next, people }: GameSummary): boolean {
  return next === null && !isLesson(id) && people.some(({ bot }) => bot === null);
}

function entering({ roster }: AppState, games: readonly GameSummary[]): (file: LedgerFile) => LedgerFile {
  return (file) => games.reduce((so, game) => withGame(so, game, roster.people), file);
}

/** Enters a game that has just ended, or was found ended. Games that are entered or closed stay as they are. */
export function enterGame(summary: GameSummary): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (isToEnter(summary)) await dispatch(rewrite(entering(getState(), [summary])));
  };
}

/** Keeps a game out of the ledger. */
export function closeGame(id: string): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(rewrite((file) => withLedger(file, closedFor(file.ledger, id))));
}

/** Enters games when they end, and looks after those that were missed when the list of games is read. */
export function enterGames(listen: StartListening): void {
  listen({
    predicate: (action, { match }) => movePlayed.match(action) && match !== null && !asked(match.match.table),
    effect: async (_, { getState, dispatch, extra }) => {
      const { match } = getState();
      if (match) await dispatch(enterGame(summaryOf(match.id, gameFileOf(extra.games, match))));
    },
  });
  listen({ actionCreator: libraryLoaded, effect: (_, { dispatch }) => dispatch(enterFinished()) });
}

/** Erases everything, or what is told of one person. For a while `undoErase` brings it back. */
export function eraseStatistics(who: string | null): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, schedule, now }) => {
    const at = now();
    const { people } = getState().roster;
    const erase = (file: LedgerFile) =>
      who === null ? withoutAnything(file) : withoutPerson(file, people, who);
    await dispatch(keep(({ file }) => ({ file: erase(file), erased: { file, at } })));
    const settle = async () => {
      if (getState().statistics.erased?.at !== at) return;
      if (who === null) await tried(() => storage.removeItem(UNREADABLE_KEY));
      dispatch(erasureSettled());
    };
    schedule(() => void settle(), UNDO_DELETE_MS);
  };
}

/** Says whether there was something to bring back. */
export function undoErase(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    if (!getState().statistics.erased) return false;
    await dispatch(keep(({ file, erased }) => ({ file: erased?.file ?? file, erased: null })));
    return true;
  };
}

/** What comes to the ledger meanwhile comes to what was erased as well: taking that back loses nothing. */
function rewrite(change: (file: LedgerFile) => LedgerFile): AppThunk<Promise<void>> {
  return keep(({ file, erased }) => ({
    file: change(file),
    erased: erased && { ...erased, file: change(erased.file) },
  }));
}

/** Reads the ledger, changes it and writes it, with no other window in between. */
function keep(change: (kept: Kept) => Kept): AppThunk<Promise<void>> {
  return (dispatch, getState, tools) =>
    tools.inTurn(() =>
      alone(tools, async () => {
        const { statistics } = getState();
        const found = await lookUp(tools.storage, statistics);
        if (!found.ok) return void dispatch(statisticsKept({ ...statistics, problem: found.problem }));
        const { file, unreadable } = found.value;
        const kept = change({ file, erased: statistics.erased });
        const isSame = kept.file === file && !isAhead(statistics);
        const problem = isSame ? null : await write(tools.storage, kept.file, unreadable);
        const wasUnreadable = unreadable !== null || statistics.problem === 'unreadable';
        dispatch(statisticsKept({ ...kept, problem: problem ?? (wasUnreadable ? 'unreadable' : null) }));
      }),
    );
}

async function alone<Value>({ claim }: Tools, job: () => Promise<Value>): Promise<Value> {
  const letGo = await claim('statistics');
  try {
    return await job();
  } finally {
    letGo?.();
  }
}

/** The storage did not take what is in memory. */
function isAhead({ problem }: Statistics): boolean {
  return problem === 'full' || problem === 'failed';
}

async function lookUp(
  storage: KeyValueStorage,
  statistics: Statistics,
): Promise<Result<Found, 'unreached' | 'newer'>> {
  const text = await tried(() => storage.getItem(STATISTICS_KEY));
  if (!text.ok) return no('unreached');
  const read = text.value === null ? ok(EMPTY_LEDGER_FILE) : readLedgerFile(text.value);
  if (!read.ok && read.problem === 'newer') return no('newer');
  const file = read.ok && !isAhead(statistics) ? read.value : statistics.file;
  return ok({ file, unreadable: read.ok ? null : text.value });
}

/** What cannot be read is put aside first: if that fails, it is not written over. */
async function write(
  storage: KeyValueStorage,
  file: LedgerFile,
  unreadable: string | null,
): Promise<'full' | 'failed' | null> {
  const written = await tried(async () => {
    if (unreadable !== null) await writeAndProve(storage, UNREADABLE_KEY, unreadable);
    await writeAndProve(storage, STATISTICS_KEY, ledgerFileText(file));
  });
  return written.ok ? null : written.problem;
}
