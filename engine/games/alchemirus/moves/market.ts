import { askOpenly, run } from '@/engine/core/agenda';
import { at } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { laidOn, takenOff } from '../queries/goods';
import { priceOf, purchasePrice, soldAt } from '../queries/market';
import type { AlchemirusEffect, AlchemirusMove, AlchemirusQuestion, AlchemirusTable, Deal } from '../state';
import { added, changed, draw, earning, goOn, knownWith, payment, playerAt, withPlayer } from '../steps';
import { purchases } from './legal';

/** AL-19. For cards, the others may be asked first whether they want the good (AL-26). */
export function sell(
  table: AlchemirusTable,
  seat: Seat,
  move: Extract<AlchemirusMove, { readonly type: 'sell' }>,
): AlchemirusTable {
  const { from, good, at: stall, currency } = move;
  const deal: Deal = { from, good, at: stall, price: priceOf(move) ?? 0 };
  const state = changed(table.state, { sold: soldAt(table.state.sold, stall) });
  const begun = step(table, state, [], [goOn('sell')]);
  if (currency === 'fame') return discardSold(begun, seat, deal, 'fame');
  const offers = table.options.openMarket ? offersOf(table, seat, deal) : [];
  return step(begun, state, [], [...offers, run({ type: 'payOut', deal, isBought: false })]);
}

function offersOf(table: AlchemirusTable, seat: Seat, deal: Deal) {
  return othersFrom(seat, table.seats).map((other) =>
    run<AlchemirusEffect>({ type: 'offer', seat: other, deal }),
  );
}

/** AL-26: asked on the open table, whoever has a place and enough cards: both can be seen by all. */
export function offer(table: AlchemirusTable, seat: Seat, { good, price }: Deal): AlchemirusTable {
  const player = playerAt(table, seat);
  const question = { type: 'offer', seller: table.state.turn, good, price } as const;
  if (player.hand.length < purchasePrice(price) || purchases(player, question).length === 0) return table;
  return step(table, table.state, [], [askOpenly<AlchemirusQuestion>(seat, question)]);
}

/** AL-26: the first who accepts buys; the others are not asked any more. */
export function buy(
  table: AlchemirusTable,
  seat: Seat,
  what: AlchemirusQuestion,
  plot: number,
): AlchemirusTable {
  if (what.type !== 'offer') throw new Error(`Nothing is offered, but ${what.type}`);
  const { seller, good, price } = what;
  const rest = table.agenda.filter((item) => item.type !== 'run' || item.what.type !== 'offer');
  const [payOut, ...later] = rest;
  if (payOut?.type !== 'run' || payOut.what.type !== 'payOut') throw new Error('Nobody is to be paid');
  const { deal } = payOut.what;
  const { lying, estate } = takenOff(playerAt(table, seller).estate, deal.from, good);
  const players = withPlayer(table.state.players, seller, { estate });
  const bought = laidOn(at(players, seat).estate, plot, lying);
  const state = changed(table.state, { players: withPlayer(players, seat, { estate: bought }) });
  const paid = purchasePrice(price);
  return step(
    { ...table, agenda: later },
    state,
    [{ type: 'bought', seat, from: seller, good, price: paid, plot, off: deal.from }],
    [payment('market', seat, paid), run({ type: 'payOut', deal, isBought: true })],
  );
}

/** The seller is paid from the deck. */
export function payOut(table: AlchemirusTable, deal: Deal, isBought: boolean): AlchemirusTable {
  const seat = table.state.turn;
  const { from, good, at: stall, price } = deal;
  const sold = isBought
    ? step(table, table.state, [
        { type: 'sold', seat, from, good, at: stall, currency: 'cards', amount: price, card: null },
      ])
    : discardSold(table, seat, deal, 'cards');
  return draw(sold, seat, price, 'sale');
}

function discardSold(
  table: AlchemirusTable,
  seat: Seat,
  { from, good, at: stall, price }: Deal,
  currency: 'cards' | 'fame',
): AlchemirusTable {
  const { lying, estate } = takenOff(playerAt(table, seat).estate, from, good);
  const { card } = lying;
  const gone = changed(table.state, {
    players: withPlayer(table.state.players, seat, { estate }),
    discards: added(table.state.discards, [card]),
    known: knownWith(table.state, [lying]),
  });
  const state = currency === 'fame' ? earning(gone, seat, 'sale', price) : gone;
  return step(table, state, [{ type: 'sold', seat, from, good, at: stall, currency, amount: price, card }]);
}
