import { replaceAt } from '@/engine/core/list';
import { potionOf } from '@/engine/games/witchs-brew/data';
import type { WitchsBrewSeatView, WitchsBrewView } from '@/engine/games/witchs-brew/view';

import { playerOf } from './deeds';

/** The viewer's table as everybody may see it: others are still looking. Where points are open nothing is covered. */
export function covered(view: WitchsBrewView): WitchsBrewView {
  const { viewer, players } = view;
  if (viewer === 'public') return view;
  const isOpen = players.some(({ potions }, seat) => seat !== viewer && potions !== null);
  const own = playerOf(view, viewer);
  return { ...view, hand: [], players: isOpen ? players : replaceAt(players, viewer, closed(own)) };
}

/** What a seat shows to others: only the ravens of its potions. */
function closed(player: WitchsBrewSeatView): WitchsBrewSeatView {
  return {
    ...player,
    potions: null,
    openPotions: player.openPotions.filter((id) => potionOf(id).hasRaven),
  };
}
