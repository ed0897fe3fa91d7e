import { pick, type Rng } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { FACES } from '../data';
import { fateOf, isVictory } from '../queries/fight';
import { diceOf, isAlchemist } from '../queries/figures';
import { heaped } from '../queries/piles';
import type { Figure, MateriaPrima, MateriaPrimaTable } from '../state';
import {
  changed,
  changedFigure,
  changedPlayer,
  ownerOf,
  ownFigure,
  playerAt,
  spending,
  sunkOpenly,
  turnedSince,
  withSouls,
} from '../steps';
import { elementsOf, NO_ELEMENTS } from '../stock';
import type { Move } from './refuse-map';
import { gather } from './walk';

/** MP-11, MP-21 */
export function attack(
  table: MateriaPrimaTable,
  seat: Seat,
  { figure: id, target }: Move<'attack'>,
): MateriaPrimaTable {
  const against = ownerOf(table.state, target);
  if (against === null) throw new Error(`${target} is not on the map`);
  const figure = ownFigure(table.state, seat, id);
  const strike = rolled(table.rng, diceOf(playerAt(table, seat), id, 'attack'));
  const parry = rolled(strike.rng, diceOf(playerAt(table, against), target, 'defence'));
  const dice = { attack: strike.dice, defence: parry.dice };
  const isWon = isVictory(dice);
  const spentOn = spending(changed(table.state, { dice }), seat, figure, 'attack');
  const state = changedPlayer(spentOn, seat, { hasAttacked: true });
  const fought = step<MateriaPrima>({ ...table, rng: parry.rng }, state, [
    { type: 'fought', seat, figure: id, against, target, ...dice, isWon },
  ]);
  return isWon ? defeat(fought, seat, figure, against, ownFigure(fought.state, against, target)) : fought;
}

/** MP-42 */
function rolled(rng: Rng, count: number): { readonly dice: readonly number[]; readonly rng: Rng } {
  let now = rng;
  const dice = Array.from({ length: count }, () => {
    const drawn = pick(now, FACES);
    now = drawn.rng;
    return drawn.value;
  });
  return { dice, rng: now };
}

/** MP-22 to MP-24: what he had lies where he stood, and the attacker fills his room from it. */
function defeat(
  table: MateriaPrimaTable,
  seat: Seat,
  attacker: Figure,
  loser: Seat,
  prey: Figure,
): MateriaPrimaTable {
  const { id, hex, load } = prey;
  const { isRemoved, soul } = fateOf({ id, of: playerAt(table, loser) }, attacker.id);
  const gone = isRemoved ? removed(table, loser, prey) : sentHome(table, seat, soul, loser, prey);
  return gather(gone, seat, attacker.id, hex, load, true);
}

/** MP-22 */
function removed(table: MateriaPrimaTable, loser: Seat, { id, hex, load }: Figure): MateriaPrimaTable {
  if (isAlchemist(id)) throw new Error('Alchemists are never removed');
  const figures = playerAt(table, loser).figures.filter((figure) => figure.id !== id);
  const state = changed(changedPlayer(table.state, loser, { figures }), {
    piles: heaped(table.state.piles, hex, null, load, 0),
    decks: sunkOpenly(table.state, id),
  });
  return step(table, state, [
    { type: 'beaten', seat: loser, figure: id, hex, lost: elementsOf(load), soul: null },
  ]);
}

/** MP-23 */
function sentHome(
  table: MateriaPrimaTable,
  seat: Seat,
  soul: 'taken' | 'dropped' | null,
  loser: Seat,
  { id, hex, load }: Figure,
): MateriaPrimaTable {
  const { home } = playerAt(table, loser);
  if (home === null) throw new Error('A figure on the map has a home');
  const gone = changedFigure(table.state, loser, id, { hex: home, load: NO_ELEMENTS });
  const spilt = changed(gone, { piles: heaped(gone.piles, hex, null, load, soul === 'dropped' ? 1 : 0) });
  const lost = soul === null ? spilt : withSouls(spilt, loser, -1);
  const state = soul === 'taken' ? withSouls(lost, seat, 1) : lost;
  const beaten = step(table, state, [
    { type: 'beaten', seat: loser, figure: id, hex, lost: elementsOf(load), soul },
  ]);
  return soul === null ? beaten : turnedSince(beaten, table.state, [loser, seat]);
}
