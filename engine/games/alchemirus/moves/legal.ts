import { never } from '@/engine/core/list';
import { allSeats, type Seat } from '@/engine/core/seat';
import { BUILDINGS, CARDS, FIELDS, GIFT_CARDS, MOST_STEPS, SPIRIT_PLACES, type Card } from '../data';
import { isFull } from '../queries/cards';
import { carriesOn, growing, transmutedOn } from '../queries/goods';
import { salesOn } from '../queries/market';
import type {
  AlchemirusAsk,
  AlchemirusMove,
  AlchemirusPlayer,
  AlchemirusQuestion,
  AlchemirusTable,
} from '../state';
import { playerAt } from '../steps';
import {
  refuse,
  refuseBuilding,
  refuseGloria,
  refuseHaunt,
  refusePayment,
  refusePurchase,
  refuseRobbery,
} from './refuse';

type Moves = readonly AlchemirusMove[];
type Question<Type extends AlchemirusQuestion['type']> = Extract<AlchemirusQuestion, { readonly type: Type }>;

const DONE: AlchemirusMove = { type: 'done' };
const JUST_DONE: Moves = [DONE];
const HARVEST_OR_NOT: Moves = [{ type: 'harvest' }, DONE];
const GIVE_OR_NOT: Moves = [{ type: 'give' }, DONE];
const GLORIA_OR_NOT: Moves = [{ type: 'gloria' }, DONE];
const PLACES: Moves = FIELDS.map((_, field) => ({ type: 'place', field }));
const WALKS: Moves = Array.from({ length: MOST_STEPS }, (_, index) => ({ type: 'go', steps: index + 1 }));
const HAUNTINGS = SPIRIT_PLACES.flatMap((place) =>
  [false, true].map((isForHand) => ({ type: 'haunt', place, isForHand }) as const),
);
const PAY = CARDS.map((card) => ({ type: 'pay', card }) as const);

/** Every move that is not refused. */
export function legal(table: AlchemirusTable, ask: AlchemirusAsk): Moves {
  const { seat, what } = ask;
  const player = playerAt(table, seat);
  switch (what.type) {
    case 'draw':
      return draws(table, player);
    case 'move':
      return [...PLACES, ...WALKS].filter((move) => refuse(table, ask, move) === null);
    case 'build':
      return [...builds(player), DONE];
    case 'harvest':
      return HARVEST_OR_NOT;
    case 'grow':
      return growing(table.state, player.estate).map((plot) => ({ type: 'grow', plot }));
    case 'transport':
      return [...carriesOn(player.estate), DONE];
    case 'transmute':
      return [...transmutations(table, player, what), DONE];
    case 'sell':
      return [...salesOn(table.state, player.estate), DONE];
    case 'gifts':
      return player.hand.length >= GIFT_CARDS ? GIVE_OR_NOT : JUST_DONE;
    case 'spirit':
      return HAUNTINGS.filter((move) => refuseHaunt(table, player, move) === null);
    case 'rob':
      return [...robberies(table, seat), DONE];
    case 'pay':
      return PAY.filter(({ card }) => refusePayment(player, what, card) === null);
    case 'offer':
      return [...purchases(player, what), DONE];
    case 'end':
      return refuseGloria(player) === null ? GLORIA_OR_NOT : JUST_DONE;
    default:
      return never(what);
  }
}

function kinds(cards: readonly (Card | null)[]): readonly Card[] {
  return CARDS.filter((card) => cards.includes(card));
}

function draws({ state }: AlchemirusTable, { hand }: AlchemirusPlayer): Moves {
  const exchanges = kinds(state.bank).flatMap((take) =>
    kinds(hand).map((give): AlchemirusMove => ({ type: 'exchange', take, give })),
  );
  return [{ type: 'draw' }, ...exchanges];
}

function builds(player: AlchemirusPlayer): Moves {
  const plots = isFull(player.estate) ? player.estate.map((_, plot) => plot) : [null];
  return BUILDINGS.flatMap((building) =>
    plots
      .map((demolish) => ({ type: 'build', building, demolish }) as const)
      .filter((move) => refuseBuilding(player, move) === null),
  );
}

export function transmutations(
  { state }: AlchemirusTable,
  { estate }: AlchemirusPlayer,
  { from }: Pick<Question<'transmute'>, 'from'>,
): Moves {
  return estate.flatMap((one, plot): Moves =>
    plot >= from && transmutedOn(state, one) !== null ? [{ type: 'transmute', plot }] : [],
  );
}

export function robberies(table: AlchemirusTable, seat: Seat): Moves {
  return allSeats(table.seats).flatMap((other): Moves =>
    refuseRobbery(table, seat, other) === null ? [{ type: 'rob', seat: other }] : [],
  );
}

export function purchases(player: AlchemirusPlayer, what: Question<'offer'>): Moves {
  return player.estate.flatMap((_, plot): Moves =>
    refusePurchase(player, what, plot) === null ? [{ type: 'buy', plot }] : [],
  );
}
