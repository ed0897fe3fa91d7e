import { at, replaceAt } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import {
  NO_DROPS,
  potionOf,
  STACKS,
  type Goods,
  type PotionId,
  type Role,
  type Shelf,
  type Spell,
  type Stack,
} from './data';
import { minus, plus } from './drops';
import type { Stance, WitchsBrewPlayer, WitchsBrewState, WitchsBrewTable, WitchsBrewTrick } from './state';

/**
 * The small changes and questions that the rules are made of. Records are copied field by field: spreads in
 * different places give their copies different hidden classes, and whatever reads them then runs far slower.
 */

export function playerAt(table: WitchsBrewTable, seat: Seat): WitchsBrewPlayer {
  return at(table.state.players, seat);
}

export function trickOf({ state }: WitchsBrewTable): WitchsBrewTrick {
  if (!state.trick) throw new Error('No trick is being played');
  return state.trick;
}

/** What a warlock casts in this set. */
export function openSpell({ state }: WitchsBrewTable): Spell {
  return at(state.spells, 0);
}

export function ravensTaken({ players }: WitchsBrewState): number {
  let ravens = 0;
  for (const { potions } of players) for (const id of potions) if (potionOf(id).hasRaven) ravens += 1;
  return ravens;
}

export function changed(state: WitchsBrewState, change: Partial<WitchsBrewState>): WitchsBrewState {
  return {
    players: change.players ?? state.players,
    stacks: change.stacks ?? state.stacks,
    goldOnShelf: change.goldOnShelf ?? state.goldOnShelf,
    dropsOnShelf: change.dropsOnShelf ?? state.dropsOnShelf,
    spells: change.spells ?? state.spells,
    forbidden: change.forbidden ?? state.forbidden,
    forbiddenDeck: change.forbiddenDeck ?? state.forbiddenDeck,
    first: change.first ?? state.first,
    set: change.set ?? state.set,
    trickNumber: change.trickNumber ?? state.trickNumber,
    leader: change.leader ?? state.leader,
    called: change.called ?? state.called,
    trick: change.trick === undefined ? state.trick : change.trick,
  };
}

type Players = WitchsBrewState['players'];

export function withPlayer(players: Players, seat: Seat, change: Partial<WitchsBrewPlayer>): Players {
  const player = at(players, seat);
  return replaceAt(players, seat, {
    gold: change.gold ?? player.gold,
    drops: change.drops ?? player.drops,
    vials: change.vials ?? player.vials,
    potions: change.potions ?? player.potions,
    hand: change.hand ?? player.hand,
    spent: change.spent ?? player.spent,
  });
}

export function paying(players: Players, seat: Seat, { gold, drops }: Goods): Players {
  const player = at(players, seat);
  return withPlayer(players, seat, { gold: player.gold - gold, drops: minus(player.drops, drops) });
}

export function getting(players: Players, seat: Seat, { gold, drops, vials }: Goods): Players {
  const player = at(players, seat);
  return withPlayer(players, seat, {
    gold: player.gold + gold,
    drops: plus(player.drops, drops),
    vials: player.vials + vials,
  });
}

export function withStance(trick: WitchsBrewTrick, seat: Seat, stance: Stance): WitchsBrewTrick {
  const { role, caller, claimant, stances } = trick;
  return { role, caller, claimant, stances: replaceAt(stances, seat, stance) };
}

/** The role leaves the hand of a seat and lies open. */
export function spending(players: Players, seat: Seat, role: Role): Players {
  const { hand, spent } = at(players, seat);
  return withPlayer(players, seat, {
    hand: hand.filter((one) => one !== role),
    spent: [...spent, role],
  });
}

/** WB-20: the open potion goes to a seat and the next one lies open at once. */
export function takingPotion(state: WitchsBrewState, seat: Seat, stack: Stack): WitchsBrewState {
  const [id, ...rest] = state.stacks[stack];
  if (id === undefined) throw new Error(`Nothing is left of the ${stack} stack`);
  const potions = [...at(state.players, seat).potions, id];
  return changed(state, {
    players: withPlayer(state.players, seat, { potions }),
    stacks: withStack(state.stacks, stack, rest),
  });
}

function withStack(
  stacks: WitchsBrewState['stacks'],
  stack: Stack,
  rest: readonly PotionId[],
): WitchsBrewState['stacks'] {
  const [iron, copper, silver, gold, drops] = STACKS.map((one) => (one === stack ? rest : stacks[one]));
  if (!iron || !copper || !silver || !gold || !drops) throw new Error('There are five stacks');
  return { iron, copper, silver, gold, drops };
}

/** Everything off a shelf, to the supply. */
export function cleared(state: WitchsBrewState, shelf: Shelf): WitchsBrewState {
  return changed(state, shelf === 'gold' ? { goldOnShelf: 0 } : { dropsOnShelf: NO_DROPS });
}
