import { useCallback, useEffect, useMemo, useState } from 'react';

import type { Ask } from '@/engine/core/agenda';
import type { Seat } from '@/engine/core/seat';
import { useLatest } from '../use-latest';
import { nextStep, type Step } from './plan';

interface AnyQuestion {
  readonly type: string;
}

interface Wiring<Move> {
  /** The same object for as long as the same is asked. */
  readonly asked: Ask<AnyQuestion> | null;
  /** What may be done now: nothing while something is being shown. */
  readonly moves: readonly Move[];
  readonly onMove: (move: Move) => void;
}

interface Plan<Move> {
  readonly seat: Seat;
  /** The question that the last step answered. */
  readonly since: Ask<AnyQuestion> | null;
  readonly playing: Move;
  readonly rest: readonly Step<Move>[];
}

export interface Planning<Move> {
  /** Plays the steps one after another, each when its question comes. */
  readonly carryOut: (steps: readonly Step<Move>[]) => void;
  /** There is more to come: what is asked in between is answered already. */
  readonly isUnderWay: boolean;
}

/**
 * One gesture that is many small moves. The plan is kept only here: if the app is killed in the middle, or the table
 * turns out otherwise, the small questions are asked one by one.
 */
export function usePlan<Move>({ asked, moves, onMove }: Wiring<Move>): Planning<Move> {
  const [plan, setPlan] = useState<Plan<Move> | null>(null);
  if (plan && asked !== plan.since) {
    const question = asked?.seat === plan.seat ? asked.what.type : null;
    const next = nextStep(plan.rest, { question, moves });
    if (next.type === 'drop') setPlan(null);
    if (next.type === 'play') setPlan({ ...plan, since: asked, playing: next.move, rest: next.rest });
  }
  usePlayed(plan, onMove);
  useGivenUp(plan, asked, setPlan);

  const now = useLatest(asked);
  const carryOut = useCallback(
    ([first, ...rest]: readonly Step<Move>[]) => {
      const since = now.current;
      if (first && since) setPlan({ seat: since.seat, since, playing: first.move, rest });
    },
    [now],
  );
  const isUnderWay = plan !== null && plan.rest.length > 0;
  return useMemo(() => ({ carryOut, isUnderWay }), [carryOut, isUnderWay]);
}

/** A step that was not taken, since it could not be kept, must not hold up the player for ever. */
const PATIENCE = 4000;

function useGivenUp<Move>(
  plan: Plan<Move> | null,
  asked: Ask<AnyQuestion> | null,
  setPlan: (change: (now: Plan<Move> | null) => Plan<Move> | null) => void,
): void {
  useEffect(() => {
    if (!plan || asked !== plan.since) return undefined;
    const timer = setTimeout(() => setPlan((now) => (now === plan ? null : now)), PATIENCE);
    return () => clearTimeout(timer);
  }, [plan, asked, setPlan]);
}

/** Every step is a new plan, and is played once. */
function usePlayed<Move>(plan: Plan<Move> | null, onMove: (move: Move) => void): void {
  const play = useLatest(onMove);
  useEffect(() => {
    if (plan) play.current(plan.playing);
  }, [plan, play]);
}
