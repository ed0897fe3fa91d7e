import { mindOf, type Mind } from './bot';
import { exp, log } from './exact';
import { certainWin } from './finish';
import type { Game, GameTypes, Table } from './game';
import { at } from './list';
import { EVEN } from './nature';
import { decidedBy, paired, sampleOf, shownBy, type Claim, type Claims, type Sample } from './reason';
import type { Rng } from './rng';
import { compare, explore, type Trial } from './search';
import { isConfirmed, type Question } from './second-opinion';
import type { Seat } from './seat';
import type { Language } from './text';

/** What a game tells those who ask why a move is the best. */
export interface Teacher<G extends GameTypes, Term extends string = string, Name extends string = string> {
  /** What a seat's hope is made of, everything in the same coin; more is better. */
  terms(mind: Mind<G>, table: Table<G>, seat: Seat): Readonly<Record<Term, number>>;
  /** What may be said for a move, that of which most is made first. */
  readonly claims: Readonly<Record<Name, Claim<G, Term>>>;
  /** The same in one sentence each: it says what is counted, when, and nothing else. */
  readonly text: Readonly<Record<Language, Readonly<Record<Name, string>>>>;
  /** When a table was, as the log counts rounds and turns. */
  when(seen: G['view'], language: Language): string;
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
 * - `alike`: the runner-up is as good; the term is a claim that holds of both, beside the least of all moves tried
 * - `finish`: it begins a win within the turn that nothing can prevent
 * - `win`, `loss`: more of its lines ended with a win, or fewer with a defeat
 * - `term`: a claim that holds of it beside the runner-up
 * - `overall`: its lines came to more, and nothing that could be said of it accounts for that
 */
export type Reason =
  | { readonly type: 'only' | 'agreed' | 'finish' | 'win' | 'loss' | 'overall' }
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
/** The same by each of three. */
const LINES_FOR_MERIT = 20;

/** What the search prefers for the seat that is asked, its runner-up, and why. The same chance gives the same advice. */
export function* advise<G extends GameTypes>(game: Game<G>, table: Table<G>, rng: Rng): Teaching<Advice<G>> {
  const mind = mindOf(game, table, EVEN, rng);
  const finish = mind.legal.length > 1 ? yield* certainWin(game, table, rng) : null;
  if (finish) {
    const best = { move: finish, lines: LEAST_LINES, value: 1 };
    return { best, second: null, reason: { type: 'finish' } };
  }
  const tried = yield* explore(game.scout, mind);
  const [best, second, ...lesser] = tried;
  if (!best || !second || second.lines === 0) {
    const type = mind.legal.length === 1 ? 'only' : 'agreed';
    return { best: best ?? nothingElse(mind), second: null, reason: { type } };
  }
  const question = { game, table, mind, rng };
  if (!areAlike(best, second)) return yield* reasonFor(question, best, second);
  return { best, second, reason: yield* meritOf(question, [best, second, ...lesser]) };
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

/** Why the best move is better than its runner-up, and what the lines that said so came to. */
function* reasonFor<G extends GameTypes>(
  question: Question<G>,
  best: Trial<G>,
  second: Trial<G>,
): Teaching<Advice<G>> {
  const { trials, samples } = yield* sampled(question, [best, second], LINES_TO_TELL);
  const [ours, theirs] = [together(best, trials[0]), together(second, trials[1])];
  const told = { best: ours, second: theirs };
  if (areAlike(ours, theirs)) return { ...told, reason: { type: 'alike' } };
  const lead = ours.value - theirs.value;
  const pairs = paired(at(samples, 0), at(samples, 1));
  const outcome = decidedBy(pairs, lead);
  if (outcome) return { ...told, reason: { type: outcome } };
  const shown = shownBy(claimsOf(question), pairs, lead);
  const term = yield* confirmed(question, shown, [best], second);
  return { ...told, reason: term === null ? { type: 'overall' } : { type: 'term', term } };
}

/** What both have more of than the least of those tried, where the runner-up is as good. */
function* meritOf<G extends GameTypes>(
  question: Question<G>,
  tried: readonly [Trial<G>, Trial<G>, ...(readonly Trial<G>[])],
): Teaching<Reason> {
  const [best, second] = tried;
  const known = tried.filter(({ lines }) => lines > 0);
  const least = known.reduce((low, trial) => (trial.value < low.value ? trial : low), best);
  if (areAlike(best, least) || areAlike(second, least)) return { type: 'alike' };
  const { samples } = yield* sampled(question, [best, second, least], LINES_FOR_MERIT);
  const shownFor = (trial: Trial<G>, index: number) =>
    shownBy(claimsOf(question), paired(at(samples, index), at(samples, 2)), trial.value - least.value);
  const bySecond = shownFor(second, 1);
  const shown = shownFor(best, 0).filter((name) => bySecond.includes(name));
  const term = yield* confirmed(question, shown, [best, second], least);
  return term === null ? { type: 'alike' } : { type: 'alike', term };
}

function claimsOf<G extends GameTypes>({ game }: Question<G>): Claims<G> {
  return game.teacher?.claims ?? {};
}

/** The first of these claims that holds of all the better moves whoever goes on. */
function* confirmed<G extends GameTypes>(
  question: Question<G>,
  names: readonly string[],
  better: readonly Trial<G>[],
  { move }: Trial<G>,
): Teaching<string | null> {
  for (const name of names) {
    const claim = claimsOf(question)[name];
    if (claim && (yield* holdsOfAll(question, claim, better, move))) return name;
  }
  return null;
}

function* holdsOfAll<G extends GameTypes>(
  question: Question<G>,
  claim: Claim<G>,
  better: readonly Trial<G>[],
  lesser: G['move'],
): Teaching<boolean> {
  for (const { move } of better) {
    if (!(yield* isConfirmed(question, claim, move, lesser))) return false;
  }
  return true;
}

/** So many lines by each of these moves, in the same worlds. */
function* sampled<G extends GameTypes>(
  { game, mind }: Question<G>,
  trials: readonly Trial<G>[],
  lines: number,
): Teaching<{ readonly trials: readonly Trial<G>[]; readonly samples: readonly (readonly Sample[])[] }> {
  const moves = trials.map(({ move }) => move);
  const samples = new Map(moves.map((move) => [move, [] as Sample[]]));
  const compared = yield* compare(game.scout, mind, moves, {
    lines,
    seen: (move, outcome) => samples.get(move)?.push(sampleOf(game, mind, outcome)),
    landmark: ({ facts }) => facts.some((fact) => game.passesTurn(fact)),
  });
  return { trials: compared, samples: [...samples.values()] };
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
    agreed: 'A master would not think twice here.',
    alike: 'The next best is about as good: choose as you like.',
    finish: 'It wins the game within this turn, whatever the others do.',
    win: 'It more often leads to a quick win.',
    loss: 'It less often leads to a quick defeat.',
    overall: 'In the games that I tried from here, you did better with it.',
  },
  it: {
    only: 'Qui non c’è altro da fare.',
    agreed: 'Qui un maestro non ci penserebbe due volte.',
    alike: 'La seconda vale quasi lo stesso: scegli come preferisci.',
    finish: 'Fa vincere la partita già in questo turno, qualunque cosa facciano gli altri.',
    win: 'Porta più spesso a una vittoria rapida.',
    loss: 'Porta meno spesso a una sconfitta rapida.',
    overall: 'Nelle partite che ho provato da qui, con questa mossa ti è andata meglio.',
  },
  fr: {
    only: 'Il n’y a rien d’autre à faire ici.',
    agreed: 'Un maître n’hésiterait pas ici.',
    alike: 'Le suivant le vaut presque\u00A0: choisissez à votre guise.',
    finish: 'Il fait gagner la partie dès ce tour, quoi que fassent les autres.',
    win: 'Il mène plus souvent à une victoire rapide.',
    loss: 'Il mène moins souvent à une défaite rapide.',
    overall: 'Dans les parties que j’ai essayées à partir d’ici, ce coup vous a mieux réussi.',
  },
};
