import { never } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { BOUGHT, CENTRE, GIFT_CARDS, SPIRIT_WAYS, type Card } from '../data';
import { byBox, isAffordable, isFull } from '../queries/cards';
import { growing, hasRoom, refuseCarrying, transmutedOn } from '../queries/goods';
import { refuseSale } from '../queries/market';
import { fameForSteps, fieldAfter, isTaken } from '../queries/ring';
import type { AlchemirusReason } from '../rulebook';
import { fameOf } from '../score';
import type {
  AlchemirusAsk,
  AlchemirusMove,
  AlchemirusPlayer,
  AlchemirusQuestion,
  AlchemirusTable,
} from '../state';
import { fromKindOn, playerAt } from '../steps';

type Refused = AlchemirusReason | null;
type Move<Type extends AlchemirusMove['type']> = Extract<AlchemirusMove, { readonly type: Type }>;
type Question<Type extends AlchemirusQuestion['type']> = Extract<AlchemirusQuestion, { readonly type: Type }>;

/** Why the asked player may not do this; null if he may. */
export function refuse(table: AlchemirusTable, { seat, what }: AlchemirusAsk, move: AlchemirusMove): Refused {
  const player = playerAt(table, seat);
  switch (what.type) {
    case 'draw':
      return refuseDraw(table, player, move);
    case 'move':
      return refuseWalk(table, seat, move);
    case 'build':
    case 'harvest':
    case 'transport':
    case 'sell':
    case 'gifts':
      return refuseAction(table, player, what, move);
    case 'transmute':
      return refuseTransmutation(table, player, what, move);
    case 'grow':
      if (move.type !== 'grow') return 'grow-first';
      return growing(table.state, player.estate).includes(move.plot) ? null : 'nothing-grows-there';
    case 'spirit':
      return move.type === 'haunt' ? refuseHaunt(table, player, move) : 'spirit-first';
    case 'rob':
      if (move.type === 'done') return null;
      return move.type === 'rob' ? refuseRobbery(table, seat, move.seat) : 'rob-first';
    case 'pay':
      return move.type === 'pay' ? refusePayment(player, what, move.card) : `pay-first-${what.purpose}`;
    case 'offer':
      if (move.type === 'done') return null;
      return move.type === 'buy' ? refusePurchase(player, what, move.plot) : 'answer-offer-first';
    case 'end':
      if (move.type === 'done') return null;
      return move.type === 'gloria' ? refuseGloria(player) : 'end-first';
    default:
      return never(what);
  }
}

/** AL-4, AL-25 */
function refuseDraw({ state }: AlchemirusTable, { hand }: AlchemirusPlayer, move: AlchemirusMove): Refused {
  if (move.type === 'draw') return null;
  if (move.type !== 'exchange') return 'draw-first';
  if (!state.bank.includes(move.take)) return 'not-in-bank';
  return hand.includes(move.give) ? null : 'nothing-to-exchange';
}

/** AL-5, AL-7 */
function refuseWalk(table: AlchemirusTable, seat: Seat, move: AlchemirusMove): Refused {
  const player = playerAt(table, seat);
  if (move.type === 'place') {
    return player.field === null ? refuseField(table, seat, move.field) : 'pawn-placed-already';
  }
  if (move.type !== 'go') return 'move-first';
  if (player.field === null) return 'pawn-not-placed-yet';
  if (move.steps === 0) return 'must-move';
  if (fameOf(player) < fameForSteps(move.steps)) return 'steps-cost-fame';
  return refuseField(table, seat, fieldAfter(player.field, move.steps));
}

function refuseField(table: AlchemirusTable, seat: Seat, field: number): Refused {
  return isTaken(table.state.players, seat, field) ? 'spirit-field-taken' : null;
}

/** AL-6: the action of the field, or no more of it. */
function refuseAction(
  table: AlchemirusTable,
  player: AlchemirusPlayer,
  what: AlchemirusQuestion,
  move: AlchemirusMove,
): Refused {
  if (move.type === 'done') return null;
  switch (move.type) {
    case 'build':
      return what.type === 'build' ? refuseBuilding(player, move) : 'other-field';
    case 'harvest':
      return what.type === 'harvest' ? null : 'other-field';
    case 'carry':
      return what.type === 'transport' ? refuseCarrying(player.estate, move) : 'other-field';
    case 'sell':
      return what.type === 'sell' ? refuseSale(table.state, player.estate, move) : 'other-field';
    case 'give':
      if (what.type !== 'gifts') return 'other-field';
      return player.hand.length >= GIFT_CARDS ? null : 'too-few-for-gifts';
    default:
      return 'other-field';
  }
}

/** AL-10 to AL-12 */
export function refuseBuilding(
  { hand, estate }: AlchemirusPlayer,
  { building, demolish }: Omit<Move<'build'>, 'type'>,
): Refused {
  if (building === 'gloria') return 'gloria-is-no-building';
  if (!hand.includes(building)) return 'card-not-in-hand';
  if (!isAffordable(building, hand.length)) return 'cannot-afford';
  if (!isFull(estate)) return demolish === null ? null : 'demolish-only-when-full';
  return demolish === null ? 'estate-full' : null;
}

/** AL-18 */
function refuseTransmutation(
  { state }: AlchemirusTable,
  { estate }: AlchemirusPlayer,
  { from }: Question<'transmute'>,
  move: AlchemirusMove,
): Refused {
  if (move.type === 'done') return null;
  if (move.type !== 'transmute') return 'other-field';
  const plot = estate[move.plot];
  if (!plot || transmutedOn(state, plot) === null) return 'nothing-to-transmute';
  return move.plot >= from ? null : 'decided-already';
}

/** AL-13 */
export function refuseHaunt(
  { state }: AlchemirusTable,
  { hand }: AlchemirusPlayer,
  { place, isForHand }: Omit<Move<'haunt'>, 'type'>,
): Refused {
  const { spirit } = state;
  if (place === spirit) return 'spirit-must-leave';
  if (isForHand) return hand.length > 0 ? null : 'no-hand-to-discard';
  return SPIRIT_WAYS[spirit].includes(place) ? null : 'spirit-too-far';
}

/** AL-15 */
export function refuseRobbery(table: AlchemirusTable, seat: Seat, from: Seat): Refused {
  const victim = table.state.players[from];
  const hasDomo = victim?.estate.some(({ building }) => building === CENTRE) ?? false;
  return from !== seat && hasDomo && victim && victim.hand.length > 0 ? null : 'nothing-to-rob';
}

/** AL-10, AL-20 to AL-22, AL-26: so many cards, one after another in the order of the box. */
export function refusePayment({ hand }: AlchemirusPlayer, what: Question<'pay'>, card: Card): Refused {
  const { purpose, left, last } = what;
  if (!hand.includes(card)) return `pay-from-hand-${purpose}`;
  if (last !== null && byBox(card, last) < 0) return `pay-in-order-${purpose}`;
  return fromKindOn(hand, card) >= left ? null : `pay-in-order-${purpose}`;
}

/** AL-26 */
export function refusePurchase(
  { estate }: AlchemirusPlayer,
  { good }: Question<'offer'>,
  plot: number,
): Refused {
  const place = estate[plot];
  if (!place || !BOUGHT[good].includes(place.building)) return 'no-place-for-it';
  return hasRoom(place, good) ? null : 'no-place-for-it';
}

/** AL-21 */
export function refuseGloria({ hand }: AlchemirusPlayer): Refused {
  if (!hand.includes('gloria')) return 'no-gloria';
  return isAffordable('gloria', hand.length) ? null : 'too-few-for-gloria';
}
