import { at, replaceAt } from '@/engine/core/list';
import { potionOf, type PotionId } from '../data';
import type { WitchsBrewOptions } from '../state';
import type { WitchsBrewView } from '../view';

/** WB-4: whether a potion card that somebody took lies open. */
export function liesOpen({ openScores }: Pick<WitchsBrewOptions, 'openScores'>, potion: PotionId): boolean {
  return openScores || potionOf(potion).hasRaven;
}

const HIDDEN_SCORES = { openScores: false };

/** Those of somebody's potion cards that everybody sees where points are hidden. */
export function openOf(potions: readonly PotionId[]): readonly PotionId[] {
  return potions.filter((id) => liesOpen(HIDDEN_SCORES, id));
}

/** WB-4, WB-26: what a viewer sees as everybody may see it. Where points are open no card is covered. */
export function covered(view: WitchsBrewView): WitchsBrewView {
  const { viewer, players } = view;
  if (viewer === 'public') return view;
  const isOpen = players.some(({ potions }, seat) => seat !== viewer && potions !== null);
  if (isOpen) return { ...view, hand: [] };
  const own = at(players, viewer);
  const closed = { ...own, potions: null, openPotions: openOf(own.openPotions) };
  return { ...view, hand: [], players: replaceAt(players, viewer, closed) };
}
