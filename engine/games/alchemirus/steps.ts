import { ask, run } from '@/engine/core/agenda';
import { at, replaceAt, without } from '@/engine/core/list';
import { shuffle } from '@/engine/core/rng';
import { toSeat, type Seat } from '@/engine/core/seat';
import { asItLay, step } from '@/engine/core/step';
import { BANK_SIZE, CARDS, type Card, type FieldAction } from './data';
import { afterShuffle, sawDrawn, sawRevealed, sawSpent, type Known } from './known';
import { inOrder } from './queries/cards';
import { actionOn } from './queries/ring';
import { isOld, unseenBy } from './resample';
import {
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
    shuffles: change.shuffles ?? state.shuffles,
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
  return actionOn(field);
}

/** AL-2, AL-25: how many cards can be drawn, a reshuffle included. */
export function supply({ options, state }: AlchemirusTable): number {
  const { deck, discards, bank } = state;
  const mixed = discards.length + bank.filter((card) => card !== null).length;
  const laidOut = options.bank && mixed >= BANK_SIZE ? BANK_SIZE : 0;
  return deck.length + (options.bank ? mixed - laidOut : discards.length);
}

/** Cards that are taken off the deck one by one, and told of together when all of them are. */
interface Taking {
  readonly begun: AlchemirusState;
  /** So far. */
  readonly cards: readonly Card[];
}

/** The table as it lies until that is told: what was taken is on the deck still, above what was shuffled meanwhile. */
export function untaken(now: AlchemirusState, { begun, cards }: Taking): AlchemirusState {
  if (now.shuffles === begun.shuffles) return begun;
  return changed(now, { players: begun.players, deck: [...now.deck, ...cards.slice().reverse()] });
}

/** AL-2, AL-25: makes sure that there is a card to draw, if there can be one. */
export function refilled(table: AlchemirusTable, taking?: Taking): AlchemirusTable {
  const { options, state } = table;
  if (state.deck.length > 0) return table;
  const laid = state.bank.flatMap((card) => (card === null ? [] : [card]));
  const { value: mixed, rng } = shuffle(table.rng, inOrder([...state.discards, ...laid]));
  if (mixed.length === 0) return table;
  const count = options.bank && mixed.length >= BANK_SIZE ? BANK_SIZE : 0;
  const bank = options.bank ? bankOf(mixed.slice(0, count)) : state.bank;
  const deck = mixed.slice(count);
  const known = shuffledBy(state, deck);
  const renewed = changed(state, { deck, shuffles: state.shuffles + 1, discards: [], bank, known });
  const lying = (now: AlchemirusState) => (taking ? untaken(now, taking) : now);
  const told = step<Alchemirus>(asItLay({ ...table, rng }, lying(state)), renewed, [
    { type: 'reshuffled', count: mixed.length, discards: state.discards },
  ]);
  if (!options.bank) return told;
  const swept = changed(renewed, { deck: mixed, bank: bankOf([]) });
  return step(asItLay(told, lying(swept)), renewed, [{ type: 'bankFilled', bank, before: state.bank }]);
}

/** Whatever was hidden before the shuffle is old from now on. */
function shuffledBy(state: AlchemirusState, deck: readonly Card[]): Known {
  const hands = state.players.map(({ hand }) => hand.length);
  return state.known.map((belief, viewer) =>
    belief.map((insight) =>
      afterShuffle(insight, { old: unseenBy(state, toSeat(viewer), insight), deck, hands }),
    ),
  );
}

function bankOf(cards: readonly Card[]): readonly (Card | null)[] {
  return Array.from({ length: BANK_SIZE }, (_, place) => cards[place] ?? null);
}

interface Taken {
  readonly table: AlchemirusTable;
  /** Null if there is none. */
  readonly card: Card | null;
}

/** The next card off the deck. */
export function takeOff(table: AlchemirusTable, taking?: Taking): Taken {
  const ready = refilled(table, taking);
  const { deck } = ready.state;
  const card = deck[deck.length - 1] ?? null;
  if (card === null) return { table: ready, card };
  return { table: { ...ready, state: changed(ready.state, { deck: deck.slice(0, -1) }) }, card };
}

/** Draws into a hand, as many cards as there are. */
export function draw(table: AlchemirusTable, seat: Seat, count: number, why: DrawnFor): AlchemirusTable {
  let now = table;
  const cards: Card[] = [];
  const taking: Taking = { begun: table.state, cards };
  while (cards.length < count) {
    const { table: after, card } = takeOff(now, taking);
    now = card === null ? after : { ...after, state: drawing(after.state, seat, card) };
    if (card === null) break;
    cards.push(card);
  }
  if (cards.length === 0) return now;
  return step(asItLay(now, untaken(now.state, taking)), now.state, [
    { type: 'drew', seat, cards: inOrder(cards), count: cards.length, why },
  ]);
}

function drawing(state: AlchemirusState, seat: Seat, card: Card): AlchemirusState {
  const hand = added(at(state.players, seat).hand, [card]);
  const players = withPlayer(state.players, seat, { hand });
  return changed(state, { players, known: sawDrawn(state.known, seat, card) });
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
    known: sawSpent(state.known, seat, card, hand.length),
  });
}

/** What everybody knows once the cards of these goods are seen. */
export function knownWith(state: AlchemirusState, goods: readonly LyingGood[]): Known {
  return goods.reduce(
    (known, good) => sawRevealed(known, good.card, isOld(state, good) ? 'old' : 'fresh'),
    state.known,
  );
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
