import { rngFrom } from '@/engine/core/rng';
import { allSeats } from '@/engine/core/seat';
import { games } from '@/engine/games';
import { deleteGame, loadLibrary, undoDelete } from '@/engine/store/saves/library-actions';
import { savedGames, UNDO_DELETE_MS } from '@/engine/store/saves/library';
import { leaveGame, openGame } from '@/engine/store/match/open-and-leave';
import { createAppStore } from '@/engine/store/store';
import { summaryOf } from '@/engine/store/saves/game-summary';
import {
  askedSeat,
  handTimer,
  memoryStorage,
  newGame,
  onDevice,
  PEOPLE,
  playMany,
  quotaExceeded,
  settle,
  started,
  text,
  worldOf,
} from './world';

const ids = (store: ReturnType<typeof createAppStore>) => savedGames(store.getState()).map(({ id }) => id);

test('the list tells of each game what anybody may know, the last played first', async () => {
  const storage = memoryStorage();
  const world = worldOf({ storage });
  const store = createAppStore(world);
  const first = await started(store);
  const second = await started(store);
  await store.dispatch(openGame(first));
  await playMany(store, 20);
  const again = createAppStore(world);
  await again.dispatch(loadLibrary());
  expect(ids(again)).toEqual([first, second]);
  expect(savedGames(again.getState())[0]).toMatchObject({
    game: 'kazaam',
    people: PEOPLE,
    asked: askedSeat(store),
    moves: 20,
    round: games[0]!.lab.turns(onDevice(store).match.table),
    scores: games[0]!.score(onDevice(store).match.table).map(({ total }) => total),
  });
});

test('only what changed is read again', async () => {
  const storage = memoryStorage();
  const store = createAppStore(worldOf({ storage }));
  await started(store);
  const second = await started(store);
  await store.dispatch(loadLibrary());
  const read = jest.spyOn(storage, 'multiGet');
  await store.dispatch(loadLibrary());
  expect(read).not.toHaveBeenCalled();
  await playMany(store, 2);
  await store.dispatch(loadLibrary());
  expect(read).toHaveBeenCalledTimes(1);
  expect(savedGames(store.getState()).find(({ id }) => id === second)?.moves).toBe(2);
});

test('a summary is the same in every world that the open table cannot tell apart', async () => {
  const { store, id } = await newGame();
  const { people, begunAt, playedAt } = onDevice(store);
  let differing = 0;
  for (let step = 0; step < 12; step += 1) {
    await playMany(store, 5);
    const { match } = onDevice(store);
    const summary = (table: typeof match.table) =>
      text(summaryOf(id, { game: games[0]!, match: { ...match, table }, people, begunAt, playedAt }));
    for (const seat of allSeats(2)) {
      const world = games[0]!.resample(match.table, seat, rngFrom(step));
      if (text(world.state) !== text(match.table.state)) differing += 1;
      expect(summary(world)).toBe(summary(match.table));
    }
  }
  expect(differing).toBeGreaterThan(10);
});

test('leaving a game puts it on the list at once', async () => {
  const { store, id } = await newGame();
  await playMany(store, 3);
  await store.dispatch(leaveGame());
  expect(savedGames(store.getState())).toMatchObject([{ id, moves: 3 }]);
});

/** A start long after everything else. */
const LATER = () => 1_000_000_000;

describe('a game thrown away', () => {
  async function withTwo() {
    const storage = memoryStorage();
    const { schedule, pass } = handTimer();
    const store = createAppStore(
      worldOf({ storage, schedule: (what, ms) => (ms > 0 ? schedule(what, ms) : (what(), () => {})) }),
    );
    const first = await started(store);
    const second = await started(store);
    await store.dispatch(loadLibrary());
    const keysOf = (id: string) => [...storage.data.keys()].filter((key) => key.includes(`/${id}/`));
    return { storage, store, first, second, pass, keysOf };
  }

  test('is gone from the list and can be brought back whole', async () => {
    const { store, first, second } = await withTwo();
    await store.dispatch(deleteGame(first));
    expect(ids(store)).toEqual([second]);
    await store.dispatch(loadLibrary());
    expect(ids(store)).toEqual([second]);
    expect(await store.dispatch(undoDelete())).toBe(true);
    expect(ids(store).sort()).toEqual([first, second].sort());
    expect(await store.dispatch(openGame(first))).toEqual({ ok: true, value: null });
    expect(await store.dispatch(undoDelete())).toBe(false);
  });

  test('is wiped after a while', async () => {
    const { store, first, pass, keysOf } = await withTwo();
    await store.dispatch(deleteGame(first));
    pass(UNDO_DELETE_MS - 1);
    await settle();
    expect(keysOf(first)).not.toEqual([]);
    pass(1);
    await settle();
    expect(keysOf(first)).toEqual([]);
    expect(await store.dispatch(undoDelete())).toBe(false);
  });

  test('is not wiped by the timer of an earlier deletion that was taken back', async () => {
    const { store, first, second, pass, keysOf } = await withTwo();
    await store.dispatch(deleteGame(first));
    await store.dispatch(undoDelete());
    await store.dispatch(deleteGame(second));
    pass(UNDO_DELETE_MS);
    await settle();
    expect(keysOf(first)).not.toEqual([]);
    expect(keysOf(second)).toEqual([]);
  });

  test('is wiped when the next one is thrown away, or at the next start', async () => {
    const { store, storage, first, second, keysOf } = await withTwo();
    await store.dispatch(deleteGame(first));
    await store.dispatch(deleteGame(second));
    expect(keysOf(first)).toEqual([]);
    expect(keysOf(second)).not.toEqual([]);
    const restarted = createAppStore(worldOf({ storage, now: LATER }));
    await restarted.dispatch(loadLibrary());
    expect(storage.data.size).toBe(0);
    expect(ids(restarted)).toEqual([]);
  });

  test('is wiped to the end at the next start, wherever the wiping was cut short', async () => {
    const { store, storage, first, second } = await withTwo();
    await playMany(store, 5);
    await store.dispatch(deleteGame(second));
    await store.dispatch(openGame(first));
    const before = new Map(storage.data);
    const { length } = storage.operations;
    await store.dispatch(deleteGame(first));
    const removals = storage.operations.slice(length).filter(({ key }) => key.includes(`/${second}/`));
    expect(removals).toHaveLength(7);
    for (const cut of removals.keys()) {
      const data = new Map(before);
      for (const { key } of removals.slice(0, cut)) data.delete(key);
      const restarted = createAppStore(worldOf({ storage: memoryStorage(data), now: LATER }));
      await restarted.dispatch(loadLibrary());
      expect(ids(restarted)).toEqual([first]);
      expect([...data.keys()].filter((key) => key.includes(`/${second}/`))).toEqual([]);
    }
  });

  test('is not wiped by another window as long as it can be taken back', async () => {
    const { store, storage, first, keysOf } = await withTwo();
    await store.dispatch(deleteGame(first));
    const other = createAppStore(worldOf({ storage }));
    await other.dispatch(loadLibrary());
    expect(ids(other)).not.toContain(first);
    expect(keysOf(first)).not.toEqual([]);
    expect(await store.dispatch(undoDelete())).toBe(true);
    expect(await store.dispatch(openGame(first))).toEqual({ ok: true, value: null });
  });

  test('is taken off the device', async () => {
    const { store, second } = await withTwo();
    expect(onDevice(store).id).toBe(second);
    await store.dispatch(deleteGame(second));
    expect(store.getState().match).toBeNull();
  });

  test('makes room in which the game on the device is saved', async () => {
    let room = Infinity;
    const data = new Map<string, string>();
    const used = () => [...data].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
    const storage = memoryStorage(data, ({ type, value }) => {
      if (type === 'set' && used() + (value?.length ?? 0) > room) throw quotaExceeded();
    });
    const { schedule, pass } = handTimer();
    const store = createAppStore(worldOf({ storage, schedule }));
    const old = await started(store);
    const now = await started(store);
    room = used();
    await playMany(store, 4);
    expect(onDevice(store).saved).toBe('full');
    await store.dispatch(deleteGame(old));
    pass(UNDO_DELETE_MS);
    await settle();
    expect(onDevice(store).saved).toBe('saved');
    const again = createAppStore(worldOf({ storage }));
    await again.dispatch(openGame(now));
    expect(text(onDevice(again).match)).toBe(text(onDevice(store).match));
  });
});
