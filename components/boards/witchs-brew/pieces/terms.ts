import { times } from '@/components/kit/drawing/geometry';
import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import {
  type Cauldron,
  type Colour,
  type Deed,
  type Drops,
  type Goods,
  type Potion,
  type Role,
  type Shelf,
  type Spared,
} from '@/engine/games/witchs-brew/data';
import { countOf, listed } from '@/engine/games/witchs-brew/drops';
import { deedOf } from '@/engine/games/witchs-brew/queries/deeds';
import { levyForecast } from '@/engine/games/witchs-brew/queries/levy';
import {
  brewPrice,
  oneLess,
  pricesOf,
  shareOf,
  whyNot,
  type Price,
  type Stock,
} from '@/engine/games/witchs-brew/queries/price';
import { potionIn, potionOn } from '@/engine/games/witchs-brew/queries/stacks';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

interface Payable {
  /** Whoever would have to pay it has no such thing. */
  readonly isLacking?: boolean;
}

/** A small picture in a price or a gain. */
export type Sign =
  | ({ readonly type: 'drop'; readonly colour: Colour | 'any' } & Payable)
  | ({ readonly type: 'gold'; readonly count: number } & Payable)
  | { readonly type: 'vial' }
  | { readonly type: 'potion'; readonly points: number; readonly hasRaven: boolean; readonly isFar?: boolean }
  | { readonly type: 'pot'; readonly cauldron: Cauldron }
  /** What each of the others puts down. */
  | { readonly type: 'gifts'; readonly counts: readonly number[] }
  /** How much of what it needs then lies on a shelf. */
  | { readonly type: 'lying'; readonly shelf: Shelf; readonly lying: number; readonly need: number }
  /** What one would have to put down, and what is still to be put down. */
  | { readonly type: 'less'; readonly shelf: Shelf; readonly from: number; readonly to: number };

/** What is given and what comes of it. */
export interface Terms {
  readonly price: readonly Sign[];
  readonly gain: readonly Sign[];
}

const NO_TERMS: Terms = { price: [], gain: [] };

type DeedOf<Type extends Deed['type']> = Extract<Deed, { readonly type: Type }>;

/** What a role brings a seat and costs it at this moment. */
export function termsOf(view: WitchsBrewView, seat: Seat, role: Role, isFull: boolean): Terms {
  const deed = deedOf(view.spell, role, isFull);
  const { price, gain } = plainTerms(view, seat, deed);
  return { price: withLacks(price, at(view.players, seat)), gain };
}

function plainTerms(view: WitchsBrewView, seat: Seat, deed: Deed | Spared): Terms {
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
      return levyTerms(view, seat, deed.shelf);
    case 'spared':
      return { price: [], gain: [spared(view, seat, deed.shelf)] };
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

/** What the others put down, and what then lies there; the potion as well where it is had, or is within reach. */
function levyTerms(view: WitchsBrewView, seat: Seat, shelf: Shelf): Terms {
  const forecast = levyForecast(view, seat, shelf);
  if (!forecast) return NO_TERMS;
  const { gifts, lying, need, missing, isInReach } = forecast;
  const potion = potionSigns(potionOn(view, shelf), missing > 0);
  return {
    price: [{ type: 'gifts', counts: gifts }],
    gain: [{ type: 'lying', shelf, lying, need }, ...(isInReach ? potion : [])],
  };
}

/** What is to be put down by whoever says "So be it", and what by whoever does not. */
function spared(view: WitchsBrewView, seat: Seat, shelf: Shelf): Sign {
  const from = shareOf(at(view.players, seat), shelf);
  return { type: 'less', shelf, from, to: oneLess(from) };
}

/** How broad signs in a row are, in parts of their size. */
export function spanOf({ price, gain }: Terms): number {
  const signs = [...price, ...gain].reduce((sum, sign) => sum + breadthOf(sign), 0);
  return price.length > 0 && gain.length > 0 ? signs + ARROW : signs;
}

const ARROW = 1.25;
const FIGURE = 0.45;

function breadthOf(sign: Sign): number {
  switch (sign.type) {
    case 'drop':
      return 1.05;
    case 'gold':
      return sign.count > 2 ? 1.5 : sign.count;
    case 'vial':
      return 0.8;
    case 'potion':
      return sign.hasRaven ? 2.6 : 1.2;
    case 'pot':
      return 1.2;
    case 'gifts':
      return FIGURE * (2 * sign.counts.length - 1);
    case 'lying':
      return 3.2;
    case 'less':
      return sign.from === sign.to ? 1.5 : 1.5 + FIGURE + ARROW;
  }
}

/** Nothing, where there is none left. */
export function potionSigns(potion: Potion | null, isFar = false): readonly Sign[] {
  return potion ? [{ type: 'potion', points: potion.points, hasRaven: potion.hasRaven, isFar }] : [];
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

/** Marks what of a price somebody does not have. */
function withLacks(price: readonly Sign[], { gold: coins, drops }: Stock): readonly Sign[] {
  const left = { ...drops, any: countOf(drops) };
  return price.map((sign): Sign => {
    if (sign.type === 'gold') return { ...sign, isLacking: coins < sign.count };
    if (sign.type !== 'drop') return sign;
    left[sign.colour] -= 1;
    return { ...sign, isLacking: left[sign.colour] < 0 };
  });
}

/** Why a seat could not have it as things are; null if it could. */
export function whyNotNow(view: WitchsBrewView, seat: Seat, role: Role, isFull: boolean) {
  const deed = deedOf(view.spell, role, isFull);
  return deed.type === 'spared' ? null : whyNot(view, seat, deed);
}
