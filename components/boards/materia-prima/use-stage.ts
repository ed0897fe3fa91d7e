import { useMemo } from 'react';

import type { Cue as Sound } from '@/components/kit/feel';
import { isWaiting, useTold } from '@/components/kit/stage/told';
import { useStage as useKitStage, type Stage as KitStage } from '@/components/kit/stage/use-stage';
import { say } from '@/engine/core/text';
import type { Told } from '@/engine/core/told';
import type { MateriaPrima, MateriaPrimaFact } from '@/engine/games/materia-prima/state';
import { witness, type MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { sceneOf } from './choreography';
import type { Scene } from './cues';
import type { Speech } from './labels';

interface Stage extends KitStage<MateriaPrimaView, MateriaPrimaFact, Scene> {
  /** What is being shown, in words, or what was last while somebody goes on. */
  readonly caption: string | null;
  /** What was shown last, in words. */
  readonly told: string | null;
}

interface Programme {
  readonly view: MateriaPrimaView;
  readonly told: readonly Told<MateriaPrima>[];
  readonly onShown: () => void;
  readonly speech: Speech;
  /** Others are looking: nothing is shown that they may not know. */
  readonly isCovered: boolean;
}

const SOUNDS: Partial<Readonly<Record<MateriaPrimaFact['type'], Sound>>> = {
  placed: 'drop',
  moved: 'drop',
  mined: 'extract',
  pickedUp: 'pick-up',
  dropped: 'drop',
  fought: 'strike',
  beaten: 'stop',
  looted: 'pick-up',
  packed: 'page',
  converted: 'extract',
  transmuted: 'seal',
  dissolved: 'candle-out',
  stoneMade: 'triumph',
  turned: 'candle-out',
  researched: 'page',
  kept: 'turn',
  discarded: 'turn',
  bought: 'seal',
  activated: 'extract',
  fulfilled: 'triumph',
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
    say: (fact) => say(speech.text.facts, witness(fact, 'public'), speech.who),
  });
  const told = useTold(stage);
  const shown = stage.fact ? (unspoilt(stage.fact, speech) ?? told) : told;
  const caption = stage.fact || isWaiting(view) ? shown : null;
  return { ...stage, view: stage.scene?.view ?? stage.view, told, caption };
}

/** What everybody may know of it, and may see of the table before it. */
function overheard({ fact, before }: Told<MateriaPrima>): Told<MateriaPrima> {
  return { fact: witness(fact, 'public'), before: covered(before) };
}

/** Others are still looking: what the viewer keeps to himself lies face down until he takes it up. */
export function covered(view: MateriaPrimaView): MateriaPrimaView {
  const players = view.players.map((player) => (view.ending ? player : { ...player, mission: null }));
  return { ...view, players, hand: [], shown: [], missionsDealt: [] };
}

/** While dice roll, nothing tells what they will show. */
function unspoilt(fact: MateriaPrimaFact, { text, words }: Speech): string | null {
  return fact.type === 'fought' ? words.attacks(text.figure(fact.figure), text.figure(fact.target)) : null;
}
