import { times } from '@/components/kit/drawing/geometry';
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
import { listed } from '@/engine/games/witchs-brew/drops';
import { deedOf } from '@/engine/games/witchs-brew/queries/deeds';
import { brewPrice, pricesOf, whyNot, type Price } from '@/engine/games/witchs-brew/queries/price';
import { potionIn, potionOn } from '@/engine/games/witchs-brew/queries/stacks';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

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

type DeedOf<Type extends Deed['type']> = Extract<Deed, { readonly type: Type }>;

/** What a role brings and costs at this moment. */
export function termsOf(view: WitchsBrewView, role: Role, isFull: boolean): Terms {
  const deed = deedOf(view.spell, role, isFull);
  switch (deed.type) {
    case 'swap':
      return bought(view, deed, goodsSigns(deed.gain));
    case 'sell':
      return bought(view, deed, gold(deed.gold));
    case 'gather':
      return bought(view, deed, anyDrops(deed.count));
    case 'brew':
      return brewTerms(view, deed);
    case 'levy':
      return levyTerms(view, deed.shelf);
    case 'spared':
      return { price: [], gain: [{ type: 'less', shelf: deed.shelf }] };
  }
}

function bought(view: WitchsBrewView, deed: DeedOf<'swap' | 'sell' | 'gather'>, gain: Terms['gain']): Terms {
  return { price: pricesOf(view, deed).flatMap(priceSigns), gain };
}

function brewTerms(view: WitchsBrewView, deed: DeedOf<'brew'>): Terms {
  const [only, second] = deed.cauldrons;
  if (second) return { price: [], gain: deed.cauldrons.map((cauldron) => ({ type: 'pot', cauldron })) };
  const potion = only && potionIn(view, only);
  return potion ? { price: priceSigns(brewPrice(deed, potion)), gain: potionSigns(potion) } : NO_TERMS;
}

function levyTerms(view: WitchsBrewView, shelf: Shelf): Terms {
  return { price: [{ type: 'share', shelf, of: LEVY[shelf] }], gain: potionSigns(potionOn(view, shelf)) };
}

/** Nothing, where there is none left. */
export function potionSigns(potion: Potion | null): readonly Sign[] {
  return potion ? [{ type: 'potion', points: potion.points, hasRaven: potion.hasRaven }] : [];
}

export function goodsSigns({ gold: coins, drops, vials }: Goods): readonly Sign[] {
  return [...dropSigns(drops), ...gold(coins), ...times(vials, () => ({ type: 'vial' }) as const)];
}

export function priceSigns({ gold: coins, drops, any }: Price): readonly Sign[] {
  return [...dropSigns(drops), ...anyDrops(any), ...gold(coins)];
}

function dropSigns(drops: Drops): readonly Sign[] {
  return listed(drops).map((colour) => ({ type: 'drop', colour }));
}

function anyDrops(count: number): readonly Sign[] {
  return times(count, () => ({ type: 'drop', colour: 'any' }));
}

function gold(count: number): readonly Sign[] {
  return count > 0 ? [{ type: 'gold', count }] : [];
}

/** Why a seat could not have it as things are; null if it could. */
export function whyNotNow(view: WitchsBrewView, seat: Seat, role: Role, isFull: boolean) {
  const deed = deedOf(view.spell, role, isFull);
  return deed.type === 'spared' ? null : whyNot(view, seat, deed);
}
