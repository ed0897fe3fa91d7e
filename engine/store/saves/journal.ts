import * as v from 'valibot';

import type { GameTypes } from '@/engine/core/game';
import { toSeat, type Seat } from '@/engine/core/seat';
import { checksum } from '../storage/checksum';
import { readJson } from '../storage/json';
import type { Slot } from '../storage/keys';
import type { Stand } from './game-file';
import { peopleSchema, type Sitting } from '../people/seated-people';

/** What is written after a base, one small key each. `at` is when. */
export type Entry =
  | { readonly type: 'move'; readonly at: number; readonly seat: Seat; readonly move: GameTypes['move'] }
  /** So many of the seat's last moves are taken back; one, if nothing is said. */
  | { readonly type: 'undo'; readonly at: number; readonly seat: Seat; readonly moves?: number | undefined }
  /** A lesson goes back to where it was after so many moves, whatever has been seen since. */
  | { readonly type: 'rewind'; readonly at: number; readonly moves: number }
  | { readonly type: 'people'; readonly at: number; readonly people: readonly Sitting[] };

/** A base that is known to lie whole in the storage, and the entry after which it was written. */
export interface Base {
  readonly slot: Slot;
  readonly seq: number;
}

/**
 * Where the writing of a game stands. Entries are numbered through the whole game and each checksum holds the one
 * before, so that they can be read on from either of the two bases.
 */
export interface Journal extends Stand {
  readonly id: string;
  /** Null: not even the beginning could be written. */
  readonly newest: Base | null;
  /** Entries up to this one have been dropped: both bases are later. */
  readonly dropped: number;
  /** Accepted, but not in the storage yet because it did not take them. */
  readonly pending: readonly Entry[];
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.transform(toSeat));

const entrySchema: v.GenericSchema<unknown, Entry> = v.variant('type', [
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

/** The entry that follows as text, and the stand after it. */
export function entryText(stand: Stand, entry: Entry): { readonly text: string; readonly stand: Stand } {
  const json = JSON.stringify(entry);
  const next = linked(stand, json);
  return { text: `${next.chain}:${json}`, stand: next };
}

/** The entry that follows, if this text is it: whole, and written after exactly what stands before. */
export function readEntry(
  stand: Stand,
  text: string,
): { readonly entry: Entry; readonly stand: Stand } | null {
  const colon = text.indexOf(':');
  const json = text.slice(colon + 1);
  const next = linked(stand, json);
  if (text.slice(0, colon) !== String(next.chain)) return null;
  const entry = readJson(entrySchema, json);
  return entry.ok ? { entry: entry.value, stand: next } : null;
}

function linked({ seq, chain }: Stand, json: string): Stand {
  return { seq: seq + 1, chain: checksum(`${chain}:${seq + 1}:${json}`) };
}
