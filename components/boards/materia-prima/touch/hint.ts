import { isAlike } from '@/engine/core/alike';
import { never } from '@/engine/core/list';
import type { FigureId, MateriaPrimaMove } from '@/engine/games/materia-prima/state';

import type { Opened } from './subjects';
import { isLegal, nearPlayer, standingOf, type Deed, type Situation, type Spot } from './situation';

/** What of the table is to be touched next on the way to a move; what then opens has its own lights. */
export function pointerTo(situation: Situation, hint: MateriaPrimaMove | null): Spot | null {
  const { view, moves, draft, chosen } = situation;
  if (!hint || !isLegal(moves, hint)) return null;
  switch (hint.type) {
    case 'place':
      return draft.hex === hint.hex ? deed('move') : { type: 'hex', hex: hint.hex };
    case 'move': {
      if (chosen !== hint.figure) return { type: 'figure', figure: hint.figure };
      return isAlike(draft.path, [hint.to]) ? deed('move') : { type: 'hex', hex: hint.to };
    }
    case 'attack': {
      const hex = standingOf(view, hint.target)?.figure.hex;
      return hex === undefined ? null : by(situation, hint.figure, { type: 'hex', hex });
    }
    case 'mine':
    case 'pickUp':
      return by(situation, hint.figure, deed('extract'));
    case 'drop':
      return by(situation, hint.figure, deed('drop'));
    case 'equip':
      return by(situation, hint.figure, deed('equip'));
    case 'convert':
    case 'transmute':
    case 'shift':
      return by(situation, nearPlayer(view).alchemist, deed('tower'));
    case 'research':
    case 'buy':
      return by(situation, nearPlayer(view).alchemist, deed('city'));
    case 'activate':
      return { type: 'opener', opens: 'tower' };
    case 'endTurn':
      return deed('endTurn');
    case 'pick':
    case 'choose':
    case 'put':
    case 'loot':
    case 'doff':
    case 'don':
    case 'take':
    case 'keep':
    case 'discard':
    case 'done':
      return { type: 'opener', opens: 'question' };
    default:
      return never(hint);
  }
}

type Step = MateriaPrimaMove['type'];

/** What has its own lights on a sheet; a question leads to whatever answers it. */
const ON_SHEET: Partial<Readonly<Record<Opened['type'], readonly Step[]>>> = {
  tower: ['convert', 'transmute', 'shift', 'activate'],
  formulas: ['transmute'],
  city: ['research', 'buy'],
  activate: ['activate'],
  extension: ['activate'],
  fight: ['attack'],
  drop: ['drop'],
  pickUp: ['mine', 'pickUp'],
  pack: ['equip'],
  shift: ['shift'],
};

/** Whether something that lies open is to be closed on the way to a move. */
export function isLeftFor(opened: Opened, hint: MateriaPrimaMove | null): boolean {
  if (!hint || opened.type === 'question') return false;
  return !ON_SHEET[opened.type]?.includes(hint.type);
}

const deed = (what: Deed): Spot => ({ type: 'deed', deed: what });

/** First whoever is to do it. */
function by({ chosen }: Situation, figure: FigureId | null, spot: Spot): Spot {
  return figure === null || figure === chosen ? spot : { type: 'figure', figure };
}

export function pointsAt(pointer: Spot | null, spot: Spot): boolean {
  return isAlike(pointer, spot);
}
