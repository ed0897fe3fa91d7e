import { deleteGame } from '@/engine/store/saves/library-actions';
import { leaveGame, openGame } from '@/engine/store/match/open-and-leave';
import { createAppStore } from '@/engine/store/store';
import type { World } from '@/engine/store/world/world';
import { memoryStorage, onDevice, playMany, settle, started, text, worldOf } from './world';

/** Windows of one browser: they share the storage, and a game is claimed by one of them at most. */
function browser() {
  const storage = memoryStorage();
  const claimed = new Set<string>();
  const claim: World['claim'] = async (id) => {
    if (claimed.has(id)) return null;
    claimed.add(id);
    return () => claimed.delete(id);
  };
  return { storage, claimed, window: () => createAppStore(worldOf({ storage, claim })) };
}

test('a game that another window plays is not opened, and nothing is changed', async () => {
  const { storage, window } = browser();
  const [first, second] = [window(), window()];
  const id = await started(first);
  await playMany(first, 3);
  const before = [...storage.data];
  expect(await second.dispatch(openGame(id))).toEqual({ ok: false, problem: { type: 'open-elsewhere' } });
  await second.dispatch(leaveGame());
  expect(second.getState().match).toBeNull();
  expect([...storage.data]).toEqual(before);
  await playMany(first, 2);
  expect(onDevice(first).saved).toBe('saved');
});

test('a game that another window plays cannot be thrown away', async () => {
  const { storage, window } = browser();
  const [first, second] = [window(), window()];
  const id = await started(first);
  const before = [...storage.data];
  expect(await second.dispatch(deleteGame(id))).toBe(false);
  expect([...storage.data]).toEqual(before);
  expect(await first.dispatch(deleteGame(id))).toBe(true);
});

test('once it has been left there, it goes on here', async () => {
  const { window } = browser();
  const [first, second] = [window(), window()];
  const id = await started(first);
  await playMany(first, 3);
  const played = text(onDevice(first).match);
  await first.dispatch(leaveGame());
  await settle();
  expect(await second.dispatch(openGame(id))).toMatchObject({ ok: true });
  expect(text(onDevice(second).match)).toBe(played);
  expect(await first.dispatch(openGame(id))).toMatchObject({ ok: false });
});

test('whatever takes a game off the device lets go of it', async () => {
  const { claimed, window } = browser();
  const store = window();
  const id = await started(store);
  const other = await started(store);
  await settle();
  expect([...claimed]).toEqual([other]);
  await store.dispatch(openGame(id));
  await settle();
  expect([...claimed]).toEqual([id]);
  await store.dispatch(deleteGame(id));
  await settle();
  expect([...claimed]).toEqual([]);
});

test('a game that cannot be read is not kept from the others', async () => {
  const { claimed, window } = browser();
  expect(await window().dispatch(openGame('nowhere'))).toMatchObject({ problem: { type: 'missing' } });
  expect([...claimed]).toEqual([]);
});
