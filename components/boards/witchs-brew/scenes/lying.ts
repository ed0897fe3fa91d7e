import { times } from '@/components/kit/drawing/geometry';
import type { Lying } from '@/components/kit/stage/between';
import { eachSeat } from '@/engine/core/seat';
import { SHELVES, STACKS, type Goods, type PotionId, type Role } from '@/engine/games/witchs-brew/data';
import { listed } from '@/engine/games/witchs-brew/drops';
import { lyingGoods } from '@/engine/games/witchs-brew/queries/stacks';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { hasCard, standingOf } from '../words/labels';
import { cardsAt, crownAt, handAt, lyingAt, mouthOf, roleAt, storeAt, type Good } from './places';

/** Every coin, drop and vial: on shelves, then with those who own them. */
export function goodsOn(view: WitchsBrewView): readonly Lying<Good>[] {
  return [
    ...SHELVES.flatMap((shelf) => goodsIn(lyingGoods(view, shelf), () => lyingAt(shelf))),
    ...eachSeat(view.players, (seat, player) => goodsIn(player, (good) => storeAt(seat, good))),
  ];
}

function goodsIn({ gold, drops, vials }: Goods, placeOf: (good: Good) => string): readonly Lying<Good>[] {
  const goods: readonly Good[] = [
    ...times(gold, () => 'coin' as const),
    ...listed(drops),
    ...times(vials, () => 'vial' as const),
  ];
  return goods.map((good) => ({ sort: good, piece: good, place: placeOf(good) }));
}

/** The roles that are held, all of them by their backs, and the cards of the trick. */
export function rolesOn(view: WitchsBrewView): readonly Lying<Role>[] {
  const lying = (piece: Role | null, place: string) => ({ sort: 'role', piece, place });
  return eachSeat(view.players, (seat, { handSize }) => [
    ...times(handSize, () => lying(null, handAt(seat))),
    ...(view.trick && hasCard(standingOf(view, seat)) ? [lying(view.trick.role, roleAt(seat))] : []),
  ]);
}

export function crownOn({ trick }: WitchsBrewView): readonly Lying<'crown'>[] {
  return trick ? [{ sort: 'crown', piece: 'crown', place: crownAt(trick.claimant) }] : [];
}

/** Potions are taken from where they are filled into bottles. */
export function potionsOn(view: WitchsBrewView): readonly Lying<PotionId>[] {
  const lying = (piece: PotionId | null, place: string) => ({ sort: 'potion', piece, place });
  return [
    ...STACKS.flatMap((stack) => view.stacks[stack].map((potion) => lying(potion, mouthOf(stack)))),
    ...eachSeat(view.players, (seat, { cards, openPotions }) => [
      ...openPotions.map((potion) => lying(potion, cardsAt(seat))),
      ...times(cards - openPotions.length, () => lying(null, cardsAt(seat))),
    ]),
  ];
}
