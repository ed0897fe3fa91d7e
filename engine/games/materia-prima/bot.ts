import type { Bot } from '@/engine/core/bot';
import { at } from '@/engine/core/list';
import type { MateriaPrima, MateriaPrimaMove } from './state';

/** What is done first if it can be done at all. */
const ORDER: Readonly<Record<MateriaPrimaMove['type'], number>> = {
  pick: 9,
  choose: 9,
  place: 9,
  transmute: 9,
  loot: 9,
  take: 3,
  keep: 9,
  discard: 9,
  put: 9,
  convert: 8,
  activate: 8,
  buy: 7,
  mine: 6,
  pickUp: 6,
  research: 5,
  equip: 1,
  move: 4,
  attack: 4,
  drop: 2,
  don: 5,
  doff: 1,
  shift: 1,
  done: 3,
  endTurn: 1,
};

/** Makes what it can make, and wanders otherwise. */
export const middle: Bot<MateriaPrima> = function* (mind) {
  yield;
  const best = Math.max(...mind.legal.map(({ type }) => ORDER[type]));
  const moves = mind.legal.filter(({ type }) => ORDER[type] === best);
  return at(moves, mind.below(moves.length));
};
