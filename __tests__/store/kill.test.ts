import { games } from '@/engine/games';
import { cabinetOf } from '@/engine/core/cabinet';
import { undoProblem } from '@/engine/core/match';
import { gamesIn } from '@/engine/store/storage/keys';
import { undoMove } from '@/engine/store/match/play-move';
import { readGame } from '@/engine/store/saves/read-game';
import { changePeople, openGame, settleGame } from '@/engine/store/match/open-and-leave';
import { createAppStore } from '@/engine/store/store';
import {
  askedSeat,
  memoryStorage,
  newGame,
  onDevice,
  PEOPLE,
  playAny,
  text,
  worldOf,
  type Data,
  type Operation,
} from './world';

/** The app is killed after every single change of the storage in a long game; what is left must open. */

interface Acknowledged {
  /** How many changes the storage had seen by then. */
  readonly operations: number;
  readonly game: string;
}

const names = (name: string) => [{ ...PEOPLE[0]!, name }, PEOPLE[1]!];

/** Some 130 entries: moves, moves taken back and new names. */
async function scripted(): Promise<{
  readonly id: string;
  readonly operations: readonly Operation[];
  readonly acknowledged: readonly Acknowledged[];
}> {
  const storage = memoryStorage();
  const { store, id } = await newGame({ storage });
  const acknowledged: Acknowledged[] = [];
  const note = (): void => {
    const { match, people } = onDevice(store);
    acknowledged.push({ operations: storage.operations.length, game: text([match, people]) });
  };
  note();
  for (let step = 1; step <= 110; step += 1) {
    await playAny(store);
    note();
    const { match } = onDevice(store);
    const seat = askedSeat(store);
    if (step % 4 === 0 && undoProblem(match, seat) === null) {
      await store.dispatch(undoMove(seat));
      note();
      await playAny(store);
      note();
    }
    if (step % 25 === 0) await store.dispatch(changePeople(names(`Anna ${step}`))).then(note);
    if (step === 66) await store.dispatch(settleGame()).then(note);
  }
  return { id, operations: storage.operations, acknowledged };
}

function after(operations: readonly Operation[]): Data {
  const data: Data = new Map();
  for (const { type, key, value } of operations) {
    if (type === 'set') data.set(key, value!);
    else data.delete(key);
  }
  return data;
}

async function opened(data: Data): Promise<string | null> {
  const [keys] = gamesIn([...data.keys()]);
  if (!keys || keys.slots.length === 0) return null;
  const read = await readGame(memoryStorage(data), cabinetOf(games), keys);
  return read.ok ? text([read.value.file.match, read.value.file.people]) : text(read.problem);
}

let script: Awaited<ReturnType<typeof scripted>>;

beforeAll(async () => {
  script = await scripted();
});

/** The game acknowledged last after so many changes, and the one that was being written. */
function expectedAfter(count: number): readonly (string | null)[] {
  const index = script.acknowledged.findLastIndex(({ operations }) => operations <= count);
  return [script.acknowledged[index]?.game ?? null, script.acknowledged[index + 1]?.game ?? null];
}

test('the script has bases in both generations, entries dropped and moves taken back', () => {
  const keys = script.operations.map(({ type, key }) => `${type} ${key.split('/').slice(3).join('/')}`);
  expect(keys.filter((key) => key === 'set a').length).toBeGreaterThan(1);
  expect(keys.filter((key) => key === 'set b').length).toBeGreaterThan(0);
  expect(keys).toContain('remove 1');
  expect(script.operations.some(({ value }) => value?.includes('"type":"undo"'))).toBe(true);
  expect(script.operations.some(({ value }) => value?.includes('"type":"people"'))).toBe(true);
});

test('killed after any change, nothing that was acknowledged is lost', async () => {
  for (let count = 0; count <= script.operations.length; count += 1) {
    const game = await opened(after(script.operations.slice(0, count)));
    expect(expectedAfter(count).map((one) => one === game)).toContain(true);
  }
});

test('killed in the middle of writing, the half-written is as if it had never been', async () => {
  for (let count = 1; count < script.operations.length; count += 1) {
    const { type, key, value } = script.operations[count]!;
    if (type === 'remove') continue;
    const data = after(script.operations.slice(0, count));
    data.set(key, value!.slice(0, value!.length / 2));
    // By the time a base is written, so are the entries before it.
    const [last, next] = expectedAfter(count);
    const game = await opened(data);
    expect(game === last || (/\/[ab]$/.test(key) && game === next)).toBe(true);
  }
});

test('with one of two bases broken the other opens, and nothing is lost', async () => {
  let checked = 0;
  for (let count = 1; count <= script.operations.length; count += 3) {
    const whole = after(script.operations.slice(0, count));
    const slots = [...whole.keys()].filter((key) => /\/[ab]$/.test(key));
    for (const slot of slots.length === 2 ? slots : []) {
      const data = new Map(whole).set(slot, whole.get(slot)!.replace('"seed":7', '"seed":8'));
      expect((await opened(data)) === (await opened(whole))).toBe(true);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(30);
});

test('after a kill the game goes on, is written on, and opens again', async () => {
  for (let count = 2; count < script.operations.length; count += 17) {
    const data = after(script.operations.slice(0, count));
    const last = [...data.keys()].pop()!;
    data.set(last, data.get(last)!.slice(0, -3));
    const storage = memoryStorage(data);
    const store = createAppStore(worldOf({ storage }));
    const first = await store.dispatch(openGame(script.id));
    if (!first.ok) continue;
    for (let step = 0; step < 45; step += 1) await playAny(store);
    const again = createAppStore(worldOf({ storage }));
    await again.dispatch(openGame(script.id));
    expect(text(onDevice(again).match) === text(onDevice(store).match)).toBe(true);
  }
});
