import { act, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { asked, type Table } from '@/engine/core/game';
import { advance, start } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { toSeat, type Viewer } from '@/engine/core/seat';
import { given, playing, press, Room } from '../boards/room';
import { seenOf, toldOf } from '../boards/told';
import { HighCardBoard, SHOWING } from './board/board';
import { highCard } from './engine/game';
import type { HighCard, HighCardMove } from './engine/state';

const dealt = start(highCard, 3, {}, rngFrom(7));

/** The board as whoever is asked sees it, and in the end everybody. */
function board(table: Table<HighCard>, calls: object = {}) {
  const props = given(highCard, table, asked(table)?.seat ?? 'public');
  return (
    <Room reduced="on">
      <HighCardBoard {...props} {...calls} />
    </Room>
  );
}

const cardsShown = () => screen.getAllByRole('img').map(({ props }) => props['aria-label'] as string);

test('a game is played by tapping, from the deal to the result', () => {
  const { settle, made } = playing(highCard, dealt, board);
  const [anna, ben, clara] = dealt.state.cards;
  const [drawn] = dealt.state.deck;
  expect(cardsShown()).toEqual([`Anna: ${anna}`, 'Ben: face down', 'Clara: face down']);
  press('Keep it');
  settle();
  expect(cardsShown()).toEqual(['Anna: face down', `Ben: ${ben}`, 'Clara: face down']);
  press('Swap it');
  settle();
  screen.getByText('This is your new card.');
  screen.getByText('9 cards in the deck');
  expect(cardsShown()).toEqual(['Anna: face down', `Ben: ${drawn}`, 'Clara: face down']);
  press('I have seen it');
  settle();
  press('Keep it');
  const end = settle();
  expect(made.map(({ type }) => type)).toEqual(['keep', 'swap', 'seen', 'keep']);
  expect(asked(end)).toBeNull();
  expect(cardsShown()).toEqual([`Anna: ${anna}`, `Ben: ${drawn}`, `Clara: ${clara}`]);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('what happened is said, and reported as shown', () => {
  const said = jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockImplementation();
  const onShown = jest.fn();
  const keep: HighCardMove = { type: 'keep' };
  const told = toldOf(highCard, dealt, keep, 'public');
  render(board(advance(highCard, dealt, keep), { told, onShown }));
  expect(said.mock.calls).toEqual([['Anna kept the card.']]);
  expect(onShown).toHaveBeenCalledTimes(1);
  said.mockRestore();
});

test('what lies elsewhere after a fact flies there, seen only by whoever may see it', () => {
  const [anna] = dealt.state.cards;
  const [drawn] = dealt.state.deck;
  const flights = (viewer: Viewer) =>
    seenOf(highCard, dealt, [{ type: 'swap' }], viewer).flatMap(
      ({ tables, fact }) => SHOWING.sceneOf(tables, fact).cues,
    );
  expect(flights(toSeat(0))).toMatchObject([
    { piece: drawn, side: 'opening', from: 'deck', to: 'card:0' },
    { piece: anna, side: 'up', from: 'card:0', to: 'discards' },
  ]);
  expect(flights(toSeat(1))).toMatchObject([
    { piece: null, side: 'down', from: 'deck', to: 'card:0' },
    { piece: anna, side: 'opening', from: 'card:0', to: 'discards' },
  ]);
});

test('in the end every card that lay face down turns over where it lies', () => {
  const [, ben] = dealt.state.cards;
  const keep: HighCardMove = { type: 'keep' };
  const showing = seenOf(highCard, dealt, [keep, keep, keep], toSeat(0)).findLast(
    ({ fact }) => fact.type === 'showed',
  )!;
  expect(SHOWING.sceneOf(showing.tables, showing.fact).cues).toContainEqual(
    expect.objectContaining({ piece: ben, side: 'opening', from: 'card:1', to: 'card:1' }),
  );
});

test('a card that lies face down is seen once it is taken up', () => {
  const pickUp = jest.fn();
  const { rerender } = render(board(dealt, { pickedUp: { isFaceDown: true, pickUp } }));
  expect(cardsShown()).toEqual(['Anna: face down', 'Ben: face down', 'Clara: face down']);
  press('Take up your card');
  expect(pickUp).toHaveBeenCalledTimes(1);
  act(() => rerender(board(dealt, { pickedUp: { isFaceDown: false, pickUp } })));
  expect(cardsShown()[0]).toBe(`Anna: ${dealt.state.cards[toSeat(0)]}`);
});

test('a move that is pointed out stands out', () => {
  const hint: HighCardMove = { type: 'swap' };
  render(board(dealt, { hint }));
  const lit = screen.UNSAFE_root.findAll(({ props }) => props.kind === 'brass' && 'label' in props);
  expect(lit.map(({ props }) => props.label)).toEqual(['Swap it']);
});
