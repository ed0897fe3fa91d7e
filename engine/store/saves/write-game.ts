import { entryKey, slotKey, type Slot } from '../storage/keys';
import { tried, writeAndProve, type StorageProblem } from '../storage/try-storage';
import type { KeyValueStorage } from '../world/world';
import { gameFileText, type GameFile } from './game-file';
import { entryText, type Journal, type JournalEntry } from './journal';

export type SaveStatus = 'saved' | StorageProblem;

export interface Saved {
  readonly journal: Journal;
  readonly status: SaveStatus;
}

export type GameToWrite = Omit<GameFile, 'game'>;

/** After so many entries a new base is written. */
const ENTRIES_A_BASE = 40;

/** Writes what is accepted but not yet written; the file is the game after it. What fails stays pending. */
export async function flush(storage: KeyValueStorage, journal: Journal, file: GameToWrite): Promise<Saved> {
  if (!journal.newest) return writeFirstBase(storage, journal, file);
  const [next, ...rest] = journal.pending;
  if (!next) return { journal: await rebased(storage, journal, file), status: 'saved' };
  const written = await tried(() => writeNext(storage, journal, next));
  if (!written.ok) return { journal, status: written.problem };
  return flush(storage, { ...written.value, pending: rest }, file);
}

/** The journal with one more entry to be written. */
export function appended(journal: Journal, entry: JournalEntry): Journal {
  return { ...journal, pending: [...journal.pending, entry] };
}

/**
 * Writes the game as it stands into the older of the two slots. The newer base and every entry after it stay, so
 * that a kill or a fault in the middle of it costs nothing.
 */
async function writeBase(storage: KeyValueStorage, journal: Journal, file: GameToWrite): Promise<Journal> {
  const { id, seq, newest } = journal;
  const slot: Slot = newest?.slot === 'a' ? 'b' : 'a';
  await writeAndProve(storage, slotKey(id, slot), gameFileText(file, journal));
  return { ...journal, newest: { slot, seq } };
}

async function writeFirstBase(storage: KeyValueStorage, journal: Journal, file: GameToWrite): Promise<Saved> {
  const settled: Journal = { ...journal, pending: [] };
  const written = await tried(() => writeBase(storage, settled, file));
  return written.ok
    ? { journal: written.value, status: 'saved' }
    : { journal: settled, status: written.problem };
}

async function writeNext(storage: KeyValueStorage, journal: Journal, entry: JournalEntry): Promise<Journal> {
  const { text, position } = entryText(journal, entry);
  await storage.setItem(entryKey(journal.id, position.seq), text);
  return { ...journal, ...position };
}

/** Everything is written already: if the new base does not succeed, the game is none the less saved. */
async function rebased(storage: KeyValueStorage, journal: Journal, file: GameToWrite): Promise<Journal> {
  const since = journal.seq - (journal.newest?.seq ?? 0);
  if (since === 0 || since % ENTRIES_A_BASE !== 0) return journal;
  return compacted(storage, journal, file);
}

/** The journal after a new base and a clearing up, or as it was if the storage does not take it. */
export async function compacted(
  storage: KeyValueStorage,
  journal: Journal,
  file: GameToWrite,
): Promise<Journal> {
  const { newest } = journal;
  if (!newest || newest.seq === journal.seq) return journal;
  const written = await tried(() => writeBase(storage, journal, file));
  if (!written.ok) return journal;
  // If this fails, the next opening of the game sees to it.
  await tried(() => dropEntries(storage, journal, newest.seq));
  return { ...written.value, dropped: newest.seq };
}

/** What came before both bases is of no use any more. */
async function dropEntries(storage: KeyValueStorage, { id, dropped }: Journal, upTo: number): Promise<void> {
  for (let seq = dropped + 1; seq <= upTo; seq += 1) await storage.removeItem(entryKey(id, seq));
}
