import type { Seat } from '@/engine/core/seat';
import {
  LEVY,
  type Cauldron,
  type Colour,
  type Deed,
  type Drops,
  type Goods,
  type Potion,
  type Role,
  type Shelf,
} from '@/engine/games/witchs-brew/data';
import { countOf, holds, listed } from '@/engine/games/witchs-brew/drops';
import type { WitchsBrewSeatView, WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { deedOf, playerOf, shelfTop, topPotion } from './deeds';

/** A small picture in a price or a gain. */
export type Sign =
  | { readonly type: 'drop'; readonly colour: Colour | 'any' }
  | { readonly type: 'gold'; readonly count: number }
  | { readonly type: 'vial' }
  | { readonly type: 'potion'; readonly points: number; readonly hasRaven: boolean }
  | { readonly type: 'pot'; readonly cauldron: Cauldron }
  /** One in so many of what the others have. */
  | { readonly type: 'share'; readonly shelf: Shelf; readonly of: number }
  /** One less to pay. */
  | { readonly type: 'less'; readonly shelf: Shelf };

/** What is given and what comes of it. */
export interface Terms {
  readonly price: readonly Sign[];
  readonly gain: readonly Sign[];
}

const NO_TERMS: Terms = { price: [], gain: [] };

/** What a role brings and costs at this moment. */
export function termsOf(view: WitchsBrewView, role: Role, isFull: boolean): Terms {
  const deed = deedOf(view, role, isFull);
  if (!deed) return { price: [], gain: [{ type: 'less', shelf: role === 'cutpurse' ? 'gold' : 'drops' }] };
  switch (deed.type) {
    case 'swap':
      return { price: goodsSigns(deed.price), gain: goodsSigns(deed.gain) };
    case 'sell':
      return { price: anyDrops(1), gain: gold(deed.gold) };
    case 'gather':
      return { price: gold(deed.gold), gain: anyDrops(deed.count) };
    case 'brew':
      return brewTerms(view, deed);
    case 'levy':
      return levyTerms(view, deed.shelf);
  }
}

type BrewDeed = Extract<Deed, { readonly type: 'brew' }>;

function brewTerms(view: WitchsBrewView, { cauldrons, gold: coins, isExact }: BrewDeed): Terms {
  const [only, second] = cauldrons;
  if (!only) return NO_TERMS;
  if (second) return { price: [], gain: cauldrons.map((cauldron) => ({ type: 'pot', cauldron })) };
  const potion = topPotion(view, only);
  if (!potion) return NO_TERMS;
  const drops = isExact ? dropSigns(potion.cost) : anyDrops(countOf(potion.cost));
  return { price: [...drops, ...gold(coins)], gain: potionSigns(potion) };
}

function levyTerms(view: WitchsBrewView, shelf: Shelf): Terms {
  const potion = shelfTop(view, shelf);
  return { price: [{ type: 'share', shelf, of: LEVY[shelf] }], gain: potion ? potionSigns(potion) : [] };
}

export function potionSigns({ points, hasRaven }: Potion): readonly Sign[] {
  return [{ type: 'potion', points, hasRaven }];
}

export function goodsSigns({ gold: coins, drops, vials }: Goods): readonly Sign[] {
  return [
    ...dropSigns(drops),
    ...gold(coins),
    ...Array.from({ length: vials }, () => ({ type: 'vial' }) as const),
  ];
}

export function dropSigns(drops: Drops): readonly Sign[] {
  return listed(drops).map((colour) => ({ type: 'drop', colour }));
}

function anyDrops(count: number): readonly Sign[] {
  return Array.from({ length: count }, () => ({ type: 'drop', colour: 'any' }));
}

function gold(count: number): readonly Sign[] {
  return count > 0 ? [{ type: 'gold', count }] : [];
}

/** Whether a seat could pay for it with what it has now. */
export function couldPay(view: WitchsBrewView, seat: Seat, role: Role, isFull: boolean): boolean {
  const deed = deedOf(view, role, isFull);
  const player = playerOf(view, seat);
  switch (deed?.type) {
    case 'swap':
      return player.gold >= deed.price.gold && holds(player.drops, deed.price.drops);
    case 'sell':
      return countOf(player.drops) > 0;
    case 'gather':
      return player.gold >= deed.gold;
    case 'brew':
      return deed.cauldrons.some((cauldron) => couldBrew(view, player, deed, cauldron));
    default:
      return true;
  }
}

function couldBrew(
  view: WitchsBrewView,
  { gold: coins, drops }: WitchsBrewSeatView,
  deed: BrewDeed,
  cauldron: Cauldron,
): boolean {
  const potion = topPotion(view, cauldron);
  if (!potion || coins < deed.gold) return false;
  return deed.isExact ? holds(drops, potion.cost) : countOf(drops) >= countOf(potion.cost);
}
