import { between, type Lying } from '@/components/kit/stage/between';

type Piece = 'fox' | 'owl';

const card = (place: string, piece: Piece | null, isDown = false): Lying<Piece> => ({
  sort: 'card',
  piece,
  place,
  isDown,
});
const NOTHING = { gone: [], come: [] };
const backs = (place: string, count: number) => Array.from({ length: count }, () => card(place, null));

test('what lies where it lay has not moved', () => {
  const table = [...backs('deck', 3), card('hand', 'fox'), card('hand', 'fox')];
  expect(between(table, [...table].reverse())).toEqual({ ...NOTHING, travels: [], turns: [] });
});

test('a card that is drawn opens in a hand that is seen, and stays a back elsewhere', () => {
  const before = [...backs('deck', 3), ...backs('other', 1)];
  const own = between(before, [...backs('deck', 2), ...backs('other', 1), card('hand', 'owl')]);
  expect(own.travels).toEqual([{ sort: 'card', piece: 'owl', side: 'opening', from: 'deck', to: 'hand' }]);
  const others = between(before, [...backs('deck', 2), ...backs('other', 2)]);
  expect(others.travels).toEqual([{ sort: 'card', piece: null, side: 'down', from: 'deck', to: 'other' }]);
});

test('a card that is taken away closes; the same one is followed by its face', () => {
  const before = [card('hand', 'fox'), card('hand', 'owl'), ...backs('other', 1)];
  const stolen = between(before, [card('hand', 'fox'), ...backs('other', 2)]);
  expect(stolen.travels).toMatchObject([{ piece: 'owl', side: 'closing', from: 'hand', to: 'other' }]);
  const laid = between(before, [card('hand', 'owl'), ...backs('other', 1), card('board', 'fox')]);
  expect(laid.travels).toMatchObject([{ piece: 'fox', side: 'up', from: 'hand', to: 'board' }]);
});

test('two cards that change places by their faces each go their own way, in the order in which they arrive', () => {
  const { travels } = between(
    [card('hand', 'fox'), card('bank', 'owl')],
    [card('bank', 'fox'), card('hand', 'owl')],
  );
  expect(travels).toMatchObject([
    { piece: 'fox', from: 'hand', to: 'bank' },
    { piece: 'owl', from: 'bank', to: 'hand' },
  ]);
});

test('only pieces of one sort become each other; what came out of a supply or went back to it is told for itself', () => {
  const coin: Lying<Piece> = { sort: 'coin', piece: null, place: 'purse' };
  expect(between(backs('deck', 1), [coin])).toEqual({
    travels: [],
    turns: [],
    gone: backs('deck', 1),
    come: [coin],
  });
});

test('one face does not become another', () => {
  const { travels, gone, come } = between([card('bank', 'owl')], [card('discards', 'fox')]);
  expect(travels).toEqual([]);
  expect([gone, come]).toEqual([[card('bank', 'owl')], [card('discards', 'fox')]]);
});

test('where a hidden card has taken the place of another, it is told which place that is', () => {
  const before = [...backs('deck', 2), ...backs('hand', 1)];
  const after = [...backs('deck', 1), ...backs('hand', 1), card('discards', 'fox')];
  expect(between(before, after, ['hand']).travels).toMatchObject([
    { piece: null, side: 'down', from: 'deck', to: 'hand' },
    { piece: 'fox', side: 'opening', from: 'hand', to: 'discards' },
  ]);
});

test('a card that is shown where it lies opens there', () => {
  expect(between(backs('hand', 1), [card('hand', 'fox')])).toEqual({
    ...NOTHING,
    travels: [],
    turns: [{ piece: 'fox', place: 'hand', isUp: true }],
  });
});

test('what turns over where it lies has not moved; what turns on its way opens or closes', () => {
  const turned = between([card('board', 'fox')], [card('board', 'fox', true)]);
  expect(turned).toEqual({ ...NOTHING, travels: [], turns: [{ piece: 'fox', place: 'board', isUp: false }] });
  expect(between([card('board', 'fox', true)], [card('board', 'fox')]).turns[0]).toMatchObject({
    isUp: true,
  });
  expect(between([card('hand', 'fox')], [card('board', 'fox', true)]).travels[0]).toMatchObject({
    side: 'closing',
  });
});
