import { at } from '@/engine/core/list';
import { potionOf, type PotionId } from '@/engine/games/witchs-brew/data';
import { pointsOf, standings } from '@/engine/games/witchs-brew/queries/standings';
import type { WitchsBrewFact } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewSeatView } from '@/engine/games/witchs-brew/view';

export type Ended = Extract<WitchsBrewFact, { readonly type: 'ended' }>;

/** By seat, the cheapest card first: it stays open to the last who has won. */
export function inCountingOrder({ potions }: Ended): readonly (readonly PotionId[])[] {
  return potions.map((cards) =>
    cards.slice().sort((one, other) => potionOf(one).points - potionOf(other).points || one - other),
  );
}

/** At each step everybody turns a card over; the last one is the vials. */
export function stepsOf({ potions }: Ended): number {
  return Math.max(0, ...potions.map((cards) => cards.length)) + 1;
}

/** The points of each seat after so many steps. */
export function pointsAfter(ended: Ended, step: number): readonly number[] {
  const areVialsIn = step >= stepsOf(ended);
  return inCountingOrder(ended).map((cards, seat) =>
    pointsOf({ potions: cards.slice(0, step), vials: areVialsIn ? at(ended.vials, seat) : 0 }),
  );
}

/** Milliseconds at normal speed: the whole count, and how long it then stays. */
const WHOLE = 4200;
export const STAYS = 1800;
const LONGEST_STEP = 460;

export function stepTime(ended: Ended): number {
  return Math.min(LONGEST_STEP, WHOLE / stepsOf(ended));
}

/** The seats that win; several if nothing tells them apart. */
export function winnersOf(ended: Ended, players: readonly WitchsBrewSeatView[]): readonly number[] {
  const counted = players.map(({ gold, drops }, seat) => ({
    gold,
    drops,
    potions: at(ended.potions, seat),
    vials: at(ended.vials, seat),
  }));
  return standings(counted).flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
}
