import { FORMULA_LEVEL } from '../cards';
import { alchemistOf, figureOf, hasStone, isAlchemist, roomOf } from '../queries/figures';
import type { Manner } from './manners';
import { distance } from '../map';
import { chanceOf } from '../queries/fight';
import type { Plan } from './turn-plan';
import { waysTo } from './routes';
import type { Figure, FigureId, MateriaPrimaMove, MateriaPrimaPlayer } from '../state';
import { ownerOf } from '../steps';
import { cityAt } from '../queries/city';
import { sizeOf } from '../stock';
import { needsSouls } from './worth';

/** A fight must be likely to be won, and what it brings must be worth the action. */
const GOOD_ODDS = 0.5;
const DESPERATE_ODDS = 0.3;
/** By how much the bold ask for less, and the careful for more. */
const RISK = 0.12;
const WORTH_AN_ACTION = 1.5;
/** Cities are wanted by all, and only one can be there. */
const IN_THE_WAY = 1.5;

export function bestAttack(plan: Plan): MateriaPrimaMove | null {
  if (isPeaceful(plan.player)) return null;
  let best: MateriaPrimaMove | null = null;
  let most = WORTH_AN_ACTION;
  for (const move of plan.legal) {
    if (move.type !== 'attack') continue;
    const promise = promiseOf(plan, move.figure, move.target);
    if (promise > most) [best, most] = [move, promise];
  }
  return best;
}

/** MP-30: a single attack would make his mission impossible. */
function isPeaceful({ mission, hasAttacked }: MateriaPrimaPlayer): boolean {
  return mission === 'pacifist' && !hasAttacked;
}

function promiseOf(plan: Plan, id: FigureId, targetId: FigureId): number {
  const figure = figureOf(plan.player, id);
  const owner = ownerOf(plan.state, targetId);
  const rival = owner === null ? undefined : plan.state.players[owner];
  const target = rival && figureOf(rival, targetId);
  if (!figure || !target) return 0;
  const chance = chanceOf({ id, of: plan.player }, { id: targetId, of: rival });
  const hasPrize = isAlchemist(targetId) && rival.souls > 0;
  const isDesperate = hasPrize && (needsSouls(plan.player) || hasStone(rival));
  if (chance < oddsFor(plan.manner, isDesperate)) return 0;
  const urgency = (isDesperate ? 5 : 0) + malice(plan.manner, hasPrize);
  const loot = 0.7 * Math.min(roomOf(plan.player, figure), sizeOf(target.load));
  const room = cityAt(plan.state, target.hex) ? IN_THE_WAY : 0;
  return chance * (prizeOf(rival, figure, target) + loot + urgency + room);
}

function oddsFor({ nature, courage }: Manner, isDesperate: boolean): number {
  return (isDesperate ? DESPERATE_ODDS : GOOD_ODDS) - RISK * nature.daring - courage;
}

/** What it is worth that somebody else is beaten, the more if he loses his soul. */
function malice({ nature, rivalry }: Manner, hasPrize: boolean): number {
  return (nature.spite - 1 + rivalry) * (hasPrize ? 2 : 0.7);
}

/** What the loser loses, apart from what he carries. */
function prizeOf({ souls }: MateriaPrimaPlayer, attacker: Figure, { id }: Figure): number {
  if (!isAlchemist(id)) return 1 + FORMULA_LEVEL[id];
  if (souls === 0) return 0.5;
  return isAlchemist(attacker.id) ? 4 : 2;
}

/** How far a hunt may lead. */
const NEAR = 8;

/** By hex, how far it is to a place from which a soul stone can be won or picked up; null if there is none. */
export function huntingGrounds(plan: Plan, isHunting: boolean): readonly number[] | null {
  const { state, seat, player, manner } = plan;
  const { id, hex } = alchemistOf(player);
  const lying = state.piles.filter(({ souls }) => souls > 0).map((pile) => pile.hex);
  const prey = state.players.flatMap((rival, other) => {
    const target = rival.figures[0];
    if (other === seat || isPeaceful(player) || !target || rival.souls === 0 || target.hex === rival.home)
      return [];
    const chance = chanceOf({ id, of: player }, { id: target.id, of: rival });
    if (!isHunting && !hasStone(rival)) return [];
    return chance >= oddsFor(manner, true) ? [target.hex] : [];
  });
  const far = isHunting ? NEAR : manner.pursuit;
  const near = [...(isHunting ? lying : []), ...prey].filter((goal) => distance(hex, goal) <= far);
  return near.length > 0 ? waysTo(state, seat, near) : null;
}
