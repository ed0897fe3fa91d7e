import type { Cue as Sound } from '@/components/kit/feel';
import type { Showing } from '@/components/kit/shell/use-table';
import { say } from '@/engine/core/text';
import { capital } from '@/engine/core/wording';
import type { MateriaPrima, MateriaPrimaFact } from '@/engine/games/materia-prima/state';
import { en } from '@/engine/games/materia-prima/text/en';
import { fr } from '@/engine/games/materia-prima/text/fr';
import { it } from '@/engine/games/materia-prima/text/it';
import type { MateriaPrimaText } from '@/engine/games/materia-prima/text/text';
import { witness, type MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { sceneOf } from './choreography';
import type { Scene } from './cues';
import type { Speech } from '../words/labels';
import { BOARD_WORDS, type BoardWords } from '../words/words';

const SOUNDS: Readonly<Record<MateriaPrimaFact['type'], Sound | null>> = {
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
  began: null,
  dealt: null,
  formulasDealt: null,
  picked: null,
  chose: null,
  turnBegan: null,
  opened: null,
};

/** How the table is shown, and what happens on it. */
export const SHOWING: Showing<MateriaPrima, Scene, MateriaPrimaText, BoardWords> = {
  texts: { en, it, fr },
  words: BOARD_WORDS,
  covered,
  overheard: ({ fact, before }) => ({ fact: witness(fact, 'public'), before: covered(before) }),
  sceneOf,
  sounds: SOUNDS,
  // What is said aloud others hear as well.
  say: ({ text, who }, fact) => say(text.facts, witness(fact, 'public'), who),
  lasting: { isPartOf: () => false },
};

/** Others are still looking: what the viewer keeps to himself lies face down until he takes it up. */
function covered(view: MateriaPrimaView): MateriaPrimaView {
  const players = view.players.map((player) => (view.ending ? player : { ...player, mission: null }));
  return { ...view, players, hand: [], shown: [], missionsDealt: [] };
}

/** While dice roll, nothing tells what they will show. */
export function unspoilt(fact: MateriaPrimaFact, { text, words }: Speech): string | null {
  return fact.type === 'fought'
    ? capital(words.attacks(text.theFigure(fact.figure), text.theFigure(fact.target)))
    : null;
}
