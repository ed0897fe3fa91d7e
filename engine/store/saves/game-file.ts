import * as v from 'valibot';

import type { AnyGame, Shelf } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import { no, ok, type Result } from '@/engine/core/result';
import { open, save, type SaveProblem } from '@/engine/core/save';
import { checksum } from '../storage/checksum';
import { parseJson } from '../storage/json';
import { peopleSchema, sittingsOf, type Sitting } from '../people/seated-people';

/** A whole game on two lines: the engine's own save, and what the device knows besides. */
export interface Sheet {
  readonly game: AnyGame;
  readonly match: Match;
  readonly people: readonly Sitting[];
  readonly begunAt: number;
  readonly playedAt: number;
}

/** Where a sheet stands in the journal of its game: after which entry, and the chain of checksums there. */
export interface Stand {
  readonly seq: number;
  readonly chain: number;
}

const FORMAT = 1;
const START: Stand = { seq: 0, chain: 0 };

const whole = v.pipe(v.number(), v.integer());

const aboutSchema = v.strictObject({
  sheet: v.literal(FORMAT),
  people: peopleSchema,
  begunAt: whole,
  playedAt: whole,
  seq: v.pipe(whole, v.minValue(0)),
  chain: whole,
});
type About = v.InferOutput<typeof aboutSchema>;

export function sheetText(sheet: Omit<Sheet, 'game'>, { seq, chain }: Stand = START): string {
  const { match, people, begunAt, playedAt } = sheet;
  const saved = save(match);
  const about = JSON.stringify({ sheet: FORMAT, people, begunAt, playedAt, seq, chain } satisfies About);
  return `${saved}\n${checksum(`${saved}\n${about}`)}:${about}`;
}

/** A sheet as it was read, and where it stands. */
interface OpenedSheet {
  readonly sheet: Sheet;
  readonly stand: Stand;
}

/** Opens what `sheetText` wrote, or says what is wrong with it. */
export function openSheet(shelf: Shelf, text: string): Result<OpenedSheet, SaveProblem> {
  const [saved = '', line] = linesOf(text);
  const opened = open(shelf, saved);
  if (!opened.ok) return opened;
  if (line === undefined) return no({ type: 'truncated' });
  const about = readAbout(saved, line);
  if (!about.ok) return about;
  const { people, begunAt, playedAt, seq, chain } = about.value;
  const isForAll = people.length === opened.value.match.record.sitters.length;
  if (!isForAll) return no({ type: 'damaged' });
  return ok({ sheet: { ...opened.value, people, begunAt, playedAt }, stand: { seq, chain } });
}

/** Where a sheet stands, without opening it; null if the text is not whole. */
export function standIn(text: string): Stand | null {
  const [saved = '', line = ''] = linesOf(text);
  const about = provenAbout(saved, line);
  if (!about.ok) return null;
  const stand = v.safeParse(v.object({ seq: whole, chain: whole }), about.value);
  return stand.success ? stand.output : null;
}

/** Opens a text from outside. The engine's save alone will do: names are in it, looks are given. */
export function openForeign(shelf: Shelf, text: string, now: number): Result<Sheet, SaveProblem> {
  const tidy = text.replace(/^\uFEFF/, '').trim();
  if (linesOf(tidy).length !== 1) return openExported(shelf, tidy);
  const opened = open(shelf, tidy);
  if (!opened.ok) return opened;
  const people = sittingsOf(opened.value.match.record.sitters);
  return ok({ ...opened.value, people, begunAt: now, playedAt: now });
}

function openExported(shelf: Shelf, text: string): Result<Sheet, SaveProblem> {
  const opened = openSheet(shelf, text);
  if (!opened.ok) return opened;
  const { sheet } = opened.value;
  return ok({ ...sheet, people: sheet.people.map(asStranger) });
}

/** Who somebody is on another device's roster says nothing here. */
function asStranger({ name, colour, sigil, bot, temper }: Sitting): Sitting {
  return { name, colour, sigil, bot, ...(temper && { temper }) };
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/);
}

function readAbout(saved: string, line: string): Result<About, SaveProblem> {
  const content = provenAbout(saved, line);
  if (!content.ok) return content;
  const format = v.safeParse(v.looseObject({ sheet: v.number() }), content.value);
  if (format.success && format.output.sheet > FORMAT) return no({ type: 'newer-app' });
  const about = v.safeParse(aboutSchema, content.value);
  return about.success ? ok(about.output) : no({ type: 'damaged' });
}

function provenAbout(saved: string, line: string): Result<unknown, SaveProblem> {
  const [, sum, json = ''] = /^(\d+):(.*)$/.exec(line) ?? [];
  if (!sum || !json.endsWith('}')) return no({ type: 'truncated' });
  return Number(sum) === checksum(`${saved}\n${json}`) ? ok(parseJson(json)) : no({ type: 'damaged' });
}
