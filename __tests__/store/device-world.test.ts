import { deviceWorld } from '@/engine/store/world/device-world';

type Asked = (lock: Lock | null) => unknown;

/** A browser's locks, of which others let go after so many requests, and that answer so late. */
function locksOf({ takenFor = 0, lateBy = 0 }) {
  let requests = 0;
  const request = async (name: string, { ifAvailable, signal }: LockOptions, asked: Asked) => {
    requests += 1;
    const isFree = requests > takenFor;
    await new Promise((resolve) => setTimeout(resolve, lateBy));
    if (signal?.aborted) throw signal.reason;
    if (!isFree && !ifAvailable) return new Promise(() => undefined);
    return asked(isFree ? { name, mode: 'exclusive' } : null);
  };
  return { request, count: () => requests };
}

async function claimed(locks: object | undefined): Promise<boolean> {
  Object.assign(globalThis, { navigator: { locks } });
  const claiming = deviceWorld.claim('one');
  await jest.advanceTimersByTimeAsync(20_000);
  return (await claiming) !== null;
}

const { navigator } = globalThis;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  Object.assign(globalThis, { navigator });
  jest.useRealTimers();
});

test('a game that no other tab has is opened, however busy the browser is', async () => {
  expect(await claimed(locksOf({ lateBy: 5000 }))).toBe(true);
});

test('a page that was just reloaded may still hold it for a moment', async () => {
  expect(await claimed(locksOf({ takenFor: 3 }))).toBe(true);
});

test('a game that another tab keeps is not opened', async () => {
  const locks = locksOf({ takenFor: Infinity });
  expect(await claimed(locks)).toBe(false);
  expect(locks.count()).toBeGreaterThan(3);
});

test('a browser that refuses locks does not keep anybody from playing', async () => {
  const request = () => Promise.reject(new Error('SecurityError'));
  expect(await claimed({ request })).toBe(true);
});

test('where there are no locks there are no other tabs', async () => {
  expect(await claimed(undefined)).toBe(true);
});
