import type { Seat } from '@/engine/core/seat';
import type { PotionId } from '@/engine/games/witchs-brew/data';
import { covered } from '@/engine/games/witchs-brew/queries/secrecy';
import type { WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { playerOf } from '../seats';

/** Somebody's potion cards, by who may know them. */
interface CardsOf {
  readonly open: readonly PotionId[];
  /** Known to the viewer alone. */
  readonly secret: readonly PotionId[];
  /** How many are not to be seen here. */
  readonly hidden: number;
}

/** `isFaceDown`: others may be looking over the viewer's shoulder. */
export function cardsOf(view: WitchsBrewView, seat: Seat, isFaceDown: boolean): CardsOf {
  const { openPotions, cards } = playerOf(view, seat);
  const open = playerOf(covered(view), seat).openPotions;
  const seen = isFaceDown ? open : openPotions;
  return { open, secret: seen.filter((id) => !open.includes(id)), hidden: cards - seen.length };
}
