import { isAlike } from './alike';
import type { Game, GameTypes, Table } from './game';
import { replay, type LogEntry, type MatchRecord } from './match';
import { advance } from './play';
import { beginsTurn, headAfter, type TurnHead } from './turns';

/** A moment of a game at which it is worth to stop: something has happened since the one before it. */
export interface Stop<G extends GameTypes> {
  /** How many moves had been made. */
  readonly step: number;
  readonly table: Table<G>;
  /** What has happened since the stop before it. */
  readonly entries: readonly LogEntry<G>[];
}

/** A turn, and at which stop it begins. */
export interface TurnBegun<G extends GameTypes> {
  readonly head: TurnHead<G>;
  readonly from: number;
}

/** A whole game as it is watched again. */
export interface Course<G extends GameTypes> {
  readonly stops: readonly Stop<G>[];
  readonly turns: readonly TurnBegun<G>[];
}

/**
 * The course of a finished game: what shows nothing on the open table is joined with what follows. After `kept` moves there
 * is a stop whatever they show. Null if the record cannot be played.
 */
export function courseOf<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord<G>,
  kept: readonly number[] = [],
): Course<G> | null {
  const [begun, whole] = [replay(game, record, 0), replay(game, record)];
  if (!begun.ok || !whole.ok) return null;
  const { log } = whole.value;
  const last = record.moves.length;
  const stops: Stop<G>[] = [];
  let { table } = begun.value;
  let entries: LogEntry<G>[] = [];
  for (const [step, entry] of log.entries()) {
    const move = record.moves[step - 1]?.[1];
    const before = table;
    if (move !== undefined) table = advance(game, before, move);
    entries.push(entry);
    const isStop = step === 0 || step === last || kept.includes(step);
    if (!isStop && isSilent(game, entry, before, table)) continue;
    stops.push({ step, table, entries });
    entries = [];
  }
  return { stops, turns: turnsAlong(game, stops) };
}

/** Whether by a move nothing worth telling happened, or nothing that is to be seen on the open table. */
function isSilent<G extends GameTypes>(
  game: Game<G>,
  { facts }: LogEntry<G>,
  before: Table<G>,
  after: Table<G>,
): boolean {
  const told = facts.map((fact) => game.witness(fact, 'public'));
  if (told.length === 0) return true;
  if (told.some((fact) => game.weigh === undefined || game.weigh(fact) > 0)) return false;
  return isAlike(seen(game, before), seen(game, after));
}

const seen = <G extends GameTypes>(game: Game<G>, table: Table<G>) => ({
  ...game.view(table, 'public'),
  asked: null,
});

function turnsAlong<G extends GameTypes>(game: Game<G>, stops: readonly Stop<G>[]): readonly TurnBegun<G>[] {
  let head: TurnHead<G> = { began: null, chapter: null, seat: null };
  const turns: TurnBegun<G>[] = [{ head, from: 0 }];
  for (const [from, { entries }] of stops.entries()) {
    const begins = entries.flatMap(({ facts }) => facts.filter((fact) => beginsTurn(game, fact)));
    for (const fact of begins) head = headAfter(game, head, fact);
    if (begins.length > 0) turns.push({ head, from });
  }
  return turns.filter(({ from }, index) => turns[index + 1]?.from !== from);
}
