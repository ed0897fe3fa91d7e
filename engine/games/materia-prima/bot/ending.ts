import { at, sum } from '@/engine/core/list';
import { ask } from '@/engine/core/agenda';
import { asked } from '@/engine/core/game';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { MISSION_GOAL, WISDOM, type Element } from '../data';
import { mayFulfil } from '../queries/figures';
import { neighbours } from '../map';
import { farthestTowers } from '../missions';
import { answer } from '../moves/answer';
import { runEffect } from '../moves/run';
import { pilesAt } from '../queries/piles';
import type { Delivery } from './turn-plan';
import { score, wisdomOf } from '../score';
import type { MateriaPrimaMove, MateriaPrimaPlayer, MateriaPrimaState, MateriaPrimaTable } from '../state';
import { playerAt } from '../steps';
import { countOf } from '../stock';

/** MP-37 to MP-39: who fulfils his mission ends the game, and may lose it. What counts is open to all. */

/** What there is of wisdom to be equalled by who ends the game. */
export function bestRival(table: MateriaPrimaTable, seat: Seat): number {
  const rivals = othersFrom(seat, table.seats).map((other) => playerAt(table, other));
  const able = rivals.filter(({ souls }) => table.options.soullessWins || souls > 0);
  return Math.max(...able.map(wisdomOf));
}

/** Whether somebody would still be wiser, were the mission fulfilled as things stand. */
export function wouldLoseByMission(table: MateriaPrimaTable, seat: Seat, delivery: Delivery | null): boolean {
  const player = playerAt(table, seat);
  const lead = wisdomOf(player) + WISDOM.mission - bestRival(table, seat);
  return lead < 0 || (lead < MOST_LOST && lead < lostBy(table.state, seat, player, delivery));
}

/** MP-32, MP-35: no mission takes more wisdom than this away. */
const MOST_LOST = 6;
const PRECIOUS: readonly Element[] = ['regia', 'platinum', 'gold'];

/** What is dropped for a mission is nobody's any more. */
function lostBy(
  state: MateriaPrimaState,
  seat: Seat,
  player: MateriaPrimaPlayer,
  delivery: Delivery | null,
): number {
  if (player.mission === 'bodyguard') {
    const around = farthestTowers(state, seat).flatMap(neighbours);
    const lying = around.flatMap((hex) =>
      pilesAt(state, hex).map(({ by, souls }) => (by === seat ? souls : 0)),
    );
    const left = Math.max(1, MISSION_GOAL.bodyguardSouls - Math.max(0, ...lying));
    return WISDOM.soul * Math.min(left, player.souls - 1);
  }
  const freight = (delivery?.elements ?? []).filter((element) => PRECIOUS.includes(element));
  const stocks = [player.store, ...player.figures.map(({ load }) => load)];
  const owned = sum(freight.map((element) => sum(stocks.map((stock) => countOf(stock, element)))));
  return WISDOM.element * Math.min(delivery?.left ?? 0, owned);
}

/** The moves that do not end the game by a mission for somebody else's benefit; all if there are no others. */
export function withoutLosing(
  table: MateriaPrimaTable,
  seat: Seat,
  moves: readonly MateriaPrimaMove[],
): readonly MateriaPrimaMove[] {
  if (!isInDoubt(table, seat)) return moves;
  const others = moves.filter((move) => !isLosing(table, seat, move));
  return others.length > 0 ? others : moves;
}

/** MP-34: whether it is the end of his turn by which he would lose so. */
export function losesByEndingTurn(table: MateriaPrimaTable, seat: Seat): boolean {
  return isInDoubt(table, seat) && isLosing(table, seat, { type: 'endTurn' });
}

/** Whether a mission could be fulfilled, and then be too little. */
function isInDoubt(table: MateriaPrimaTable, seat: Seat): boolean {
  const player = playerAt(table, seat);
  if (!mayFulfil(player)) return false;
  return wisdomOf(player) + WISDOM.mission - MOST_LOST < bestRival(table, seat);
}

function isLosing(table: MateriaPrimaTable, seat: Seat, move: MateriaPrimaMove): boolean {
  const after = endedBy(table, seat, move);
  return after?.state.ending?.why === 'mission' && at(score(after), seat).rank > 1;
}

/** The table after a move that may fulfil a mission. */
function endedBy(table: MateriaPrimaTable, seat: Seat, move: MateriaPrimaMove): MateriaPrimaTable | null {
  const cleared = { ...table, agenda: [] };
  switch (move.type) {
    case 'move':
    case 'drop':
    case 'put': {
      const what = asked(table)?.what;
      return what ? answer(cleared, ask(seat, what), move) : null;
    }
    case 'endTurn':
      return runEffect(cleared, { type: 'endTurn' });
    case 'pick':
    case 'choose':
    case 'place':
    case 'mine':
    case 'pickUp':
    case 'attack':
    case 'loot':
    case 'equip':
    case 'shift':
    case 'doff':
    case 'don':
    case 'take':
    case 'convert':
    case 'transmute':
    case 'research':
    case 'keep':
    case 'discard':
    case 'buy':
    case 'activate':
    case 'done':
      return null;
  }
}
