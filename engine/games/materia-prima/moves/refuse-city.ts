import { EXTENSION, EXTENSION_PRICES, LEVEL, OFFERS, type Element, type Kind } from '../data';
import { cityOf, marketAt } from '../queries/city';
import { alchemistOf, figureOf, mayAct } from '../queries/figures';
import type { MateriaPrimaMove, MateriaPrimaPlayer, MateriaPrimaTable } from '../state';
import { countOf, indexOf } from '../stock';
import type { Move, Refused } from './refuse-map';

/** What can be done in a city, and with what was got there (MP-17 to MP-20), and why not. */

/** MP-17 */
export function refuseResearch(
  { state }: MateriaPrimaTable,
  player: MateriaPrimaPlayer,
  kind: Kind,
): Refused {
  const city = cityOf(state, player);
  if (!city) return 'not-in-a-city';
  if (!mayAct(alchemistOf(player), 'research')) return 'no-actions-left';
  if (!OFFERS[city].includes(kind)) return 'not-offered-there';
  return state.decks[kind].cards.length > 0 ? null : 'deck-empty';
}

export function refuseKeeping({ state }: MateriaPrimaTable, move: MateriaPrimaMove): Refused {
  if (move.type !== 'keep') return 'keep-first';
  return state.shown.includes(move.formula) ? null : 'not-shown';
}

/** MP-18 */
export function refuseDiscard({ hand }: MateriaPrimaPlayer, move: MateriaPrimaMove): Refused {
  if (move.type !== 'discard') return 'discard-first';
  return hand.includes(move.formula) ? null : 'formula-not-in-hand';
}

/** MP-19 */
export function refusePurchase(
  { state }: MateriaPrimaTable,
  player: MateriaPrimaPlayer,
  pay: readonly Element[],
): Refused {
  const city = cityOf(state, player);
  if (!city) return 'not-in-a-city';
  if (!mayAct(alchemistOf(player), 'buy')) return 'no-actions-left';
  if (marketAt(state, city) === null) return 'nothing-for-sale';
  if (player.extensions.length >= EXTENSION_PRICES.length) return 'no-place-for-extension';
  return isPrice(player, pay) ? null : 'wrong-price';
}

function isPrice(player: MateriaPrimaPlayer, pay: readonly Element[]): boolean {
  const price = EXTENSION_PRICES[player.extensions.length];
  if (!price) return false;
  const { load } = alchemistOf(player);
  const ofLevel = (level: number) => pay.filter((element) => LEVEL[element] === level).length;
  const isInOrder = pay.every((element, index) => {
    const before = pay[index - 1];
    return before === undefined || indexOf(before) + (price.isVaried ? 1 : 0) <= indexOf(element);
  });
  return (
    isInOrder &&
    pay.length === price.basics + price.higher &&
    ofLevel(1) === price.basics &&
    ofLevel(2) === price.higher &&
    pay.every((element) => pay.filter((one) => one === element).length <= countOf(load, element))
  );
}

/** MP-20 */
export function refuseActivation(
  { state }: MateriaPrimaTable,
  player: MateriaPrimaPlayer,
  { extension, figure: id }: Omit<Move<'activate'>, 'type'>,
): Refused {
  if (!player.extensions.includes(extension)) return 'no-such-extension';
  if (state.fresh.includes(extension)) return 'bought-in-this-turn';
  if (state.active !== null) return 'one-activation-a-turn';
  if (EXTENSION[extension].type !== 'move') return id === null ? null : 'wrong-figure';
  const figure = id === null ? null : figureOf(player, id);
  return figure && !state.fresh.some((one) => one === id) ? null : 'wrong-figure';
}
