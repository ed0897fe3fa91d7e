import { asked } from '@/engine/core/game';
import { sum } from '@/engine/core/list';
import { leftOf, othersFrom, type Seat } from '@/engine/core/seat';
import { COST, type FieldAction, type Good } from '../data';
import { legal } from '../moves/legal';
import { isAffordable } from '../queries/cards';
import { priceOf as priceAt } from '../queries/market';
import { fieldAfter } from '../queries/ring';
import { fameOf } from '../score';
import type { AlchemirusMove, AlchemirusPlayer, AlchemirusTable } from '../state';
import { actionAt, playerAt } from '../steps';

/**
 * The moves that may belong to winning with this turn: only who is last in the round ends the game by it (AL-23). Fame
 * comes from sales, gifts and one Gloria, so nothing else is tried, but for a building that decides a tie (AL-24).
 */
export function finishing(table: AlchemirusTable, seat: Seat): readonly AlchemirusMove[] {
  const ask = asked(table);
  if (!ask || leftOf(seat, table.seats) !== table.state.first || !isInReach(table, seat)) return [];
  const player = playerAt(table, seat);
  const moves = legal(table, ask);
  const done = moves.filter(({ type }) => type === 'done');
  switch (ask.what.type) {
    case 'draw':
      return [...moves.slice(0, 1), ...forGloria(moves)];
    case 'move':
      return sorted(moves, (move) =>
        FAME_FIELDS.indexOf(actionAt({ ...player, field: fieldOf(player, move) })),
      );
    case 'build':
      return [...done, ...sorted(moves.filter(isGrowing), (move) => costOf(move)).slice(0, 1)];
    case 'sell': {
      const best = sorted(moves, priceOf)[0];
      return best && priceOf(best) > 0 ? [best] : [...forOthersOfGloria(player, moves), ...done];
    }
    case 'gifts':
    case 'end':
      return moves;
    case 'spirit':
    case 'grow':
    case 'pay':
      // Any will do: cards are paid in the order of the box, in which Gloria is the last.
      return moves.slice(0, 1);
    case 'offer':
      return [];
    case 'harvest':
    case 'transport':
    case 'transmute':
    case 'rob':
      return done;
  }
}

/** The later, the sooner to be tried. */
const FAME_FIELDS: readonly FieldAction[] = ['build', 'gifts', 'sale'];

/** What a turn can bring besides sales: gifts and a Gloria are on different fields of it, so both may come. */
const MOST_BESIDES = 2;
const MOST_FOR: Readonly<Record<Good, number>> = { herb: 0, ore: 0, tincture: 1, metal: 1, gold: 5 };

/** Whether the most that one turn can bring would end the game, and end it well. */
function isInReach({ state, options, seats }: AlchemirusTable, seat: Seat): boolean {
  const fames = state.players.map(fameOf);
  const { estate } = state.players[seat] ?? { estate: [] };
  const goods = estate.flatMap((plot) => plot.goods);
  const most = (fames[seat] ?? 0) + MOST_BESIDES + sum(goods.map(({ good }) => MOST_FOR[good]));
  const isEnd = state.isLastRound || most >= options.fameGoal;
  return isEnd && othersFrom(seat, seats).every((other) => (fames[other] ?? 0) <= most);
}

function sorted(
  moves: readonly AlchemirusMove[],
  value: (move: AlchemirusMove) => number,
): readonly AlchemirusMove[] {
  return moves.slice().sort((one, other) => value(other) - value(one));
}

function fieldOf({ field }: AlchemirusPlayer, move: AlchemirusMove): number {
  if (move.type === 'place') return move.field;
  return move.type === 'go' ? fieldAfter(field ?? 0, move.steps) : 0;
}

function priceOf(move: AlchemirusMove): number {
  return move.type === 'sell' && move.currency === 'fame' ? (priceAt(move) ?? 0) : 0;
}

function isGrowing(move: AlchemirusMove): boolean {
  return move.type === 'build' && move.demolish === null;
}

function costOf(move: AlchemirusMove): number {
  return move.type === 'build' && move.building !== 'gloria' ? COST[move.building] : 0;
}

/** Cards too, where a Gloria in hand lacks others to be discarded with it (AL-21): it comes at the end of the same turn. */
function forOthersOfGloria(
  { hand }: AlchemirusPlayer,
  moves: readonly AlchemirusMove[],
): readonly AlchemirusMove[] {
  if (!hand.includes('gloria') || isAffordable('gloria', hand.length)) return [];
  return sorted(
    moves.filter(({ type }) => type === 'sell'),
    cardsOf,
  ).slice(0, 1);
}

function cardsOf(move: AlchemirusMove): number {
  return move.type === 'sell' && move.currency === 'cards' ? (priceAt(move) ?? 0) : 0;
}

function forGloria(moves: readonly AlchemirusMove[]): readonly AlchemirusMove[] {
  return moves.filter((move) => move.type === 'exchange' && move.take === 'gloria').slice(0, 1);
}
