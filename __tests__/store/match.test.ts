import { games } from '@/engine/games';
import {
  deviceHidden,
  factsShown,
  moveRefused,
  refusalRead,
  writingBegan,
  type MatchState,
} from '@/engine/store/match/match';
import { cabinetOf } from '@/engine/core/cabinet';
import { asked, defaultOptions, type GameTypes } from '@/engine/core/game';
import { alchemirus } from '@/engine/games/alchemirus/game';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';
import { playMove, undoMove } from '@/engine/store/match/play-move';
import { selectorsFor } from '@/engine/store/match/selectors';
import { changePeople, hideNow, leaveGame, openGame, takeDevice } from '@/engine/store/match/open-and-leave';
import { startGame } from '@/engine/store/match/start-game';
import { createAppStore, type AppStore } from '@/engine/store/store';
import { replay } from '@/engine/core/match';
import { legalMoves } from '@/engine/core/play';
import {
  ANNA,
  askedSeat,
  BEN,
  memoryStorage,
  newGame,
  onDevice,
  PEOPLE,
  playAny,
  playMany,
  started,
  text,
  worldOf,
} from './world';

const select = selectorsFor(cabinetOf(games));
const other = (store: AppStore) => (askedSeat(store) === ANNA ? BEN : ANNA);

test('a game starts with nobody holding the device, and is saved', async () => {
  const { store, id } = await newGame();
  expect(onDevice(store)).toMatchObject({
    id,
    game: 'kazaam',
    holder: null,
    saved: 'saved',
  } satisfies Partial<MatchState>);
  expect(select.moment(store.getState())).toMatchObject({ type: 'curtain', viewer: 'public' });
});

test.each([
  ['an unknown game', { game: 'chess' }, 'unknown-game'],
  ['one player', { people: PEOPLE.slice(1) }, 'wrong-number-of-seats'],
  ['a player without a name', { people: [PEOPLE[0]!, { ...PEOPLE[1]!, name: '  ' }] }, 'unnamed-people'],
  ['an option that does not exist', { options: { headGuard: 'none', lateStart: false } }, 'unknown-option'],
])('%s cannot be started', async (_, change, problem) => {
  const storage = memoryStorage();
  const store = createAppStore(worldOf({ storage }));
  const setup = { game: 'kazaam', people: PEOPLE, options: { headGuard: 'any', lateStart: false } };
  expect(await store.dispatch(startGame({ ...setup, ...change }))).toEqual({ ok: false, problem });
  expect(store.getState().match).toBeNull();
  expect(storage.operations).toEqual([]);
});

test('a legal move is played and can be taken back as long as it is not sealed', async () => {
  const storage = memoryStorage();
  const { store } = await newGame({ storage });
  const seat = askedSeat(store);
  const before = onDevice(store).match;
  const extract = legalMoves(games[0]!, before.table).find(({ type }) => type === 'extract')!;
  expect(await store.dispatch(playMove(seat, extract))).toEqual({ ok: true, value: null });
  expect(onDevice(store).match.record.moves).toEqual([[seat, extract]]);
  expect(await store.dispatch(undoMove(other(store)))).toEqual({ ok: false, problem: 'not-your-move' });
  expect(await store.dispatch(undoMove(seat))).toEqual({ ok: true, value: null });
  expect(text(onDevice(store).match)).toBe(text(before));
  const undo = storage.operations.find(({ value }) => value?.includes('"undo"'))?.value;
  expect(undo).toMatch(/"seat":\d}$/);
  await store.dispatch(playMove(seat, { type: 'draw' }));
  expect(await store.dispatch(undoMove(seat))).toEqual({ ok: false, problem: 'sealed' });
});

test('a gesture of many small moves is taken back as one, also for whoever reads the storage', async () => {
  const storage = memoryStorage();
  const store = createAppStore(worldOf({ storage }));
  const options = defaultOptions(alchemirus);
  const begun = await store.dispatch(startGame({ game: 'alchemirus', people: PEOPLE, options }));
  if (!begun.ok) throw new Error(begun.problem);
  const seat = askedSeat(store);
  const play = async (move: AlchemirusMove) =>
    expect(await store.dispatch(playMove(seat, move))).toEqual({ ok: true, value: null });
  await play({ type: 'draw' });
  await play({ type: 'place', field: 0 });
  const before = onDevice(store).match;
  const cheap = legalMoves<GameTypes>(alchemirus, before.table).find(({ type }) => type === 'build');
  await play(cheap as AlchemirusMove);
  while (asked(onDevice(store).match.table)?.what.type === 'pay') {
    await play(legalMoves<GameTypes>(alchemirus, onDevice(store).match.table)[0] as AlchemirusMove);
  }
  expect(onDevice(store).match.record.moves.length).toBeGreaterThan(before.record.moves.length + 1);
  expect(await store.dispatch(undoMove(seat))).toEqual({ ok: true, value: null });
  expect(text(onDevice(store).match)).toBe(text(before));
  expect(storage.operations.some(({ value }) => value?.match(/"undo".*"moves":[2-9]/))).toBe(true);
  await play({ type: 'done' });
  const again = createAppStore(worldOf({ storage: memoryStorage(storage.data) }));
  await again.dispatch(openGame(begun.value));
  expect(text(onDevice(again).match)).toBe(text(onDevice(store).match));
});

test('what the rules refuse changes nothing but is kept with its rule', async () => {
  const { store } = await newGame();
  const before = onDevice(store);
  const seat = other(store);
  expect(await store.dispatch(playMove(seat, { type: 'draw' }))).toMatchObject({
    ok: false,
    problem: { reason: 'not-asked' },
  });
  expect(onDevice(store).refusal).toMatchObject({
    seat,
    reason: 'not-asked',
    rule: expect.stringMatching(/^KZ-/),
  });
  expect(onDevice(store).match).toBe(before.match);
  store.dispatch(refusalRead());
  expect(onDevice(store).refusal).toBeNull();
});

test('no move is made while the one before is not written', async () => {
  const { store } = await newGame();
  const seat = askedSeat(store);
  const first = store.dispatch(playMove(seat, { type: 'draw' }));
  const second = store.dispatch(playMove(seat, { type: 'draw' }));
  const taken = store.dispatch(undoMove(seat));
  expect(onDevice(store).match.record.moves).toHaveLength(0);
  expect([await first, await second, await taken]).toEqual([
    { ok: true, value: null },
    { ok: false, problem: 'not-now' },
    { ok: false, problem: 'not-now' },
  ]);
  expect(onDevice(store).match.record.moves).toHaveLength(1);
});

test('a move counts only once it is in the storage', async () => {
  const storage = memoryStorage();
  const { store } = await newGame({ storage });
  const seen: number[] = [];
  store.subscribe(() => {
    const { length } = onDevice(store).match.record.moves;
    const entries = [...storage.data.keys()].filter((key) => /\/\d+$/.test(key));
    seen.push(entries.length - length);
  });
  await playMany(store, 5);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
});

test('people can be changed at any time, also while a move is being written', async () => {
  const { store, id } = await newGame();
  const renamed = [{ ...PEOPLE[0]!, name: 'Annika', colour: 'green' as const }, PEOPLE[1]!];
  const playing = playAny(store);
  const changing = store.dispatch(changePeople(renamed));
  const [, isChanged] = await Promise.all([playing, changing]);
  expect(isChanged).toBe(true);
  await playMany(store, 3);
  expect(await store.dispatch(changePeople(renamed.slice(1)))).toBe(false);
  const before = onDevice(store);
  await store.dispatch(leaveGame());
  await store.dispatch(openGame(id));
  expect(onDevice(store).people).toEqual(renamed);
  expect(text(onDevice(store).match)).toBe(text(before.match));
});

test('only who is asked can take the device, and the curtain is up again whenever it should be', async () => {
  const { store, id } = await newGame();
  const seat = askedSeat(store);
  expect(select.moves(store.getState())).toEqual([]);
  expect(store.dispatch(takeDevice(other(store)))).toBe(false);
  expect(store.dispatch(takeDevice(seat))).toBe(true);
  expect(select.moment(store.getState())).toEqual({ type: 'own', seat, viewer: seat });
  expect(select.moves(store.getState()).length).toBeGreaterThan(0);
  const hiding = store.dispatch(hideNow());
  expect(select.moment(store.getState())?.type).toBe('curtain');
  await hiding;
  store.dispatch(takeDevice(seat));
  await store.dispatch(openGame(id));
  expect(select.moment(store.getState())?.type).toBe('curtain');
  store.dispatch(takeDevice(seat));
  await store.dispatch(leaveGame());
  expect(store.getState().match).toBeNull();
  await store.dispatch(openGame(id));
  expect(select.moment(store.getState())?.type).toBe('curtain');
});

test('with the turn the device goes to the other player', async () => {
  const { store } = await newGame();
  const seat = askedSeat(store);
  store.dispatch(takeDevice(seat));
  await store.dispatch(playMove(seat, { type: 'end' }));
  const next = other(store) === seat ? askedSeat(store) : seat;
  expect(select.moment(store.getState())).toEqual({ type: 'curtain', seat: next, viewer: 'public' });
  expect(text(select.view(store.getState()))).toBe(
    text(games[0]!.view(onDevice(store).match.table, 'public')),
  );
});

test('facts wait to be shown to whoever is looking, and only as that one may know them', async () => {
  const { store } = await newGame();
  const seat = askedSeat(store);
  expect(select.unseenFacts(store.getState()).map(({ type }) => type)).toContain('dealt');
  expect(text(select.log(store.getState()))).not.toMatch(/"tiles":\[/);
  store.dispatch(takeDevice(seat));
  expect(select.unseenFacts(store.getState())).toEqual([]);
  await store.dispatch(playMove(seat, { type: 'draw' }));
  expect(select.unseenFacts(store.getState())).toEqual([{ type: 'drew', seat, tile: expect.any(Number) }]);
  store.dispatch(deviceHidden());
  expect(select.unseenFacts(store.getState())).toContainEqual({ type: 'drew', seat, tile: null });
  store.dispatch(factsShown({ viewer: 'public', upTo: onDevice(store).match.log.length }));
  expect(select.unseenFacts(store.getState())).toEqual([]);
});

test('what is shown stays the very same thing as long as nothing in it changes', async () => {
  const { store } = await newGame();
  const seat = askedSeat(store);
  store.dispatch(takeDevice(seat));
  const shown = () =>
    [select.view, select.moves, select.log, select.moment].map((one) => one(store.getState()));
  const before = shown();
  store.dispatch(writingBegan());
  store.dispatch(factsShown({ viewer: seat, upTo: 1 }));
  store.dispatch(moveRefused({ seat, move: {}, rule: 'KZ-1', reason: 'not-asked' }));
  expect(shown().map((one, index) => one === before[index])).toEqual([true, true, true, true]);
});

test('what comes back from the storage after the game was left changes nothing', async () => {
  const { store } = await newGame();
  const leaving = store.dispatch(leaveGame());
  const playing = playAny(store).catch((error: unknown) => String(error));
  await leaving;
  expect(await playing).toContain('not-now');
  expect(store.getState().match).toBeNull();
  store.dispatch(moveRefused({ seat: ANNA, move: {}, rule: 'KZ-1', reason: 'not-asked' }));
  expect(store.getState().match).toBeNull();
});

test('the game on the device is neither frozen nor looked through by the development checks', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const { store } = await newGame();
  await playMany(store, 30);
  await started(store);
  expect(Object.isFrozen(onDevice(store).match.table)).toBe(false);
  const { match } = onDevice(store);
  const again = replay(games[0]!, match.record);
  expect(again.ok && text(again.value)).toBe(text(match));
  expect(error).not.toHaveBeenCalled();
});
