import { str as crc32 } from 'crc-32';
import * as v from 'valibot';

import { botLevelSchema } from './level';
import { asked, type AnyGame, type GameTypes, type Refusal, type Shelf, type Table } from './game';
import { replay, setUpEntry, setupProblem, type Match, type MatchRecord, type SetupProblem } from './match';
import { TEMPERS } from './nature';
import { advance, start } from './play';
import { no, ok, type Result } from './result';
import { pick, rngFrom } from './rng';
import { allSeats } from './seat';

/** Why a saved game cannot be opened. */
export type SaveProblem =
  | { readonly type: 'not-a-save' }
  | { readonly type: 'truncated' }
  | { readonly type: 'newer-app' }
  | { readonly type: 'unknown-format' }
  | { readonly type: 'damaged' }
  | { readonly type: 'unknown-game'; readonly game: string }
  | { readonly type: 'newer-rules'; readonly game: string }
  | { readonly type: 'rules-too-old'; readonly game: string }
  | { readonly type: 'impossible-setup'; readonly why: SetupProblem }
  | { readonly type: 'illegal-move'; readonly step: number; readonly refusal: Refusal }
  | { readonly type: 'altered' };

export interface Opened {
  readonly game: AnyGame;
  readonly match: Match;
}

const FORMAT = 1;
const MAGIC = '{"athanor":';

/** What every version of the format has, whatever else it holds. */
const headSchema = v.looseObject({
  athanor: v.number(),
  checksum: v.number(),
  record: v.looseObject({ game: v.string(), rulesVersion: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  snapshot: v.looseObject({}),
});

const recordSchema = v.strictObject({
  game: v.string(),
  rulesVersion: v.number(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  seed: v.number(),
  sitters: v.array(
    v.strictObject({
      name: v.string(),
      bot: v.nullable(botLevelSchema),
      temper: v.exactOptional(v.picklist(TEMPERS)),
    }),
  ),
  from: v.nullable(v.looseObject({})),
  moves: v.array(v.strictTuple([v.number(), v.looseObject({ type: v.string() })])),
});

/** The match as text: the record, the table it leads to, and a checksum over both. */
export function save<G extends GameTypes>(match: Match<G>): string {
  const { record, table } = match;
  return JSON.stringify({ athanor: FORMAT, checksum: checksum(record, table), record, snapshot: table });
}

/** Opens what `save` wrote, or says what is wrong with it. Nothing that comes in can make it throw. */
export function open(shelf: Shelf, text: unknown): Result<Opened, SaveProblem> {
  const head = readSave(text);
  if (!head.ok) return head;
  return openAs(
    shelf.find(({ id }) => id === head.value.record.game),
    head.value,
  );
}

/** The same where the game is still to be brought: first what was saved is read, and says of which game it is. */
export function readSave(text: unknown): Result<Head, SaveProblem> {
  return typeof text === 'string' ? readHead(text.replace(/^\uFEFF/, '').trim()) : no({ type: 'not-a-save' });
}

export function openAs(game: AnyGame | undefined, { record, snapshot }: Head): Result<Opened, SaveProblem> {
  if (!game) return no({ type: 'unknown-game', game: record.game });
  if (record.rulesVersion > game.rulesVersion) return no({ type: 'newer-rules', game: game.id });
  const parsed = v.safeParse(recordSchema, record);
  if (!parsed.success) return no({ type: 'damaged' });
  const content = {
    record: parsed.output as unknown as MatchRecord,
    snapshot: snapshot as unknown as AnyTable,
  };
  return record.rulesVersion === game.rulesVersion ? prove(game, content) : bringUp(game, content);
}

type AnyTable = Table<GameTypes>;
type Head = v.InferOutput<typeof headSchema>;

interface Content {
  readonly record: MatchRecord;
  readonly snapshot: AnyTable;
}

function readHead(text: string): Result<Head, SaveProblem> {
  const json = attempt(() => JSON.parse(text) as unknown);
  if (!json.ok) return no({ type: isOurs(text) ? 'truncated' : 'not-a-save' });
  const format = v.safeParse(v.looseObject({ athanor: v.number() }), json.value);
  if (!format.success) return no({ type: 'not-a-save' });
  const { athanor } = format.output;
  // It is not in the checksum, so any number may stand here.
  if (athanor !== FORMAT) return no({ type: isNewer(athanor) ? 'newer-app' : 'unknown-format' });
  const head = v.safeParse(headSchema, json.value);
  if (!head.success) return no({ type: 'damaged' });
  const written = json.value as Head;
  const sum = attempt(() => checksum(written.record, written.snapshot));
  return sum.ok && sum.value === written.checksum ? ok(written) : no({ type: 'damaged' });
}

function isNewer(format: number): boolean {
  return Number.isSafeInteger(format) && format > FORMAT;
}

function isOurs(text: string): boolean {
  return text !== '' && (text.startsWith(MAGIC) || MAGIC.startsWith(text));
}

/** Under the rules it was played by, the moves themselves prove the snapshot. */
function prove(game: AnyGame, { record, snapshot }: Content): Result<Opened, SaveProblem> {
  const why = setupProblem(game, record);
  if (why) return no({ type: 'impossible-setup', why });
  if (record.from && !isSound(game, record.from, record)) return no({ type: 'altered' });
  const replayed = attempt(() => replay(game, record));
  if (!replayed.ok) return no({ type: 'altered' });
  if (!replayed.value.ok) return no({ type: 'illegal-move', ...replayed.value.problem });
  const match = replayed.value.value;
  return JSON.stringify(match.table) === JSON.stringify(snapshot)
    ? ok({ game, match })
    : no({ type: 'altered' });
}

/** Under newer rules the moves may mean something else: the game goes on from its snapshot. */
function bringUp(game: AnyGame, { record, snapshot }: Content): Result<Opened, SaveProblem> {
  const migrated = attempt(() => migrateUp(game, snapshot, record.rulesVersion));
  if (!migrated.ok) return no({ type: 'rules-too-old', game: game.id });
  const from = { ...migrated.value, facts: [] };
  const rebased: MatchRecord = {
    ...record,
    rulesVersion: game.rulesVersion,
    options: from.options,
    from,
    moves: [],
  };
  if (!isSound(game, from, rebased)) return no({ type: 'rules-too-old', game: game.id });
  const match = { record: rebased, table: from, log: [setUpEntry([])] };
  return ok({ game, match });
}

function migrateUp(game: AnyGame, snapshot: unknown, version: number): AnyTable {
  let migrated = snapshot;
  for (let from = version; from < game.rulesVersion; from += 1) migrated = game.migrate(migrated, from);
  return migrated as AnyTable;
}

const TRIAL_MOVES = 200;

/**
 * Whether a table that no moves prove holds together: it has the options and pieces of this game, everybody can
 * look at it and imagine worlds behind it, and it can be played on.
 */
function isSound(game: AnyGame, table: AnyTable, record: MatchRecord): boolean {
  const isFromOlderRules = game.rulesVersion > 1;
  const tried = attempt(() => {
    const fresh = start(game, record.sitters.length, record.options, rngFrom(0));
    return (
      setupProblem(game, record) === null &&
      table.seats === fresh.seats &&
      JSON.stringify(table.options) === JSON.stringify(record.options) &&
      pieceList(game, table) === pieceList(game, fresh) &&
      canBePlayedOn(game, table)
    );
  });
  return isFromOlderRules && tried.ok && tried.value;
}

function pieceList(game: AnyGame, table: AnyTable): string {
  return [...game.pieces(table)].sort().join();
}

function canBePlayedOn(game: AnyGame, table: AnyTable): boolean {
  let now = table;
  let chance = rngFrom(0);
  for (let step = 0; step < TRIAL_MOVES; step += 1) {
    const ask = asked(now);
    if (!ask) return now.agenda.length === 0;
    const seats = allSeats(now.seats);
    if (!seats.includes(ask.seat)) return false;
    seats.forEach((seat) => game.view(game.resample(now, seat, chance), seat));
    game.score(now);
    const drawn = pick(chance, game.legal(now, ask));
    chance = drawn.rng;
    now = advance(game, now, drawn.value);
  }
  return true;
}

function checksum(record: unknown, snapshot: unknown): number {
  return crc32(JSON.stringify([record, snapshot])) >>> 0;
}

/** For data from outside: whatever goes wrong with it is a finding, not a crash. */
function attempt<Value>(what: () => Value): Result<Value, null> {
  try {
    return ok(what());
  } catch {
    return no(null);
  }
}
