import type { Mind } from './bot';
import { asked, type Game, type GameTypes, type Table } from './game';
import { at, sum } from './list';
import type { Outcome } from './search';
import type { Seat } from './seat';

/** Where in a line something is counted: where the turn under way has passed on, or where the line ends. */
type Place = 'turn' | 'end';

/**
 * Something that can be said for a move: that it leads to more of something than another one does. It is said only if
 * lines by both moves show it, and if what it stands for is most of what speaks for the move.
 */
export interface Claim<G extends GameTypes, Term extends string = string> {
  /** The parts of hope that it stands for. */
  readonly terms: readonly Term[];
  readonly where: Place;
  /** Whether it is said with luck: then it must be so in many lines, not in most. */
  readonly isLuck?: boolean;
  /** What there is more of, as anybody could count it. */
  count(table: Table<G>, seat: Seat, mind: Mind<G>): number;
}

/** By name, in the order in which they are thought of. */
export type Claims<G extends GameTypes> = Readonly<Record<string, Claim<G>>>;

type Figures = Readonly<Record<string, number>>;

/** What a line shows at one place. */
interface Sight {
  readonly hope: number;
  readonly terms: Figures;
  /** By claim, those that are counted here. */
  readonly counts: Figures;
}

/** What a line came to for the seat that thinks. */
export interface Sample extends Readonly<Record<Place, Sight>> {
  /** Its share of the win; null if the game goes on. */
  readonly share: number | null;
}

/** Lines by two moves in the same world. */
interface Pair {
  readonly ours: Sample;
  readonly theirs: Sample;
}

export function sampleOf<G extends GameTypes>(game: Game<G>, mind: Mind<G>, outcome: Outcome<G>): Sample {
  const { end, passed, hopes } = outcome;
  const hope = at(hopes, mind.seat);
  const then = passed === end ? hope : at(game.scout.hopes(mind, passed), mind.seat);
  return {
    share: asked(end) ? null : hope,
    turn: sightOf(game, mind, passed, { hope: then, where: 'turn' }),
    end: sightOf(game, mind, end, { hope, where: 'end' }),
  };
}

function sightOf<G extends GameTypes>(
  { teacher }: Game<G>,
  mind: Mind<G>,
  table: Table<G>,
  { hope, where }: { readonly hope: number; readonly where: Place },
): Sight {
  const counts = Object.entries(teacher?.claims ?? {}).flatMap(([name, claim]) =>
    claim.where === where ? [[name, claim.count(table, mind.seat, mind)] as const] : [],
  );
  return { hope, terms: teacher?.terms(mind, table, mind.seat) ?? {}, counts: Object.fromEntries(counts) };
}

/** Lines that were played in the same worlds, side by side. */
export function paired(ours: readonly Sample[], theirs: readonly Sample[]): readonly Pair[] {
  return ours.slice(0, theirs.length).map((sample, index) => ({ ours: sample, theirs: at(theirs, index) }));
}

/** Fewer lines than this show nothing. */
const LEAST_PAIRS = 16;
/** How many times its own doubt a difference must be, to be one. */
const CLEAR = 2;
/** In what part of the lines there must be more, and in how many for one in which there is less. */
const MOSTLY = 2 / 3;
const BY_LUCK = 1 / 3;
const RARELY_LESS = 4;

/**
 * - `win`: so much more is won at once that it is most of the lead
 * - `loss`: so much less is lost at once
 */
export function decidedBy(pairs: readonly Pair[], lead: number): 'win' | 'loss' | null {
  const isMost = (gains: readonly number[]) => isClear(gains) && mean(gains) >= lead / 2;
  if (isMost(differences(pairs, ({ share }) => share ?? 0))) return 'win';
  return isMost(differences(pairs, ({ share }) => (share ?? 1) - 1)) ? 'loss' : null;
}

/** The claims that these lines show to be true, and to be most of what the lead is made of. */
export function shownBy<G extends GameTypes>(
  claims: Claims<G>,
  pairs: readonly Pair[],
  lead: number,
): readonly string[] {
  const open = pairs.filter(({ ours, theirs }) => ours.share === null && theirs.share === null);
  return Object.entries(claims).flatMap(([name, claim]) => {
    const gains = differences(open, (sample) => sample[claim.where].counts[name] ?? 0);
    return isClear(gains) && isUsual(claim, gains) && isMain(open, claim, lead) ? [name] : [];
  });
}

/** Whether most of the lead is there already, and most of what speaks for it are these parts. */
function isMain(
  pairs: readonly Pair[],
  { terms, where }: Pick<Claim<GameTypes>, 'terms' | 'where'>,
  lead: number,
): boolean {
  if (mean(differences(pairs, (sample) => sample[where].hope)) < lead / 2) return false;
  const gain = (term: string) => mean(differences(pairs, (sample) => sample[where].terms[term] ?? 0));
  const all = Object.keys(pairs[0]?.ours[where].terms ?? {}).map(gain);
  return sum(terms.map(gain)) >= sum(all.filter((one) => one > 0)) / 2;
}

function differences(pairs: readonly Pair[], of: (sample: Sample) => number): readonly number[] {
  return pairs.map(({ ours, theirs }) => of(ours) - of(theirs));
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}

/** Whether there is more in as many lines as it should, and hardly ever less. */
export function isUsual({ isLuck }: Pick<Claim<GameTypes>, 'isLuck'>, gains: readonly number[]): boolean {
  const more = gains.filter((gain) => gain > 0).length;
  const less = gains.filter((gain) => gain < 0).length;
  return (isLuck ? BY_LUCK : MOSTLY) * gains.length <= more && RARELY_LESS * less <= more;
}

/** Whether they are above nought by more than chance would have it. */
function isClear(gains: readonly number[]): boolean {
  if (gains.length < LEAST_PAIRS) return false;
  const middle = mean(gains);
  const spread = mean(gains.map((gain) => (gain - middle) * (gain - middle)));
  return middle > 0 && middle >= CLEAR * Math.sqrt(spread / gains.length);
}
