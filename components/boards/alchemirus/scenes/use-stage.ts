import { useMemo, useState } from 'react';

import type { Cue as Sound } from '@/components/kit/feel';
import type { Showing } from '@/components/kit/shell/use-table';
import { say } from '@/engine/core/text';
import type { Told } from '@/engine/core/told';
import type { Card } from '@/engine/games/alchemirus/data';
import type { Alchemirus, AlchemirusFact } from '@/engine/games/alchemirus/state';
import { en } from '@/engine/games/alchemirus/text/en';
import { fr } from '@/engine/games/alchemirus/text/fr';
import { it } from '@/engine/games/alchemirus/text/it';
import type { AlchemirusText } from '@/engine/games/alchemirus/text/text';
import { witness, type AlchemirusView } from '@/engine/games/alchemirus/view';

import { sceneOf } from './choreography';
import type { Scene } from './cues';
import { discarded } from './lying';
import { BOARD_WORDS, type BoardWords } from '../words/words';

/** Cards that are paid make no sound each: what they pay for does. */
const SOUNDS: Readonly<Record<AlchemirusFact['type'], Sound | null>> = {
  drew: 'turn',
  exchanged: 'turn',
  reshuffled: 'page',
  placed: 'drop',
  moved: 'drop',
  built: 'strike',
  harvested: 'extract',
  carried: 'drop',
  transmuted: 'extract',
  sold: 'seal',
  bought: 'seal',
  earned: 'seal',
  haunted: 'candle-out',
  robbed: 'stop',
  goalReached: 'triumph',
  ended: 'triumph',
  began: null,
  dealt: null,
  turnBegan: null,
  bankFilled: null,
  paid: null,
};

/** How the table is shown, and what happens on it. */
export const SHOWING: Showing<Alchemirus, Scene, AlchemirusText, BoardWords> = {
  texts: { en, it, fr },
  words: BOARD_WORDS,
  covered,
  overheard: ({ fact, before }) => ({ fact: witness(fact, 'public'), before: covered(before) }),
  sceneOf,
  sounds: SOUNDS,
  // What is said aloud others hear as well.
  say: ({ text, who }, fact) => say(text.facts, witness(fact, 'public'), who),
  lasting: { isPartOf },
};

/** Single cards of one payment are not told each. */
function isPartOf(fact: AlchemirusFact, last: AlchemirusFact): boolean {
  if (fact.type !== 'paid') return false;
  if (last.type === 'paid') return last.seat === fact.seat && last.purpose === fact.purpose;
  return last.type === 'built' || last.type === 'bought';
}

/** Others are still looking: the hand lies face down until its owner takes it up. */
function covered(view: AlchemirusView): AlchemirusView {
  return { ...view, hand: [] };
}

/** The discards are known by kind: which one came last is remembered from what was shown. */
export function useTop(view: AlchemirusView, told: readonly Told<Alchemirus>[], shown: number): Card | null {
  const [last, setLast] = useState<Card | null>(null);
  const fresh = useMemo(() => {
    const tables = told.slice(0, shown).map(({ before }, index) => ({
      before,
      after: told[index + 1]?.before ?? view,
    }));
    return tables.flatMap(discarded).at(-1) ?? last;
  }, [view, told, shown, last]);
  if (fresh !== last) setLast(fresh);
  if (fresh !== null && view.discards.includes(fresh)) return fresh;
  return view.discards.at(-1) ?? null;
}
