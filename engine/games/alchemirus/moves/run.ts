import { ask, run } from '@/engine/core/agenda';
import { never, replaceAt } from '@/engine/core/list';
import { allSeats, leftOf, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { CENTRE, CHEAPEST, GIFT_CARDS, HAND_AT_START, REWARD } from '../data';
import { inOrder, overLimit } from '../queries/cards';
import { carriesOn, growing } from '../queries/goods';
import { salesOn } from '../queries/market';
import { cardsFromDomos, passesSpirit } from '../queries/ring';
import { fameOf } from '../score';
import {
  NOTHING_SOLD,
  type AlchemirusEffect,
  type AlchemirusFact,
  type AlchemirusPlayer,
  type AlchemirusQuestion,
  type AlchemirusTable,
} from '../state';
import { actionAt, changed, draw, earning, payment, playerAt, withPlayer } from '../steps';
import { askToMove } from './answer';
import { transmutations } from './legal';
import { offer, payOut } from './market';

/** Carries out a parked consequence. */
export function runEffect(table: AlchemirusTable, effect: AlchemirusEffect): AlchemirusTable {
  const { turn } = table.state;
  switch (effect.type) {
    case 'deal':
      return allSeats(table.seats).reduce(dealTo, table);
    case 'beginTurn':
      return beginTurn(table, turn);
    case 'land':
      return act(landed(table, turn), turn);
    case 'goOn':
      return askAbout(table, turn, effect.what);
    case 'goOnTransmuting':
      return askToTransmute(table, turn, effect.from);
    case 'reward':
      return step(table, earning(table.state, turn, effect.purpose, REWARD[effect.purpose]), [
        { type: 'earned', seat: turn, by: effect.purpose, fame: REWARD[effect.purpose] },
      ]);
    case 'offer':
      return offer(table, effect.seat, effect.deal);
    case 'payOut':
      return payOut(table, effect.deal, effect.isBought);
    case 'askEnd':
      return step(table, table.state, [], [ask(turn, { type: 'end' } as const)]);
    case 'discard':
      return discard(table, turn);
    case 'passOn':
      return passOn(table, turn);
    default:
      return never(effect);
  }
}

/** AL-1 */
function dealTo(table: AlchemirusTable, seat: Seat): AlchemirusTable {
  const { deck, players } = table.state;
  const cards = inOrder(deck.slice(-HAND_AT_START));
  const state = changed(table.state, {
    players: replaceAt(players, seat, { ...playerAt(table, seat), hand: cards }),
    deck: deck.slice(0, -HAND_AT_START),
  });
  return step(table, state, [{ type: 'dealt', seat, cards }]);
}

/** AL-4, AL-25: whoever has a card to give may choose from the bank. */
function beginTurn(table: AlchemirusTable, seat: Seat): AlchemirusTable {
  const player = playerAt(table, seat);
  const players = withPlayer(table.state.players, seat, { turns: player.turns + 1 });
  const state = changed(table.state, { players, turn: seat, sold: NOTHING_SOLD });
  const begun = step(table, state, [{ type: 'turnBegan', seat, turn: player.turns + 1 }]);
  const mayChoose = state.bank.some((card) => card !== null) && player.hand.length > 0;
  if (mayChoose) return step(begun, state, [], [ask(seat, { type: 'draw' } as const)]);
  return askToMove(draw(begun, seat, 1, 'turn'), seat);
}

/** AL-8, AL-9 */
function landed(table: AlchemirusTable, seat: Seat): AlchemirusTable {
  const passed = passedSpirit(table.facts) ? draw(table, seat, 1, 'spirit') : table;
  const { estate, field } = playerAt(passed, seat);
  const domos = estate.filter(({ building }) => building === CENTRE).length;
  const given = field === null ? 0 : cardsFromDomos(domos, field, passed.state.spirit);
  return given > 0 ? draw(passed, seat, given, 'domo') : passed;
}

/** AL-8: between the field left and the field reached. */
function passedSpirit(facts: readonly AlchemirusFact[]): boolean {
  const moved = facts.find((fact) => fact.type === 'moved');
  return moved !== undefined && passesSpirit(moved.from, moved.steps);
}

/** AL-6: the action of the field, and at the end of it the end of the turn. */
function act(table: AlchemirusTable, seat: Seat): AlchemirusTable {
  const before = step(table, table.state, [], [run({ type: 'askEnd' })]);
  const player = playerAt(table, seat);
  const action = actionAt(player);
  switch (action) {
    case 'build':
    case 'transport':
      return askAbout(before, seat, action);
    case 'sale':
      return askAbout(before, seat, 'sell');
    case 'harvest':
      return asking(before, seat, { type: 'harvest' }, growing(table.state, player.estate).length > 0);
    case 'transmutation':
      return askToTransmute(before, seat, 0);
    case 'gifts':
      return asking(before, seat, { type: 'gifts' }, player.hand.length >= GIFT_CARDS);
    case 'spirit':
      return asking(before, seat, { type: 'spirit' }, true);
    default:
      return never(action);
  }
}

function asking(
  table: AlchemirusTable,
  seat: Seat,
  what: AlchemirusQuestion,
  isPossible: boolean,
): AlchemirusTable {
  return isPossible ? step(table, table.state, [], [ask(seat, what)]) : table;
}

function askAbout(table: AlchemirusTable, seat: Seat, what: 'build' | 'transport' | 'sell'): AlchemirusTable {
  return asking(table, seat, { type: what }, isPossible(table, playerAt(table, seat), what));
}

/** AL-31: whether one is asked must not tell what is in the hand, so for building only its size counts. */
function isPossible(table: AlchemirusTable, player: AlchemirusPlayer, what: 'build' | 'transport' | 'sell') {
  if (what === 'build') return player.hand.length > CHEAPEST;
  const { estate } = player;
  return (what === 'transport' ? carriesOn(estate) : salesOn(table.state, estate)).length > 0;
}

function askToTransmute(table: AlchemirusTable, seat: Seat, from: number): AlchemirusTable {
  const isAny = transmutations(table, playerAt(table, seat), { from }).length > 0;
  return asking(table, seat, { type: 'transmute', from }, isAny);
}

/** AL-22 */
function discard(table: AlchemirusTable, seat: Seat): AlchemirusTable {
  const over = overLimit(playerAt(table, seat).hand.length);
  const next = run<AlchemirusEffect>({ type: 'passOn' });
  return step(table, table.state, [], over > 0 ? [payment('limit', seat, over), next] : [next]);
}

/** AL-23 */
function passOn(table: AlchemirusTable, seat: Seat): AlchemirusTable {
  const reached = fameOf(playerAt(table, seat)) >= table.options.fameGoal && !table.state.isLastRound;
  const next = leftOf(seat, table.seats);
  const told = reached
    ? step(table, changed(table.state, { isLastRound: true }), [{ type: 'goalReached', seat }])
    : table;
  if (!told.state.isLastRound || next !== told.state.first) return beginTurn(told, next);
  return step(told, changed(told.state, { turn: next }), [{ type: 'ended' }]);
}
