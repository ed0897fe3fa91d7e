import { think } from '@/engine/core/bot';
import { complete } from '@/engine/core/complete';
import type { Table } from '@/engine/core/game';
import { start } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { toSeat } from '@/engine/core/seat';
import { highCard } from '../../example-game/engine/game';
import type { HighCard } from '../../example-game/engine/state';
import { tiny } from './tiny-game';

const dealt = start(highCard, 3, {}, rngFrom(1));

test('what a game does not declare is as usual', () => {
  const fact = { type: 'kept', seat: toSeat(2) } as const;
  expect(highCard.retell(fact, 'public')).toBe(fact);
  expect([highCard.beginsChapter(fact), highCard.passesTurn(fact)]).toEqual([false, false]);
  expect(highCard.doer(fact)).toBe(2);
  expect(highCard.openScore(dealt)).toEqual([]);
  expect(() => highCard.migrate({}, 1)).toThrow();
  expect([highCard.lab.turns(dealt), highCard.lab.first(dealt)]).toEqual([1, 0]);
  expect([highCard.lesson, highCard.teacher, highCard.starter]).toEqual([undefined, undefined, undefined]);
});

test('what it declares counts, and of search and lab it may declare a part', () => {
  const told = complete({
    ...tiny,
    openScore: () => [1, 2],
    starter: () => toSeat(1),
    scout: { lines: 3 },
    lab: { turns: () => 7 },
  });
  const table = start(told, 2, { die: 6 }, rngFrom(1));
  expect(told.openScore(table)).toEqual([1, 2]);
  expect([told.scout.lines, told.scout.isEnd(table, table)]).toEqual([3, false]);
  expect([told.lab.turns(table), told.lab.first(table)]).toEqual([7, 1]);
});

/** The table if the first player had been dealt this card. */
function holding(card: number): Table<HighCard> {
  const [first = 0] = dealt.state.cards;
  const swapped = (cards: readonly number[]) =>
    cards.map((one) => (one === card ? first : one === first ? card : one));
  const { cards, deck, discards } = dealt.state;
  return { ...dealt, state: { cards: swapped(cards), deck: swapped(deck), discards } };
}

test.each([
  [1, 'swap'],
  [13, 'keep'],
])('a master of a game without a scout plays games to their end: a %i he will %s', (card, type) => {
  expect(think(highCard, holding(card), 'master', rngFrom(5))).toEqual({ type });
});
