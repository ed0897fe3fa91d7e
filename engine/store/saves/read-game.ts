import type { Cabinet } from '@/engine/core/cabinet';
import { never } from '@/engine/core/list';
import { act, replay, undo, type Match } from '@/engine/core/match';
import { no, ok, type Result } from '@/engine/core/result';
import type { SaveProblem } from '@/engine/core/save';
import type { Seat } from '@/engine/core/seat';
import { entryKey, slotKey, type GameKeys, type Slot } from '../storage/keys';
import type { KeyValueStorage } from '../world/world';
import { openGameFile, positionIn, type GameFile, type JournalPosition } from './game-file';
import { readEntry, type Journal, type JournalEntry } from './journal';

export interface ReadGame {
  readonly file: GameFile;
  readonly journal: Journal;
  /** Entries that no base needs any more. */
  readonly leftovers: readonly string[];
}

type Texts = ReadonlyMap<string, string>;

interface Base {
  readonly slot: Slot;
  readonly text: string;
  /** Null if it is broken. */
  readonly position: JournalPosition | null;
}

/** The game as it was last written. Nothing is changed in the storage, whatever is found there. */
export async function readGame(
  storage: KeyValueStorage,
  cabinet: Cabinet,
  keys: GameKeys,
): Promise<Result<ReadGame, SaveProblem>> {
  const texts = await textsOf(storage, keys);
  const bases = newestFirst(keys.slots.map((slot) => baseIn(texts, keys.id, slot)));
  let firstProblem: Result<never, SaveProblem> | null = null;
  for (const { slot, text } of bases) {
    const read = await readFrom(cabinet, texts, keys, slot, text);
    if (read.ok) return ok(withLeftovers(read.value, keys, bases));
    if (isForeign(read.problem)) return read;
    firstProblem ??= read;
  }
  return firstProblem ?? no({ type: 'truncated' });
}

/** Not broken, but not for this app to judge: an older base must not be taken up instead. */
function isForeign({ type }: SaveProblem): boolean {
  return ['newer-app', 'newer-rules', 'unknown-game', 'rules-too-old'].includes(type);
}

async function textsOf(storage: KeyValueStorage, { id, slots, entries }: GameKeys): Promise<Texts> {
  const keys = [...slots.map((slot) => slotKey(id, slot)), ...entries.map((seq) => entryKey(id, seq))];
  const pairs = await storage.multiGet(keys);
  return new Map(pairs.flatMap(([key, text]) => (text === null ? [] : [[key, text] as const])));
}

function baseIn(texts: Texts, id: string, slot: Slot): Base {
  const text = texts.get(slotKey(id, slot)) ?? '';
  return { slot, text, position: positionIn(text) };
}

function newestFirst(bases: readonly Base[]): readonly Base[] {
  return bases.slice().sort((one, other) => (other.position?.seq ?? -1) - (one.position?.seq ?? -1));
}

/** Opens a base and plays on from it as far as the entries go. */
async function readFrom(
  cabinet: Cabinet,
  texts: Texts,
  { id }: GameKeys,
  slot: Slot,
  text: string,
): Promise<Result<ReadGame, SaveProblem>> {
  const base = await openGameFile(cabinet, text);
  if (!base.ok) return base;
  const { file, position } = base.value;
  const tail = entriesAfter(texts, id, position);
  const played = withEntries(file, tail.entries);
  if (!played.ok) return played;
  const newest = { slot, seq: position.seq };
  const journal: Journal = { id, newest, dropped: 0, ...tail.position, pending: [] };
  return ok({ file: played.value, journal, leftovers: [] });
}

/** Clearing up may have been cut short. Only where both bases are whole is anything left over. */
function withLeftovers(read: ReadGame, { id, entries }: GameKeys, bases: readonly Base[]): ReadGame {
  const positions = bases.map(({ position }) => position?.seq ?? 0);
  const dropped = positions.length < 2 ? 0 : Math.min(...positions);
  return {
    ...read,
    journal: { ...read.journal, dropped },
    leftovers: entries.filter((seq) => seq <= dropped).map((seq) => entryKey(id, seq)),
  };
}

interface Tail {
  readonly entries: readonly JournalEntry[];
  readonly position: JournalPosition;
}

/** The entries after a base, up to the first that is missing or does not follow. */
function entriesAfter(texts: Texts, id: string, from: JournalPosition): Tail {
  const entries: JournalEntry[] = [];
  let position = from;
  for (;;) {
    const next = readEntry(position, texts.get(entryKey(id, position.seq + 1)) ?? '');
    if (!next) return { entries, position };
    entries.push(next.entry);
    position = next.position;
  }
}

/** On the way from a base through its entries. */
interface Walk {
  readonly file: GameFile;
  /** The match before each move made on the way, so that taking one back needs no replay. */
  readonly earlier: readonly Match[];
}

function withEntries(base: GameFile, entries: readonly JournalEntry[]): Result<GameFile, SaveProblem> {
  let walk: Walk = { file: base, earlier: [] };
  for (const entry of entries) {
    const next = walked(walk, entry);
    if (!next.ok) return next;
    walk = { ...next.value, file: { ...next.value.file, playedAt: entry.at } };
  }
  return ok(walk.file);
}

function walked(walk: Walk, entry: JournalEntry): Result<Walk, SaveProblem> {
  switch (entry.type) {
    case 'move':
      return withMove(walk, entry.seat, entry.move);
    case 'undo':
      return withUndos(walk, entry.seat, entry.moves ?? 1);
    case 'rewind':
      return withRewind(walk, entry.moves);
    case 'people':
      return ok({ ...walk, file: { ...walk.file, people: entry.people } });
    default:
      return never(entry);
  }
}

function withMove({ file, earlier }: Walk, seat: Seat, move: unknown): Result<Walk, SaveProblem> {
  const { game, match } = file;
  const next = act(game, match, seat, move);
  if (!next.ok) return no({ type: 'illegal-move', step: match.record.moves.length, refusal: next.problem });
  return ok({ file: { ...file, match: next.value }, earlier: [...earlier, match] });
}

function withUndos(walk: Walk, seat: Seat, moves: number): Result<Walk, SaveProblem> {
  let now = walk;
  for (let count = 0; count < moves; count += 1) {
    const next = withUndo(now, seat);
    if (!next.ok) return next;
    now = next.value;
  }
  return ok(now);
}

function withUndo({ file, earlier }: Walk, seat: Seat): Result<Walk, SaveProblem> {
  const before = earlier[earlier.length - 1];
  if (before) return ok({ file: { ...file, match: before }, earlier: earlier.slice(0, -1) });
  // Where the device was then is not written down: it was fair when it was done.
  const undone = undo(file.game, file.match, seat, 'in-hand');
  return undone.ok ? ok({ file: { ...file, match: undone.value }, earlier }) : no({ type: 'altered' });
}

function withRewind({ file }: Walk, moves: number): Result<Walk, SaveProblem> {
  const earlier = replay(file.game, file.match.record, moves);
  return earlier.ok ? ok({ file: { ...file, match: earlier.value }, earlier: [] }) : no({ type: 'altered' });
}
