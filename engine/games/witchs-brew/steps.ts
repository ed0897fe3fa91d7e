import { at, replaceAt } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import {
  FAVOUR,
  FULL,
  LEVY,
  NO_DROPS,
  potionOf,
  shelfPotion,
  SPELL_DEEDS,
  STACKS,
  type Deed,
  type Goods,
  type PotionId,
  type Role,
  type Shelf,
  type Stack,
} from './data';
import { countOf, minus, plus } from './drops';
import type {
  Source,
  Stance,
  WitchsBrewPlayer,
  WitchsBrewState,
  WitchsBrewTable,
  WitchsBrewTrick,
} from './state';

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

/** What the role lets one do now; null where a favour is nothing but a discount. */
export function deedOf({ state }: WitchsBrewTable, role: Role, isFull: boolean): Deed | null {
  if (!isFull) return FAVOUR[role];
  return role === 'warlock' ? SPELL_DEEDS[at(state.spells, 0)] : FULL[role];
}

/** Under whose name the effect goes: a warlock's full action is that of the open spell. */
export function sourceOf({ state }: WitchsBrewTable, role: Role, isFull: boolean): Source {
  return role === 'warlock' && isFull ? at(state.spells, 0) : role;
}

/** The open potion of a stack; null when the stack is used up. */
export function topOf({ stacks }: WitchsBrewState, stack: Stack): PotionId | null {
  return stacks[stack][0] ?? null;
}

/** What lies on a shelf, as a number. */
function lyingOn({ goldOnShelf, dropsOnShelf }: WitchsBrewState, shelf: Shelf): number {
  return shelf === 'gold' ? goldOnShelf : countOf(dropsOnShelf);
}

export function wealth({ gold, drops }: WitchsBrewPlayer, shelf: Shelf): number {
  return shelf === 'gold' ? gold : countOf(drops);
}

/** WB-16, WB-17: what a seat has to put on a shelf. */
export function dueOf(table: WitchsBrewTable, seat: Seat, shelf: Shelf): number {
  const due = Math.floor(wealth(playerAt(table, seat), shelf) / LEVY[shelf]);
  return isSpared(table, seat) ? Math.max(0, due - 1) : due;
}

export function isSpared({ state }: WitchsBrewTable, seat: Seat): boolean {
  return state.trick?.stances[seat] === 'yields';
}

/** How much the open card of a shelf still needs; null when the shelf is used up. */
export function missingOn(state: WitchsBrewState, shelf: Shelf): number | null {
  const top = topOf(state, shelf);
  return top === null ? null : Math.max(0, shelfPotion(top).need - lyingOn(state, shelf));
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
