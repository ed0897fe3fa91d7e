import { COLOURS, SIGILS, type Colour, type Sigil } from '@/engine/core/guise';
import type { Options } from '@/engine/core/game';
import type { Level } from '@/engine/core/level';
import type { Temper } from '@/engine/core/nature';
import { CHARACTERS } from './characters';

/** How somebody is known at the table. */
export interface Guise {
  readonly name: string;
  readonly colour: Colour;
  readonly sigil: Sigil;
}

/** Somebody who plays on this device. */
export interface RosterEntry extends Guise {
  readonly id: string;
}

/** A seat while a game is being prepared. */
export interface SeatDraft extends Guise {
  /** Tells seats apart while they change places. */
  readonly key: string;
  /** Null for a bot's own name and for somebody new, who is to be put on the roster when the game starts. */
  readonly rosterId: string | null;
  /** Plays under a name that nobody has given himself: he is not put on the roster until somebody does. */
  readonly isGuest?: boolean | undefined;
  readonly bot: Level | null;
  /** How the bot is inclined; even, if nothing is said. */
  readonly temper?: Temper | undefined;
}

/** All that is needed to begin. */
export interface NewGame {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatDraft[];
  /** Whose seat begins, counted from 0; null: whom chance chooses. */
  readonly first: number | null;
}

/** Why a game cannot begin like this. */
export type SeatsProblem =
  | { readonly type: 'too-few'; readonly missing: number }
  | { readonly type: 'too-many'; readonly excess: number }
  | { readonly type: 'nameless'; readonly seat: number }
  | { readonly type: 'same-name'; readonly name: string }
  | { readonly type: 'same-colour'; readonly name: string; readonly other: string };

interface SeatLimits {
  readonly min: number;
  readonly max: number;
}

export const LONGEST_NAME = 40;

/** Neither too easy nor too hard for a first game. */
export const USUAL_LEVEL: Level = 'adept';

function sameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}

export function seatsProblem(seats: readonly SeatDraft[], { min, max }: SeatLimits): SeatsProblem | null {
  if (seats.length < min) return { type: 'too-few', missing: min - seats.length };
  if (seats.length > max) return { type: 'too-many', excess: seats.length - max };
  const nameless = seats.findIndex(({ name }) => name.trim() === '');
  if (nameless >= 0) return { type: 'nameless', seat: nameless + 1 };
  for (const [index, seat] of seats.entries()) {
    const earlier = seats.slice(0, index);
    if (earlier.some(({ name }) => sameName(name, seat.name))) return { type: 'same-name', name: seat.name };
    const twin = earlier.find(({ colour }) => colour === seat.colour);
    if (twin) return { type: 'same-colour', name: twin.name, other: seat.name };
  }
  return null;
}

function firstFree<Value>(values: readonly Value[], taken: readonly Value[], wanted: Value): Value {
  if (!taken.includes(wanted)) return wanted;
  return values.find((value) => !taken.includes(value)) ?? wanted;
}

/** Two at one table never look alike: who comes later takes another colour and sign for this game. */
export function setApart<One extends Guise>(guise: One, others: readonly Guise[]): One {
  const colours = others.map(({ colour }) => colour);
  const sigils = others.map(({ sigil }) => sigil);
  return {
    ...guise,
    colour: firstFree(COLOURS, colours, guise.colour),
    sigil: firstFree(SIGILS, sigils, guise.sigil),
  };
}

function nextKey(seats: readonly SeatDraft[]): string {
  const used = seats.map(({ key }) => Number(key)).filter(Number.isFinite);
  return String(Math.max(0, ...used) + 1);
}

export function withPerson(seats: readonly SeatDraft[], person: RosterEntry): readonly SeatDraft[] {
  const { id, name, colour, sigil } = person;
  const seat = { key: nextKey(seats), rosterId: id, name, colour, sigil, bot: null };
  return [...seats, setApart(seat, seats)];
}

export function withNewName(seats: readonly SeatDraft[], name: string): readonly SeatDraft[] {
  const seat = { key: nextKey(seats), rosterId: null, name: name.trim(), ...FIRST_LOOKS, bot: null };
  return [...seats, setApart(seat, seats)];
}

/** The first looks in the list, from which whoever comes next is set apart. */
export const FIRST_LOOKS = { colour: COLOURS[0], sigil: SIGILS[0] } as const;

/** The next of the characters, whose names are given in their order. */
export function withBot(seats: readonly SeatDraft[], names: readonly string[]): readonly SeatDraft[] {
  const free = names.findIndex((name) => !seats.some((seat) => sameName(seat.name, name)));
  const character = CHARACTERS[free];
  const seat = {
    key: nextKey(seats),
    rosterId: null,
    name: names[free] ?? '',
    ...FIRST_LOOKS,
    ...(character && { sigil: character.sigil, temper: character.temper }),
    bot: USUAL_LEVEL,
  };
  return [...seats, setApart(seat, seats)];
}

export function withoutSeat(seats: readonly SeatDraft[], key: string): readonly SeatDraft[] {
  return seats.filter((seat) => seat.key !== key);
}

export function withChange(
  seats: readonly SeatDraft[],
  key: string,
  change: Partial<SeatDraft>,
): readonly SeatDraft[] {
  return seats.map((seat) => (seat.key === key ? changed(seat, change) : seat));
}

/** A name that is typed is a name that is wanted; one that a bot leaves behind is not. */
function changed(seat: SeatDraft, change: Partial<SeatDraft>): SeatDraft {
  const wasBot = seat.bot !== null && change.bot === null && seat.rosterId === null;
  const isGuest = change.name === undefined && (wasBot || seat.isGuest === true);
  return { ...seat, ...change, isGuest };
}

/** A seat moved to another place, counted from 0; places beyond the table are the nearest on it. */
export function withMoved(seats: readonly SeatDraft[], key: string, to: number): readonly SeatDraft[] {
  const seat = seats.find((one) => one.key === key);
  if (!seat) return seats;
  const others = withoutSeat(seats, key);
  const place = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, place), seat, ...others.slice(place)];
}

export function inLotOrder(seats: readonly SeatDraft[], random: () => number): readonly SeatDraft[] {
  return seats
    .map((seat) => ({ seat, lot: random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ seat }) => seat);
}
