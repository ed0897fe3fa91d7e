import { useMemo, useState } from 'react';

import type { Cue } from '@/components/kit/feel';
import { useStage as useKitStage, type Stage as KitStage } from '@/components/kit/stage/use-stage';
import type { Seat } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import type { Told } from '@/engine/core/told';
import { covered } from '@/engine/games/witchs-brew/queries/secrecy';
import type { WitchsBrew, WitchsBrewFact } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { sceneOf, type Scene } from './choreography';
import type { Speech } from '../words/labels';
import { nearSeat } from '../seats';

interface Stage extends KitStage<WitchsBrewView, WitchsBrewFact, Scene> {
  /** The count that is being shown. */
  readonly ended: Extract<WitchsBrewFact, { readonly type: 'ended' }> | null;
  /** Whose bench lies in front of us: it is not taken away while something is shown. */
  readonly near: Seat;
}

interface Programme {
  readonly view: WitchsBrewView;
  readonly told: readonly Told<WitchsBrew>[];
  readonly onShown: () => void;
  readonly speech: Speech;
  /** Others are looking: the table is seen as they may see it. */
  readonly isCovered: boolean;
}

/** Nothing is heard while roles are chosen and a call is thought about, nor where nothing changes hands. */
type Silent =
  | 'began'
  | 'setBegan'
  | 'chose'
  | 'led'
  | 'passed'
  | 'faced'
  | 'declined'
  | 'levied'
  | 'leftShort'
  | 'tookCard'
  | 'tookVials';

const SOUNDS: Readonly<Record<Exclude<WitchsBrewFact['type'], Silent>, Cue>> = {
  called: 'turn',
  claimed: 'strike',
  yielded: 'turn',
  swapped: 'drop',
  brewed: 'extract',
  gave: 'drop',
  bottled: 'seal',
  ravenCame: 'candle-out',
  setEnded: 'page',
  ended: 'triumph',
};

/** Shows what happened at the table, one fact after another. */
export function useStage({ view, told, onShown, speech, isCovered }: Programme): Stage {
  const seen = useMemo(
    () => told.map(({ fact, before }) => ({ fact, before: isCovered ? covered(before) : before })),
    [told, isCovered],
  );
  const stage = useKitStage({
    view,
    told: seen,
    onShown,
    sceneOf,
    sounds: SOUNDS,
    say: (fact) => say(speech.text.facts, unheard(fact), speech.who),
    finale: 'ended',
  });
  const ended = stage.fact?.type === 'ended' ? stage.fact : null;
  return {
    ...stage,
    view: perched(stage.view, stage.fact),
    ended,
    near: useNear(stage.view, stage.fact !== null),
  };
}

/** A raven comes with its potion, but sits on its perch only when it has got there. */
function perched(view: WitchsBrewView, fact: WitchsBrewFact | null): WitchsBrewView {
  return fact?.type === 'ravenCame' ? { ...view, ravens: fact.ravens - 1 } : view;
}

/** What is said aloud others hear as well. */
function unheard(fact: WitchsBrewFact): WitchsBrewFact {
  return fact.type === 'chose' ? { ...fact, roles: null } : fact;
}

/** On the open table the bench is that of whoever is asked; until all has been shown, of whoever was. */
function useNear(view: WitchsBrewView, isShowing: boolean): Seat {
  const now = nearSeat(view);
  const [last, setLast] = useState(now);
  const near = isShowing && view.viewer === 'public' ? last : now;
  if (near !== last) setLast(near);
  return near;
}
