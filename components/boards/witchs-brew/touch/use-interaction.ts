import { useCallback, useMemo, useState } from 'react';

import type { Explanation } from '@/components/kit/board';
import { useDraft } from '@/components/kit/shell/use-draft';
import { useRefusal } from '@/components/kit/shell/use-refusal';
import { useLatest } from '@/components/kit/use-latest';
import type { WitchsBrewMove } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { pointerTo } from './hint';
import { freshDraft, tap, type Draft, type Advice, type Meaning, type Situation, type Spot } from './intent';
import type { Speech } from '../words/labels';
import type { Subject } from './subjects';

/** What somebody is about, before it is a move. */
export interface Pointing {
  readonly situation: Situation;
  /** What is being explained. */
  readonly inspected: Subject | null;
  /** What a hint wants to be touched at the bench; null without one. */
  readonly pointer: Spot | null;
}

/** The same functions for as long as nothing is played: whatever they stand on need not be drawn again. */
export interface Touches {
  readonly touch: (spot: Spot) => void;
  readonly play: (move: WitchsBrewMove) => void;
  readonly refuse: (move: WitchsBrewMove) => void;
  readonly inspect: (subject: Subject | null) => void;
}

interface Interaction {
  readonly pointing: Pointing;
  readonly touches: Touches;
}

interface Wiring {
  readonly view: WitchsBrewView;
  readonly moves: readonly WitchsBrewMove[];
  readonly onMove: (move: WitchsBrewMove) => void;
  readonly explain: (move: WitchsBrewMove) => Explanation | null;
  readonly onRule: (rule: string) => void;
  readonly hint?: WitchsBrewMove | null | undefined;
  readonly speech: Speech;
}

/** Turns touches into moves, drafts and explanations. */
export function useInteraction(wiring: Wiring): Interaction {
  const { view, moves, onMove, hint = null, speech } = wiring;
  const [draft, take] = useDraft<Draft>(view.asked);
  const [inspected, inspect] = useState<Subject | null>(null);
  const situation = useMemo<Situation>(
    () => ({ view, moves, draft: draft ?? freshDraft({ view, moves }) }),
    [view, moves, draft],
  );
  const nowRef = useLatest(situation);
  const play = useCallback(
    (move: WitchsBrewMove) => {
      inspect(null);
      onMove(move);
    },
    [onMove],
  );
  const { tell, refuse } = useRefusal(wiring);
  const perform = useCallback(
    (meaning: Meaning) => {
      switch (meaning.type) {
        case 'move':
          return play(meaning.move);
        case 'refused':
          return refuse(meaning.move);
        case 'draft':
          return take(nowRef, meaning.draft);
        case 'inspect':
          return inspect(meaning.subject);
        case 'advice':
          return tell(adviceWords(speech, meaning.advice), null);
        case 'nothing':
          return undefined;
      }
    },
    [nowRef, play, refuse, take, tell, speech],
  );
  const touch = useCallback((spot: Spot) => perform(tap(nowRef.current, spot)), [nowRef, perform]);
  const pointer = useMemo(() => pointerTo(situation, hint), [situation, hint]);
  const pointing = useMemo(() => ({ situation, inspected, pointer }), [situation, inspected, pointer]);
  const touches = useMemo(() => ({ touch, play, refuse, inspect }), [touch, play, refuse]);
  return { pointing, touches };
}

export function adviceWords({ text, words }: Speech, advice: Advice): string {
  switch (advice.type) {
    case 'choose-drops':
      return words.chooseMore(advice.left);
    case 'enough':
      return words.enough;
    case 'no-more':
      return words.noMore(text.drops[advice.colour]);
    case 'choose-cauldron':
      return words.chooseCauldron;
    case 'choose-extra':
      return words.whichDrop;
    case 'not-there':
      return words.notThere;
  }
}
