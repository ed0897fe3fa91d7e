import { useCallback, useEffect, useMemo, useState } from 'react';

import { announce } from '../announce';
import { useFeel, type Cue } from '../feel';
import { useMotion, type Speed } from '../motion';
import { stir } from '../rest';
import { PAUSE, type Tables } from './scene';

interface AnyFact {
  readonly type: string;
}

/** How one fact is shown; the rest is the game's. */
export interface AnyScene<View> {
  /** Milliseconds at normal speed. */
  readonly time: number;
  /** How long everything then rests. */
  readonly pause?: number;
  /** The table meanwhile, where it is not simply the one before. */
  readonly view?: View;
}

/** What is to be shown, and how. The functions stay the same for as long as the same is shown. */
interface Programme<View, Fact extends AnyFact, Scene extends AnyScene<View>> {
  readonly view: View;
  /** What happened, each with the table before it. */
  readonly told: readonly { readonly fact: Fact; readonly before: View }[];
  readonly onShown: () => void;
  /** What moves when this happens. */
  readonly sceneOf: (tables: Tables<View>, fact: Fact) => Scene;
  readonly sounds: Partial<Readonly<Record<Fact['type'], Cue | null>>>;
  readonly say: (fact: Fact) => string;
  /** The fact that ends the game: a picture of its own shows it, for as long as it likes. */
  readonly finale?: Fact['type'];
}

export interface Stage<View, Fact, Scene> {
  /** The table as it is to be drawn now. */
  readonly view: View;
  /** What is being shown; null when everything has been. */
  readonly fact: Fact | null;
  readonly scene: Scene | null;
  readonly step: number;
  /** Whether it is what ends the game. */
  readonly isFinale: boolean;
  /** What is being shown, in words. */
  readonly caption: string | null;
  readonly skip: () => void;
}

interface Progress<Fact> {
  readonly facts: readonly Fact[];
  readonly step: number;
}

/** Shows facts one after another, then reports that they have been shown. */
export function useStage<View, Fact extends AnyFact, Scene extends AnyScene<View>>(
  programme: Programme<View, Fact, Scene>,
): Stage<View, Fact, Scene> {
  const { view, told, onShown, sceneOf, sounds, say, finale } = programme;
  const facts = useMemo(() => told.map(({ fact }) => fact), [told]);
  const { isStill, speed, duration } = useMotion();
  const first = isStill ? firstStill(facts, finale, speed) : 0;
  const [progress, setProgress] = useState<Progress<Fact>>({ facts, step: first });
  const from = Math.max(first, progress.facts === facts ? progress.step : 0);
  const sceneAt = useCallback(
    (index: number) => {
      const now = told[index];
      const after = told[index + 1]?.before ?? view;
      return now ? sceneOf({ before: now.before, after }, now.fact) : null;
    },
    [told, view, sceneOf],
  );
  const step = useMemo(() => {
    const isSeen = ({ type }: Fact, index: number) =>
      type === finale || (sounds[type as Fact['type']] ?? null) !== null || (sceneAt(index)?.time ?? 0) > 0;
    const next = facts.findIndex((fact, index) => index >= from && isSeen(fact, index));
    return next < 0 ? facts.length : next;
  }, [facts, from, finale, sounds, sceneAt]);
  const now = told[step];
  const isShowing = now !== undefined;
  const fact = now?.fact ?? null;
  const frame = now?.before ?? view;
  const scene = useMemo(() => sceneAt(step), [sceneAt, step]);
  const isFinale = fact !== null && fact.type === finale;

  useEffect(stir, [facts, step]);
  useAnnounced(facts, say);
  useSound(fact ?? (isStill ? facts[0] : undefined), sounds);
  const skip = useCallback(
    () => setProgress({ facts, step: isFinale ? facts.length : upToFinale(facts, finale) }),
    [facts, finale, isFinale],
  );

  useEffect(() => {
    if (!scene || isFinale) return undefined;
    const wait = scene.time > 0 ? duration(scene.time + (scene.pause ?? PAUSE)) : 0;
    const timer = setTimeout(() => setProgress({ facts, step: step + 1 }), wait);
    return () => clearTimeout(timer);
  }, [scene, isFinale, duration, facts, step]);

  const isDone = facts.length > 0 && !isShowing;
  useEffect(() => {
    if (isDone) onShown();
    // Reported once for every list of facts, however often the way to report changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone, facts]);

  return { view: scene?.view ?? frame, fact, scene, step, isFinale, caption: fact ? say(fact) : null, skip };
}

/** Whoever skips what led to the end of the game does not miss the end. */
function upToFinale(facts: readonly AnyFact[], finale: string | undefined): number {
  const last = facts.findIndex(({ type }) => type === finale);
  return last >= 0 ? last : facts.length;
}

/** Without motion facts are not shown one by one; only the end of the game is, as a picture. */
function firstStill(facts: readonly AnyFact[], finale: string | undefined, speed: Speed): number {
  return speed === 'off' ? facts.length : upToFinale(facts, finale);
}

function useAnnounced<Fact>(facts: readonly Fact[], say: (fact: Fact) => string): void {
  useEffect(() => {
    if (facts.length > 0) announce(facts.map(say).join(' '));
    // What was said once is not said again in another language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [facts]);
}

function useSound<Fact extends AnyFact>(
  fact: Fact | undefined,
  sounds: Partial<Readonly<Record<string, Cue | null>>>,
): void {
  const { play } = useFeel();
  useEffect(() => {
    const cue = fact && sounds[fact.type];
    if (cue) play(cue);
  }, [fact, sounds, play]);
}
