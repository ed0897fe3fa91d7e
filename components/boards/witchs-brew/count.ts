import { sum } from '@/engine/core/list';
import { potionOf, type PotionId } from '@/engine/games/witchs-brew/data';
import { countOf } from '@/engine/games/witchs-brew/drops';
import type { WitchsBrewFact } from '@/engine/games/witchs-brew/state';
import type { WitchsBrewSeatView } from '@/engine/games/witchs-brew/view';

export type Ended = Extract<WitchsBrewFact, { readonly type: 'ended' }>;

/** By seat, the cheapest card first: it stays open to the last who has won. */
export function inCountingOrder({ potions }: Ended): readonly (readonly PotionId[])[] {
  return potions.map((cards) =>
    cards.slice().sort((one, other) => pointsOf(one) - pointsOf(other) || one - other),
  );
}

function pointsOf(id: PotionId): number {
  return potionOf(id).points;
}

/** At each step everybody turns a card over; the last one is the vials. */
export function stepsOf({ potions }: Ended): number {
  return Math.max(0, ...potions.map((cards) => cards.length)) + 1;
}

/** The points of each seat after so many steps (WB-22). */
export function pointsAfter(ended: Ended, step: number): readonly number[] {
  const areVialsIn = step >= stepsOf(ended);
  return inCountingOrder(ended).map(
    (cards, seat) => sum(cards.slice(0, step).map(pointsOf)) + (areVialsIn ? (ended.vials[seat] ?? 0) : 0),
  );
}

/** Milliseconds at normal speed: the whole count, and how long it then stays. */
const WHOLE = 4200;
export const STAYS = 1800;
const LONGEST_STEP = 460;

export function stepTime(ended: Ended): number {
  return Math.min(LONGEST_STEP, WHOLE / stepsOf(ended));
}

/** The seats that win: most points, then most drops and gold; several if that is equal too (WB-22). */
export function winnersOf(ended: Ended, players: readonly WitchsBrewSeatView[]): readonly number[] {
  const points = pointsAfter(ended, stepsOf(ended));
  const worth = points.map((count, seat) => {
    const player = players[seat];
    return count * 1000 + (player ? player.gold + countOf(player.drops) : 0);
  });
  const most = Math.max(...worth);
  return worth.flatMap((count, seat) => (count === most ? [seat] : []));
}
