import { games } from '@/engine/games';
import { cabinetOf } from '@/engine/core/cabinet';
import { seatNamed } from '@/engine/core/complete';
import { toSeat } from '@/engine/core/seat';
import { handOversIn, lastOwnEntry } from '@/engine/store/match/hand-overs';
import { deviceHidden } from '@/engine/store/match/match';
import { playMove } from '@/engine/store/match/play-move';
import { headlinesOf, lastTurn, recapOf, stretchesOf } from '@/engine/store/match/recap';
import { refusalOf, selectorsFor } from '@/engine/store/match/selectors';
import { takeDevice } from '@/engine/store/match/open-and-leave';
import { createAppStore } from '@/engine/store/store';
import { askedSeat, newGame, onDevice, PEOPLE, playAny, started, worldOf } from './world';

const select = selectorsFor(cabinetOf(games));
const setUp = { seat: null, isOpen: true };
const answer = (seat: number, isOpen = false) => ({ seat: toSeat(seat), isOpen });
const entry = (seat: number, ...types: readonly string[]) => ({
  seat: toSeat(seat),
  facts: types.map((type) => ({ type, seat })),
  isSealed: false,
  isRevealing: false,
  isOpen: false,
  isDone: false,
});

test('open questions and bots make no hand-over', () => {
  const log = [setUp, answer(0), answer(1, true), answer(0), answer(1), answer(2), answer(1), answer(0)];
  expect(handOversIn(log, [true, true, false])).toBe(2);
  expect(handOversIn(log, [true, true, true])).toBe(4);
  expect(handOversIn([setUp], [true, true])).toBe(0);
});

test('an answer on the open table does not end what the recap has to tell', () => {
  expect(lastOwnEntry([setUp, answer(0), answer(1), answer(0, true), answer(1)], toSeat(0))).toBe(1);
  expect(lastOwnEntry([setUp, answer(1)], toSeat(0))).toBe(0);
});

test('the recap is by actor, from the left, with three headlines each', () => {
  const entries = [
    entry(2, 'one', 'two'),
    entry(0, 'own'),
    entry(1, 'three'),
    ...'abcd'.split('').map((type) => entry(2, type)),
  ];
  expect(
    recapOf(entries, toSeat(0), 3, undefined, seatNamed).map(({ seat, headlines }) => [
      seat,
      headlines.map(({ type }) => type),
    ]),
  ).toEqual([
    [1, ['three']],
    [2, ['b', 'c', 'd']],
  ]);
});

test('a game can say what is telling', () => {
  const weights: Record<string, number> = { dull: 1, fine: 2, great: 3 };
  const entries = [entry(1, 'great', 'dull'), entry(1, 'nothing', 'fine'), entry(1, 'dull', 'great')];
  const each = entries.map((one, at) => ({ ...one, facts: one.facts.map((fact) => ({ ...fact, at })) }));
  const headlines = headlinesOf(each, ({ type }) => weights[type] ?? 0);
  expect(headlines.map(({ type }) => type)).toEqual(['great', 'fine', 'great']);
});

test('of two that tell as much the later one is told, and the same thing only once', () => {
  const entries = [entry(1, 'a'), entry(1, 'b'), entry(1, 'c'), entry(1, 'd'), entry(1, 'd')];
  expect(headlinesOf(entries, () => 1).map(({ type }) => type)).toEqual(['b', 'c', 'd']);
  expect(headlinesOf(entries).map(({ type }) => type)).toEqual(['b', 'c', 'd']);
  expect(headlinesOf(entries, ({ type }) => (type === 'a' ? 2 : 1), 1)).toEqual([{ type: 'a', seat: 1 }]);
});

test('the last turn holds what others answered in it, and not the turn before', () => {
  const log = [
    entry(0, 'early', 'passed'),
    entry(1, 'asked'),
    entry(2, 'answered'),
    entry(1, 'went on', 'passed'),
  ];
  const passes = ({ type }: { readonly type: string }) => type === 'passed';
  expect(lastTurn(log, passes)).toEqual(log.slice(1));
  expect(lastTurn([...log, entry(2, 'half')], passes)).toEqual([entry(2, 'half')]);
  expect(lastTurn(log, () => false)).toEqual(log.slice(3));
});

test('in Kazaam what was done to others comes before what was only drawn', () => {
  const weigh = games.find(({ id }) => id === 'kazaam')?.weigh;
  const said = headlinesOf([entry(1, 'drew', 'struck', 'turnEnded', 'turnBegan', 'drew')], weigh, 1);
  expect(said).toEqual([{ type: 'struck', seat: 1 }]);
});

test('who takes the device is told what the others did since, and nothing they kept to themselves', async () => {
  const { store } = await newGame();
  const first = askedSeat(store);
  store.dispatch(takeDevice(first));
  expect(select.recap(store.getState())).toEqual([]);
  await store.dispatch(playMove(first, { type: 'draw' }));
  await store.dispatch(playMove(first, { type: 'end' }));
  const second = askedSeat(store);
  expect(second).not.toBe(first);
  expect(select.recap(store.getState())).toEqual([]);
  expect(select.headlines(store.getState())[0]).toMatchObject({ seat: first });
  store.dispatch(takeDevice(second));
  const [part, ...rest] = select.recap(store.getState());
  expect(rest).toEqual([]);
  expect(part?.headlines[0]).toEqual({ type: 'drew', seat: first, tile: null });
});

test('what somebody did is seen again in unbroken stretches', () => {
  const log = [entry(0), entry(1, 'a'), entry(1, 'b'), entry(2, 'c'), entry(1, 'd'), entry(0), entry(1, 'e')];
  expect(stretchesOf(log, toSeat(1), 0)).toEqual([
    [1, 2],
    [4, 4],
    [6, 6],
  ]);
  expect(stretchesOf(log, toSeat(1), 2)).toEqual([
    [2, 2],
    [4, 4],
    [6, 6],
  ]);
  expect(stretchesOf(log, toSeat(2), 4)).toEqual([]);
});

test('whoever holds the device sees again what an opponent did, and no more than could be known then', async () => {
  const { store } = await newGame();
  const first = askedSeat(store);
  store.dispatch(takeDevice(first));
  await store.dispatch(playMove(first, { type: 'draw' }));
  await store.dispatch(playMove(first, { type: 'end' }));
  const second = askedSeat(store);
  expect(select.shownAgain(store.getState(), first)).toEqual([]);
  store.dispatch(takeDevice(second));
  const [showing, ...rest] = select.shownAgain(store.getState(), first);
  expect(rest).toEqual([]);
  expect(showing?.told[0]?.fact).toEqual({ type: 'drew', seat: first, tile: null });
  // It is shown as the turn of who acted, whatever is asked next.
  const view = select.view(store.getState()) as { readonly asked: object };
  expect(showing?.view).toEqual({ ...view, asked: { ...view.asked, seat: first } });
  expect(select.shownAgain(store.getState(), second)).toEqual([]);
  await store.dispatch(playMove(second, { type: 'draw' }));
  expect(select.shownAgain(store.getState(), first)).toEqual([]);
});

test('a whole game of two can be followed: hand-overs are those that were made', async () => {
  const store = createAppStore(worldOf());
  await started(store, PEOPLE);
  let taken = 0;
  for (let step = 0; step < 150; step += 1) {
    if (select.moment(store.getState())?.type === 'seen') store.dispatch(deviceHidden());
    const moment = select.moment(store.getState())!;
    if (moment.type === 'over') break;
    if (moment.type === 'curtain') {
      store.dispatch(takeDevice(moment.seat!));
      taken += 1;
    }
    await playAny(store);
    expect(select.handOvers(store.getState())).toBe(taken - 1);
  }
  expect(taken).toBeGreaterThan(10);
});

test('why a move cannot be made can be asked without making it', async () => {
  const { store } = await newGame();
  const state = onDevice(store);
  const seat = askedSeat(store);
  const answer = jest.fn();
  expect(refusalOf({ ...games[0]!, answer }, state, seat, { type: 'draw' })).toBeNull();
  expect(answer).not.toHaveBeenCalled();
  expect(refusalOf(games[0]!, state, seat, { type: 'stop' })).toMatchObject({
    rule: expect.stringMatching(/^KZ-/),
  });
  expect(onDevice(store)).toBe(state);
});
