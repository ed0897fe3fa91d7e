import { exportGame, importGame, loadLibrary } from '@/engine/store/saves/library-actions';
import type { AnyGame } from '@/engine/core/game';
import { save } from '@/engine/core/save';
import { games } from '@/engine/games';
import { brokenGames, savedGames } from '@/engine/store/saves/library';
import { leaveGame, openGame, saveAgain } from '@/engine/store/match/open-and-leave';
import { createAppStore } from '@/engine/store/store';
import { str as crc32 } from 'crc-32';
import {
  memoryStorage,
  newGame,
  onDevice,
  PEOPLE,
  playMany,
  quotaExceeded,
  started,
  text,
  worldOf,
  type Operation,
} from './world';

const snapshot = (data: Map<string, string>): string => text([...data].sort());

test('every game has its own place: many can be played side by side', async () => {
  const storage = memoryStorage();
  const store = createAppStore(worldOf({ storage }));
  const ids = [await started(store), await started(store)];
  const played: string[] = [];
  for (const [index, id] of ids.entries()) {
    await store.dispatch(openGame(id));
    await playMany(store, 45 + index);
    played.push(text(onDevice(store).match));
  }
  const again = createAppStore(worldOf({ storage }));
  for (const [index, id] of ids.entries()) {
    expect(await again.dispatch(openGame(id))).toEqual({ ok: true, value: null });
    expect(text(onDevice(again).match)).toBe(played[index]);
  }
});

test('when both bases are broken the problem is told, and nothing is deleted', async () => {
  const storage = memoryStorage();
  const { store, id } = await newGame({ storage });
  await playMany(store, 50);
  for (const slot of ['a', 'b']) {
    const key = `athanor/game/${id}/${slot}`;
    storage.data.set(key, storage.data.get(key)!.replace('"seed":7', '"seed":8'));
  }
  const before = snapshot(storage.data);
  const again = createAppStore(worldOf({ storage }));
  expect(await again.dispatch(openGame(id))).toEqual({ ok: false, problem: { type: 'damaged' } });
  await again.dispatch(loadLibrary());
  expect(brokenGames(again.getState())).toEqual([{ id, problem: { type: 'damaged' } }]);
  expect(savedGames(again.getState())).toEqual([]);
  expect(again.getState().match).toBeNull();
  expect(snapshot(storage.data)).toBe(before);
});

test('a base of a newer app is not passed over for an older one', async () => {
  const storage = memoryStorage();
  const { store, id } = await newGame({ storage });
  await playMany(store, 50);
  const key = `athanor/game/${id}/b`;
  const [saved, about] = storage.data.get(key)!.replace('{"athanor":1', '{"athanor":2').split('\n');
  const json = about!.replace(/^\d+:/, '');
  storage.data.set(key, `${saved}\n${crc32(`${saved}\n${json}`) >>> 0}:${json}`);
  const again = createAppStore(worldOf({ storage }));
  expect(await again.dispatch(openGame(id))).toEqual({ ok: false, problem: { type: 'newer-app' } });
});

test('a base that does not read back as it was written is not relied on', async () => {
  const storage = memoryStorage();
  const honest = storage.setItem;
  storage.setItem = (key, value) => honest(key, key.endsWith('/b') ? value.slice(5) : value);
  const { store, id } = await newGame({ storage });
  await playMany(store, 130);
  expect(onDevice(store).saved).toBe('saved');
  expect(storage.operations.filter(({ key }) => key.endsWith('/a'))).toHaveLength(1);
  const again = createAppStore(worldOf({ storage }));
  await again.dispatch(openGame(id));
  expect(text(onDevice(again).match)).toBe(text(onDevice(store).match));
});

test('an altered entry ends the game before it, and what followed it is never taken up again', async () => {
  const storage = memoryStorage();
  const { store, id } = await newGame({ storage });
  await playMany(store, 9);
  const key = `athanor/game/${id}/7`;
  storage.data.set(key, storage.data.get(key)!.replace(/"at":\d+/, '"at":1'));
  for (const [more, moves] of [
    [1, 6],
    [2, 7],
    [0, 9],
  ] as const) {
    const again = createAppStore(worldOf({ storage, now: () => 5 }));
    await again.dispatch(openGame(id));
    expect(onDevice(again).match.record.moves).toHaveLength(moves);
    await playMany(again, more);
  }
});

describe('under newer rules', () => {
  const newer = (migrate: AnyGame['migrate']): AnyGame => ({
    ...games[0]!,
    rulesVersion: games[0]!.rulesVersion + 1,
    migrate,
  });

  test.each([
    ['in the middle of its entries', 50],
    ['at its first base', 0],
    ['just after a base', 40],
  ])('a game saved %s goes on, and can be saved and opened again', async (_, count) => {
    const storage = memoryStorage();
    const { store, id } = await newGame({ storage });
    await playMany(store, count);
    const shelf = [newer((snapshot) => snapshot)];
    const updated = createAppStore(worldOf({ storage, games: shelf }));
    expect(await updated.dispatch(openGame(id))).toEqual({ ok: true, value: null });
    expect(text(onDevice(updated).match.table.state)).toBe(text(onDevice(store).match.table.state));
    await playMany(updated, 60);
    const again = createAppStore(worldOf({ storage, games: shelf }));
    await again.dispatch(openGame(id));
    expect(text(onDevice(again).match.table)).toBe(text(onDevice(updated).match.table));
  });

  test('a game that cannot be brought up says so and stays as it is', async () => {
    const storage = memoryStorage();
    const { store, id } = await newGame({ storage });
    await playMany(store, 50);
    const before = snapshot(storage.data);
    const refusing = newer(() => {
      throw new Error('too old');
    });
    const updated = createAppStore(worldOf({ storage, games: [refusing] }));
    expect(await updated.dispatch(openGame(id))).toEqual({
      ok: false,
      problem: { type: 'rules-too-old', game: 'kazaam' },
    });
    expect(snapshot(storage.data)).toBe(before);
    const old = createAppStore(worldOf({ storage }));
    await old.dispatch(openGame(id));
    expect(text(onDevice(old).match)).toBe(text(onDevice(store).match));
  });
});

test('a game that is not there is said to be missing', async () => {
  const store = createAppStore(worldOf());
  expect(await store.dispatch(openGame('nowhere'))).toEqual({ ok: false, problem: { type: 'missing' } });
});

describe('a storage that does not take any more', () => {
  const limited = (fault: () => Error) => {
    let isFull = false;
    const storage = memoryStorage(new Map(), ({ type }: Operation) => {
      if (isFull && type === 'set') throw fault();
    });
    return { storage, fill: () => (isFull = true), free: () => (isFull = false) };
  };

  test.each([
    ['full', quotaExceeded],
    ['full', () => new Error('database or disk is full (code 13 SQLITE_FULL)')],
    ['failed', () => new Error('who knows')],
  ])('is called %s, and the game goes on and is saved when there is room again', async (status, fault) => {
    const { storage, fill, free } = limited(fault);
    const { store, id } = await newGame({ storage });
    await playMany(store, 3);
    fill();
    await playMany(store, 50);
    expect(onDevice(store).saved).toBe(status);
    expect(onDevice(store).match.record.moves).toHaveLength(53);
    free();
    await playMany(store, 1);
    expect(onDevice(store).saved).toBe('saved');
    const again = createAppStore(worldOf({ storage }));
    await again.dispatch(openGame(id));
    expect(text(onDevice(again).match)).toBe(text(onDevice(store).match));
  });

  test('lets a game be begun all the same', async () => {
    const { storage, fill, free } = limited(quotaExceeded);
    fill();
    const { store, id } = await newGame({ storage });
    await playMany(store, 5);
    expect(onDevice(store).saved).toBe('full');
    free();
    await store.dispatch(saveAgain());
    expect(onDevice(store).saved).toBe('saved');
    const again = createAppStore(worldOf({ storage }));
    await again.dispatch(openGame(id));
    expect(text(onDevice(again).match)).toBe(text(onDevice(store).match));
  });

  test('does not lose what it did not take when the table is left, and takes it once there is room', async () => {
    const { storage, fill, free } = limited(quotaExceeded);
    const { store, id } = await newGame({ storage });
    await playMany(store, 2);
    fill();
    await playMany(store, 3);
    const played = text(onDevice(store).match);
    await store.dispatch(leaveGame());
    await store.dispatch(loadLibrary());
    expect(onDevice(store)).toMatchObject({ id, saved: 'full', holder: null, isPaused: true });
    expect(savedGames(store.getState())).toMatchObject([{ id, moves: 5 }]);
    await store.dispatch(openGame(id));
    expect(text(onDevice(store).match)).toBe(played);
    expect(onDevice(store).isPaused).toBe(false);
    free();
    await store.dispatch(leaveGame());
    expect(store.getState().match).toBeNull();
    await store.dispatch(openGame(id));
    expect(text(onDevice(store).match)).toBe(played);
  });

  test('imports nothing, and says why', async () => {
    const { store: origin, id } = await newGame();
    const exported = await origin.dispatch(exportGame(id));
    const { storage, fill } = limited(quotaExceeded);
    fill();
    const store = createAppStore(worldOf({ storage }));
    expect(await store.dispatch(importGame(exported.ok ? exported.value : ''))).toEqual({
      ok: false,
      problem: { type: 'storage-full' },
    });
    expect(storage.data.size).toBe(0);
  });
});

describe('export and import', () => {
  async function exported(): Promise<string> {
    const { store, id } = await newGame();
    await playMany(store, 47);
    const fromDevice = await store.dispatch(exportGame(id));
    await store.dispatch(leaveGame());
    const fromStorage = await store.dispatch(exportGame(id));
    expect(fromStorage).toEqual(fromDevice);
    if (!fromStorage.ok) throw new Error(fromStorage.problem.type);
    return fromStorage.value;
  }

  test('what was exported is imported as a game of its own, also after a mail has been at it', async () => {
    const sent = await exported();
    const store = createAppStore(worldOf());
    for (const arrived of [sent, `\uFEFF${sent.replaceAll('\n', '\r\n')}\r\n`]) {
      const imported = await store.dispatch(importGame(arrived));
      if (!imported.ok) throw new Error(imported.problem.type);
      await store.dispatch(openGame(imported.value));
      expect(onDevice(store).people).toEqual(PEOPLE);
      expect(onDevice(store).match.record.moves).toHaveLength(47);
      await playMany(store, 3);
    }
    await store.dispatch(loadLibrary());
    expect(savedGames(store.getState())).toHaveLength(2);
  });

  test("the engine's own save will do", async () => {
    const { store: origin } = await newGame();
    const store = createAppStore(worldOf());
    const imported = await store.dispatch(importGame(save(onDevice(origin).match)));
    if (!imported.ok) throw new Error(imported.problem.type);
    await store.dispatch(openGame(imported.value));
    expect(onDevice(store).people.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  test('a bad text is explained and changes nothing', async () => {
    const sent = await exported();
    const [saved, about] = sent.split('\n') as [string, string];
    const bad: readonly (readonly [string, string])[] = [
      ['', 'not-a-save'],
      ['Dear Anna, here is the game.', 'not-a-save'],
      ['{"hello": 1}', 'not-a-save'],
      [saved.slice(0, 300), 'truncated'],
      [`${saved.slice(0, 300)}\n${about}`, 'truncated'],
      [sent.slice(0, -5), 'truncated'],
      [sent.replace('"name":"Ben","colour"', '"name":"Bob","colour"'), 'damaged'],
      [sent.replace('"seed":7', '"seed":8'), 'damaged'],
      [`${saved}\n${about.replace(/^\d+/, '1')}`, 'damaged'],
      [sent.replace('"athanor":1', '"athanor":9'), 'newer-app'],
    ];
    const storage = memoryStorage();
    const { store } = await newGame({ storage });
    const state = store.getState();
    const before = snapshot(storage.data);
    for (const [arrived, problem] of bad) {
      expect(await store.dispatch(importGame(arrived))).toMatchObject({
        ok: false,
        problem: { type: problem },
      });
    }
    expect(store.getState()).toBe(state);
    expect(snapshot(storage.data)).toBe(before);
  });
});
