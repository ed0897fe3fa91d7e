import { useCallback, useState } from 'react';

import type { Cue } from '@/components/kit/feel';
import { useStage as useKitStage, type Stage as KitStage } from '@/components/kit/stage/use-stage';
import { say } from '@/engine/core/text';
import type { Viewer } from '@/engine/core/seat';
import type { KazaamFact } from '@/engine/games/kazaam/state';
import type { TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { sceneOf, type Scene } from './choreography';
import { before } from './frames';
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
  readonly facts: readonly KazaamFact[];
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
export function useStage({ view, facts, onShown, speech, carried }: Programme): Stage {
  const stage = useKitStage({
    view,
    facts,
    onShown,
    before,
    sceneOf: useCallback((frame: KazaamView, fact: KazaamFact) => sceneOf(frame, fact, carried), [carried]),
    sounds: SOUNDS,
    say: (fact) => say(speech.text.facts, fact, speech.who),
    finale: 'completed',
  });
  const completed = stage.fact?.type === 'completed' ? stage.fact : null;
  return { ...stage, completed, fresh: useFresh(view, facts) };
}

/** Until something else happens; also where the game was opened again before it had been looked at. */
function useFresh(view: KazaamView, facts: readonly KazaamFact[]): TileId | null {
  const [latest, setLatest] = useState(facts);
  if (facts.length > 0 && facts !== latest) setLatest(facts);
  return newTile(view) ?? gained(latest, view.viewer);
}

function gained(facts: readonly KazaamFact[], viewer: Viewer): TileId | null {
  const last = facts.findLast(
    (fact) =>
      (fact.type === 'drew' || fact.type === 'stole' || fact.type === 'recovered') && fact.seat === viewer,
  );
  return last && 'tile' in last ? last.tile : null;
}
