import { useMemo, useState } from 'react';

import type { Cue as Sound } from '@/components/kit/feel';
import { isWaiting, useTold } from '@/components/kit/stage/told';
import { useStage as useKitStage, type Stage as KitStage } from '@/components/kit/stage/use-stage';
import { say } from '@/engine/core/text';
import type { Told } from '@/engine/core/told';
import type { Card } from '@/engine/games/alchemirus/data';
import type { Alchemirus, AlchemirusFact } from '@/engine/games/alchemirus/state';
import { witness, type AlchemirusView } from '@/engine/games/alchemirus/view';

import { discardedBy, sceneOf } from './choreography';
import type { Scene } from './cues';
import type { Speech } from './labels';

interface Stage extends KitStage<AlchemirusView, AlchemirusFact, Scene> {
  /** What is being shown, in words, or what was last while somebody goes on. */
  readonly caption: string | null;
  /** What was shown last, in words. */
  readonly told: string | null;
  /** The card on top of the discards, as far as it was seen; null if there are none. */
  readonly top: Card | null;
}

interface Programme {
  readonly view: AlchemirusView;
  readonly told: readonly Told<Alchemirus>[];
  readonly onShown: () => void;
  readonly speech: Speech;
  /** Others are looking: nothing is shown that they may not know. */
  readonly isCovered: boolean;
}

/** Cards that are paid make no sound each: what they pay for does. */
const SOUNDS: Partial<Readonly<Record<AlchemirusFact['type'], Sound>>> = {
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
};

/** Shows what happened at the table, one fact after another. */
export function useStage({ view, told: news, onShown, speech, isCovered }: Programme): Stage {
  const seen = useMemo(() => (isCovered ? news.map(overheard) : news), [news, isCovered]);
  const stage = useKitStage({
    view,
    told: seen,
    onShown,
    sceneOf,
    sounds: SOUNDS,
    // What is said aloud others hear as well.
    say: (fact) => say(speech.text.facts, witness(fact, 'public'), speech.who),
  });
  const shown = stage.scene?.view ?? stage.view;
  const top = useTop(shown, seen, stage.fact === null ? seen.length : stage.step);
  const told = useTold(stage, isPartOf);
  const caption = stage.fact || isWaiting(view) ? told : null;
  return { ...stage, view: shown, top, told, caption };
}

/** Single cards of one payment are not told each. */
function isPartOf(fact: AlchemirusFact, last: AlchemirusFact): boolean {
  if (fact.type !== 'paid') return false;
  if (last.type === 'paid') return last.seat === fact.seat && last.purpose === fact.purpose;
  return last.type === 'built' || last.type === 'bought';
}

/** What everybody may know of it, and may see of the table before it. */
function overheard({ fact, before }: Told<Alchemirus>): Told<Alchemirus> {
  return { fact: witness(fact, 'public'), before: covered(before) };
}

/** Others are still looking: the hand lies face down until its owner takes it up. */
export function covered(view: AlchemirusView): AlchemirusView {
  return { ...view, hand: [] };
}

/** The discards are known by kind: which one came last is remembered from what was shown. */
function useTop({ discards }: AlchemirusView, told: readonly Told<Alchemirus>[], shown: number): Card | null {
  const [last, setLast] = useState<Card | null>(null);
  const fresh = told.slice(0, shown).reduce<Card | null>((top, { fact }) => discardedBy(fact) ?? top, last);
  if (fresh !== last) setLast(fresh);
  if (fresh !== null && discards.includes(fresh)) return fresh;
  return discards[discards.length - 1] ?? null;
}
