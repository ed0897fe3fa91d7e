import { isAlike } from './alike';
import type { GameTypes } from './game';
import type { BotLevel } from './level';
import type { Match, MatchSetup, RecordedMove } from './match';
import { allSeats, type Seat } from './seat';
import type { Language, Who } from './text';

/** What a lesson may speak of: what the learner holds, what he has, what the others have and did, whose turn it is. */
export type LessonSight = 'hand' | 'goods' | 'opponents' | 'header';

/** A part of a lesson: what the learner is to do, and what the others do around it. */
export interface LessonStep<G extends GameTypes, Step extends string = string> {
  readonly id: Step;
  /** Every move of it in order, beginning with what the others answer to the step before. */
  readonly line: readonly RecordedMove<G>[];
  /** What its words speak of besides what is to be touched: it should be in sight while they are read. */
  readonly about?: readonly LessonSight[];
  /**
   * The learner is free: his first moves of the line are only proposed, others think for themselves once it is left,
   * and the step ends with this kind of fact. Only the last step can be free, as no line could be counted on after it.
   */
  readonly until?: G['fact']['type'];
}

export interface LessonStepText {
  readonly title: string;
  /** What it is good for, in a sentence or two. */
  why(who: Who): string;
  /** What is to be touched, for each move of the learner's in the line. */
  todos(who: Who): readonly string[];
}

/** What a lesson says, in one language. */
export interface LessonText<Step extends string = string> {
  readonly steps: Readonly<Record<Step, LessonStepText>>;
  /** What one should still know, once all steps are done. */
  readonly end: LessonEnd;
}

export interface LessonEnd {
  readonly title: string;
  words(who: Who): string;
}

/** First steps in a game: always the same beginning, and moves to make on the real table. */
export interface Lesson<G extends GameTypes, Step extends string = string> {
  readonly seed: number;
  readonly options: G['options'];
  readonly seats: number;
  readonly learner: Seat;
  readonly steps: readonly LessonStep<G, Step>[];
  readonly text: Readonly<Record<Language, LessonText<Step>>>;
}

export type LessonMoment<G extends GameTypes> =
  | {
      readonly type: 'step';
      readonly index: number;
      readonly isFree: boolean;
      /** How many moves of his own the learner has made in this step. */
      readonly own: number;
      /** What comes next in the line; null where somebody has left it. */
      readonly next: RecordedMove<G> | null;
    }
  | { readonly type: 'over' };

const TUTOR: BotLevel = 'adept';

/** The beginning of a lesson, for people of these names by seat. */
export function lessonSetup<G extends GameTypes>(
  { seed, options, seats, learner }: Lesson<G>,
  names: readonly string[],
): MatchSetup<G> {
  const sitters = allSeats(seats).map((seat) => ({
    name: names[seat] ?? '',
    bot: seat === learner ? null : TUTOR,
  }));
  return { seed, options, sitters };
}

/** How far a match has come in its lesson; null if it is no match of this lesson. */
export function lessonAt<G extends GameTypes>(lesson: Lesson<G>, match: Match<G>): LessonMoment<G> | null {
  if (!isBegunAs(lesson, match)) return null;
  const { moves } = match.record;
  let begun = 0;
  for (const [index, step] of lesson.steps.entries()) {
    const end = endOf(step, match, begun, lesson.learner);
    if (end === 'astray') return null;
    if (end === 'open') {
      const made = moves.slice(begun);
      const own = made.filter(([seat]) => seat === lesson.learner).length;
      return { type: 'step', index, isFree: step.until !== undefined, own, next: nextIn(step, made) };
    }
    begun = end;
  }
  return { type: 'over' };
}

/** Whether the learner may make this move now, as far as the lesson is concerned. */
export function isWanted<G extends GameTypes>(moment: LessonMoment<G>, move: G['move']): boolean {
  if (moment.type === 'over') return false;
  return moment.isFree || (moment.next !== null && isAlike(moment.next[1], move));
}

/**
 * What the learner is to do now by one gesture: the next move, and those right after it that the same words ask for.
 * Empty where it is not for him to move by the line.
 */
export function gestureWanted<G extends GameTypes>(
  { steps, learner, text }: Lesson<G>,
  moment: LessonMoment<G>,
): readonly G['move'][] {
  if (moment.type === 'over' || moment.next?.[0] !== learner) return [];
  const step = steps[moment.index];
  const todos = step ? text.en.steps[step.id]?.todos(String) : undefined;
  const moves = (step?.line ?? []).flatMap(([seat, move]) => (seat === learner ? [move] : []));
  const rest = moves.slice(moment.own);
  const end = rest.findIndex((_, index) => todos?.[moment.own + index] !== todos?.[moment.own]);
  return end < 0 ? rest : rest.slice(0, end);
}

/** After how many moves the learner comes to a step for the first time, for every step. */
export function lessonStops<G extends GameTypes>({ steps, learner }: Lesson<G>): readonly number[] {
  let begun = 0;
  return steps.map(({ line }) => {
    const stop = begun + leadOf(line, learner);
    begun += line.length;
    return stop;
  });
}

/** After how many moves the step before begins, or this one if something was done in it; null at the beginning. */
export function stopBefore<G extends GameTypes>(lesson: Lesson<G>, { record }: Match<G>): number | null {
  const earlier = lessonStops(lesson).filter((stop) => stop < record.moves.length);
  return earlier[earlier.length - 1] ?? null;
}

/** How many moves of the others come before the learner's first. */
function leadOf<G extends GameTypes>(line: LessonStep<G>['line'], learner: Seat): number {
  return Math.max(
    0,
    line.findIndex(([seat]) => seat === learner),
  );
}

function isBegunAs<G extends GameTypes>(lesson: Lesson<G>, { record }: Match<G>): boolean {
  const { seed, options, sitters, from } = record;
  const isLearnersSeat = sitters.every(({ bot }, seat) => (bot === null) === (seat === lesson.learner));
  return (
    from === null &&
    seed === lesson.seed &&
    sitters.length === lesson.seats &&
    isLearnersSeat &&
    isAlike(options, lesson.options)
  );
}

/** The number of moves after which the step is over, or that it is still open, or that its line was left. */
function endOf<G extends GameTypes>(
  { line, until }: LessonStep<G>,
  { record, log }: Match<G>,
  begun: number,
  learner: Seat,
): number | 'open' | 'astray' {
  if (until !== undefined) {
    // What the others answer first does not end it. The log begins with the set-up, so what a move made happen is one
    // entry further on.
    const free = begun + leadOf(line, learner);
    const last = log.findIndex(
      (entry, index) => index > free && entry.facts.some(({ type }) => type === until),
    );
    return last < 0 ? 'open' : last;
  }
  const made = record.moves.slice(begun, begun + line.length);
  if (!made.every((move, index) => isAlike(move, line[index]))) return 'astray';
  return made.length < line.length ? 'open' : begun + line.length;
}

function nextIn<G extends GameTypes>(
  { line }: LessonStep<G>,
  made: readonly RecordedMove<G>[],
): RecordedMove<G> | null {
  const isFollowed = made.every((move, index) => isAlike(move, line[index]));
  return (isFollowed ? line[made.length] : null) ?? null;
}
