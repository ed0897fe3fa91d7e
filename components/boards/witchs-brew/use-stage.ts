import { useCallback, useEffect, useState } from 'react';

import { announce } from '@/components/kit/announce';
import { say } from '@/engine/core/text';
import type { WitchsBrewFact } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import type { Speech } from './labels';

type Ended = Extract<WitchsBrewFact, { readonly type: 'ended' }>;

export interface Stage {
  /** The table as it is to be drawn now. */
  readonly view: WitchsBrewView;
  /** The count that is being shown. */
  readonly ended: Ended | null;
  readonly finish: () => void;
}

interface Programme {
  readonly view: WitchsBrewView;
  readonly facts: readonly WitchsBrewFact[];
  readonly onShown: () => void;
  readonly speech: Speech;
}

/** Shows what happened, then reports that it has been shown. */
export function useStage({ view, facts, onShown, speech }: Programme): Stage {
  const [counted, setCounted] = useState<readonly WitchsBrewFact[] | null>(null);
  const last = facts.find((fact) => fact.type === 'ended') ?? null;
  const ended = counted === facts ? null : last;
  useAnnouncedFacts(facts, speech);
  const finish = useCallback(() => setCounted(facts), [facts]);
  const isDone = facts.length > 0 && ended === null;
  useEffect(() => {
    if (isDone) onShown();
    // Reported once for every list of facts, however often the way to report changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDone, facts]);
  return { view, ended, finish };
}

function useAnnouncedFacts(facts: readonly WitchsBrewFact[], { text, who }: Speech): void {
  useEffect(() => {
    if (facts.length > 0) announce(facts.map((fact) => say(text.facts, fact, who)).join(' '));
    // What was said once is not said again in another language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [facts]);
}
