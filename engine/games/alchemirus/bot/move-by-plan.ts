import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import {
  isWorthHand,
  leastHarm,
  spareMetals,
  spareTinctures,
  type Course,
  type Prospect,
} from './imagined-course';
import { BUILDINGS, CENTRE, type Stall } from '../data';
import { KIND } from '../kinds';
import { isFull } from '../queries/cards';
import { ownCourse, unhurried } from './prospects';
import {
  nextToBuild,
  spareBuilding,
  stepsBy,
  wantsCards,
  wantsGloria,
  wantsToGive,
  type Plan,
} from './building-plans';
import { atOnce, bestBy, cheapest, ranked } from './routine-moves';
import type { AlchemirusMove, AlchemirusPlayer, AlchemirusTable } from '../state';
import { playerAt } from '../steps';

const DONE: AlchemirusMove = { type: 'done' };

/** What a plan asks for on the real table, with hardly a thought. */
export function byPlan(table: AlchemirusTable, legal: readonly AlchemirusMove[], plan: Plan): AlchemirusMove {
  const ask = asked(table);
  if (!ask) throw new Error('Nobody is asked');
  const { seat, what } = ask;
  const matter = atOnce(table, seat, what, legal);
  if (matter) return matter;
  const player = playerAt(table, seat);
  const course = ownCourse(player, table.state);
  const prospect = unhurried(table.options.fameGoal);
  switch (what.type) {
    case 'draw':
      return drawOf(table, player, course, plan);
    case 'move':
      return walkOf(legal, course, plan, prospect);
    case 'build':
      return buildOf(player, course, plan);
    case 'sell':
      return saleOf(legal, player, course, wantsCards(course, plan, prospect));
    case 'gifts':
      return wantsToGive(course, plan, prospect) ? { type: 'give' } : DONE;
    case 'end':
      return wantsGloria(course, plan, prospect) ? { type: 'gloria' } : DONE;
    case 'spirit':
      return hauntOf(course);
    case 'pay':
      return { type: 'pay', card: cheapest(player, course, plan, what) };
    case 'harvest':
    case 'grow':
    case 'transport':
    case 'transmute':
    case 'rob':
    case 'offer':
      return at(legal, legal.length - 1);
  }
}

function drawOf(
  table: AlchemirusTable,
  { hand }: AlchemirusPlayer,
  course: Course,
  plan: Plan,
): AlchemirusMove {
  const { bank } = table.state;
  const needed = plan.steps.find(({ kind, count }) => count > course.estate[kind] && course.hand[kind] === 0);
  const take = needed && at(BUILDINGS, needed.kind);
  if (!take || !bank.includes(take) || hand.length === 0) return { type: 'draw' };
  return { type: 'exchange', take, give: at(ranked(hand, course, plan), 0) };
}

function walkOf(
  legal: readonly AlchemirusMove[],
  course: Course,
  plan: Plan,
  prospect: Prospect,
): AlchemirusMove {
  if (course.field < 0) return at(legal, 0);
  const steps = stepsBy(course, plan, prospect);
  return legal.find((move) => move.type === 'go' && move.steps === steps) ?? at(legal, 0);
}

function buildOf(player: AlchemirusPlayer, course: Course, plan: Plan): AlchemirusMove {
  const kind = nextToBuild(course, plan);
  if (kind === null || course.hand[kind] === 0) return DONE;
  const building = at(BUILDINGS, kind);
  if (!isFull(player.estate)) return { type: 'build', building, demolish: null };
  const spare = spareBuilding(course, plan);
  const demolish = player.estate.findIndex((plot) => KIND[plot.building] === spare);
  return { type: 'build', building, demolish };
}

function hauntOf(course: Course): AlchemirusMove {
  const place = leastHarm(course);
  return isWorthHand(course, place)
    ? { type: 'haunt', place: CENTRE, isForHand: true }
    : { type: 'haunt', place, isForHand: false };
}

/** Gold for fame, then what is left over once gold is provided for, then raw goods, which the next harvest replaces. */
function saleOf(
  legal: readonly AlchemirusMove[],
  { estate }: AlchemirusPlayer,
  course: Course,
  isShortOfCards: boolean,
): AlchemirusMove {
  return bestBy(legal, (move) => {
    if (move.type !== 'sell') return 0;
    switch (move.good) {
      case 'gold':
        return goldAppeal(course, move, isShortOfCards);
      case 'herb':
      case 'ore':
        return RAW[move.at];
      case 'tincture':
        return spareTinctures(course) > 0 ? finishedAppeal(estate, move, isShortOfCards) : UNWANTED;
      case 'metal':
        return spareMetals(course) > 0 ? finishedAppeal(estate, move, isShortOfCards) : UNWANTED;
    }
  });
}

function finishedAppeal(estate: AlchemirusPlayer['estate'], move: Sale, isShortOfCards: boolean): number {
  const currency = isShortOfCards || move.at === 'pergula' ? 'cards' : 'fame';
  if (move.currency !== currency) return UNWANTED;
  return FINISHED[move.at] - (at(estate, move.from).building === 'labrium' ? 0.5 : 0);
}

type Sale = Extract<AlchemirusMove, { readonly type: 'sell' }>;

/** How gladly goods are sold at each stall; leaving the market has nought. */
const UNWANTED = -1;
const RAW: Readonly<Record<Stall, number>> = { pergula: 2, taberna: 1, donarium: UNWANTED };
const FINISHED: Readonly<Record<Stall, number>> = { pergula: 5, taberna: 6, donarium: UNWANTED };

function goldAppeal(course: Course, { at: stall, currency }: Sale, isShortOfCards: boolean): number {
  const { estate, gold, atDonaria } = course;
  if (stall === 'donarium') return currency === 'fame' ? 10 : UNWANTED;
  if (gold <= estate[KIND.donarium] - atDonaria) return UNWANTED;
  if (stall === 'taberna') return currency === 'fame' ? 9 : UNWANTED;
  const mayGoForCards = isShortOfCards || estate[KIND.donarium] + estate[KIND.taberna] === 0;
  return mayGoForCards && currency === 'cards' ? 8 : UNWANTED;
}
