import { useMemo, useState } from 'react';

import type { Cue } from '@/components/kit/feel';
import type { Showing } from '@/components/kit/shell/use-table';
import type { Viewer } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import type { Told } from '@/engine/core/told';
import type { Kazaam, KazaamFact } from '@/engine/games/kazaam/state';
import type { KazaamText } from '@/engine/games/kazaam/text/text';
import type { TileId } from '@/engine/games/kazaam/tiles';
import type { KazaamView } from '@/engine/games/kazaam/view';

import { sceneOf } from './choreography';
import type { Scene } from './cues';
import { newTile } from '../touch/intent';
import { TEXTS } from '../words/texts';
import { BOARD_WORDS, type BoardWords } from '../words/words';

const SOUNDS: Readonly<Record<KazaamFact['type'], Cue | null>> = {
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
  began: null,
  dealt: null,
  headStart: null,
  turnBegan: null,
  reshuffled: null,
  looked: null,
  searched: null,
  tookNothing: null,
  gathered: null,
  completed: null,
  discarded: null,
  swept: null,
};

type KazaamShowing = Showing<Kazaam, Scene, KazaamText, BoardWords>;

/** How the table is shown, and what happens on it. */
const SHOWING: Omit<KazaamShowing, 'sceneOf'> = {
  texts: TEXTS,
  words: BOARD_WORDS,
  covered,
  overheard: null,
  sounds: SOUNDS,
  say: ({ text, who }, fact) => say(text.facts, fact, who),
  finale: 'completed',
};

/** The same, but for the tile that was put down by hand last: it lies there already. */
export function useShowing(carried: TileId | null): KazaamShowing {
  return useMemo(
    () => ({ ...SHOWING, sceneOf: (tables, fact) => sceneOf(tables, fact, carried) }),
    [carried],
  );
}

/** What the open table shows of it, until the hand is picked up. */
function covered(view: KazaamView): KazaamView {
  return { ...view, viewer: 'public', hand: [], shown: null };
}

/** The tile that came into the viewer's hand last, until something else happens; also where the game was opened again before it had been looked at. */
export function useFresh(view: KazaamView, told: readonly Told<Kazaam>[]): TileId | null {
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
