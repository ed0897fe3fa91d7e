import { at } from '@/engine/core/list';
import {
  CITIES,
  DEEP_RESEARCH,
  EXTENSION,
  RESEARCH,
  type Alchemist,
  type City,
  type Extension,
} from '../data';
import { isCity, landAt, type Hex, type Layout } from '../map';
import type { Figure } from '../state';
import { alchemistOf, handLimitOf, hasAbility, type Bearer } from './figures';

/** What cities offer, and what comes of it. */

interface Land {
  readonly layout: Layout;
}

interface Traveller {
  readonly figures: readonly Figure[];
}

export function cityAt({ layout }: Land, hex: Hex): City | null {
  const land = landAt(layout, hex);
  return isCity(land) ? land : null;
}

/** The city in which the alchemist of a player is. */
export function cityOf(land: Land, player: Traveller): City | null {
  return cityAt(land, alchemistOf(player).hex);
}

export function marketAt(
  { market }: { readonly market: readonly (Extension | null)[] },
  city: City,
): Extension | null {
  return at(market, CITIES.indexOf(city));
}

/** MP-17, MP-20: how many formulas Research shows, and how many of them are kept. */
export function researchOf(
  { active }: { readonly active: Extension | null },
  player: Bearer & Traveller,
): { readonly draw: number; readonly keep: number } {
  const { draw, keep } = hasAbility(player, alchemistOf(player).id, 'deepResearch')
    ? DEEP_RESEARCH
    : RESEARCH;
  const more = active && EXTENSION[active].type === 'research' ? 1 : 0;
  return { draw: draw + more, keep };
}

/** MP-18: how many of so many formulas are too many to hold. */
export function excessOf(player: Bearer & { readonly alchemist: Alchemist | null }, held: number): number {
  return Math.max(0, held - handLimitOf(player));
}
