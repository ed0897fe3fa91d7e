import type { Mind, Thought } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { FORMULA_LEVEL, type FormulaId } from '../cards';
import { EXTENSION, LEVEL, MISSION_GOAL, type Thing } from '../data';
import { figureOf, isAlchemist, roomOf } from '../queries/figures';
import { alchemistStep, helperStep, loadFor, mineFor } from './figure-errands';
import { losesByEndingTurn } from './ending';
import { bestAttack } from './fights';
import { ADEPT, type Manner } from './manners';
import { planFor, type Plan } from './turn-plan';
import { isBadlyArmed } from './plan-steps';
import type {
  Figure,
  MateriaPrima,
  MateriaPrimaMove,
  MateriaPrimaPlayer,
  MateriaPrimaQuestion,
  MateriaPrimaTable,
} from '../state';
import { playerAt } from '../steps';
import { countOf, indexOf, plus, type Stock } from '../stock';
import { appeal, remoteness, worthOf } from './worth';

/** How often an apprentice, who overlooks moves, looks for something to do before he ends his turn. */
const GLANCES = 4;

/**
 * Plans its turn anew at every decision, from the map and its own cards alone: which formulas to make next, what is
 * missing for them, and an errand for each figure.
 */
export function* middle(mind: Mind<MateriaPrima>): Thought<MateriaPrima> {
  const table = mind.world();
  const what = asked(table)?.what;
  if (!what) throw new Error('Nobody is asked: there is nothing to think about');
  yield;
  if (what.type === 'alchemist') return anyOf(mind);
  const manner = { ...ADEPT, nature: mind.nature };
  let move = decided(table, mind, what, manner);
  if (mind.nature.isFarSighted) return move;
  for (let glance = 1; glance < GLANCES && move.type === 'endTurn'; glance += 1) {
    move = decided(table, { seat: mind.seat, legal: mind.legalIn(table) }, what, manner);
  }
  return move;
}

/** MP-41: the alchemists are as good as each other. */
export function anyOf({ legal, below }: Mind<MateriaPrima>): MateriaPrimaMove {
  return at(legal, below(legal.length));
}

/** Who is asked, and what he may do. */
type Chooser = Pick<Mind<MateriaPrima>, 'seat' | 'legal'>;

/** What a seat does by its plan at a table of which it looks at nothing hidden. */
export function decided(
  table: MateriaPrimaTable,
  { seat, legal }: Chooser,
  what: MateriaPrimaQuestion,
  manner: Manner,
): MateriaPrimaMove {
  return what.type === 'turn'
    ? action(table, planFor(table, seat, legal, manner))
    : answerTo(table, { seat, legal }, what, manner);
}

function action(table: MateriaPrimaTable, plan: Plan): MateriaPrimaMove {
  return produce(plan) ?? bestAttack(plan) ?? errand(plan) ?? turnEnd(table, plan);
}

/** MP-34: who would lose by ending his turn where he is goes elsewhere first. */
function turnEnd(table: MateriaPrimaTable, { seat, legal }: Plan): MateriaPrimaMove {
  const away = losesByEndingTurn(table, seat) ? legal.find(({ type }) => type === 'move') : null;
  return away ?? { type: 'endTurn' };
}

/** MP-20: a producer works at once; other extensions wait for their use. */
function produce({ legal, missing }: Plan): MateriaPrimaMove | null {
  let best: MateriaPrimaMove | null = null;
  let most = -1;
  for (const move of legal) {
    if (move.type !== 'activate') continue;
    const power = EXTENSION[move.extension];
    const need = power.type === 'produce' ? countOf(missing, power.element) : -1;
    if (need > most) [best, most] = [move, need];
  }
  return best;
}

/** Homunculi first, so that the alchemist finds in the tower what they bring. */
function errand(plan: Plan): MateriaPrimaMove | null {
  let missing = plan.missing;
  for (const figure of plan.player.figures) {
    if (isAlchemist(figure.id)) continue;
    const step = helperStep(plan, figure, missing);
    if (step) return step;
    missing = lessClaim(plan, figure, missing);
  }
  return alchemistStep(plan);
}

/** What the others need not fetch if this figure does. */
function lessClaim(plan: Plan, figure: Figure, missing: Stock): Stock {
  const room = roomOf(plan.player, figure);
  const mine = room > 0 ? mineFor(plan, figure, missing) : null;
  if (!mine) return missing;
  const claimed = Math.min(room, at(missing, indexOf(mine.element)));
  return plus(missing, mine.element, -claimed);
}

function answerTo(
  table: MateriaPrimaTable,
  { seat, legal }: Chooser,
  what: MateriaPrimaQuestion,
  manner: Manner,
): MateriaPrimaMove {
  const player = playerAt(table, seat);
  switch (what.type) {
    case 'mission':
      return bestBy(legal, (move) =>
        move.type === 'choose' ? appeal(player, move.mission, manner) : -Infinity,
      );
    case 'place':
      return bestBy(legal, (move) =>
        move.type === 'place' ? -remoteness(table.state.layout, move.hex) : -Infinity,
      );
    case 'keep':
      return bestBy(legal, (move) =>
        move.type === 'keep' ? worthOf(player, move.formula, player.hand, manner) : -Infinity,
      );
    case 'discard':
      return bestBy(legal, (move) =>
        move.type === 'discard' ? -heldWorth(player, move.formula, manner) : -Infinity,
      );
    case 'pack':
    case 'drop':
    case 'loot':
      return carry(planFor(table, seat, legal, manner), what.figure);
    case 'alchemist':
    case 'turn':
      return at(legal, 0);
  }
}

function heldWorth(player: MateriaPrimaPlayer, formula: FormulaId, manner: Manner): number {
  const others = player.hand.filter((one) => one !== formula);
  return worthOf(player, formula, others, manner);
}

function bestBy(
  moves: readonly MateriaPrimaMove[],
  worth: (move: MateriaPrimaMove) => number,
): MateriaPrimaMove {
  let best = at(moves, 0);
  let most = worth(best);
  for (const move of moves) {
    const value = worth(move);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

/** What goes along, is laid down or is kept of the loot. */
function carry(plan: Plan, id: Figure['id']): MateriaPrimaMove {
  const figure = figureOf(plan.player, id);
  if (!figure) return at(plan.legal, 0);
  const desired = loadFor(plan, figure);
  return bestBy(plan.legal, (move) => {
    switch (move.type) {
      case 'take':
        return countOf(figure.load, move.element) < countOf(desired, move.element) ? 1 : -1;
      case 'put':
        return isFreight(plan, move.thing) ? 1 : -1;
      case 'loot':
        return 2 * countOf(plan.missing, move.element) + LEVEL[move.element];
      case 'don':
        return 2 + FORMULA_LEVEL[move.equipment];
      case 'doff':
        return isBadlyArmed(plan) && FORMULA_LEVEL[move.equipment] < MISSION_GOAL.armoryLevel ? 2 : -1;
      case 'pick':
      case 'choose':
      case 'place':
      case 'move':
      case 'mine':
      case 'pickUp':
      case 'drop':
      case 'attack':
      case 'equip':
      case 'shift':
      case 'convert':
      case 'transmute':
      case 'research':
      case 'keep':
      case 'discard':
      case 'buy':
      case 'activate':
      case 'done':
      case 'endTurn':
        return 0;
    }
  });
}

/** MP-35: of soul stones one is kept. */
function isFreight({ delivery, player }: Plan, thing: Thing): boolean {
  if (thing === 'soul') return player.mission === 'bodyguard' && player.souls > 1;
  return delivery?.elements.includes(thing) ?? false;
}
