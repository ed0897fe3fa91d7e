import * as v from 'valibot';

import type { GameTypes } from '@/engine/core/game';
import { toSeat, type Seat } from '@/engine/core/seat';
import { peopleSchema, type SeatedPerson } from '../people/seated-people';
import { checksum } from '../storage/checksum';
import { readJson } from '../storage/json';
import type { Slot } from '../storage/keys';
import type { JournalPosition } from './game-file';

/** What is written after a base, one small key each. `at` is when. */
export type JournalEntry =
  | { readonly type: 'move'; readonly at: number; readonly seat: Seat; readonly move: GameTypes['move'] }
  /** So many of the seat's last moves are taken back; one, if nothing is said. */
  | { readonly type: 'undo'; readonly at: number; readonly seat: Seat; readonly moves?: number | undefined }
  /** A lesson goes back to where it was after so many moves, whatever has been seen since. */
  | { readonly type: 'rewind'; readonly at: number; readonly moves: number }
  | { readonly type: 'people'; readonly at: number; readonly people: readonly SeatedPerson[] };

/** A base that is known to lie whole in the storage, and the entry after which it was written. */
export interface Base {
  readonly slot: Slot;
  readonly seq: number;
}

/**
 * Where the writing of a game positions. Entries are numbered through the whole game and each checksum holds the one
 * before, so that they can be read on from either of the two bases.
 */
export interface Journal extends JournalPosition {
  readonly id: string;
  /** Null: not even the beginning could be written. */
  readonly newest: Base | null;
  /** Entries up to this one have been dropped: both bases are later. */
  readonly dropped: number;
  /** Accepted, but not in the storage yet because it did not take them. */
  readonly pending: readonly JournalEntry[];
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.transform(toSeat));

const entrySchema: v.GenericSchema<unknown, JournalEntry> = v.variant('type', [
  v.strictObject({
    type: v.literal('move'),
    at: v.number(),
    seat,
    move: v.looseObject({ type: v.string() }),
  }),
  v.strictObject({
    type: v.literal('undo'),
    at: v.number(),
    seat,
    moves: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.strictObject({
    type: v.literal('rewind'),
    at: v.number(),
    moves: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.strictObject({ type: v.literal('people'), at: v.number(), people: peopleSchema }),
]);

export function newJournal(id: string): Journal {
  return { id, newest: null, dropped: 0, seq: 0, chain: checksum(id), pending: [] };
}

/** The entry that follows as text, and the position after it. */
export function entryText(
  position: JournalPosition,
  entry: JournalEntry,
): { readonly text: string; readonly position: JournalPosition } {
  const json = JSON.stringify(entry);
  const next = linked(position, json);
  return { text: `${next.chain}:${json}`, position: next };
}

/** The entry that follows, if this text is it: whole, and written after exactly what stands before. */
export function readEntry(
  position: JournalPosition,
  text: string,
): { readonly entry: JournalEntry; readonly position: JournalPosition } | null {
  const colon = text.indexOf(':');
  const json = text.slice(colon + 1);
  const next = linked(position, json);
  if (text.slice(0, colon) !== String(next.chain)) return null;
  const entry = readJson(entrySchema, json);
  return entry.ok ? { entry: entry.value, position: next } : null;
}

function linked({ seq, chain }: JournalPosition, json: string): JournalPosition {
  return { seq: seq + 1, chain: checksum(`${chain}:${seq + 1}:${json}`) };
}
