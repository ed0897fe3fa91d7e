import { asked, type Table } from '@/engine/core/game';
import { advance, legalMoves, play, start } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { toSeat } from '@/engine/core/seat';
import { highCard } from './engine/game';
import type { HighCard, HighCardMove } from './engine/state';

const [ANNA, BEN] = [toSeat(0), toSeat(1)];

function dealt(seats = 2): Table<HighCard> {
  return start(highCard, seats, {}, rngFrom(7));
}

function after(table: Table<HighCard>, ...moves: readonly HighCardMove['type'][]): Table<HighCard> {
  return moves.reduce((now, type) => advance(highCard, now, { type }), table);
}

test.each([2, 3, 4])(
  'HC-1 of thirteen cards each of %i players has one, and nobody sees another',
  (seats) => {
    const table = dealt(seats);
    expect([...highCard.pieces(table)].sort()).toHaveLength(13);
    expect(table.state.cards).toHaveLength(seats);
    const { cards, deckSize } = highCard.view(table, BEN);
    expect(deckSize).toBe(13 - seats);
    expect(cards.map((card) => card !== null)).toEqual(cards.map((_, seat) => seat === BEN));
  },
);

test('HC-2 who keeps the card is done', () => {
  const table = after(dealt(), 'keep');
  expect(asked(table)).toMatchObject({ seat: BEN, what: { type: 'choose' } });
  expect(table.state).toEqual(dealt().state);
});

test('HC-2 who swaps shows the old card and looks at the new one, once', () => {
  const { cards, deck } = dealt().state;
  const table = after(dealt(), 'swap');
  expect(table.state).toEqual({ cards: [deck[0], cards[1]], deck: deck.slice(1), discards: [cards[0]] });
  expect(asked(table)).toMatchObject({ seat: ANNA, what: { type: 'look' } });
  expect(legalMoves(highCard, table)).toEqual([{ type: 'seen' }]);
  expect(play(highCard, table, ANNA, { type: 'swap' })).toMatchObject({
    problem: { rule: 'HC-2', reason: 'look-first' },
  });
  expect(asked(after(table, 'seen'))?.seat).toBe(BEN);
});

test('HC-2 only who has swapped has something to look at', () => {
  expect(play(highCard, dealt(), ANNA, { type: 'seen' })).toMatchObject({
    problem: { rule: 'HC-2', reason: 'nothing-new' },
  });
});

test('HC-2 what was drawn is told to nobody else', () => {
  const [fact] = after(dealt(), 'swap').facts;
  expect(highCard.witness(fact!, ANNA)).toMatchObject({ drawn: dealt().state.deck[0] });
  expect(highCard.witness(fact!, BEN)).toMatchObject({ drawn: null, away: dealt().state.cards[0] });
});

test('HC-3 in the end all cards are shown, and the highest wins', () => {
  const table = after(dealt(3), 'keep', 'keep', 'keep');
  const { cards } = table.state;
  const card = Math.max(...cards);
  expect(asked(table)).toBeNull();
  expect(highCard.view(table, 'public').cards).toEqual(cards);
  expect(highCard.score(table).map(({ total, rank }) => [total, rank === 1])).toEqual(
    cards.map((one) => [one, one === card]),
  );
  expect(table.facts.slice(1)).toEqual(cards.map((one, seat) => ({ type: 'showed', seat, card: one })));
});
