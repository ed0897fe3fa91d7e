import * as v from 'valibot';

import type { Cabinet } from '@/engine/core/cabinet';
import type { AnyGame } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import { no, ok, type Result } from '@/engine/core/result';
import { openAs, readSave, save, type Opened, type SaveProblem } from '@/engine/core/save';
import { peopleSchema, seatedPeople, type SeatedPerson } from '../people/seated-people';
import { checksum } from '../storage/checksum';
import { parseJson } from '../storage/json';

/** A whole game on two lines: the engine's own save, and what the device knows besides. */
export interface GameFile {
  readonly game: AnyGame;
  readonly match: Match;
  readonly people: readonly SeatedPerson[];
  readonly begunAt: number;
  readonly playedAt: number;
}

/** Where a file stands in the journal of its game: after which entry, and the chain of checksums there. */
export interface JournalPosition {
  readonly seq: number;
  readonly chain: number;
}

const FORMAT = 1;
const START: JournalPosition = { seq: 0, chain: 0 };

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

export function gameFileText(file: Omit<GameFile, 'game'>, { seq, chain }: JournalPosition = START): string {
  const { match, people, begunAt, playedAt } = file;
  const saved = save(match);
  const about = JSON.stringify({ sheet: FORMAT, people, begunAt, playedAt, seq, chain } satisfies About);
  return `${saved}\n${checksum(`${saved}\n${about}`)}:${about}`;
}

async function openSaved(cabinet: Cabinet, text: string): Promise<Result<Opened, SaveProblem>> {
  const read = readSave(text);
  return read.ok ? openAs(await cabinet.bring(read.value.record.game), read.value) : read;
}

/** A file as it was read, and where it positions. */
interface OpenedFile {
  readonly file: GameFile;
  readonly position: JournalPosition;
}

/** Opens what `gameFileText` wrote, or says what is wrong with it. */
export async function openGameFile(cabinet: Cabinet, text: string): Promise<Result<OpenedFile, SaveProblem>> {
  const [saved = '', line] = linesOf(text);
  const opened = await openSaved(cabinet, saved);
  if (!opened.ok) return opened;
  if (line === undefined) return no({ type: 'truncated' });
  const about = readAbout(saved, line);
  if (!about.ok) return about;
  const { people, begunAt, playedAt, seq, chain } = about.value;
  const isForAll = people.length === opened.value.match.record.sitters.length;
  if (!isForAll) return no({ type: 'damaged' });
  return ok({ file: { ...opened.value, people, begunAt, playedAt }, position: { seq, chain } });
}

/** Where a file stands, without opening it; null if the text is not whole. */
export function positionIn(text: string): JournalPosition | null {
  const [saved = '', line = ''] = linesOf(text);
  const about = provenAbout(saved, line);
  if (!about.ok) return null;
  const position = v.safeParse(v.object({ seq: whole, chain: whole }), about.value);
  return position.success ? position.output : null;
}

/** Opens a text from outside. The engine's save alone will do: names are in it, looks are given. */
export async function openImported(
  cabinet: Cabinet,
  text: string,
  now: number,
): Promise<Result<GameFile, SaveProblem>> {
  const tidy = text.replace(/^\uFEFF/, '').trim();
  if (linesOf(tidy).length !== 1) return openExported(cabinet, tidy);
  const opened = await openSaved(cabinet, tidy);
  if (!opened.ok) return opened;
  const people = seatedPeople(opened.value.match.record.sitters);
  return ok({ ...opened.value, people, begunAt: now, playedAt: now });
}

async function openExported(cabinet: Cabinet, text: string): Promise<Result<GameFile, SaveProblem>> {
  const opened = await openGameFile(cabinet, text);
  if (!opened.ok) return opened;
  const { file } = opened.value;
  return ok({ ...file, people: file.people.map(asStranger) });
}

/** Who somebody is on another device's roster says nothing here. */
function asStranger({ name, colour, sigil, bot, temper }: SeatedPerson): SeatedPerson {
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
