import { at, never } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { THINGS, type Alchemist, type Element } from '../data';
import { carriedOf, figureOf, roomOf } from '../queries/figures';
import { isCity, isMine, landAt, type Hex } from '../map';
import type {
  MateriaPrimaAsk,
  MateriaPrimaMove,
  MateriaPrimaPlayer,
  MateriaPrimaQuestion,
  MateriaPrimaTable,
} from '../state';
import { playerAt } from '../steps';
import { indexOf } from '../stock';
import {
  refuseActivation,
  refuseDiscard,
  refuseKeeping,
  refusePurchase,
  refuseResearch,
} from './refuse-city';
import { refuseAttack, refuseDrop, refuseMining, refuseMove, refusePickUp, type Refused } from './refuse-map';
import { refuseConvert, refuseEquip, refusePacking, refuseShift, refuseTransmute } from './refuse-tower';

type Question<Type extends MateriaPrimaQuestion['type']> = Extract<
  MateriaPrimaQuestion,
  { readonly type: Type }
>;

/** Why the asked player may not do this; null if he may. */
export function refuse(
  table: MateriaPrimaTable,
  { seat, what }: MateriaPrimaAsk,
  move: MateriaPrimaMove,
): Refused {
  const player = playerAt(table, seat);
  switch (what.type) {
    case 'alchemist':
      return move.type === 'pick' ? refusePick(table, move.alchemist) : 'pick-first';
    case 'mission':
      if (move.type !== 'choose') return 'mission-first';
      return player.dealt.includes(move.mission) ? null : 'mission-not-dealt';
    case 'place':
      return move.type === 'place' ? refusePlacing(table, move.hex) : 'place-first';
    case 'turn':
      return refuseAction(table, seat, move);
    case 'drop':
      return refusePutting(player, what, move);
    case 'pack':
      return refusePacking(player, what, move);
    case 'loot':
      return move.type === 'loot' ? refuseLoot(player, what, move.element) : 'loot-first';
    case 'keep':
      return refuseKeeping(table, move);
    case 'discard':
      return refuseDiscard(player, move);
    default:
      return never(what);
  }
}

/** MP-4 */
export function refusePick({ state }: MateriaPrimaTable, alchemist: Alchemist): Refused {
  return state.players.some((player) => player.alchemist === alchemist) ? 'alchemist-taken' : null;
}

/** MP-6 */
export function refusePlacing({ state }: MateriaPrimaTable, hex: Hex): Refused {
  const land = landAt(state.layout, hex);
  if (isMine(land) || isCity(land)) return 'not-a-free-hex';
  return state.players.some(({ home }) => home === hex) ? 'tower-stands-there' : null;
}

function refuseAction(table: MateriaPrimaTable, seat: Seat, move: MateriaPrimaMove): Refused {
  const player = playerAt(table, seat);
  switch (move.type) {
    case 'move':
      return refuseMove(table, seat, move);
    case 'mine':
      return refuseMining(table, player, move.figure);
    case 'pickUp':
      return refusePickUp(table, player, move);
    case 'drop':
      return refuseDrop(player, move);
    case 'attack':
      return refuseAttack(table, seat, move);
    case 'equip':
      return refuseEquip(player, move.figure);
    case 'shift':
      return refuseShift(table, player);
    case 'convert':
      return refuseConvert(table, player, move);
    case 'transmute':
      return refuseTransmute(table, player, move);
    case 'research':
      return refuseResearch(table, player, move.kind);
    case 'buy':
      return refusePurchase(table, player, move.pay);
    case 'activate':
      return refuseActivation(table, player, move);
    case 'endTurn':
      return null;
    default:
      return 'not-now';
  }
}

/** MP-10: more of the same drop, in the order of the pyramid. */
function refusePutting(player: MateriaPrimaPlayer, what: Question<'drop'>, move: MateriaPrimaMove): Refused {
  if (move.type === 'done') return null;
  if (move.type !== 'put') return 'drop-first';
  const figure = figureOf(player, what.figure);
  if (!figure || carriedOf(player, figure, move.thing) === 0) return 'not-carried';
  return THINGS.indexOf(move.thing) >= THINGS.indexOf(what.from) ? null : 'drop-in-order';
}

/** MP-24: the room is filled, one element after another in the order of the pyramid. */
export function refuseLoot(player: MateriaPrimaPlayer, what: Question<'loot'>, element: Element): Refused {
  const figure = figureOf(player, what.figure);
  const index = indexOf(element);
  if (!figure || at(what.elements, index) === 0) return 'not-in-the-loot';
  const isEnough = fromOn(what.elements, index) >= roomOf(player, figure);
  return isEnough ? null : 'loot-in-order';
}

/** How many elements stand at this place of the pyramid or later. */
function fromOn(elements: readonly number[], index: number): number {
  return elements.reduce((total, count, place) => (place >= index ? total + count : total), 0);
}
