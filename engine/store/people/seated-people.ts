import * as v from 'valibot';

import { COLOURS, SIGILS, type Colour, type Sigil } from '@/engine/core/guise';
import { botLevelSchema, levelOf, type Level } from '@/engine/core/level';
import { at } from '@/engine/core/list';
import type { Sitter } from '@/engine/core/match';
import { TEMPERS, type Temper } from '@/engine/core/nature';
import { toSeat, type Seat, type Viewer } from '@/engine/core/seat';

/** How somebody is known at the table. */
export interface Guise {
  readonly name: string;
  readonly colour: Colour;
  readonly sigil: Sigil;
}

/** Who sits on a seat just now. The record of the match keeps who began; names and looks may change. */
export interface SeatedPerson extends Guise {
  /** How well the bot plays; null for a human. */
  readonly bot: Level | null;
  /** How the bot is inclined; even, if nothing is said. */
  readonly temper?: Temper;
  /** Who it is on this device's roster, under whatever name; nobody known for bots and for games from elsewhere. */
  readonly person?: string | undefined;
}

export const LONGEST_NAME = 40;

export const guiseEntries = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  colour: v.picklist(COLOURS),
  sigil: v.picklist(SIGILS),
};

export const peopleSchema: v.GenericSchema<unknown, readonly SeatedPerson[]> = v.array(
  v.strictObject({
    ...guiseEntries,
    bot: v.nullable(v.pipe(botLevelSchema, v.transform(levelOf))),
    temper: v.exactOptional(v.picklist(TEMPERS)),
    person: v.optional(v.string()),
  }),
);

/** Looks for those of whom only the name is known. */
export function seatedPeople(sitters: readonly Sitter[]): readonly SeatedPerson[] {
  return sitters.map(({ name, bot, temper }, seat) => ({
    name: name.trim().slice(0, LONGEST_NAME) || '?',
    bot: bot && levelOf(bot),
    ...(temper && { temper }),
    colour: at(COLOURS, seat % COLOURS.length),
    sigil: at(SIGILS, seat % SIGILS.length),
  }));
}

export function areHuman(people: readonly SeatedPerson[]): readonly boolean[] {
  return people.map((person) => person.bot === null);
}

/** The seats of those who are no bots. */
export function humanSeats(people: readonly SeatedPerson[]): readonly Seat[] {
  return people.flatMap(({ bot }, seat) => (bot === null ? [toSeat(seat)] : []));
}

/** Somebody alone reads it as his own; among several it is read on the open table. */
export function readerOf(humans: readonly Seat[]): Viewer {
  return humans.length === 1 ? (humans[0] ?? 'public') : 'public';
}
