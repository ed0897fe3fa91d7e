import type { Shelf } from '@/engine/core/game';
import { never } from '@/engine/core/list';
import { act, replay, undo, type Match } from '@/engine/core/match';
import { no, ok, type Result } from '@/engine/core/result';
import type { SaveProblem } from '@/engine/core/save';
import type { Seat } from '@/engine/core/seat';
import { readEntry, type Entry, type Journal } from './journal';
import { entryKey, slotKey, type GameKeys, type Slot } from '../storage/keys';
import { openSheet, standIn, type Sheet, type Stand } from './game-file';
import type { KeyValueStorage } from '../world/world';

export interface ReadGame {
  readonly sheet: Sheet;
  readonly journal: Journal;
  /** Entries that no base needs any more. */
  readonly leftovers: readonly string[];
}

type Texts = ReadonlyMap<string, string>;

interface Base {
  readonly slot: Slot;
  readonly text: string;
  /** Null if it is broken. */
  readonly stand: Stand | null;
}

/** The game as it was last written. Nothing is changed in the storage, whatever is found there. */
export async function readGame(
  storage: KeyValueStorage,
  shelf: Shelf,
  keys: GameKeys,
): Promise<Result<ReadGame, SaveProblem>> {
  const texts = await textsOf(storage, keys);
  const bases = newestFirst(keys.slots.map((slot) => baseIn(texts, keys.id, slot)));
  let firstProblem: Result<never, SaveProblem> | null = null;
  for (const { slot, text } of bases) {
    const read = readFrom(shelf, texts, keys, slot, text);
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
  return { slot, text, stand: standIn(text) };
}

function newestFirst(bases: readonly Base[]): readonly Base[] {
  return bases.slice().sort((one, other) => (other.stand?.seq ?? -1) - (one.stand?.seq ?? -1));
}

/** Opens a base and plays on from it as far as the entries go. */
function readFrom(
  shelf: Shelf,
  texts: Texts,
  { id }: GameKeys,
  slot: Slot,
  text: string,
): Result<ReadGame, SaveProblem> {
  const base = openSheet(shelf, text);
  if (!base.ok) return base;
  const { sheet, stand } = base.value;
  const tail = entriesAfter(texts, id, stand);
  const played = withEntries(sheet, tail.entries);
  if (!played.ok) return played;
  const newest = { slot, seq: stand.seq };
  const journal: Journal = { id, newest, dropped: 0, ...tail.stand, pending: [] };
  return ok({ sheet: played.value, journal, leftovers: [] });
}

/** Clearing up may have been cut short. Only where both bases are whole is anything left over. */
function withLeftovers(read: ReadGame, { id, entries }: GameKeys, bases: readonly Base[]): ReadGame {
  const stands = bases.map(({ stand }) => stand?.seq ?? 0);
  const dropped = stands.length < 2 ? 0 : Math.min(...stands);
  return {
    ...read,
    journal: { ...read.journal, dropped },
    leftovers: entries.filter((seq) => seq <= dropped).map((seq) => entryKey(id, seq)),
  };
}

interface Tail {
  readonly entries: readonly Entry[];
  readonly stand: Stand;
}

/** The entries after a base, up to the first that is missing or does not follow. */
function entriesAfter(texts: Texts, id: string, from: Stand): Tail {
  const entries: Entry[] = [];
  let stand = from;
  for (;;) {
    const next = readEntry(stand, texts.get(entryKey(id, stand.seq + 1)) ?? '');
    if (!next) return { entries, stand };
    entries.push(next.entry);
    stand = next.stand;
  }
}

/** On the way from a base through its entries. */
interface Walk {
  readonly sheet: Sheet;
  /** The match before each move made on the way, so that taking one back needs no replay. */
  readonly earlier: readonly Match[];
}

function withEntries(base: Sheet, entries: readonly Entry[]): Result<Sheet, SaveProblem> {
  let walk: Walk = { sheet: base, earlier: [] };
  for (const entry of entries) {
    const next = walked(walk, entry);
    if (!next.ok) return next;
    walk = { ...next.value, sheet: { ...next.value.sheet, playedAt: entry.at } };
  }
  return ok(walk.sheet);
}

function walked(walk: Walk, entry: Entry): Result<Walk, SaveProblem> {
  switch (entry.type) {
    case 'move':
      return withMove(walk, entry.seat, entry.move);
    case 'undo':
      return withUndos(walk, entry.seat, entry.moves ?? 1);
    case 'rewind':
      return withRewind(walk, entry.moves);
    case 'people':
      return ok({ ...walk, sheet: { ...walk.sheet, people: entry.people } });
    default:
      return never(entry);
  }
}

function withMove({ sheet, earlier }: Walk, seat: Seat, move: unknown): Result<Walk, SaveProblem> {
  const { game, match } = sheet;
  const next = act(game, match, seat, move);
  if (!next.ok) return no({ type: 'illegal-move', step: match.record.moves.length, refusal: next.problem });
  return ok({ sheet: { ...sheet, match: next.value }, earlier: [...earlier, match] });
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

function withUndo({ sheet, earlier }: Walk, seat: Seat): Result<Walk, SaveProblem> {
  const before = earlier[earlier.length - 1];
  if (before) return ok({ sheet: { ...sheet, match: before }, earlier: earlier.slice(0, -1) });
  const undone = undo(sheet.game, sheet.match, seat);
  return undone.ok ? ok({ sheet: { ...sheet, match: undone.value }, earlier }) : no({ type: 'altered' });
}

function withRewind({ sheet }: Walk, moves: number): Result<Walk, SaveProblem> {
  const earlier = replay(sheet.game, sheet.match.record, moves);
  return earlier.ok
    ? ok({ sheet: { ...sheet, match: earlier.value }, earlier: [] })
    : no({ type: 'altered' });
}
