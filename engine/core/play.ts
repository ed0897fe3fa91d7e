import { safeParse } from 'valibot';

import {
  asked,
  type CoreReason,
  type Game,
  type GameTypes,
  type Refusal,
  type Table,
  type Traced,
} from './game';
import { plainCopy } from './plain';
import { no, ok, type Result } from './result';
import type { Rng } from './rng';
import type { Seat } from './seat';
import { gone } from './step';

/** The table after set-up, as far as the first question. */
export function start<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: G['options'],
  rng: Rng,
): Table<G> {
  return settle(game, game.setup(seats, options, rng));
}

/** The one door for moves from outside, whatever they are: the next table, or the rule that refuses. */
export function play<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  seat: Seat,
  move: unknown,
): Result<Table<G>, Refusal<G>> {
  const judged = judge(game, table, seat, move);
  return judged.ok ? ok(advance(game, table, judged.value)) : judged;
}

/** The same move as clean data, if this seat may make it now. */
export function judge<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  seat: Seat,
  move: unknown,
): Result<G['move'], Refusal<G>> {
  const ask = asked(table);
  if (!ask) return no(refusal(game, 'game-over'));
  if (ask.seat !== seat) return no(refusal(game, 'not-asked'));
  const plain = plainCopy(move);
  if (!plain.ok) return no(refusal(game, 'not-a-move'));
  const parsed = safeParse(game.moveSchema, plain.value);
  if (!parsed.success) return no(refusal(game, 'not-a-move'));
  const reason = game.refuse(table, ask, parsed.output);
  return reason === null ? ok(parsed.output) : no(refusal(game, reason));
}

/** What the asked seat may do; nothing once the game is over. */
export function legalMoves<G extends GameTypes>(game: Game<G>, table: Table<G>): readonly G['move'][] {
  const ask = asked(table);
  return ask ? game.legal(table, ask) : [];
}

/** The table after a move known to be legal. */
export function advance<G extends GameTypes>(game: Game<G>, table: Table<G>, move: G['move']): Table<G> {
  const ask = asked(table);
  if (!ask) throw new Error('The game is over');
  return settle(game, game.answer(withoutNext(table, []), ask, move));
}

/** The table after a move, or after the set-up, and every fact on the way with the table just before it. */
export interface Followed<G extends GameTypes> {
  readonly table: Table<G>;
  readonly trail: readonly Traced<G>[];
}

/** The same as `advance`, fact by fact: for those who show it, since it takes longer. */
export function follow<G extends GameTypes>(game: Game<G>, table: Table<G>, move: G['move']): Followed<G> {
  return followed(advance(game, { ...table, trail: { from: table, traced: [] } }, move));
}

/** The same as `start`, fact by fact. What the set-up itself tells, it tells of the table that it has laid out. */
export function followStart<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  options: G['options'],
  rng: Rng,
): Followed<G> {
  const from = game.setup(seats, options, rng);
  const trail = gone({ from, traced: [] }, from, from.facts);
  return followed(settle(game, { ...from, trail }));
}

function followed<G extends GameTypes>({ trail, ...table }: Table<G>): Followed<G> {
  return { table, trail: trail?.traced ?? [] };
}

/** Whether the move between these tables drew at random or showed something hidden. */
export function isRevealing<G extends GameTypes>(game: Game<G>, before: Table<G>, after: Table<G>): boolean {
  return before.rng !== after.rng || after.facts.some((fact) => game.seals(fact));
}

/** Runs what needs no choice until somebody is asked or nothing is left. */
function settle<G extends GameTypes>(game: Game<G>, table: Table<G>): Table<G> {
  let settled = table;
  for (let steps = 0; steps < 10_000; steps += 1) {
    const next = settled.agenda[0];
    if (next?.type !== 'run') return settled;
    settled = game.run(withoutNext(settled, settled.facts), next.what);
  }
  throw new Error(`${game.id}: consequences without end`);
}

/** The table with the next item off its agenda. */
function withoutNext<G extends GameTypes>(table: Table<G>, facts: readonly G['fact'][]): Table<G> {
  const { seats, options, rng, agenda, state, trail } = table;
  const next = { seats, options, rng, agenda: agenda.slice(1), state, facts };
  return trail === undefined ? next : { ...next, trail };
}

function refusal<G extends GameTypes>(game: Game<G>, reason: G['reason'] | CoreReason): Refusal<G> {
  return { rule: game.reasons[reason], reason };
}
