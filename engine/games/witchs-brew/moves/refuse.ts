import { at, never } from '@/engine/core/list';
import { allSeats, type Seat } from '@/engine/core/seat';
import { cauldronPotion, ROLES, type Cauldron, type Deed, type Drops, type Role } from '../data';
import { canGive, countOf, holds, isSame, minus } from '../drops';
import type { WitchsBrewReason } from '../rulebook';
import type {
  Declined,
  WitchsBrewAsk,
  WitchsBrewMove,
  WitchsBrewPlayer,
  WitchsBrewQuestion,
  WitchsBrewTable,
} from '../state';
import { deedOf, dueOf, missingOn, playerAt, topOf, wealth } from '../steps';

type Refused = WitchsBrewReason | null;
type Brew = Extract<WitchsBrewMove, { readonly type: 'brew' }>;
type BrewDeed = Extract<Deed, { readonly type: 'brew' }>;
type GatherDeed = Extract<Deed, { readonly type: 'gather' }>;

/** Why the asked player may not do this; null if he may. */
export function refuse(table: WitchsBrewTable, { seat, what }: WitchsBrewAsk, move: WitchsBrewMove): Refused {
  switch (what.type) {
    case 'choose':
      return move.type === 'choose' ? refuseChoice(table, move.roles) : 'choose-first';
    case 'lead':
      return move.type === 'call' ? refuseCall(playerAt(table, seat), move.role) : 'call-first';
    case 'answer':
      return move.type === 'claim' || move.type === 'yield' ? null : 'answer-first';
    case 'effect':
      return refuseEffect(table, seat, what, move);
    case 'give':
      return move.type === 'give' ? refuseGift(playerAt(table, seat), move.drops, what.count) : 'give-first';
    case 'complete':
      return refuseCompletion(playerAt(table, seat), what, move);
    default:
      return never(what);
  }
}

/** WB-5, WB-6 */
function refuseChoice({ state }: WitchsBrewTable, roles: readonly Role[]): Refused {
  const places = roles.map((role) => ROLES.indexOf(role));
  if (places.some((place, index) => index > 0 && place <= at(places, index - 1))) return 'five-in-order';
  return roles.some((role) => state.forbidden.includes(role)) ? 'role-forbidden' : null;
}

/** WB-7 */
function refuseCall({ hand }: WitchsBrewPlayer, role: Role): Refused {
  return hand.includes(role) ? null : 'role-not-held';
}

function refuseEffect(
  table: WitchsBrewTable,
  seat: Seat,
  { role, isFull }: Extract<WitchsBrewQuestion, { readonly type: 'effect' }>,
  move: WitchsBrewMove,
): Refused {
  if (move.type === 'decline') return null;
  const deed = deedOf(table, role, isFull);
  if (!deed) throw new Error(`The favour of the ${role} is no effect to ask about`);
  return refuseDeed(table, playerAt(table, seat), deed, move);
}

/** WB-23, WB-24: what each kind of effect asks for. */
function refuseDeed(
  table: WitchsBrewTable,
  player: WitchsBrewPlayer,
  deed: Deed,
  move: WitchsBrewMove,
): Refused {
  if (!EFFECTS.has(move.type)) return 'effect-first';
  switch (deed.type) {
    case 'swap':
      if (move.type !== 'take') return 'other-effect';
      return canGive(player, deed.price) ? null : 'cannot-pay';
    case 'sell':
      if (move.type !== 'sell') return 'other-effect';
      return player.drops[move.drop] > 0 ? null : 'cannot-pay';
    case 'gather':
      return move.type === 'gather' ? refuseGathering(player, deed, move.drops) : 'other-effect';
    case 'brew':
      return move.type === 'brew' ? refuseBrew(table, player, deed, move) : 'other-effect';
    case 'levy':
      return move.type === 'take' ? null : 'other-effect';
    default:
      return never(deed);
  }
}

const EFFECTS: ReadonlySet<WitchsBrewMove['type']> = new Set(['take', 'sell', 'gather', 'brew']);

function refuseGathering({ gold }: WitchsBrewPlayer, deed: GatherDeed, drops: Drops): Refused {
  if (countOf(drops) !== deed.count) return 'wrong-number-of-drops';
  return gold >= deed.gold ? null : 'cannot-pay';
}

export function refuseBrew(
  { state }: WitchsBrewTable,
  player: WitchsBrewPlayer,
  deed: BrewDeed,
  { cauldron, drops, extra }: Omit<Brew, 'type'>,
): Refused {
  if (!deed.cauldrons.includes(cauldron)) return 'other-cauldron';
  const top = topOf(state, cauldron);
  if (top === null) return 'cauldron-empty';
  const { cost } = cauldronPotion(top);
  if (deed.isExact && !isSame(drops, cost)) return 'wrong-recipe';
  if (countOf(drops) !== countOf(cost)) return 'wrong-number-of-drops';
  if (player.gold < deed.gold || !holds(player.drops, drops)) return 'cannot-pay';
  if (extra === null) return null;
  if (!deed.mayAddDrop) return 'adding-not-allowed';
  return minus(player.drops, drops)[extra] > 0 ? null : 'no-drop-to-add';
}

/** WB-17 */
function refuseGift({ drops }: WitchsBrewPlayer, gift: Drops, count: number): Refused {
  return countOf(gift) === count && holds(drops, gift) ? null : 'give-exactly';
}

/** WB-18 */
function refuseCompletion(
  { drops }: WitchsBrewPlayer,
  { shelf, missing }: Extract<WitchsBrewQuestion, { readonly type: 'complete' }>,
  move: WitchsBrewMove,
): Refused {
  if (move.type === 'decline') return null;
  if (move.type !== 'add') return 'complete-first';
  if (shelf === 'gold') return move.drops === null ? null : 'add-exactly';
  const isExact = move.drops !== null && countOf(move.drops) === missing && holds(drops, move.drops);
  return isExact ? null : 'add-exactly';
}

/** WB-11, WB-15: why an effect cannot be had at all, so that it counts as declined; null if it can. */
export function whyNot(table: WitchsBrewTable, seat: Seat, deed: Deed): Exclude<Declined, 'choice'> | null {
  const player = playerAt(table, seat);
  switch (deed.type) {
    case 'swap':
      return canGive(player, deed.price) ? null : 'price';
    case 'sell':
      return countOf(player.drops) > 0 ? null : 'price';
    case 'gather':
      return player.gold >= deed.gold ? null : 'price';
    case 'brew':
      return whyNoBrew(table, player, deed);
    case 'levy':
      return changesShelf(table, seat, deed) ? null : 'nothing';
    default:
      return never(deed);
  }
}

function whyNoBrew(table: WitchsBrewTable, player: WitchsBrewPlayer, deed: BrewDeed) {
  const left = deed.cauldrons.filter((cauldron) => topOf(table.state, cauldron) !== null);
  if (left.length === 0) return 'nothing';
  return left.some((cauldron) => canBrew(table, player, deed, cauldron)) ? null : 'price';
}

function canBrew(
  { state }: WitchsBrewTable,
  player: WitchsBrewPlayer,
  deed: BrewDeed,
  cauldron: Cauldron,
): boolean {
  const top = topOf(state, cauldron);
  if (top === null || player.gold < deed.gold) return false;
  const { cost } = cauldronPotion(top);
  return deed.isExact ? holds(player.drops, cost) : countOf(player.drops) >= countOf(cost);
}

/** Whether anything would happen: somebody has to give, or the actor can complete the card alone. */
function changesShelf(
  table: WitchsBrewTable,
  seat: Seat,
  { shelf }: Extract<Deed, { readonly type: 'levy' }>,
): boolean {
  const missing = missingOn(table.state, shelf);
  if (missing === null) return false;
  if (allSeats(table.seats).some((other) => other !== seat && dueOf(table, other, shelf) > 0)) return true;
  return wealth(playerAt(table, seat), shelf) >= missing;
}
