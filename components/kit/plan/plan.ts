import { isAlike } from '@/engine/core/alike';

/** One small move of a plan, and the question that it answers. */
export interface Step<Move> {
  readonly answers: string;
  readonly move: Move;
}

/** What is asked at the moment of the one whose plan it is. */
interface Moment<Move> {
  /** The kind of question; null while nobody is asked, or somebody else. */
  readonly question: string | null;
  /** What may be answered now: nothing while something is still being shown. */
  readonly moves: readonly Move[];
}

type NextStep<Move> =
  /** Somebody else is asked, or something is shown: the plan rests. */
  | { readonly type: 'wait' }
  | { readonly type: 'play'; readonly move: Move; readonly rest: readonly Step<Move>[] }
  /** There is nothing left of it, or what comes next cannot be done: the player is asked again. */
  | { readonly type: 'drop' };

/** How a plan goes on. A step is only taken if it answers the question that is asked, and is legal. */
export function nextStep<Move>(
  steps: readonly Step<Move>[],
  { question, moves }: Moment<Move>,
): NextStep<Move> {
  const [next, ...rest] = steps;
  if (!next) return { type: 'drop' };
  if (question === null || moves.length === 0) return { type: 'wait' };
  const legal = next.answers === question ? moves.find((move) => isAlike(move, next.move)) : undefined;
  return legal === undefined ? { type: 'drop' } : { type: 'play', move: legal, rest };
}
