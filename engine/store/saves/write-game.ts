import { no, ok, type Result } from '@/engine/core/result';
import { entryText, type Entry, type Journal } from './journal';
import { entryKey, slotKey, type Slot } from '../storage/keys';
import { sheetText, type Sheet } from './game-file';
import type { KeyValueStorage } from '../world/world';

/** Why the storage did not take something. */
export type StorageProblem = 'full' | 'failed';
export type SaveStatus = 'saved' | StorageProblem;

export interface Saved {
  readonly journal: Journal;
  readonly status: SaveStatus;
}

export type SheetToWrite = Omit<Sheet, 'game'>;

/** After so many entries a new base is written. */
const ENTRIES_A_BASE = 40;

/** Writes what is accepted but not yet written; the sheet is the game after it. What fails stays pending. */
export async function flush(storage: KeyValueStorage, journal: Journal, sheet: SheetToWrite): Promise<Saved> {
  if (!journal.newest) return writeFirstBase(storage, journal, sheet);
  const [next, ...rest] = journal.pending;
  if (!next) return { journal: await rebased(storage, journal, sheet), status: 'saved' };
  const written = await tried(() => writeEntry(storage, journal, next));
  if (!written.ok) return { journal, status: written.problem };
  return flush(storage, { ...written.value, pending: rest }, sheet);
}

/** The journal with one more entry to be written. */
export function appended(journal: Journal, entry: Entry): Journal {
  return { ...journal, pending: [...journal.pending, entry] };
}

/**
 * Writes the game as it stands into the older of the two slots. The newer base and every entry after it stay, so
 * that a kill or a fault in the middle of it costs nothing.
 */
async function writeBase(storage: KeyValueStorage, journal: Journal, sheet: SheetToWrite): Promise<Journal> {
  const { id, seq, newest } = journal;
  const slot: Slot = newest?.slot === 'a' ? 'b' : 'a';
  await writeAndProve(storage, slotKey(id, slot), sheetText(sheet, journal));
  return { ...journal, newest: { slot, seq } };
}

async function writeFirstBase(
  storage: KeyValueStorage,
  journal: Journal,
  sheet: SheetToWrite,
): Promise<Saved> {
  const settled: Journal = { ...journal, pending: [] };
  const written = await tried(() => writeBase(storage, settled, sheet));
  return written.ok
    ? { journal: written.value, status: 'saved' }
    : { journal: settled, status: written.problem };
}

async function writeEntry(storage: KeyValueStorage, journal: Journal, entry: Entry): Promise<Journal> {
  const { text, stand } = entryText(journal, entry);
  await storage.setItem(entryKey(journal.id, stand.seq), text);
  return { ...journal, ...stand };
}

/** Everything is written already: if the new base does not succeed, the game is none the less saved. */
async function rebased(storage: KeyValueStorage, journal: Journal, sheet: SheetToWrite): Promise<Journal> {
  const since = journal.seq - (journal.newest?.seq ?? 0);
  if (since === 0 || since % ENTRIES_A_BASE !== 0) return journal;
  return settled(storage, journal, sheet);
}

/** The journal after a new base and a clearing up, or as it was if the storage does not take it. */
export async function settled(
  storage: KeyValueStorage,
  journal: Journal,
  sheet: SheetToWrite,
): Promise<Journal> {
  const { newest } = journal;
  if (!newest || newest.seq === journal.seq) return journal;
  const written = await tried(() => writeBase(storage, journal, sheet));
  if (!written.ok) return journal;
  // If this fails, the next opening of the game sees to it.
  await tried(() => dropEntries(storage, journal, newest.seq));
  return { ...written.value, dropped: newest.seq };
}

/** What came before both bases is of no use any more. */
async function dropEntries(storage: KeyValueStorage, { id, dropped }: Journal, upTo: number): Promise<void> {
  for (let seq = dropped + 1; seq <= upTo; seq += 1) await storage.removeItem(entryKey(id, seq));
}

export async function writeAndProve(storage: KeyValueStorage, key: string, text: string): Promise<void> {
  await storage.setItem(key, text);
  if ((await storage.getItem(key)) !== text) throw new Error(`${key} was not written as it should be`);
}

export async function tried<Value>(what: () => Promise<Value>): Promise<Result<Value, StorageProblem>> {
  try {
    return ok(await what());
  } catch (error) {
    return no(isFull(error) ? 'full' : 'failed');
  }
}

/** Browsers name the error, SQLite says it in words. */
function isFull(error: unknown): boolean {
  const { name, message } = Object(error) as { readonly name?: unknown; readonly message?: unknown };
  return /quota|disk is full|storage is full|SQLITE_FULL/i.test(`${name} ${message}`);
}
