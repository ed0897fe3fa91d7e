import { at, never } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { ROLES, type Deed, type Drops, type Role } from '../data';
import { countOf, holds, isSame, minus } from '../drops';
import { deedOf } from '../queries/deeds';
import { brewPrice, canPay, pricesOf } from '../queries/price';
import { potionIn } from '../queries/stacks';
import type { WitchsBrewReason } from '../rulebook';
import type {
  WitchsBrewAsk,
  WitchsBrewMove,
  WitchsBrewPlayer,
  WitchsBrewQuestion,
  WitchsBrewTable,
} from '../state';
import { openSpell, playerAt } from '../steps';

type Refused = WitchsBrewReason | null;
type Brew = Extract<WitchsBrewMove, { readonly type: 'brew' }>;
type BrewDeed = Extract<Deed, { readonly type: 'brew' }>;

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
  const deed = deedOf(openSpell(table), role, isFull);
  if (deed.type === 'spared') throw new Error(`The favour of the ${role} is no effect to ask about`);
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
      return move.type === 'take' ? refusePrice(table, player, deed) : 'other-effect';
    case 'sell':
      if (move.type !== 'sell') return 'other-effect';
      return player.drops[move.drop] > 0 ? null : 'cannot-pay';
    case 'gather':
      if (move.type !== 'gather') return 'other-effect';
      if (countOf(move.drops) !== deed.count) return 'wrong-number-of-drops';
      return refusePrice(table, player, deed);
    case 'brew':
      return move.type === 'brew' ? refuseBrew(table, player, deed, move) : 'other-effect';
    case 'levy':
      return move.type === 'take' ? null : 'other-effect';
    default:
      return never(deed);
  }
}

const EFFECTS: ReadonlySet<WitchsBrewMove['type']> = new Set(['take', 'sell', 'gather', 'brew']);

function refusePrice(
  { state }: WitchsBrewTable,
  player: WitchsBrewPlayer,
  deed: Extract<Deed, { readonly type: 'swap' | 'gather' }>,
): Refused {
  return pricesOf(state, deed).every((price) => canPay(player, price)) ? null : 'cannot-pay';
}

export function refuseBrew(
  { state }: WitchsBrewTable,
  player: WitchsBrewPlayer,
  deed: BrewDeed,
  { cauldron, drops, extra }: Omit<Brew, 'type'>,
): Refused {
  if (!deed.cauldrons.includes(cauldron)) return 'other-cauldron';
  const potion = potionIn(state, cauldron);
  if (!potion) return 'cauldron-empty';
  const price = brewPrice(deed, potion);
  if (price.any === 0 && !isSame(drops, price.drops)) return 'wrong-recipe';
  if (countOf(drops) !== countOf(price.drops) + price.any) return 'wrong-number-of-drops';
  if (player.gold < price.gold || !holds(player.drops, drops)) return 'cannot-pay';
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
