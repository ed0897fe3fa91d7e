import { seatNamed } from './complete';
import type { Game, GameTypes } from './game';
import type { LogEntry } from './match';
import type { Seat } from './seat';

/** How a turn began: the first has begun by itself, and of some games no turn is known. */
export interface TurnHead<G extends GameTypes> {
  readonly began: G['fact'] | null;
  /** The chapter it belongs to, where that did not begin with it. */
  readonly chapter: G['fact'] | null;
  /** Whose it is. */
  readonly seat: Seat | null;
}

/** What a move made happen, as far as it belongs to one turn. */
interface TurnEntry<G extends GameTypes> extends Pick<LogEntry<G>, 'seat' | 'facts' | 'isSealed'> {
  /** Its place in the log. */
  readonly index: number;
}

/** A turn as a log tells it: the fact by which it passed is told by its head, and by no entry. */
export interface Turn<G extends GameTypes> extends TurnHead<G> {
  readonly entries: readonly TurnEntry<G>[];
}

type Customs<G extends GameTypes> = Pick<Game<G>, 'passesTurn' | 'beginsChapter'>;

const BEFORE_THE_FIRST = { began: null, chapter: null, seat: null };

/** Whether something is counted from this fact on: a turn, or a chapter. */
export function beginsTurn<G extends GameTypes>(game: Customs<G>, fact: G['fact']): boolean {
  return game.passesTurn(fact) || game.beginsChapter(fact);
}

/** The head of what begins with this fact, which follows the turn before it. */
export function headAfter<G extends GameTypes>(
  game: Customs<G>,
  before: TurnHead<G>,
  began: G['fact'],
): TurnHead<G> {
  if (game.beginsChapter(began)) return { began, chapter: null, seat: seatNamed(began) };
  const opening = before.began !== null && game.beginsChapter(before.began) ? before.began : null;
  return { began, chapter: opening ?? before.chapter, seat: seatNamed(began) };
}

/** A log parted into turns, in their order. It is told nothing but what it is given: a log may be blanked already. */
export function turnsIn<G extends GameTypes>(
  game: Customs<G>,
  log: readonly LogEntry<G>[],
): readonly Turn<G>[] {
  const turns: Turn<G>[] = [{ ...BEFORE_THE_FIRST, entries: [] }];
  for (const [index, entry] of log.entries()) {
    for (const { head, facts } of partsOf(game, entry)) {
      const last = turns[turns.length - 1] ?? { ...BEFORE_THE_FIRST, entries: [] };
      if (head) turns.push({ ...headAfter(game, last, head), entries: [] });
      if (facts.length > 0) addTo(turns, { index, seat: entry.seat, facts, isSealed: false });
    }
    if (entry.isSealed) seal(turns);
  }
  return turns.filter(({ began, entries }) => began !== null || entries.length > 0);
}

interface Part<G extends GameTypes> {
  readonly head: G['fact'] | null;
  readonly facts: readonly G['fact'][];
}

/** What an entry still tells of the turn before it, and then of each that began by it. */
function partsOf<G extends GameTypes>(game: Customs<G>, { facts }: LogEntry<G>): readonly Part<G>[] {
  const begins = facts.flatMap((fact, index) => (beginsTurn(game, fact) ? [index] : []));
  return [-1, ...begins].map((begin, order) => ({
    head: facts[begin] ?? null,
    // A turn's head says all that its fact does; a chapter's may have more to tell.
    facts: facts.slice(isTurn(game, facts[begin]) ? begin + 1 : Math.max(0, begin), begins[order]),
  }));
}

function isTurn<G extends GameTypes>(game: Customs<G>, fact: G['fact'] | undefined): boolean {
  return fact !== undefined && game.passesTurn(fact);
}

function addTo<G extends GameTypes>(turns: Turn<G>[], entry: TurnEntry<G>): void {
  const last = turns.pop();
  if (last) turns.push({ ...last, entries: [...last.entries, entry] });
}

/** The last that was told cannot be taken back. */
function seal<G extends GameTypes>(turns: Turn<G>[]): void {
  const index = turns.findLastIndex(({ entries }) => entries.length > 0);
  const turn = turns[index];
  const last = turn?.entries[turn.entries.length - 1];
  if (turn && last)
    turns[index] = { ...turn, entries: [...turn.entries.slice(0, -1), { ...last, isSealed: true }] };
}
