import { at } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { stillWaiting } from '@/engine/games/witchs-brew/queries/roles';
import type { WitchsBrewSeatView, WitchsBrewView } from '@/engine/games/witchs-brew/view';

/** The seat at whose bench we sit: the viewer's; on the open table that of whoever is asked. */
export function nearSeat(view: WitchsBrewView): Seat {
  if (view.viewer !== 'public') return view.viewer;
  return view.asked?.seat ?? view.leader;
}

export function playerOf(view: WitchsBrewView, seat: Seat): WitchsBrewSeatView {
  return at(view.players, seat);
}

/** As they choose roles, everybody from whoever is to lead on. */
export function leadingOrder({ leader, players }: WitchsBrewView): readonly Seat[] {
  return [leader, ...othersFrom(leader, players.length)];
}

/** Who speaks when about the role that is called, the caller first. */
export function speakersOf({ trick, players }: WitchsBrewView): readonly Seat[] {
  return trick ? [trick.caller, ...othersFrom(trick.caller, players.length)] : [];
}

/** Of those still to be asked about the role that is called, those who hold any: as all can see, nobody waits for the others. */
export function stillToAnswer(view: WitchsBrewView, after: Seat): readonly Seat[] {
  if (!view.trick) return [];
  return stillWaiting(view.trick, after).filter((seat) => playerOf(view, seat).handSize > 0);
}
