import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { Explanation } from '@/components/kit/board';
import { useKept } from '@/components/kit/kept';
import type { Planning } from '@/components/kit/plan/use-plan';
import { useTelling } from '@/components/kit/use-telling';
import { allCarries, allSales } from '@/engine/games/alchemirus/queries/proposals';
import { WAY_RULE } from '@/engine/games/alchemirus/rulebook';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import { hintWords, proposalOf } from '../words/button-text';
import { drop } from './cargo';
import { freshDraft } from './compose';
import { dropCard, tap } from './intent';
import { estateOf, type Draft, type Held, type Meaning, type Situation, type Spot } from './situation';
import { plotsOf, pointerTo } from './hint';
import type { Speech } from '../words/labels';
import type { Subject } from './subjects';

/** What somebody is about, before it is a move. */
export interface Pointing {
  readonly situation: Situation;
  /** What is being explained. */
  readonly inspected: Subject | null;
  /** What is to be touched next for a move that is pointed out. */
  readonly pointer: Spot | null;
  /** The plots that it is about. */
  readonly plots: readonly number[];
}

/** The same functions for as long as nothing is played: whatever they stand on need not be drawn again. */
export interface Touches {
  readonly touch: (spot: Spot) => void;
  /** A good is let go over something. */
  readonly letGo: (held: Held, spot: Spot) => void;
  /** A card of the hand is let go over a plot. */
  readonly layCard: (place: number, plot: number) => void;
  readonly play: (move: AlchemirusMove) => void;
  readonly inspect: (subject: Subject | null) => void;
}

interface Interaction {
  readonly pointing: Pointing;
  readonly touches: Touches;
}

interface Wiring {
  readonly view: AlchemirusView;
  readonly moves: readonly AlchemirusMove[];
  readonly carryOut: Planning<AlchemirusMove>['carryOut'];
  readonly explain: (move: AlchemirusMove) => Explanation | null;
  readonly onRule: (rule: string) => void;
  readonly hint?: AlchemirusMove | null;
  readonly speech: Speech;
}

/** What was put together holds for one question only. */
interface Taken {
  readonly asked: AlchemirusView['asked'];
  readonly draft: Draft;
}

/** Turns touches into plans, drafts and explanations. */
export function useInteraction(wiring: Wiring): Interaction {
  const { view, moves, carryOut, explain, onRule, hint = null, speech } = wiring;
  const [taken, setTaken] = useKept<Taken | null>('taken', view.asked, null);
  const [inspected, inspect] = useState<Subject | null>(null);
  const situation = useMemo<Situation>(() => {
    const draft = taken && taken.asked === view.asked ? taken.draft : freshDraft({ view, moves });
    return { view, moves, draft };
  }, [view, moves, taken]);
  const now = useRef(situation);
  useLayoutEffect(() => {
    now.current = situation;
  }, [situation]);

  // What is taken up counts at once; that the table shows it may take some frames, in which fingers are still followed.
  const take = useCallback(
    (draft: Draft) => {
      now.current = { ...now.current, draft };
      const { asked: about } = now.current.view;
      startTransition(() => setTaken({ asked: about, draft }));
    },
    [setTaken],
  );
  const tell = useTelling(onRule, speech.words.rule);
  const perform = useCallback(
    (meaning: Meaning) => {
      switch (meaning.type) {
        case 'plan':
          inspect(null);
          return carryOut(meaning.steps);
        case 'refused': {
          const reason = explain(meaning.move);
          return reason ? tell(reason.words, reason.rule) : undefined;
        }
        case 'draft':
          return take(meaning.draft);
        case 'inspect':
          return inspect(meaning.subject);
        case 'hint':
          return tell(hintWords(speech, meaning.hint), meaning.hint.type === 'too-far' ? WAY_RULE : null);
        case 'nothing':
          return undefined;
      }
    },
    [carryOut, explain, take, tell, speech],
  );
  const touch = useCallback(
    (spot: Spot) => {
      const proposed = spot.type === 'confirm' ? proposal(now.current) : null;
      return proposed ? take(proposed) : perform(tap(now.current, spot));
    },
    [perform, take],
  );
  const letGo = useCallback((held: Held, spot: Spot) => perform(drop(now.current, held, spot)), [perform]);
  const layCard = useCallback(
    (place: number, plot: number) => perform(dropCard(now.current, place, plot)),
    [perform],
  );
  const play = useCallback(
    (move: AlchemirusMove) => {
      inspect(null);
      const question = now.current.view.asked?.what.type;
      if (question) carryOut([{ answers: question, move }]);
    },
    [carryOut],
  );
  const pointing = useMemo(
    () => ({ situation, inspected, pointer: pointerTo(situation, hint), plots: plotsOf(situation, hint) }),
    [situation, inspected, hint],
  );
  const touches = useMemo(() => ({ touch, letGo, layCard, play, inspect }), [touch, letGo, layCard, play]);
  return { pointing, touches };
}

/** All goods at once are laid out for a look before they go. */
function proposal(situation: Situation): Draft | null {
  const { view, draft } = situation;
  const estate = estateOf(view);
  switch (proposalOf(situation)) {
    case 'carries':
      return { ...draft, carries: allCarries(estate) };
    case 'sales':
      return { ...draft, sales: allSales(view, estate) };
    case null:
      return null;
  }
}
