import { isMine, landAt, type Hex } from '@/engine/games/materia-prima/map';
import { cityAt } from '@/engine/games/materia-prima/queries/city';
import { waysFrom, type Ways } from '@/engine/games/materia-prima/queries/ways';
import type { Figure, FigureId, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import type { RimKind } from '../art/rim-marks';
import {
  isAskedFor,
  movesOf,
  nearPlayer,
  nearSeat,
  standingOf,
  type Asked,
  type Situation,
} from './situation';

/** What of the map can be reached: what is lit, and why. */

export interface LitPlace {
  readonly hex: Hex;
  readonly kind: RimKind;
  /** How many steps it takes; 0 where one goes nowhere. */
  readonly steps: number;
}

const NO_WAYS: Ways = new Map();

/** Who can be chosen now: somebody of one's own who may do something. */
export function actors({ view, moves }: Asked): readonly FigureId[] {
  return nearPlayer(view)
    .figures.map(({ id }) => id)
    .filter((id) => moves.some((move) => isOf(view, move, id)));
}

/**
 * Who on a hex is led by a finger: the chosen one, or whoever can act; who cannot any more is led as well, since it is then
 * said why he does not go.
 */
export function ledFrom(asked: Pick<Situation, 'view' | 'moves' | 'chosen'>, hex: Hex): FigureId | null {
  if (!isAskedFor(asked, 'turn')) return null;
  const able = actors(asked);
  const own = nearPlayer(asked.view).figures.flatMap((figure) => (figure.hex === hex ? [figure.id] : []));
  const first = own.filter((id) => able.includes(id));
  const there = first.length > 0 ? first : own;
  return there.find((id) => id === asked.chosen) ?? there[0] ?? null;
}

/** Whether a figure spends something of its own on a move. */
function isOf(view: MateriaPrimaView, move: MateriaPrimaMove, id: FigureId): boolean {
  switch (move.type) {
    case 'convert':
    case 'transmute':
    case 'research':
    case 'buy':
      return nearPlayer(view).alchemist === id;
    case 'move':
    case 'mine':
    case 'pickUp':
    case 'drop':
    case 'attack':
    case 'equip':
      return move.figure === id;
    case 'activate':
    case 'shift':
    case 'pick':
    case 'choose':
    case 'place':
    case 'put':
    case 'loot':
    case 'doff':
    case 'don':
    case 'take':
    case 'keep':
    case 'discard':
    case 'done':
    case 'endTurn':
      return false;
  }
}

export function chosenFigure({ view, chosen }: Pick<Situation, 'view' | 'chosen'>): Figure | null {
  const standing = chosen && standingOf(view, chosen);
  return standing && standing.seat === nearSeat(view) ? standing.figure : null;
}

const waysKnown = new WeakMap<readonly MateriaPrimaMove[], Map<FigureId, Ways>>();

/** Where the chosen figure could walk to. Worked out once for a figure and a question. */
export function waysOf(situation: Situation): Ways {
  const { view, moves } = situation;
  const figure = chosenFigure(situation);
  if (!figure || !movesOf(moves, 'move').some((move) => move.figure === figure.id)) return NO_WAYS;
  const known = waysKnown.get(moves) ?? new Map<FigureId, Ways>();
  waysKnown.set(moves, known);
  const ways = known.get(figure.id) ?? waysFrom(view, nearSeat(view), figure);
  known.set(figure.id, ways);
  return ways;
}

/** Whom the chosen figure could attack. */
export function targetsOf({ moves, chosen }: Pick<Situation, 'moves' | 'chosen'>): readonly FigureId[] {
  return movesOf(moves, 'attack').flatMap(({ figure, target }) => (figure === chosen ? [target] : []));
}

/** What the chosen figure could take out of the ground or up from it. */
export function extractionsOf({
  moves,
  chosen,
}: Pick<Situation, 'moves' | 'chosen'>): readonly MateriaPrimaMove[] {
  return moves.filter((move) => (move.type === 'mine' || move.type === 'pickUp') && move.figure === chosen);
}

export function litPlaces(situation: Situation): readonly LitPlace[] {
  const { view, moves, draft } = situation;
  if (isAskedFor(situation, 'place')) {
    return movesOf(moves, 'place').map(({ hex }) => ({
      hex,
      kind: hex === draft.hex ? 'chosen' : 'near',
      steps: 0,
    }));
  }
  const figure = chosenFigure(situation);
  if (!figure || !isAskedFor(situation, 'turn')) return [];
  const prey = targetsOf(situation).flatMap((target) => standingOf(view, target)?.figure.hex ?? []);
  return [
    { hex: figure.hex, kind: 'chosen', steps: 0 },
    ...[...waysOf(situation)].map(([hex, path]): LitPlace => ({
      hex,
      kind: path.length === 1 ? 'near' : 'far',
      steps: path.length,
    })),
    ...[...new Set(prey)].map((hex): LitPlace => ({ hex, kind: 'attack', steps: 0 })),
  ];
}

/** What a place offers besides walking and fighting. */
type Ground = 'home' | 'city' | 'mine' | 'free';

export function groundOf(view: MateriaPrimaView, hex: Hex): Ground {
  if (hex === nearPlayer(view).home) return 'home';
  if (cityAt(view, hex)) return 'city';
  return isMine(landAt(view.layout, hex)) ? 'mine' : 'free';
}
