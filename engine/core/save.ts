import { str as crc32 } from 'crc-32';
import * as v from 'valibot';

import { BOT_LEVELS } from './bot';
import { asked, type AnyGame, type GameTypes, type Refusal, type Shelf, type Table } from './game';
import { replay, setupProblem, type Match, type MatchRecord, type SetupProblem } from './match';
import { no, ok, type Result } from './result';
import { allSeats } from './seat';

/** Why a saved game cannot be opened. */
export type SaveProblem =
  | { readonly type: 'not-a-save' }
  | { readonly type: 'truncated' }
  | { readonly type: 'newer-app' }
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

const recordSchema = v.strictObject({
  game: v.string(),
  rulesVersion: v.pipe(v.number(), v.integer()),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  seed: v.number(),
  sitters: v.array(v.strictObject({ name: v.string(), bot: v.nullable(v.picklist(BOT_LEVELS)) })),
  from: v.nullable(v.looseObject({})),
  moves: v.array(v.strictTuple([v.number(), v.looseObject({ type: v.string() })])),
});

const saveSchema = v.strictObject({
  athanor: v.literal(FORMAT),
  checksum: v.number(),
  record: recordSchema,
  snapshot: v.looseObject({}),
});

/** The match as text: the record, the table it leads to, and a checksum over both. */
export function save<G extends GameTypes>(match: Match<G>): string {
  const { record, table } = match;
  return JSON.stringify({ athanor: FORMAT, checksum: checksum(record, table), record, snapshot: table });
}

/** Opens what `save` wrote, or says what is wrong with it. Nothing in the text can make it throw. */
export function open(shelf: Shelf, text: string): Result<Opened, SaveProblem> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const { record, snapshot } = parsed.value;
  const game = shelf.find((candidate) => candidate.id === record.game);
  if (!game) return no({ type: 'unknown-game', game: record.game });
  if (record.rulesVersion > game.rulesVersion) return no({ type: 'newer-rules', game: game.id });
  return record.rulesVersion === game.rulesVersion
    ? prove(game, record, snapshot)
    : bringUp(game, record, snapshot);
}

interface Parsed {
  readonly record: MatchRecord;
  readonly snapshot: Table<GameTypes>;
}

function parse(text: string): Result<Parsed, SaveProblem> {
  const json = attempt(() => JSON.parse(text) as unknown);
  if (!json.ok) return no({ type: isOurs(text) ? 'truncated' : 'not-a-save' });
  const format = v.safeParse(v.looseObject({ athanor: v.number() }), json.value);
  if (!format.success) return no({ type: 'not-a-save' });
  if (format.output.athanor > FORMAT) return no({ type: 'newer-app' });
  const parsed = v.safeParse(saveSchema, json.value);
  if (!parsed.success) return no({ type: 'damaged' });
  const { record, snapshot } = parsed.output as unknown as Parsed;
  const sum = attempt(() => checksum(record, snapshot));
  return sum.ok && sum.value === parsed.output.checksum ? ok({ record, snapshot }) : no({ type: 'damaged' });
}

function isOurs(text: string): boolean {
  return text !== '' && (text.startsWith(MAGIC) || MAGIC.startsWith(text));
}

/** Under the rules it was played by, the moves themselves prove the snapshot. */
function prove(game: AnyGame, record: MatchRecord, snapshot: Table<GameTypes>): Result<Opened, SaveProblem> {
  const why = setupProblem(game, record);
  if (why) return no({ type: 'impossible-setup', why });
  if (record.from && !isUsable(game, record.from, record.sitters.length)) return no({ type: 'altered' });
  const replayed = attempt(() => replay(game, record));
  if (!replayed.ok) return no({ type: 'altered' });
  if (!replayed.value.ok) return no({ type: 'illegal-move', ...replayed.value.problem });
  const match = replayed.value.value;
  return JSON.stringify(match.table) === JSON.stringify(snapshot)
    ? ok({ game, match })
    : no({ type: 'altered' });
}

/** Under newer rules the moves may mean something else: the game goes on from its snapshot. */
function bringUp(
  game: AnyGame,
  record: MatchRecord,
  snapshot: Table<GameTypes>,
): Result<Opened, SaveProblem> {
  const migrated = attempt(() => migrateUp(game, snapshot, record.rulesVersion));
  if (!migrated.ok || !isUsable(game, migrated.value, record.sitters.length)) {
    return no({ type: 'rules-too-old', game: game.id });
  }
  const table = migrated.value;
  const from = { ...table, facts: [] };
  const rebased: MatchRecord = {
    ...record,
    rulesVersion: game.rulesVersion,
    options: table.options,
    from,
    moves: [],
  };
  const why = setupProblem(game, rebased);
  if (why) return no({ type: 'impossible-setup', why });
  return ok({
    game,
    match: { record: rebased, table: from, log: [{ seat: null, facts: [], isSealed: true }] },
  });
}

function migrateUp(game: AnyGame, snapshot: unknown, version: number): Table<GameTypes> {
  let migrated = snapshot;
  for (let from = version; from < game.rulesVersion; from += 1) migrated = game.migrate(migrated, from);
  return migrated as Table<GameTypes>;
}

/** Whether a table that no moves prove holds together: everybody can look at it and somebody can move. */
function isUsable(game: AnyGame, table: Table<GameTypes>, seats: number): boolean {
  const looked = attempt(() => {
    const ask = asked(table);
    allSeats(seats).forEach((seat) => game.view(table, seat));
    game.score(table);
    return table.seats === seats && (ask ? game.legal(table, ask).length > 0 : table.agenda.length === 0);
  });
  return looked.ok && looked.value;
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
