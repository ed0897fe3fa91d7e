import { ask, run } from '@/engine/core/agenda';
import { at, replaceAt, without } from '@/engine/core/list';
import { shuffle } from '@/engine/core/rng';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import {
  BANK_SIZE,
  CARDS,
  CARRIED,
  FIELDS,
  REFINED,
  SPIRIT_FIELD,
  STALL_SALES,
  YIELD,
  type Building,
  type Card,
  type FieldAction,
  type Good,
  type Stall,
} from './data';
import { sawSpent } from './known';
import {
  inOrder,
  type Alchemirus,
  type AlchemirusEffect,
  type AlchemirusPlayer,
  type AlchemirusQuestion,
  type AlchemirusState,
  type AlchemirusTable,
  type DrawnFor,
  type LyingGood,
  type Payment,
  type Plot,
} from './state';

/**
 * The small changes and questions that the rules are made of. Records are copied field by field: spreads in
 * different places give their copies different hidden classes, and whatever reads them then runs far slower.
 */

export function playerAt(table: AlchemirusTable, seat: Seat): AlchemirusPlayer {
  return at(table.state.players, seat);
}

export function changed(state: AlchemirusState, change: Partial<AlchemirusState>): AlchemirusState {
  return {
    players: change.players ?? state.players,
    deck: change.deck ?? state.deck,
    discards: change.discards ?? state.discards,
    bank: change.bank ?? state.bank,
    spirit: change.spirit ?? state.spirit,
    first: change.first ?? state.first,
    turn: change.turn ?? state.turn,
    isLastRound: change.isLastRound ?? state.isLastRound,
    sold: change.sold ?? state.sold,
    known: change.known ?? state.known,
  };
}

type Players = AlchemirusState['players'];

export function withPlayer(players: Players, seat: Seat, change: Partial<AlchemirusPlayer>): Players {
  const player = at(players, seat);
  return replaceAt(players, seat, {
    hand: change.hand ?? player.hand,
    estate: change.estate ?? player.estate,
    fame: change.fame ?? player.fame,
    field: change.field ?? player.field,
    turns: change.turns ?? player.turns,
  });
}

export function withPlot(
  estate: readonly Plot[],
  plot: number,
  goods: readonly LyingGood[],
): readonly Plot[] {
  return replaceAt(estate, plot, { building: at(estate, plot).building, goods });
}

export function added(cards: readonly Card[], more: readonly Card[]): readonly Card[] {
  return more.length === 0 ? cards : inOrder([...cards, ...more]);
}

/** What the field under a pawn lets its player do. */
export function actionAt({ field }: AlchemirusPlayer): FieldAction {
  if (field === null) throw new Error('The pawn has not been placed');
  return at(FIELDS, field);
}

/** AL-7: whether another pawn stands on the Spirit field. */
export function isSpiritFieldTaken(table: AlchemirusTable, seat: Seat): boolean {
  return othersFrom(seat, table.seats).some((other) => playerAt(table, other).field === SPIRIT_FIELD);
}

/** AL-14 */
export function isBlocked({ spirit }: Pick<AlchemirusState, 'spirit'>, building: Building): boolean {
  return spirit === building;
}

export function goodOn({ goods }: Plot, good: Good): LyingGood | null {
  return goods.find((one) => one.good === good) ?? null;
}

/** AL-16: the plots that a harvest fills. */
export function growing(
  state: Pick<AlchemirusState, 'spirit'>,
  { estate }: { readonly estate: readonly SeenPlot[] },
): readonly number[] {
  return estate.flatMap(({ building, goods }, plot) =>
    YIELD[building] && goods.length === 0 && !isBlocked(state, building) ? [plot] : [],
  );
}

/** A plot by what all can see of it: whoever only looks on does not know the cards under the goods. */
export interface SeenPlot {
  readonly building: Building;
  readonly goods: readonly { readonly good: Good }[];
}

/** AL-17: whether the good may be carried to this plot. */
export function takesCarried({ building, goods }: SeenPlot, good: Good): boolean {
  return CARRIED[good] === building && hasRoom(building, goods, good);
}

/** Whether a building has an empty place for a good. */
export function hasRoom(building: Building, goods: SeenPlot['goods'], good: Good): boolean {
  if (building !== 'labrium' || good === 'gold') return goods.length === 0;
  return goods.every((one) => one.good !== good && one.good !== 'gold');
}

/** AL-18: what a plot makes of what lies on it; null if nothing. */
export function transmutedOn(
  state: Pick<AlchemirusState, 'spirit'>,
  { building, goods }: SeenPlot,
): Good | null {
  if (isBlocked(state, building)) return null;
  if (building === 'labrium') return goods.length === 2 ? 'gold' : null;
  const [lying] = goods;
  const into = lying && REFINED[lying.good];
  return into && CARRIED[lying.good] === building ? into : null;
}

/** AL-19: how many more goods the stalls of a kind sell in this visit. */
export function salesLeft(
  { sold }: Pick<AlchemirusState, 'sold'>,
  { estate }: { readonly estate: readonly Pick<Plot, 'building'>[] },
  stall: Stall,
): number {
  const stalls = estate.filter(({ building }) => building === stall).length;
  return stalls * STALL_SALES[stall] - sold[stall];
}

/** AL-2, AL-25: how many cards can be drawn, a reshuffle included. */
export function supply({ options, state }: AlchemirusTable): number {
  const { deck, discards, bank } = state;
  const mixed = discards.length + bank.filter((card) => card !== null).length;
  const laidOut = options.bank && mixed >= BANK_SIZE ? BANK_SIZE : 0;
  return deck.length + (options.bank ? mixed - laidOut : discards.length);
}

/** AL-2, AL-25: makes sure that there is a card to draw, if there can be one. */
export function refilled(table: AlchemirusTable): AlchemirusTable {
  const { deck, discards, bank } = table.state;
  if (deck.length > 0) return table;
  const laid = bank.flatMap((card) => (card === null ? [] : [card]));
  const mixed = shuffle(table.rng, inOrder([...discards, ...laid]));
  if (mixed.value.length === 0) return table;
  const count = table.options.bank && mixed.value.length >= BANK_SIZE ? BANK_SIZE : 0;
  const newBank = table.options.bank ? bankOf(mixed.value.slice(0, count)) : bank;
  const state = changed(table.state, { deck: mixed.value.slice(count), discards: [], bank: newBank });
  const told = step<Alchemirus>({ ...table, rng: mixed.rng }, state, [
    { type: 'reshuffled', count: mixed.value.length, discards },
  ]);
  return table.options.bank ? step(told, state, [{ type: 'bankFilled', bank: newBank, before: bank }]) : told;
}

function bankOf(cards: readonly Card[]): readonly (Card | null)[] {
  return Array.from({ length: BANK_SIZE }, (_, place) => cards[place] ?? null);
}

interface Taken {
  readonly table: AlchemirusTable;
  readonly cards: readonly Card[];
}

/** So many cards off the deck, or as many as there are. */
export function takeOff(table: AlchemirusTable, count: number): Taken {
  let now = table;
  const cards: Card[] = [];
  while (cards.length < count) {
    now = refilled(now);
    const { deck } = now.state;
    const card = deck[deck.length - 1];
    if (card === undefined) break;
    cards.push(card);
    now = { ...now, state: changed(now.state, { deck: deck.slice(0, -1) }) };
  }
  return { table: now, cards };
}

/** Draws into a hand. */
export function draw(table: AlchemirusTable, seat: Seat, count: number, why: DrawnFor): AlchemirusTable {
  const { table: after, cards } = takeOff(table, count);
  if (cards.length === 0) return after;
  const hand = added(playerAt(after, seat).hand, cards);
  const state = changed(after.state, { players: withPlayer(after.state.players, seat, { hand }) });
  return step(after, state, [{ type: 'drew', seat, cards: inOrder(cards), count: cards.length, why }]);
}

/** Every card of the table, wherever it is. */
export function allCards({ state }: AlchemirusTable): readonly Card[] {
  const { players, deck, discards, bank } = state;
  return [
    ...deck,
    ...discards,
    ...bank.flatMap((card) => card ?? []),
    ...players.flatMap(({ hand, estate }) => [
      ...hand,
      ...estate.flatMap(({ building, goods }) => [building, ...goods.map(({ card }) => card)]),
    ]),
  ];
}

/** How many cards of a hand stand at this kind or later in the order of the box. */
export function fromKindOn(hand: readonly Card[], card: Card): number {
  const place = CARDS.indexOf(card);
  return hand.filter((one) => CARDS.indexOf(one) >= place).length;
}

/** The estate after a good was taken off a plot, and that good. */
export function takenOff(table: AlchemirusTable, seat: Seat, plot: number, good: Good) {
  const { estate } = playerAt(table, seat);
  const lying = goodOn(at(estate, plot), good);
  if (!lying) throw new Error(`No ${good} lies on plot ${plot}`);
  const goods = at(estate, plot).goods.filter((one) => one !== lying);
  return { lying, estate: withPlot(estate, plot, goods) };
}

export function payment(purpose: Payment, seat: Seat, left: number, last: Card | null = null) {
  return ask<AlchemirusQuestion>(seat, { type: 'pay', purpose, left, last });
}

/** Asks once more, as long as there is something to choose. */
export function goOn(what: 'build' | 'transport' | 'sell') {
  return run<AlchemirusEffect>({ type: 'goOn', what });
}

/** The state after a card went from a hand onto the open discards. */
export function spending(state: AlchemirusState, seat: Seat, card: Card): AlchemirusState {
  const hand = without(at(state.players, seat).hand, card);
  return changed(state, {
    players: withPlayer(state.players, seat, { hand }),
    discards: added(state.discards, [card]),
    known: sawSpent(state.known, seat, card),
  });
}

export function earning(
  state: AlchemirusState,
  seat: Seat,
  line: keyof AlchemirusPlayer['fame'],
  amount: number,
): AlchemirusState {
  const { fame } = at(state.players, seat);
  const more = { ...fame, [line]: fame[line] + amount };
  return changed(state, { players: withPlayer(state.players, seat, { fame: more }) });
}
