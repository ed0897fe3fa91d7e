import { useCallback, useState } from 'react';

import type { Cue } from '@/components/kit/feel';
import { useStage as useKitStage, type Stage as KitStage } from '@/components/kit/stage/use-stage';
import type { Viewer } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import type { Told } from '@/engine/core/told';
import type { Kazaam, KazaamFact } from '@/engine/games/kazaam/state';
import type { TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { sceneOf, type Scene } from './choreography';
import { newTile } from './intent';
import type { Speech } from './labels';

interface Stage extends KitStage<KazaamView, KazaamFact, Scene> {
  /** Whose creature is coming alive. */
  readonly completed: Extract<KazaamFact, { type: 'completed' }> | null;
  /** The tile that came into the viewer's hand last; nobody else's. */
  readonly fresh: TileId | null;
}

interface Programme {
  readonly view: KazaamView;
  readonly told: readonly Told<Kazaam>[];
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

/** Shows what happened at the table, one fact after another. */
export function useStage({ view, told, onShown, speech, carried }: Programme): Stage {
  const stage = useKitStage({
    view,
    told,
    onShown,
    sceneOf: useCallback((frame: KazaamView, fact: KazaamFact) => sceneOf(frame, fact, carried), [carried]),
    sounds: SOUNDS,
    say: (fact) => say(speech.text.facts, fact, speech.who),
    finale: 'completed',
  });
  const completed = stage.fact?.type === 'completed' ? stage.fact : null;
  return { ...stage, completed, fresh: useFresh(view, told) };
}

/** Until something else happens; also where the game was opened again before it had been looked at. */
function useFresh(view: KazaamView, told: readonly Told<Kazaam>[]): TileId | null {
  const [latest, setLatest] = useState(told);
  if (told.length > 0 && told !== latest) setLatest(told);
  return newTile(view) ?? gained(latest, view.viewer);
}

function gained(told: readonly Told<Kazaam>[], viewer: Viewer): TileId | null {
  const last = told.findLast(
    ({ fact }) =>
      (fact.type === 'drew' || fact.type === 'stole' || fact.type === 'recovered') && fact.seat === viewer,
  );
  return last && 'tile' in last.fact ? last.fact.tile : null;
}
