import type { Seat } from '@/engine/core/seat';
import { potionOf, type PotionId } from '@/engine/games/witchs-brew/data';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { playerOf } from './deeds';

/** Somebody's potion cards, by who may know them. */
interface CardsOf {
  readonly open: readonly PotionId[];
  /** Known to the viewer alone. */
  readonly secret: readonly PotionId[];
  /** How many are not to be seen here. */
  readonly hidden: number;
}

/** WB-4. `isFaceDown`: others may be looking over the viewer's shoulder. */
export function cardsOf(view: WitchsBrewView, seat: Seat, isFaceDown: boolean): CardsOf {
  const { openPotions, cards } = playerOf(view, seat);
  if (seat !== view.viewer || areScoresOpen(view)) {
    return { open: openPotions, secret: [], hidden: cards - openPotions.length };
  }
  const open = openPotions.filter((id) => potionOf(id).hasRaven);
  if (isFaceDown) return { open, secret: [], hidden: cards - open.length };
  const secret = openPotions.filter((id) => !potionOf(id).hasRaven);
  return { open, secret, hidden: 0 };
}

function areScoresOpen({ players, viewer }: WitchsBrewView): boolean {
  return players.some((player, seat) => seat !== viewer && player.potions !== null);
}
