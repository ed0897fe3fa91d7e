import { asked } from '@/engine/core/game';
import { leftOf, type Seat } from '@/engine/core/seat';
import { LEVEL, WISDOM, type Thing } from '../../data';
import { LAST_ROUND, WISDOM_GOAL } from '../../ends';
import { alchemistOf, hasStone } from '../../queries/figures';
import { FREIGHT } from './deliveries';
import { jobOf } from './tower-job';
import { campaigns, isFine } from './campaigns';
import { worksOf, type Work } from './tower-work';
import { legal } from '../../moves/legal';
import { isPackedAs } from '../../moves/tower';
import { beginning, errandTo, reachOf, type Reach } from './turn-reach';
import { wisdomOf } from '../../score';
import { bestRival } from '../ending';
import type {
  MateriaPrimaAsk,
  MateriaPrimaMove,
  MateriaPrimaPlayer,
  MateriaPrimaQuestion,
  MateriaPrimaTable,
} from '../../state';
import { playerAt } from '../../steps';

type Moves = readonly MateriaPrimaMove[];
type Pack = Extract<MateriaPrimaQuestion, { readonly type: 'pack' }>;

/** The moves that may belong to winning within this turn: by the mission, or because the game ends with the turn. */
export function finishing(table: MateriaPrimaTable, seat: Seat): Moves {
  const ask = asked(table);
  const player = playerAt(table, seat);
  if (!ask || player.home === null) return [];
  if (ask.what.type === 'turn') return actions(table, seat, ask);
  if (!isNear(table, seat, player)) return [];
  switch (ask.what.type) {
    case 'drop':
      return legal(table, ask).filter((move) => move.type !== 'put' || isFreight(player, move.thing));
    case 'pack':
      return packings(player, ask.what, legal(table, ask));
    case 'loot':
    case 'discard':
      return legal(table, ask);
    case 'alchemist':
    case 'mission':
    case 'place':
    case 'keep':
      return [];
  }
}

/** Whether it is worth going on with what was begun. */
function isNear(table: MateriaPrimaTable, seat: Seat, player: MateriaPrimaPlayer): boolean {
  return hasStone(player) || endsWithTurn(table, seat) || worksOf(player).length > 0;
}

/** What a turn may bring in wisdom besides a mission, at the very most. */
const MOST_GAINED = 8;

/** MP-37 */
function endsWithTurn(table: MateriaPrimaTable, seat: Seat): boolean {
  const { state, options, seats } = table;
  const isLastTurn = state.round === LAST_ROUND && leftOf(seat, seats) === state.first;
  if (options.endAt60 && isLastTurn) return true;
  return options.endAt25 && wisdomOf(playerAt(table, seat)) >= WISDOM_GOAL - MOST_GAINED;
}

const END_TURN: MateriaPrimaMove = { type: 'endTurn' };

function actions(table: MateriaPrimaTable, seat: Seat, ask: MateriaPrimaAsk): Moves {
  const [works, isEnd] = [worksOf(playerAt(table, seat)), endsWithTurn(table, seat)];
  if (works.length === 0 && !isEnd) return [];
  const reach = reachOf(table, seat);
  const missions = works.flatMap((work) => forMission(reach, work, ask));
  return unique(isEnd ? [...missions, END_TURN, ...gains(reach, ask)] : missions);
}

/** How a campaign begins, or the work before it; where wisdom is short, also what brings more of it. */
function forMission(reach: Reach, work: Work, ask: MateriaPrimaAsk): Moves {
  const isWork = work.formulas.length + work.freight.length > 0;
  const job = isWork ? jobOf(reach, work) : null;
  if (isWork && !job) return [];
  const after = job?.after ?? reach;
  return campaigns(after).flatMap(({ errands, loss }) => {
    const begun = beginning(after, errands);
    if (begun.length === 0) return [];
    const short = bestRival(reach.table, reach.seat) + loss - wisdomOf(after.player) - WISDOM.mission;
    if (short > MOST_GAINED) return [];
    const moves = job ? job.moves() : begun;
    return short > 0 ? [...gains(reach, ask), ...moves] : moves;
  });
}

/** MP-38: what adds to wisdom, or may lead to it. */
function gains(reach: Reach, ask: MateriaPrimaAsk): Moves {
  const { home } = reach.player;
  const homeward = home === null ? null : errandTo(reach, alchemistOf(reach.player), [home]);
  const steps = homeward ? beginning(reach, [homeward]) : [];
  return [...legal(reach.table, ask).filter(isGain), ...steps];
}

function isGain(move: MateriaPrimaMove): boolean {
  switch (move.type) {
    case 'transmute':
    case 'convert':
    case 'buy':
    case 'activate':
      return true;
    case 'pickUp':
      return move.thing === null || move.thing === 'soul' || LEVEL[move.thing] === 3;
    case 'pick':
    case 'choose':
    case 'place':
    case 'move':
    case 'mine':
    case 'drop':
    case 'put':
    case 'attack':
    case 'loot':
    case 'equip':
    case 'shift':
    case 'doff':
    case 'don':
    case 'take':
    case 'research':
    case 'keep':
    case 'discard':
    case 'done':
    case 'endTurn':
      return false;
  }
}

function unique(moves: Moves): Moves {
  return [...new Map(moves.map((move) => [JSON.stringify(move), move])).values()];
}

/** MP-35: of soul stones one is kept. */
function isFreight({ mission, souls }: MateriaPrimaPlayer, thing: Thing): boolean {
  if (thing === 'soul') return mission === 'bodyguard' && souls > 1;
  return (mission && FREIGHT[mission]?.includes(thing)) ?? false;
}

/** What is to be dropped elsewhere goes along, and so does fine gear for who has to show it (MP-27). */
function packings(player: MateriaPrimaPlayer, { figure, before }: Pack, moves: Moves): Moves {
  const isShown = player.mission === 'armory-master';
  return moves.filter((move) => {
    switch (move.type) {
      case 'take':
        return isFreight(player, move.element);
      case 'doff':
        return isShown && !isFine(move.equipment);
      case 'don':
        return isShown && isFine(move.equipment);
      case 'pick':
      case 'choose':
      case 'place':
      case 'move':
      case 'mine':
      case 'pickUp':
      case 'drop':
      case 'put':
      case 'attack':
      case 'loot':
      case 'equip':
      case 'shift':
      case 'convert':
      case 'transmute':
      case 'research':
      case 'keep':
      case 'discard':
      case 'buy':
      case 'activate':
      case 'endTurn':
        return false;
      case 'done':
        // Who leaves everything as it was has done nothing, and might go on so for ever.
        return !before || !isPackedAs(player, figure, before);
    }
  });
}
