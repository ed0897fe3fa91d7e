import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import {
  cauldronPotion,
  FAVOUR,
  FULL,
  shelfPotion,
  SPELL_DEEDS,
  type Cauldron,
  type CauldronPotion,
  type Deed,
  type Role,
  type Shelf,
  type ShelfPotion,
} from '@/engine/games/witchs-brew/data';
import { countOf } from '@/engine/games/witchs-brew/drops';
import type { WitchsBrewSeatView, WitchsBrewView } from '@/engine/games/witchs-brew/view';

/** The seat at whose bench we sit: the viewer's; on the open table that of whoever is asked. */
export function nearSeat(view: WitchsBrewView): Seat {
  if (view.viewer !== 'public') return view.viewer;
  return view.asked?.seat ?? view.leader;
}

export function playerOf(view: WitchsBrewView, seat: Seat): WitchsBrewSeatView {
  return at(view.players, seat);
}

/** Everybody else, clockwise from the left of the near seat. */
export function othersOf(view: WitchsBrewView, near: Seat): readonly Seat[] {
  const count = view.players.length;
  return view.players.slice(1).map((_, index) => ((near + 1 + index) % count) as Seat);
}

/** What a role lets one do; what a warlock does is written on the open spell. */
export function deedOf({ spell }: Pick<WitchsBrewView, 'spell'>, role: Role, isFull: boolean): Deed | null {
  if (!isFull) return FAVOUR[role];
  return role === 'warlock' ? SPELL_DEEDS[spell] : FULL[role];
}

export function topPotion(view: WitchsBrewView, cauldron: Cauldron): CauldronPotion | null {
  const top = view.stacks[cauldron][0];
  return top === undefined ? null : cauldronPotion(top);
}

export function shelfTop(view: WitchsBrewView, shelf: Shelf): ShelfPotion | null {
  const top = view.stacks[shelf][0];
  return top === undefined ? null : shelfPotion(top);
}

export function lyingOn(view: WitchsBrewView, shelf: Shelf): number {
  return shelf === 'gold' ? view.goldOnShelf : countOf(view.dropsOnShelf);
}

/** Who still has a say about the role that is called, in order; whoever is out of roles has none. */
export function stillToAnswer(view: WitchsBrewView, after: Seat): readonly Seat[] {
  const { trick, players } = view;
  if (!trick) return [];
  return othersOf(view, after).filter(
    (seat) => trick.stances[seat] === 'waits' && at(players, seat).handSize > 0,
  );
}
