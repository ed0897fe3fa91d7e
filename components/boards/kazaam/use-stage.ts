import { useCallback, useEffect, useMemo, useState } from 'react';

import { announce } from '@/components/kit/announce';
import { useFeel, type Cue } from '@/components/kit/feel';
import { useMotion, type Speed } from '@/components/kit/motion';
import { say } from '@/engine/core/text';
import type { Viewer } from '@/engine/core/seat';
import type { KazaamFact } from '@/engine/games/kazaam/state';
import type { TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { sceneOf, type Scene } from './choreography';
import { frames } from './frames';
import { newTile } from './intent';
import type { Speech } from './labels';

const PAUSE = 90;

export interface Stage {
  /** The table as it is to be drawn now. */
  readonly view: KazaamView;
  /** What is being shown; null when everything has been. */
  readonly scene: Scene | null;
  readonly step: number;
  /** Whose creature is coming alive. */
  readonly completed: Extract<KazaamFact, { type: 'completed' }> | null;
  /** What is being shown, in words. */
  readonly caption: string | null;
  /** The tile that came into the viewer's hand last; nobody else's. */
  readonly fresh: TileId | null;
  readonly skip: () => void;
}

interface Progress {
  readonly facts: readonly KazaamFact[];
  readonly step: number;
}

interface Programme {
  readonly view: KazaamView;
  readonly facts: readonly KazaamFact[];
  readonly onShown: () => void;
  readonly speech: Speech;
  /** The tile that was put down by hand last. */
  readonly carried: TileId | null;
}

const SOUNDS: Partial<Readonly<Record<KazaamFact['type'], Cue>>> = {
  drew: 'page',
  recovered: 'page',
  stole: 'page',
  played: 'drop',
  extracted: 'extract',
  used: 'turn',
  restored: 'turn',
  stopped: 'stop',
  struck: 'strike',
  turnEnded: 'candle-out',
};

/** Shows facts one after another, then reports that they have been shown. */
export function useStage({ view, facts, onShown, speech, carried }: Programme): Stage {
  const { isStill, speed, duration } = useMotion();
  const first = isStill ? firstStill(facts, speed) : 0;
  const [progress, setProgress] = useState<Progress>({ facts, step: first });
  const step = Math.max(first, progress.facts === facts ? progress.step : 0);
  const isShowing = step < facts.length;
  const film = useMemo(() => frames(view, facts), [view, facts]);
  const fact = isShowing ? (facts[step] ?? null) : null;
  const frame = (isShowing ? film[step] : null) ?? view;
  const scene = useMemo(() => (fact ? sceneOf(frame, fact, carried) : null), [frame, fact, carried]);
  const completed = fact?.type === 'completed' ? fact : null;

  useAnnouncedFacts(facts, speech);
  useSound(fact ?? (isStill ? facts[0] : undefined));
  const skip = useCallback(() => setProgress({ facts, step: facts.length }), [facts]);

  useEffect(() => {
    if (!scene || completed) return undefined;
    const wait = scene.time > 0 ? duration(scene.time + PAUSE) : 0;
    const timer = setTimeout(() => setProgress({ facts, step: step + 1 }), wait);
    return () => clearTimeout(timer);
  }, [scene, completed, duration, facts, step]);

  const isDone = facts.length > 0 && !isShowing;
  useEffect(() => {
    if (isDone) onShown();
    // Reported once for every list of facts, however often the way to report changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone, facts]);

  const fresh = useFresh(view, facts);
  const caption = fact ? say(speech.text.facts, fact, speech.who) : null;
  return { view: frame, scene, step, completed, caption, fresh, skip };
}

/** Until something else happens; also where the game was opened again before it had been looked at. */
function useFresh(view: KazaamView, facts: readonly KazaamFact[]): TileId | null {
  const [latest, setLatest] = useState(facts);
  if (facts.length > 0 && facts !== latest) setLatest(facts);
  return newTile(view) ?? gained(latest, view.viewer);
}

function gained(facts: readonly KazaamFact[], viewer: Viewer): TileId | null {
  const last = facts.findLast(
    (fact) =>
      (fact.type === 'drew' || fact.type === 'stole' || fact.type === 'recovered') && fact.seat === viewer,
  );
  return last && 'tile' in last ? last.tile : null;
}

/** Without motion facts are not shown one by one; only the end of the game is, as a picture. */
function firstStill(facts: readonly KazaamFact[], speed: Speed): number {
  const finale = facts.findIndex((fact) => fact.type === 'completed');
  return finale >= 0 && speed !== 'off' ? finale : facts.length;
}

function useAnnouncedFacts(facts: readonly KazaamFact[], { text, who }: Speech): void {
  useEffect(() => {
    if (facts.length > 0) announce(facts.map((fact) => say(text.facts, fact, who)).join(' '));
    // What was said once is not said again in another language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [facts]);
}

function useSound(fact: KazaamFact | undefined): void {
  const { play } = useFeel();
  useEffect(() => {
    const cue = fact && SOUNDS[fact.type];
    if (cue) play(cue);
  }, [fact, play]);
}
