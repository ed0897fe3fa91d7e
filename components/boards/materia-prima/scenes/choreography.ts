import { never } from '@/engine/core/list';
import type { MateriaPrimaFact } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import type { Scene } from './cues';
import { PANE } from './places';
import { buying, discarding, keeping, opening, researching } from './city';
import { endOf, NOT_SHOWN, NOTHING, type Shown } from './cueing';
import { beating, fighting, turning } from './fight';
import { activating, converting, crowning, dissolving, packing, transmuting } from './tower';
import { dropping, lifting, looting, mining, placing, walking } from './walk';

/** Between two facts: enough to see that something ended, for a turn is many facts. */
const PAUSE = 60;
const ENDING = 800;

/** What moves when this happens, seen on the table as it lay before. */
export function sceneOf(view: MateriaPrimaView, fact: MateriaPrimaFact): Scene {
  const shown = shownBy(view, fact);
  const { cues = NOTHING, away = NOTHING } = shown;
  return {
    fact,
    view: shown.view ?? view,
    cues,
    away: new Set(away),
    time: shown.time ?? endOf(cues),
    pause: shown.pause ?? PAUSE,
  };
}

function shownBy(view: MateriaPrimaView, fact: MateriaPrimaFact): Shown {
  switch (fact.type) {
    case 'began':
    case 'dealt':
    case 'formulasDealt':
    case 'picked':
    case 'chose':
    case 'turnBegan':
      return NOT_SHOWN;
    case 'placed':
      return placing(view, fact);
    case 'moved':
      return walking(view, fact);
    case 'mined':
      return mining(view, fact);
    case 'pickedUp':
      return lifting(view, fact);
    case 'dropped':
      return dropping(view, fact);
    case 'fought':
      return fighting(view, fact);
    case 'beaten':
      return beating(view, fact);
    case 'looted':
      return looting(view, fact);
    case 'packed':
      return packing(view, fact);
    case 'converted':
      return converting(view, fact);
    case 'transmuted':
      return transmuting(view, fact);
    case 'dissolved':
      return dissolving(view, fact);
    case 'stoneMade':
      return crowning();
    case 'turned':
      return turning(view, fact);
    case 'researched':
      return researching(view, fact);
    case 'kept':
      return keeping(view, fact);
    case 'discarded':
      return discarding(view, fact);
    case 'bought':
      return buying(view, fact);
    case 'opened':
      return opening(view, fact);
    case 'activated':
      return activating(view, fact);
    case 'fulfilled':
    case 'ended':
      return { cues: [{ type: 'pulse', at: PANE, tone: 'gold', start: 0, time: ENDING }] };
    default:
      return never(fact);
  }
}
