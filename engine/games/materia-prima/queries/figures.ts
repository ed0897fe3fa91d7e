import { at } from '@/engine/core/list';
import { EQUIPMENT, HOMUNCULUS, type Equipment, type Homunculus, type Stone } from '../cards';
import {
  ALCHEMIST,
  ALCHEMISTS,
  HAND_LIMIT,
  LARGE_HAND_LIMIT,
  LEVELS,
  MOST_DICE,
  type Ability,
  type Action,
  type Alchemist,
  type Gift,
  type Strength,
} from '../data';
import type { Figure, FigureId } from '../state';
import { sizeOf } from '../stock';

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

/** MP-25: heart or skull. */
export function cardOf(player: Bearer, id: FigureId): Strength & Gift {
  if (!isAlchemist(id)) return HOMUNCULUS[id];
  const card = ALCHEMIST[id];
  return player.souls > 0 ? card.heart : card.skull;
}

function giftsOf(player: Bearer, id: FigureId): readonly Gift[] {
  if (!isAlchemist(id)) return [HOMUNCULUS[id]];
  return [ALCHEMIST[id], ...player.worn.map((piece) => EQUIPMENT[piece])];
}

function bonus(player: Bearer, id: FigureId, of: 'attack' | 'defence' | 'capacity'): number {
  if (!isAlchemist(id)) return 0;
  return player.worn.reduce((total, piece) => total + (EQUIPMENT[piece][of] ?? 0), 0);
}

/** MP-21, MP-42: how many dice it rolls. */
export function diceOf(player: Bearer, id: FigureId, of: 'attack' | 'defence'): number {
  return Math.min(MOST_DICE, cardOf(player, id)[of] + bonus(player, id, of));
}

export function capacityOf(player: Bearer, id: FigureId): number {
  return cardOf(player, id).capacity + bonus(player, id, 'capacity');
}

/** How many more elements it can carry. */
export function roomOf(player: Bearer, figure: Figure): number {
  return capacityOf(player, figure.id) - sizeOf(figure.load);
}

export function hasAbility(player: Bearer, id: FigureId, ability: Ability): boolean {
  return giftsOf(player, id).some((gift) => gift.ability === ability);
}

/** MP-7: one additional action of each kind, however many things give it. */
export function extrasOf(player: Bearer, id: FigureId): readonly Action[] {
  return [...new Set(giftsOf(player, id).flatMap(({ extra }) => extra ?? []))];
}

/** MP-7 */
export function mayAct({ actions, extras }: Figure, action: Action): boolean {
  return actions > 0 || extras.includes(action);
}

/** MP-18 */
export function handLimitOf(player: Bearer & { readonly alchemist: Alchemist | null }): number {
  const { alchemist } = player;
  return alchemist && hasAbility(player, alchemist, 'largeHand') ? LARGE_HAND_LIMIT : HAND_LIMIT;
}
