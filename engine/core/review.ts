import { isAlike } from './alike';
import { mindOf } from './bot';
import { asked, type Game, type GameTypes, type Table } from './game';
import { at } from './list';
import { replay, type MatchRecord } from './match';
import { EVEN } from './nature';
import { advance, judge, legalMoves } from './play';
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
  /** How much of the time for the first look is gone: all of it at 1. */
  readonly spent?: () => number;
}

/** What was found, and in how many of how many decisions it was looked for. */
export interface Reviewed<G extends GameTypes> {
  readonly lapses: readonly Lapse<G>[];
  readonly done: number;
  readonly of: number;
  /** Whether there was too little time to look well at each of them. */
  readonly isBrief: boolean;
}

/** How many turns are told of at most. */
const WORST = 3;
/** How many are looked at a second time, in other worlds: what seemed bad may have been bad luck. */
const SUSPECTS = 6;
/** Less hope than this is not worth a word. */
const LEAST_LOSS = 0.02;
/** How many lines all decisions get together, and one of them at least and at most; and at least if time is short. */
const LINES = { all: 4000, least: 16, most: 60, brief: 4 };
/** How many lines by each of two moves tell them apart: at first, to be sure, and at first if time is short. */
const PAIRS = { first: 12, sure: 60, brief: 3 };
/** In how many worlds of each of the others a move must be possible, to be no secret. */
const WORLDS = 12;
/** Keeps the chance of those worlds apart from that of the thoughts. */
const OTHERS = 1_000_000;

interface Decision<G extends GameTypes> {
  readonly step: number;
  /** How many turns had begun: what belongs to one turn is told once. */
  readonly turn: number;
  readonly table: Table<G>;
  readonly seat: Seat;
  readonly played: G['move'];
}

/**
 * The turns of these seats in which most was lost, the worst first. Each is judged by what its seat knew then. No decision
 * is left out: where time is short, each is looked at in fewer lines.
 */
export function* review<G extends GameTypes>(wanted: Review<G>): Teaching<Reviewed<G>> {
  const decisions = decisionsOf(wanted);
  const found: Suspect<G>[] = [];
  const effortAt = effortOver(decisions.length, wanted.spent);
  let [done, isBrief] = [0, false];
  for (const decision of scattered(decisions)) {
    wanted.told?.(done, decisions.length);
    if (yield) break;
    const effort = effortAt(done);
    const lapse = yield* lapseIn(wanted, decision, effortIn(decisions.length, effort));
    if (lapse) found.push({ ...lapse, decision });
    isBrief ||= effort < GOOD_LOOK;
    done += 1;
  }
  const sure = yield* worst(wanted, found);
  return { lapses: sure.lapses, done, of: decisions.length, isBrief: isBrief || sure.isBrief };
}

/** By less than this part of the lines it should have, a decision is looked at only briefly. */
const GOOD_LOOK = 0.5;

/** How many lines a decision gets. */
interface Effort {
  readonly lines: number;
  readonly pairs: number;
}

function effortIn(decisions: number, effort: number): Effort {
  const lines = Math.max(LINES.least, Math.min(LINES.most, Math.round(LINES.all / decisions)));
  return {
    lines: Math.max(LINES.brief, Math.round(effort * lines)),
    pairs: Math.max(PAIRS.brief, Math.round(effort * PAIRS.first)),
  };
}

/** What part of its lines the next decision may get, so that there is time for all that are left. */
function effortOver(decisions: number, spent: Review<GameTypes>['spent']): (done: number) => number {
  let made = 0;
  return (done) => {
    const gone = spent?.() ?? 0;
    const each = gone === 0 ? Infinity : (made * (1 - gone)) / gone / (decisions - done);
    const effort = gone < FREELY ? 1 : Math.max(0, Math.min(1, each));
    made += Math.max(effort, LEAST_EFFORT);
    return effort;
  };
}

/** Before so much of the time is gone, it cannot be known how much a decision takes. */
const FREELY = 0.1;
/** What the briefest look takes, as part of a whole one. */
const LEAST_EFFORT = 0.2;

type Suspect<G extends GameTypes> = Lapse<G> & { readonly decision: Decision<G> };

/** In wide strides first: whenever it ends, the whole game has been looked at. */
export function scattered<Item>(items: readonly Item[]): readonly Item[] {
  const order = new Set<number>();
  let widest = 1;
  while (widest < items.length) widest *= 2;
  for (let stride = widest; stride >= 1; stride /= 2) {
    for (let index = 0; index < items.length; index += stride) order.add(index);
  }
  return [...order].map((index) => at(items, index));
}

function* worst<G extends GameTypes>(
  wanted: Review<G>,
  found: readonly Suspect<G>[],
): Teaching<Pick<Reviewed<G>, 'lapses' | 'isBrief'>> {
  const sure: Lapse<G>[] = [];
  let isBrief = false;
  for (const { decision, ...lapse } of worstByTurn(found).slice(0, SUSPECTS)) {
    const { loss, lines } = yield* lossBy(wanted, decision, lapse);
    isBrief ||= lines < GOOD_LOOK * PAIRS.sure;
    sure.push({ ...lapse, loss });
  }
  const lapses = sure
    .filter(({ loss }) => loss >= LEAST_LOSS)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, WORST);
  return { lapses, isBrief };
}

/** Every decision of these seats in which there was something to choose. */
function decisionsOf<G extends GameTypes>({ game, record, seats }: Review<G>): readonly Decision<G>[] {
  const begins = ({ facts }: Table<G>) => facts.some((fact) => game.passesTurn(fact));
  const opened = replay(game, record, 0);
  if (!opened.ok) return [];
  let { table } = opened.value;
  let turns = 0;
  const decisions: Decision<G>[] = [];
  for (const [step, [seat, move]] of record.moves.entries()) {
    if (seats.includes(seat) && legalMoves(game, table).length > 1) {
      decisions.push({ step, turn: turns, table, seat, played: move });
    }
    table = advance(game, table, move);
    if (begins(table)) turns += 1;
  }
  return decisions;
}

/** What a short search finds better than what was played; null if nothing. */
function* lapseIn<G extends GameTypes>(
  wanted: Review<G>,
  decision: Decision<G>,
  { lines, pairs }: Effort,
): Teaching<Lapse<G> | null> {
  const { game, rng, reader } = wanted;
  const { step, table, seat, played } = decision;
  const mind = mindOf(game, table, EVEN, split(rng, 2 * step));
  const [best] = yield* explore(game.scout, mind, { lines });
  if (!best || isAlike(best.move, played)) return null;
  if (reader === 'public' && isSecret(wanted, decision, best.move)) return null;
  const [better, own] = yield* compare(game.scout, mind, [best.move, played], { lines: pairs });
  const loss = better && own ? better.value - own.value : 0;
  return loss > 0 ? { step, seat, played, better: best.move, loss } : null;
}

/** The same in other worlds and more of them; the first impression where there is no time for it. */
function* lossBy<G extends GameTypes>(
  { game, rng }: Review<G>,
  { table, step }: Decision<G>,
  { better, played, loss }: Lapse<G>,
): Teaching<{ readonly loss: number; readonly lines: number }> {
  const mind = mindOf(game, table, EVEN, split(rng, 2 * step + 1));
  const [one, other] = yield* compare(game.scout, mind, [better, played], { lines: PAIRS.sure });
  const lines = other?.lines ?? 0;
  return { loss: one && other && lines > 0 ? one.value - other.value : loss, lines };
}

/** The worst move of every turn, the worst turn first. */
function worstByTurn<G extends GameTypes>(found: readonly Suspect<G>[]): readonly Suspect<G>[] {
  const sorted = [...found].sort((one, other) => other.loss - one.loss);
  return sorted.filter(
    ({ decision }, index) =>
      sorted.findIndex((other) => other.decision.turn === decision.turn && other.seat === decision.seat) ===
      index,
  );
}

/** Who reads of a lapse, in which language. */
interface Reading {
  readonly reader: Viewer;
  readonly language: Language;
  readonly who: Who;
}

/**
 * A lapse in words, and when it was, as the log counts. What was played is told as its reader saw it happen: somebody alone as his own move, others as the
 * open table. What would have been better never happened, so it is told as a move, whatever might have come of it.
 */
export function lapseWords<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  { played, better }: Pick<Lapse<G>, 'played' | 'better'>,
  { reader, language, who }: Reading,
): { readonly when: string | null; readonly played: string; readonly better: string } {
  const { moves, facts } = game.text[language];
  const deed = reader === 'public' ? openDeed(game, table, played) : null;
  const seen = game.view(table, reader);
  return {
    when: game.teacher?.when(seen, language) ?? null,
    played: deed ? say(facts, deed, who) : say(moves, played, who, seen),
    better: say(moves, better, who, seen),
  };
}

/**
 * Whether the others cannot know that the move was possible, or could not have told it from what was played; or what
 * was played left no trace, and they cannot know that it was possible.
 */
function isSecret<G extends GameTypes>(
  { game, seats, rng }: Review<G>,
  { step, table, seat, played }: Decision<G>,
  better: G['move'],
): boolean {
  const deed = openDeed(game, table, played);
  if (isAlike(openDeed(game, table, better), deed)) return true;
  const chance = split(rng, OTHERS + step);
  const toBeKnown = deed ? [better] : [better, played];
  return seats.some(
    (other) => other !== seat && toBeKnown.some((move) => isDoubted(game, table, move, { other, chance })),
  );
}

/** Whether another seat can imagine a world in which whoever is asked may not make the move. */
function isDoubted<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  move: G['move'],
  { other, chance }: { readonly other: Seat; readonly chance: Rng },
): boolean {
  const seat = asked(table)?.seat;
  if (seat === undefined) return true;
  return Array.from({ length: WORLDS }).some((_, index) => {
    const world = game.resample(table, other, split(chance, WORLDS * other + index));
    return !judge(game, world, seat, move).ok;
  });
}

/** The first thing that a move makes its player do, as the open table sees it: to be told only of what was played. */
function openDeed<G extends GameTypes>(game: Game<G>, table: Table<G>, move: G['move']): G['fact'] | null {
  const seat = asked(table)?.seat;
  const { facts } = advance(game, table, move);
  const deed = facts.find((fact) => 'seat' in fact && fact.seat === seat);
  return deed ? game.witness(deed, 'public') : null;
}
