import { at } from '@/engine/core/list';
import { EQUIPMENT, HOMUNCULUS, type Equipment, type Homunculus, type Stone } from '../cards';
import {
  ALCHEMIST,
  ALCHEMISTS,
  HAND_LIMIT,
  LEVELS,
  MOST_DICE,
  type Ability,
  type Action,
  type Alchemist,
  type Gift,
  type Strength,
  type Thing,
} from '../data';
import type { Hex } from '../map';
import type { Figure, FigureId } from '../state';
import { countOf, NO_ELEMENTS, sizeOf, type Stock } from '../stock';

/** What figures can do, their cards and what they wear taken together. */

/** What the strength of a player's figures depends on; a player has it, and so does what others see of him. */
export interface Bearer {
  readonly souls: number;
  readonly worn: readonly Equipment[];
}

interface Leader {
  readonly figures: readonly Figure[];
}

const ALCHEMIST_IDS: ReadonlySet<FigureId> = new Set(ALCHEMISTS);

export function isAlchemist(id: FigureId): id is Alchemist {
  return ALCHEMIST_IDS.has(id);
}

/** The figure of the alchemist, once it is on the map. */
export function alchemistOf(player: Leader): Figure {
  return at(player.figures, 0);
}

export function figureOf(player: Leader, id: FigureId): Figure | null {
  return player.figures.find((figure) => figure.id === id) ?? null;
}

export function homunculiOf({ figures }: Leader): readonly Homunculus[] {
  return figures.flatMap(({ id }) => (isAlchemist(id) ? [] : [id]));
}

/** MP-16 */
export function hasStone({ fragments }: { readonly fragments: readonly Stone[] }): boolean {
  return fragments.length === LEVELS.length;
}

/** MP-25 */
export function isSoulless({ souls }: Pick<Bearer, 'souls'>): boolean {
  return souls === 0;
}

/** MP-25: whether a figure is an alchemist with the skull side up. */
export function isSkull(player: Pick<Bearer, 'souls'>, id: FigureId): boolean {
  return isAlchemist(id) && isSoulless(player);
}

/** MP-43: what every mission asks for. */
export function mayFulfil(player: Pick<Bearer, 'souls'> & Parameters<typeof hasStone>[0]): boolean {
  return !isSoulless(player) && hasStone(player);
}

/** MP-25: heart or skull. */
export function cardOf(player: Bearer, id: FigureId): Strength & Gift {
  if (!isAlchemist(id)) return HOMUNCULUS[id];
  const card = ALCHEMIST[id];
  return isSoulless(player) ? card.skull : card.heart;
}

function giftsOf(player: Bearer, id: FigureId): readonly Gift[] {
  if (!isAlchemist(id)) return [HOMUNCULUS[id]];
  return [ALCHEMIST[id], ...player.worn.map((piece) => EQUIPMENT[piece])];
}

type Bonus = 'attack' | 'defence' | 'capacity';

/** What a figure wears that adds to this. */
export function gearFor({ worn }: Bearer, id: FigureId, of: Bonus): readonly Equipment[] {
  return isAlchemist(id) ? worn.filter((piece) => EQUIPMENT[piece][of]) : [];
}

function bonus(player: Bearer, id: FigureId, of: Bonus): number {
  return gearFor(player, id, of).reduce((total, piece) => total + (EQUIPMENT[piece][of] ?? 0), 0);
}

/** MP-21, MP-42: how many dice it rolls. */
export function diceOf(player: Bearer, id: FigureId, of: 'attack' | 'defence'): number {
  return Math.min(MOST_DICE, cardOf(player, id)[of] + bonus(player, id, of));
}

export function capacityOf(player: Bearer, id: FigureId): number {
  return cardOf(player, id).capacity + bonus(player, id, 'capacity');
}

/** How many more elements it can carry. */
export function roomOf(player: Bearer, figure: Pick<Figure, 'id' | 'load'>): number {
  return capacityOf(player, figure.id) - sizeOf(figure.load);
}

/** MP-24: how many of these elements it can take. */
export function fittingOf(player: Bearer, figure: Figure, elements: Stock): number {
  return Math.min(roomOf(player, figure), sizeOf(elements));
}

/** MP-9: how many elements it takes out of a mine by one action. */
export function yieldOf(player: Bearer, figure: Figure): number {
  return Math.min(roomOf(player, figure), hasAbility(player, figure.id, 'doubleExtract') ? 2 : 1);
}

/** MP-10: how many of a thing it can let go of; souls go with the alchemist. */
export function carriedOf(player: Pick<Bearer, 'souls'>, figure: Figure, thing: Thing): number {
  if (thing === 'soul') return isAlchemist(figure.id) ? player.souls : 0;
  return countOf(figure.load, thing);
}

export function carriesAnything(player: Pick<Bearer, 'souls'>, figure: Figure): boolean {
  return sizeOf(figure.load) > 0 || carriedOf(player, figure, 'soul') > 0;
}

export function hasAbility(player: Bearer, id: FigureId, ability: Ability): boolean {
  return giftsOf(player, id).some((gift) => gift.ability === ability);
}

/** MP-7: one additional action of each kind, however many things give it. */
export function extrasOf(player: Bearer, id: FigureId): readonly Action[] {
  return [...new Set(giftsOf(player, id).flatMap(({ extra }) => extra ?? []))];
}

/** MP-7: how often it can do this in what is left of the turn. */
export function timesLeft({ actions, extras }: Figure, action: Action): number {
  let times = actions;
  for (const extra of extras) if (extra === action) times += 1;
  return times;
}

/** MP-7 */
export function mayAct(figure: Figure, action: Action): boolean {
  return timesLeft(figure, action) > 0;
}

/** MP-18 */
export function handLimitOf(player: Bearer & { readonly alchemist: Alchemist | null }): number {
  const { alchemist } = player;
  return alchemist && hasAbility(player, alchemist, 'largeHand') ? HAND_LIMIT.large : HAND_LIMIT.usual;
}

/** A figure as it comes onto the table, with nothing to carry and nothing done. */
export function newFigure(id: FigureId, hex: Hex): Figure {
  return { id, hex, load: NO_ELEMENTS, actions: 0, extras: [] };
}
