import { mindOf, type Mind } from './bot';
import { exp, log } from './exact';
import { certainWin } from './finish';
import { asked, type Game, type GameTypes, type Table } from './game';
import { at } from './list';
import { EVEN } from './nature';
import type { Rng } from './rng';
import { compare, explore, type Trial } from './search';
import type { Seat } from './seat';
import type { Language } from './text';

/** What a game tells those who ask why a move is the best. */
export interface Teacher<G extends GameTypes, Term extends string = string> {
  /** What a seat's hope is made of where a line ends, everything in the same coin; more is better. */
  terms(mind: Mind<G>, table: Table<G>, seat: Seat): Readonly<Record<Term, number>>;
  /** Why a move that brings more of it is better, in one sentence. */
  readonly text: Readonly<Record<Language, Readonly<Record<Term, string>>>>;
  /** How its hope is to be read; taken at its word if nothing is said. */
  readonly foresight?: Foresight;
}

/**
 * What becomes of hope, in log odds: so many times as far from an even share as the search thinks, and so much more.
 * `npm run lab -- calibrate` measures it.
 */
export interface Foresight {
  readonly slope: number;
  readonly offset: number;
}

/**
 * - `only`: nothing else is allowed
 * - `agreed`: nothing else seemed worth trying, or there was no time for it
 * - `alike`: the runner-up is as good; the term is what both may be for, since lesser moves bring less of it
 * - `finish`: it begins a win within the turn that nothing can prevent
 * - `win`: it decides more games at once
 * - `term`: it brings more of one thing than the runner-up
 * - `overall`: its lines end better, and no one thing accounts for it
 */
export type Reason =
  | { readonly type: 'only' | 'agreed' | 'finish' | 'win' | 'overall' }
  | { readonly type: 'alike'; readonly term?: string }
  | { readonly type: 'term'; readonly term: string };

/** What whoever is asked would best do, by nothing but what his seat knows. */
export interface Advice<G extends GameTypes> {
  readonly best: Trial<G>;
  readonly second: Trial<G> | null;
  readonly reason: Reason;
}

/** A decision in steps, like a bot's. */
export type Teaching<Value> = Generator<void, Value, boolean | void>;

/** By so little hope two moves do not differ. */
const ALIKE = 0.01;
/** How many lines by each of two moves say why. */
const LINES_TO_TELL = 30;

/** What the search prefers for the seat that is asked, its runner-up, and why. The same chance gives the same advice. */
export function* advise<G extends GameTypes>(game: Game<G>, table: Table<G>, rng: Rng): Teaching<Advice<G>> {
  const mind = mindOf(game, table, EVEN, rng);
  const finish = mind.legal.length > 1 ? certainWin(game, table, rng) : null;
  if (finish) {
    const best = { move: finish, lines: LEAST_LINES, value: 1 };
    return { best, second: null, reason: { type: 'finish' } };
  }
  const tried = yield* explore(game.scout, mind);
  const [best, second] = tried;
  if (!best || !second || second.lines === 0) {
    const type = mind.legal.length === 1 ? 'only' : 'agreed';
    return { best: best ?? nothingElse(mind), second: null, reason: { type } };
  }
  if (areAlike(best, second)) return { best, second, reason: yield* meritOf(game, mind, best, tried) };
  const { reason, trials } = yield* reasonFor(game, mind, best, second);
  return { best: together(best, trials[0]), second: together(second, trials[1]), reason };
}

function areAlike<G extends GameTypes>(best: Trial<G>, second: Trial<G>): boolean {
  return best.value - second.value < ALIKE;
}

/** The lines that said why count as well: where few were searched, they are most of what is known. */
function together<G extends GameTypes>(one: Trial<G>, more: Trial<G> | undefined): Trial<G> {
  if (!more || more.lines === 0) return one;
  const lines = one.lines + more.lines;
  return { ...one, lines, value: (one.lines * one.value + more.lines * more.value) / lines };
}

function nothingElse<G extends GameTypes>(mind: Mind<G>): Trial<G> {
  return { move: at(mind.legal, 0), lines: 0, value: 0 };
}

/** What lines by one move came to, added up. */
interface Tally {
  lines: number;
  /** The share in games that were over. */
  won: number;
  readonly terms: Map<string, number>;
}

/** What the best move has more of than the least of those tried, where the runner-up is as good. */
function* meritOf<G extends GameTypes>(
  game: Game<G>,
  mind: Mind<G>,
  best: Trial<G>,
  tried: readonly Trial<G>[],
): Teaching<Reason> {
  const known = tried.filter(({ lines }) => lines > 0);
  const least = known.reduce((low, trial) => (trial.value < low.value ? trial : low), best);
  if (areAlike(best, least)) return { type: 'alike' };
  const { reason } = yield* reasonFor(game, mind, best, least);
  return reason.type === 'term' ? { type: 'alike', term: reason.term } : { type: 'alike' };
}

/** What differs most between lines by the two moves in the same worlds. */
function* reasonFor<G extends GameTypes>(
  game: Game<G>,
  mind: Mind<G>,
  best: Trial<G>,
  second: Trial<G>,
): Teaching<{ readonly reason: Reason; readonly trials: readonly Trial<G>[] }> {
  const tallies = new Map([best, second].map(({ move }) => [move, newTally()] as const));
  const seen = (move: G['move'], end: Table<G>) => {
    const tally = tallies.get(move);
    if (tally) count(game, mind, end, tally);
  };
  const moves = [best.move, second.move];
  const trials = yield* compare(game.scout, mind, moves, { lines: LINES_TO_TELL, seen });
  const [ours, theirs] = [...tallies.values()];
  const isTold = ours && theirs;
  return {
    reason: isTold ? difference(ours, theirs, best.value - second.value) : { type: 'overall' },
    trials,
  };
}

function newTally(): Tally {
  return { lines: 0, won: 0, terms: new Map() };
}

function count<G extends GameTypes>(game: Game<G>, mind: Mind<G>, end: Table<G>, tally: Tally): void {
  tally.lines += 1;
  if (!asked(end)) tally.won += at(mind.shares(end), mind.seat);
  for (const [term, value] of Object.entries(game.teacher?.terms(mind, end, mind.seat) ?? {})) {
    tally.terms.set(term, (tally.terms.get(term) ?? 0) + value);
  }
}

function difference(ours: Tally, theirs: Tally, ahead: number): Reason {
  if (ours.lines === 0 || theirs.lines === 0) return { type: 'overall' };
  if (ours.won / ours.lines - theirs.won / theirs.lines > ahead / 2) return { type: 'win' };
  let [most, found] = [0, null as string | null];
  for (const [term, total] of ours.terms) {
    const more = total / ours.lines - (theirs.terms.get(term) ?? 0) / theirs.lines;
    if (more > most) [most, found] = [more, term];
  }
  return found === null ? { type: 'overall' } : { type: 'term', term: found };
}

/** Fewer lines than this tell too little of how many games a move wins. */
const LEAST_LINES = 20;

/**
 * The share of games that the best move and its runner-up win; null where a figure would mean little. What is most
 * tried is the best, so of two that are alike the runner-up may seem ahead: then neither has one.
 */
export function hopesOf<G extends GameTypes>(
  { teacher }: Pick<Game<G>, 'teacher'>,
  seats: number,
  { best, second }: Advice<G>,
): {
  readonly best: number | null;
  readonly second: number | null;
} {
  const isKnown = [best, second].every((trial) => !trial || trial.lines >= LEAST_LINES);
  if (!isKnown || (second && areAlike(best, second))) return { best: null, second: null };
  const foresight = teacher?.foresight;
  const told = ({ value }: Trial<G>) => (foresight ? foreseen(foresight, seats, value) : value);
  return { best: told(best), second: second && told(second) };
}

/** Hope as it has been found to come true. What is certain stays so. */
export function foreseen({ slope, offset }: Foresight, seats: number, hope: number): number {
  if (hope <= 0 || hope >= 1) return hope;
  const odds = exp(logOdds(1 / seats) + offset + slope * (logOdds(hope) - logOdds(1 / seats)));
  return odds / (1 + odds);
}

export function logOdds(share: number): number {
  return log(share / (1 - share));
}

/** Why the best move is the best, in a sentence; and that another is as good. */
export function reasonSaid<G extends GameTypes>(game: Game<G>, reason: Reason, language: Language): string {
  const words = REASONS[language];
  const merit = 'term' in reason && reason.term ? game.teacher?.text[language][reason.term] : undefined;
  if (reason.type === 'term') return merit ?? words.overall;
  return merit ? `${merit} ${words[reason.type]}` : words[reason.type];
}

const REASONS: Readonly<Record<Language, Readonly<Record<Exclude<Reason['type'], 'term'>, string>>>> = {
  en: {
    only: 'There is nothing else to do here.',
    agreed: 'Everything speaks for this move.',
    alike: 'The next best is about as good: choose as you like.',
    finish: 'It wins the game within this turn, whatever the others do.',
    win: 'It wins at once more often.',
    overall: 'Games that go on from it end better for you.',
  },
  it: {
    only: 'Qui non c’è altro da fare.',
    agreed: 'Tutto parla a favore di questa mossa.',
    alike: 'La seconda vale quasi lo stesso: scegli come preferisci.',
    finish: 'Fa vincere la partita in questo turno, qualunque cosa facciano gli altri.',
    win: 'Fa vincere subito più spesso.',
    overall: 'Le partite che continuano da qui finiscono meglio per te.',
  },
  fr: {
    only: 'Il n’y a rien d’autre à faire ici.',
    agreed: 'Tout parle en faveur de ce coup.',
    alike: 'Le suivant le vaut presque\u00A0: choisissez à votre goût.',
    finish: 'Il fait gagner la partie pendant ce tour, quoi que fassent les autres.',
    win: 'Il fait gagner plus souvent sur-le-champ.',
    overall: 'Les parties qui en découlent finissent mieux pour vous.',
  },
};
