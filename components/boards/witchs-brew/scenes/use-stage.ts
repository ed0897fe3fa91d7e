import { useState } from 'react';

import type { Cue } from '@/components/kit/feel';
import type { Showing } from '@/components/kit/shell/use-table';
import type { Seat } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import { covered } from '@/engine/games/witchs-brew/queries/secrecy';
import type { WitchsBrew, WitchsBrewFact } from '@/engine/games/witchs-brew/state';
import { en } from '@/engine/games/witchs-brew/text/en';
import { fr } from '@/engine/games/witchs-brew/text/fr';
import { it } from '@/engine/games/witchs-brew/text/it';
import type { WitchsBrewText } from '@/engine/games/witchs-brew/text/text';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { sceneOf, type Scene } from './choreography';
import { nearSeat } from '../seats';
import { BOARD_WORDS, type BoardWords } from '../words/words';

/** Nothing is heard while roles are chosen and a call is thought about, nor where nothing changes hands. */
const SOUNDS: Readonly<Record<WitchsBrewFact['type'], Cue | null>> = {
  called: 'turn',
  claimed: 'strike',
  yielded: 'turn',
  swapped: 'drop',
  brewed: 'extract',
  gave: 'drop',
  bottled: 'seal',
  ravenCame: 'candle-out',
  setEnded: 'page',
  setBegan: 'strike',
  ended: 'triumph',
  began: null,
  chose: null,
  led: null,
  passed: null,
  faced: null,
  declined: null,
  levied: null,
  leftShort: null,
  tookCard: null,
  tookVials: null,
};

/** How the table is shown, and what happens on it. */
export const SHOWING: Showing<WitchsBrew, Scene, WitchsBrewText, BoardWords> = {
  texts: { en, it, fr },
  words: BOARD_WORDS,
  covered,
  overheard: ({ fact, before }) => ({ fact, before: covered(before) }),
  sceneOf,
  sounds: SOUNDS,
  say: ({ text, who }, fact) => say(text.facts, unheard(fact), who),
  finale: 'ended',
};

/** What is said aloud others hear as well. */
function unheard(fact: WitchsBrewFact): WitchsBrewFact {
  return fact.type === 'chose' ? { ...fact, roles: null } : fact;
}

/** On the open table the bench is that of whoever is asked; until all has been shown, of whoever was. */
export function useNear(view: WitchsBrewView, isShowing: boolean): Seat {
  const now = nearSeat(view);
  const [last, setLast] = useState(now);
  const near = isShowing && view.viewer === 'public' ? last : now;
  if (near !== last) setLast(near);
  return near;
}
