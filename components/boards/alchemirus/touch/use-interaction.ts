import { useCallback, useMemo, useState } from 'react';

import type { Explanation } from '@/components/kit/board';
import type { Planning } from '@/components/kit/plan/use-plan';
import { useDraft } from '@/components/kit/shell/use-draft';
import { useRefusal } from '@/components/kit/shell/use-refusal';
import { useLatest } from '@/components/kit/use-latest';
import { allCarries, allSales } from '@/engine/games/alchemirus/queries/proposals';
import { WAY_RULE } from '@/engine/games/alchemirus/rulebook';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import { adviceWords, proposalOf } from '../words/button-text';
import { drop } from './cargo';
import { freshDraft } from './compose';
import { dropCard, swap, tap } from './intent';
import {
  advised,
  estateOf,
  type Draft,
  type Held,
  type Meaning,
  type Situation,
  type Spot,
} from './situation';
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
  /** A card of the bank is let go over the hand, or it and this card of the hand over each other. */
  readonly exchange: (bank: number | null, given: number | null) => void;
  /** A card of the bank is let go where it is not taken. */
  readonly goAstray: () => void;
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

/** Turns touches into plans, drafts and explanations. */
export function useInteraction(wiring: Wiring): Interaction {
  const { view, moves, carryOut, hint = null, speech } = wiring;
  const [draft, take] = useDraft<Draft>(view.asked);
  const [inspected, inspect] = useState<Subject | null>(null);
  const situation = useMemo<Situation>(
    () => ({ view, moves, draft: draft ?? freshDraft({ view, moves }) }),
    [view, moves, draft],
  );
  const nowRef = useLatest(situation);
  const { tell, refuse } = useRefusal(wiring);
  const perform = useCallback(
    (meaning: Meaning) => {
      switch (meaning.type) {
        case 'plan':
          inspect(null);
          return carryOut(meaning.steps);
        case 'refused':
          return refuse(meaning.move);
        case 'draft':
          return take(nowRef, meaning.draft);
        case 'inspect':
          return inspect(meaning.subject);
        case 'advice':
          return tell(
            adviceWords(speech, meaning.advice),
            meaning.advice.type === 'too-far' ? WAY_RULE : null,
          );
        case 'nothing':
          return undefined;
      }
    },
    [nowRef, carryOut, refuse, take, tell, speech],
  );
  const touch = useCallback(
    (spot: Spot) => {
      const proposed = spot.type === 'confirm' ? proposal(nowRef.current) : null;
      return proposed ? take(nowRef, proposed) : perform(tap(nowRef.current, spot));
    },
    [nowRef, perform, take],
  );
  const letGo = useCallback(
    (held: Held, spot: Spot) => perform(drop(nowRef.current, held, spot)),
    [nowRef, perform],
  );
  const layCard = useCallback(
    (place: number, plot: number) => perform(dropCard(nowRef.current, place, plot)),
    [nowRef, perform],
  );
  const exchange = useCallback(
    (bank: number | null, given: number | null) => {
      if (bank !== null) perform(swap(nowRef.current, bank, given));
    },
    [nowRef, perform],
  );
  const goAstray = useCallback(() => perform(advised({ type: 'into-hand' })), [perform]);
  const play = useCallback(
    (move: AlchemirusMove) => {
      inspect(null);
      const question = nowRef.current.view.asked?.what.type;
      if (question) carryOut([{ answers: question, move }]);
    },
    [nowRef, carryOut],
  );
  const pointing = useMemo(
    () => ({ situation, inspected, pointer: pointerTo(situation, hint), plots: plotsOf(situation, hint) }),
    [situation, inspected, hint],
  );
  const touches = useMemo(
    () => ({ touch, letGo, layCard, exchange, goAstray, play, inspect }),
    [touch, letGo, layCard, exchange, goAstray, play],
  );
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
