import * as v from 'valibot';

import {
  EMPTY_LEDGER,
  entered,
  erasedAll,
  erasedFor,
  whoIsIn,
  type Against,
  type Ledger,
  type LedgerGame,
} from '@/engine/core/ledger';
import { no, ok, type Result } from '@/engine/core/result';
import type { RosterPerson } from '../people/roster';
import { guiseEntries, type Guise, type SeatedPerson } from '../people/seated-people';
import type { GameSummary } from '../saves/game-summary';
import { checksum } from '../storage/checksum';
import { parseJson } from '../storage/json';

/** The ledger, and how those in it looked when they last played. */
export interface LedgerFile {
  readonly ledger: Ledger;
  /** By key: the roster's id, or the name of somebody who is not on it. */
  readonly people: Readonly<Record<string, Guise>>;
}

export const EMPTY_LEDGER_FILE: LedgerFile = { ledger: EMPTY_LEDGER, people: {} };

export function withLedger(file: LedgerFile, ledger: Ledger): LedgerFile {
  return ledger === file.ledger ? file : { ...file, ledger };
}

type People = readonly RosterPerson[];

/** Names are the same however they are written. */
function plain(name: string): string {
  return name.trim().toLocaleLowerCase();
}

function nameKey(name: string): string {
  return `name:${plain(name)}`;
}

/**
 * Whoever is called like somebody on the roster is taken for that person: seats may change hands in the middle of a
 * game. Otherwise it is who sat down at the beginning, whatever the name is by now.
 */
function keyOf(roster: People, { name, person }: Pick<SeatedPerson, 'name' | 'person'>): string {
  const known = roster.find((one) => plain(one.name) === plain(name));
  return known?.id ?? person ?? nameKey(name);
}

/**
 * For somebody in the ledger: the key under which games are told now that the roster may have changed. Off the roster
 * there is only the name to go by.
 */
export function presentKey({ people }: LedgerFile, roster: People, key: string): string {
  if (roster.some(({ id }) => id === key)) return key;
  const name = people[key]?.name;
  return name === undefined ? key : keyOf(roster, { name });
}

/** How somebody looked who is told of under a key at present, and is not on the roster. */
export function formerGuise(file: LedgerFile, roster: People, present: string): Guise | null {
  const key = Object.keys(file.people).find((one) => presentKey(file, roster, one) === present);
  return (key !== undefined && file.people[key]) || null;
}

/** The ledger after a finished game; the same ledger if the game is in it already. */
export function withGame(file: LedgerFile, summary: GameSummary, roster: People): LedgerFile {
  const ledger = entered(file.ledger, ledgerGame(summary, roster));
  if (ledger === file.ledger) return file;
  const seated = summary.people.flatMap(({ bot, name, colour, sigil, person }) =>
    bot === null ? [[keyOf(roster, { name, person }), { name, colour, sigil }] as const] : [],
  );
  return { ledger, people: { ...file.people, ...Object.fromEntries(seated) } };
}

function ledgerGame({ id, game, people, scores, ranks, round, playedAt }: GameSummary, roster: People) {
  const seats = people.map(({ bot, name, person }, seat) => ({
    who: bot === null ? keyOf(roster, { name, person }) : null,
    bot,
    total: scores[seat] ?? 0,
    rank: ranks[seat] ?? people.length,
  }));
  return { id, game, at: playedAt, turns: round, seats } satisfies LedgerGame;
}

export function withoutAnything({ ledger }: LedgerFile): LedgerFile {
  return { ledger: erasedAll(ledger), people: {} };
}

/** Without all that is told under a key at present. */
export function withoutPerson(file: LedgerFile, roster: People, key: string): LedgerFile {
  const keys = whoIsIn(file.ledger).filter((one) => presentKey(file, roster, one) === key);
  const ledger = keys.reduce(erasedFor, file.ledger);
  const others = whoIsIn(ledger);
  const people = Object.entries(file.people).filter(([one]) => others.includes(one));
  return { ledger, people: Object.fromEntries(people) };
}

const FORMAT = 1;

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const points = v.pipe(v.number(), v.finite());
const name = v.pipe(v.string(), v.minLength(1));

const isAgainst = (value: unknown): value is Against =>
  typeof value === 'string' && /^(people|mixed|bots|bot:.+)$/s.test(value);

const gameSchema = v.strictObject({
  id: name,
  game: name,
  at: whole,
  turns: count,
  seats: v.array(
    v.strictObject({
      who: v.nullable(name),
      bot: v.nullable(name),
      total: points,
      rank: v.pipe(whole, v.minValue(1)),
    }),
  ),
});

const sumSchema = v.strictObject({
  who: name,
  game: name,
  against: v.custom<Against>(isAgainst),
  games: count,
  wins: count,
  points,
  best: points,
  turns: count,
  fair: points,
  last: whole,
});

const fileSchema: v.GenericSchema<unknown, LedgerFile & { readonly statistics: 1 }> = v.strictObject({
  statistics: v.literal(FORMAT),
  ledger: v.strictObject({
    games: v.array(gameSchema),
    sums: v.array(sumSchema),
    folded: v.record(name, count),
    closed: v.array(name),
  }),
  people: v.record(name, v.strictObject(guiseEntries)),
});

export function ledgerFileText({ ledger, people }: LedgerFile): string {
  const json = JSON.stringify({ statistics: FORMAT, ledger, people });
  return `${checksum(json)}:${json}`;
}

/** For other programs: the same, laid out to be looked through, without what only this device needs. */
export function exportedLedger({ ledger: { games, sums, folded }, people }: LedgerFile): string {
  return `${JSON.stringify({ statistics: FORMAT, people, games, sums, folded }, null, 2)}\n`;
}

/** Written by a later version of the app, which knows more; or not whole. */
export type LedgerFileProblem = 'newer' | 'unreadable';

export function readLedgerFile(text: string): Result<LedgerFile, LedgerFileProblem> {
  const [, sum, json = ''] = /^(\d+):(.*)$/s.exec(text) ?? [];
  if (Number(sum) !== checksum(json)) return no('unreadable');
  const content = parseJson(json);
  const format = v.safeParse(v.looseObject({ statistics: v.number() }), content);
  if (format.success && format.output.statistics > FORMAT) return no('newer');
  const file = v.safeParse(fileSchema, content);
  return file.success ? ok({ ledger: file.output.ledger, people: file.output.people }) : no('unreadable');
}
