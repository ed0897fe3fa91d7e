import { mindOf } from './bot';
import { asked, type Game, type GameTypes, type Table } from './game';
import { isAlike } from './lesson';
import { replay, type MatchRecord } from './match';
import { EVEN } from './nature';
import { advance, legalMoves } from './play';
import { split, type Rng } from './rng';
import { compare, explore } from './search';
import type { Seat, Viewer } from './seat';
import type { Teaching } from './teacher';
import { say, type Language, type Who } from './text';

/** A move by which hope was lost. */
export interface Lapse<G extends GameTypes> {
  /** How many moves had been made before it. */
  readonly step: number;
  readonly seat: Seat;
  readonly played: G['move'];
  readonly better: G['move'];
  /** How much of a win, from 0 to 1. */
  readonly loss: number;
}

/** What is looked at again, and how far that has come. */
export interface Review<G extends GameTypes> {
  readonly game: Game<G>;
  readonly record: MatchRecord<G>;
  readonly seats: readonly Seat[];
  readonly rng: Rng;
  /** Who reads it: what cannot be told apart on the open table is not told there. */
  readonly reader: Viewer;
  readonly told?: (done: number, of: number) => void;
}

/** How many turns are told of. */
const WORST = 3;
/** How many are looked at a second time, in other worlds: what seemed bad may have been bad luck. */
const SUSPECTS = 6;
/** Less hope than this is not worth a word. */
const LEAST_LOSS = 0.02;
/** How many lines all decisions get together, and one of them at least and at most. */
const LINES = { all: 4000, least: 16, most: 60 };
/** How many lines by each of two moves tell them apart: at first, and to be sure. */
const PAIRS = { first: 12, sure: 60 };

interface Decision<G extends GameTypes> {
  readonly step: number;
  readonly turn: number;
  readonly table: Table<G>;
  readonly seat: Seat;
  readonly played: G['move'];
}

/** The turns of these seats in which most was lost, the worst first. Each is judged by what its seat knew then. */
export function* review<G extends GameTypes>(wanted: Review<G>): Teaching<readonly Lapse<G>[]> {
  const decisions = decisionsOf(wanted);
  const found: (Lapse<G> & { readonly decision: Decision<G> })[] = [];
  const lines = Math.max(LINES.least, Math.min(LINES.most, Math.round(LINES.all / decisions.length)));
  for (const [done, decision] of decisions.entries()) {
    wanted.told?.(done, decisions.length);
    if (yield) break;
    const lapse = yield* lapseIn(wanted, decision, lines);
    if (lapse) found.push({ ...lapse, decision });
  }
  const sure: Lapse<G>[] = [];
  for (const { decision, ...lapse } of worstByTurn(found).slice(0, SUSPECTS)) {
    sure.push({ ...lapse, loss: yield* lossBy(wanted, decision, lapse) });
  }
  return sure
    .filter(({ loss }) => loss >= LEAST_LOSS)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, WORST);
}

/** Every decision of these seats in which there was something to choose. */
function decisionsOf<G extends GameTypes>({ game, record, seats }: Review<G>): readonly Decision<G>[] {
  const opened = replay(game, record, 0);
  if (!opened.ok) return [];
  let { table } = opened.value;
  let turn = 0;
  const decisions: Decision<G>[] = [];
  for (const [step, [seat, move]] of record.moves.entries()) {
    if (seats.includes(seat) && legalMoves(game, table).length > 1) {
      decisions.push({ step, turn, table, seat, played: move });
    }
    table = advance(game, table, move);
    if (table.facts.some((fact) => game.passesTurn(fact))) turn += 1;
  }
  return decisions;
}

/** What a short search finds better than what was played; null if nothing. */
function* lapseIn<G extends GameTypes>(
  { game, rng, reader }: Review<G>,
  { table, step, seat, played }: Decision<G>,
  lines: number,
): Teaching<Lapse<G> | null> {
  const mind = mindOf(game, table, EVEN, split(rng, 2 * step));
  const [best] = yield* explore(game.scout, mind, { lines });
  if (!best || isAlike(best.move, played)) return null;
  if (reader === 'public' && isAlike(...openly(game, table, [best.move, played]))) return null;
  const [better, own] = yield* compare(game.scout, mind, [best.move, played], { lines: PAIRS.first });
  const loss = better && own ? better.value - own.value : 0;
  return loss > 0 ? { step, seat, played, better: best.move, loss } : null;
}

/** The same in other worlds and more of them; the first impression where there is no time for it. */
function* lossBy<G extends GameTypes>(
  { game, rng }: Review<G>,
  { table, step }: Decision<G>,
  { better, played, loss }: Lapse<G>,
): Teaching<number> {
  const mind = mindOf(game, table, EVEN, split(rng, 2 * step + 1));
  const [one, other] = yield* compare(game.scout, mind, [better, played], { lines: PAIRS.sure });
  return one && other && other.lines > 0 ? one.value - other.value : loss;
}

/** The worst move of every turn, the worst turn first. */
function worstByTurn<G extends GameTypes, Found extends Lapse<G> & { readonly decision: Decision<G> }>(
  found: readonly Found[],
): readonly Found[] {
  const sorted = [...found].sort((one, other) => other.loss - one.loss);
  return sorted.filter(
    ({ decision }, index) =>
      sorted.findIndex((other) => other.decision.turn === decision.turn && other.seat === decision.seat) ===
      index,
  );
}

/** How many turns have begun before a move, this one counted: how a turn is called. */
export function turnAt<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>, step: number): number {
  const then = replay(game, record, step);
  const log = then.ok ? then.value.log : [];
  return 1 + log.filter(({ facts }) => facts.some((fact) => game.passesTurn(fact))).length;
}

/** What a move does, as a reader may hear of it: his own moves as they are, others' as the open table saw them. */
export function moveSaid<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  move: G['move'],
  { reader, language, who }: { readonly reader: Viewer; readonly language: Language; readonly who: Who },
): string {
  const text = game.text[language];
  if (reader !== 'public') return say(text.moves, move, who);
  const fact = openDeed(game, table, move);
  return fact ? say(text.facts, fact, who) : '';
}

function openly<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  [one, other]: readonly [G['move'], G['move']],
): readonly [unknown, unknown] {
  return [openDeed(game, table, one), openDeed(game, table, other)];
}

/** The first thing that a move makes its player do, as the open table sees it. What chance adds to it is not told. */
function openDeed<G extends GameTypes>(game: Game<G>, table: Table<G>, move: G['move']): G['fact'] | null {
  const seat = asked(table)?.seat;
  const { facts } = advance(game, table, move);
  const deed = facts.find((fact) => 'seat' in fact && fact.seat === seat);
  return deed ? game.witness(deed, 'public') : null;
}
