import { cabinetOf } from '@/engine/core/cabinet';
import { figuresOf } from '@/engine/core/ledger-figures';
import { defaultOptions } from '@/engine/core/game';
import { deleteGame, exportGame, importGame, loadLibrary } from '@/engine/store/saves/library-actions';
import {
  EMPTY_LEDGER_FILE,
  exportedLedger,
  ledgerFileText,
  readLedgerFile,
} from '@/engine/store/statistics/ledger-file';
import { checksum } from '@/engine/store/storage/checksum';
import { loadDeviceData } from '@/engine/store/device-data';
import { addPerson, personChanged, personRemoved } from '@/engine/store/people/roster';
import {
  enterGame,
  eraseStatistics,
  loadStatistics,
  undoErase,
} from '@/engine/store/statistics/keep-statistics';
import { lessonId, STATISTICS_KEY, UNREADABLE_KEY } from '@/engine/store/storage/keys';
import { UNDO_DELETE_MS } from '@/engine/store/saves/library';
import { gameFileOf } from '@/engine/store/match/queries';
import { playMove, undoMove } from '@/engine/store/match/play-move';
import { changePeople, leaveGame, openGame } from '@/engine/store/match/open-and-leave';
import type { SeatedPerson } from '@/engine/store/people/seated-people';
import { startGame } from '@/engine/store/match/start-game';
import { knownPlayers, presentLedger } from '@/engine/store/statistics/statistics';
import { createAppStore, type AppStore } from '@/engine/store/store';
import { summaryOf } from '@/engine/store/saves/game-summary';
import { tiny } from '../engine/core/tiny-game';
import {
  ANNA,
  BEN,
  handTimer,
  memoryStorage,
  onDevice,
  PEOPLE,
  quotaExceeded,
  settle,
  text,
  worldOf,
  type Data,
} from './world';

const BOT: SeatedPerson = { name: 'Geber', colour: 'purple', sigil: 'saturn', bot: 'apprentice' };

const tinyWorld = (changes: Parameters<typeof worldOf>[0] = {}) => worldOf({ games: [tiny], ...changes });

/** Each writes a number and says no to doubling it: the higher one wins. Stops before the last move if asked to. */
async function play(
  store: AppStore,
  { people = PEOPLE, numbers = [3, 1], isEnded = true }: Partial<Script> = {},
): Promise<string> {
  const begun = await store.dispatch(startGame({ game: 'tiny', people, options: defaultOptions(tiny) }));
  if (!begun.ok) throw new Error(begun.problem);
  for (const [seat, number] of numbers.entries()) {
    const at = [ANNA, BEN][seat]!;
    await store.dispatch(playMove(at, { type: 'write', number } as never));
    await store.dispatch(playMove(at, { type: 'done' }));
    if (isEnded || seat === 0) await end(store, at);
  }
  await settle();
  return begun.value;
}

interface Script {
  readonly people: readonly SeatedPerson[];
  readonly numbers: readonly number[];
  readonly isEnded: boolean;
}

const end = (store: AppStore, seat = BEN) =>
  store.dispatch(playMove(seat, { type: 'double', yes: false } as never));

const booked = (store: AppStore) => store.getState().statistics.file.ledger.games;
const figures = (store: AppStore, who: string | null = null) =>
  figuresOf(presentLedger(store.getState()), { who, game: null });

async function restarted(data: Data): Promise<AppStore> {
  const store = createAppStore(tinyWorld({ storage: memoryStorage(new Map(data)) }));
  await store.dispatch(loadDeviceData());
  await store.dispatch(loadLibrary());
  await settle();
  return store;
}

describe('a finished game', () => {
  test('is entered with all that is told of it', async () => {
    const store = createAppStore(tinyWorld());
    const anna = store.dispatch(addPerson(PEOPLE[0]!))!;
    const id = await play(store);
    expect(booked(store)).toEqual([
      {
        id,
        game: 'tiny',
        at: onDevice(store).playedAt,
        turns: 1,
        seats: [
          { who: anna, bot: null, total: 3, rank: 1 },
          { who: 'name:ben', bot: null, total: 1, rank: 2 },
        ],
      },
    ]);
  });

  test('counts once, whatever is done with it afterwards', async () => {
    const storage = memoryStorage();
    const store = createAppStore(tinyWorld({ storage }));
    const id = await play(store);
    expect((await store.dispatch(undoMove(BEN))).ok).toBe(false);
    await store.dispatch(enterGame(summaryOf(id, gameFileOf(cabinetOf([tiny]), onDevice(store)))));
    await store.dispatch(changePeople([{ ...PEOPLE[0]!, name: 'Zoe' }, PEOPLE[1]!]));
    await store.dispatch(leaveGame());
    await store.dispatch(openGame(id));
    await store.dispatch(loadLibrary());
    await settle();
    expect(booked(store)).toHaveLength(1);
    expect(booked(await restarted(storage.data))).toHaveLength(1);
  });

  test('is not counted before its end', async () => {
    const store = createAppStore(tinyWorld());
    await play(store, { isEnded: false });
    expect(booked(store)).toEqual([]);
  });

  test('is still counted when it is deleted', async () => {
    const storage = memoryStorage();
    const store = createAppStore(tinyWorld({ storage }));
    const id = await play(store);
    await store.dispatch(deleteGame(id));
    await settle();
    expect([...storage.data.keys()].filter((key) => key.includes(id))).toEqual([]);
    expect(booked(await restarted(storage.data))).toHaveLength(1);
  });

  test('of bots alone is nobody’s', async () => {
    const store = createAppStore(tinyWorld({ schedule: handTimer().schedule }));
    await play(store, { people: [BOT, { ...BOT, name: 'Maria', colour: 'blue', sigil: 'venus' }] });
    expect(booked(store)).toEqual([]);
  });

  test('that is a lesson is none', async () => {
    const store = createAppStore(tinyWorld());
    await play(store);
    await store.dispatch(eraseStatistics(null));
    const { match } = store.getState();
    await store.dispatch(enterGame(summaryOf(lessonId('tiny'), gameFileOf(cabinetOf([tiny]), match!))));
    expect(booked(store)).toEqual([]);
    await store.dispatch(enterGame(summaryOf('another', gameFileOf(cabinetOf([tiny]), match!))));
    expect(booked(store)).toHaveLength(1);
  });

  test('names the level of a bot as its seat does', async () => {
    const store = createAppStore(tinyWorld({ schedule: handTimer().schedule }));
    await play(store, { people: [PEOPLE[0]!, BOT] });
    expect(booked(store)[0]?.seats[1]).toMatchObject({ who: null, bot: 'apprentice' });
  });
});

test('a kill after every single change of the storage costs no game, and counts none twice', async () => {
  const storage = memoryStorage();
  const store = createAppStore(tinyWorld({ storage }));
  await play(store, { isEnded: false });
  const before = new Map(storage.data);
  const { length } = storage.operations;
  await end(store);
  await store.dispatch(leaveGame());
  await settle();
  const changes = storage.operations.slice(length);
  expect(changes.map(({ key }) => key)).toContain(STATISTICS_KEY);
  for (const cut of changes.keys()) {
    const data = new Map(before);
    for (const { type, key, value } of changes.slice(0, cut + 1)) {
      if (type === 'set') data.set(key, value!);
      else data.delete(key);
    }
    expect(booked(await restarted(data))).toHaveLength(1);
  }
});

describe('a game from elsewhere', () => {
  async function exported(isEnded: boolean): Promise<string> {
    const store = createAppStore(tinyWorld());
    const id = await play(store, { isEnded });
    const file = await store.dispatch(exportGame(id));
    return file.ok ? file.value : '';
  }

  test('does not count if it came finished, not even later', async () => {
    const storage = memoryStorage();
    const store = createAppStore(tinyWorld({ storage }));
    expect((await store.dispatch(importGame(await exported(true)))).ok).toBe(true);
    await store.dispatch(loadLibrary());
    await settle();
    expect(booked(store)).toEqual([]);
    expect(booked(await restarted(storage.data))).toEqual([]);
  });

  test('counts if it is finished here', async () => {
    const store = createAppStore(tinyWorld());
    const imported = await store.dispatch(importGame(await exported(false)));
    if (imported.ok) await store.dispatch(openGame(imported.value));
    await end(store);
    await settle();
    expect(booked(store)).toHaveLength(1);
  });
});

describe('who it was', () => {
  const named = (name: string): SeatedPerson => ({ ...PEOPLE[0]!, name });

  test('follows the roster through a change of name in the middle of a game', async () => {
    const store = createAppStore(tinyWorld());
    const anna = store.dispatch(addPerson(PEOPLE[0]!))!;
    await play(store, { people: [{ ...PEOPLE[0]!, person: anna }, PEOPLE[1]!], isEnded: false });
    store.dispatch(personChanged({ id: anna, change: { name: 'Agnes' } }));
    await end(store);
    await settle();
    expect(figures(store, anna).games).toBe(1);
    expect(knownPlayers(store.getState()).map(({ name }) => name)).toEqual(['Agnes', 'Ben']);
  });

  test('is whoever the seat is called after, if it changed hands', async () => {
    const store = createAppStore(tinyWorld());
    const [anna, carla] = ['Anna', 'Carla'].map((name) => store.dispatch(addPerson(named(name)))!);
    await play(store, { people: [{ ...PEOPLE[0]!, person: anna }, PEOPLE[1]!], isEnded: false });
    await store.dispatch(changePeople([{ ...named('carla'), person: anna }, PEOPLE[1]!]));
    await end(store);
    await settle();
    expect(figures(store, carla!).games).toBe(1);
    expect(figures(store, anna!).games).toBe(0);
  });

  test('is the same person when put on the roster later, or removed and put on it again', async () => {
    const store = createAppStore(tinyWorld());
    await play(store);
    const anna = store.dispatch(addPerson(PEOPLE[0]!))!;
    await play(store);
    expect(figures(store, anna).games).toBe(2);
    store.dispatch(personRemoved(anna));
    expect(knownPlayers(store.getState()).map(({ name }) => name)).toContain('Anna');
    const again = store.dispatch(addPerson(PEOPLE[0]!))!;
    expect(figures(store, again).games).toBe(2);
  });
});

test('off the roster the same name is the same person, and is erased as one', async () => {
  const store = createAppStore(tinyWorld());
  await play(store);
  const anna = store.dispatch(addPerson(PEOPLE[0]!))!;
  await play(store);
  store.dispatch(personRemoved(anna));
  expect(knownPlayers(store.getState()).map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  const [{ id } = { id: '' }] = knownPlayers(store.getState());
  expect(figures(store, id).games).toBe(2);
  await store.dispatch(eraseStatistics(id));
  expect(knownPlayers(store.getState()).map(({ name }) => name)).toEqual(['Ben']);
});

describe('erasing', () => {
  async function withTwo() {
    const storage = memoryStorage();
    const { schedule, pass } = handTimer();
    const store = createAppStore(
      tinyWorld({ storage, schedule: (what, ms) => (ms > 0 ? schedule(what, ms) : (what(), () => {})) }),
    );
    const anna = store.dispatch(addPerson(PEOPLE[0]!))!;
    await play(store);
    await play(store, { people: [PEOPLE[0]!, { ...PEOPLE[1]!, name: 'Carla' }] });
    return { storage, store, anna, pass };
  }

  test('everything is gone, and nothing comes back by itself', async () => {
    const { storage, store } = await withTwo();
    await store.dispatch(eraseStatistics(null));
    expect(figures(store).games).toBe(0);
    expect(knownPlayers(store.getState())).toEqual([]);
    expect(storage.data.get(STATISTICS_KEY)).not.toContain('Anna');
    expect(booked(await restarted(storage.data))).toEqual([]);
  });

  test('one person is gone, the others keep their games', async () => {
    const { storage, store, anna } = await withTwo();
    await store.dispatch(eraseStatistics(anna));
    expect(knownPlayers(store.getState()).map(({ name }) => name)).toEqual(['Ben', 'Carla']);
    expect(figures(store, 'name:ben').tally).toMatchObject({ games: 1, wins: 0 });
    expect(storage.data.get(STATISTICS_KEY)).not.toMatch(new RegExp(`Anna|${anna}`));
  });

  test('is taken back, with whatever was entered meanwhile', async () => {
    const { storage, store } = await withTwo();
    await store.dispatch(eraseStatistics(null));
    await play(store);
    expect(figures(store).games).toBe(1);
    expect(await store.dispatch(undoErase())).toBe(true);
    expect(figures(store).games).toBe(3);
    expect(booked(await restarted(storage.data))).toHaveLength(3);
    expect(await store.dispatch(undoErase())).toBe(false);
  });

  test('cannot be taken back after a while', async () => {
    const { store, pass } = await withTwo();
    await store.dispatch(eraseStatistics(null));
    pass(UNDO_DELETE_MS - 1);
    expect(store.getState().statistics.erased).not.toBeNull();
    pass(1);
    await settle();
    expect(await store.dispatch(undoErase())).toBe(false);
    expect(figures(store).games).toBe(0);
  });
});

describe('a storage that is', () => {
  /** Takes everything but the book of games. */
  const refusing = (data: Data, isRefusing: () => boolean) =>
    memoryStorage(data, ({ key }) => {
      if (key === STATISTICS_KEY && isRefusing()) throw quotaExceeded();
    });

  test('full says so, loses no game, and takes it when there is room', async () => {
    let isFull = true;
    const store = createAppStore(tinyWorld({ storage: refusing(new Map(), () => isFull) }));
    const id = await play(store);
    expect(store.getState().statistics.problem).toBe('full');
    expect(onDevice(store)).toMatchObject({ id, saved: 'saved' });
    expect(figures(store).games).toBe(1);
    isFull = false;
    await store.dispatch(leaveGame());
    await store.dispatch(loadLibrary());
    await settle();
    expect(store.getState().statistics.problem).toBeNull();
    expect(figures(store).games).toBe(1);
  });

  test('full costs nothing: the next start enters the game', async () => {
    const data: Data = new Map();
    await play(createAppStore(tinyWorld({ storage: refusing(data, () => true) })));
    expect(data.has(STATISTICS_KEY)).toBe(false);
    expect(booked(await restarted(data))).toHaveLength(1);
  });

  test('not to be read is not written over', async () => {
    const storage = memoryStorage();
    await play(createAppStore(tinyWorld({ storage })));
    const kept = storage.data.get(STATISTICS_KEY);
    const read = storage.getItem;
    const failing = {
      ...storage,
      getItem: (key: string) => (key === STATISTICS_KEY ? Promise.reject(new Error('no')) : read(key)),
    };
    const store = createAppStore(tinyWorld({ storage: failing }));
    await store.dispatch(loadStatistics());
    await play(store);
    expect(store.getState().statistics.problem).toBe('unreached');
    expect(storage.data.get(STATISTICS_KEY)).toBe(kept);
  });
});

describe('what lies in the storage', () => {
  async function filled() {
    const storage = memoryStorage();
    await play(createAppStore(tinyWorld({ storage })));
    return storage.data;
  }

  test('a device that never had statistics opens as before, and begins with the games on the bench', async () => {
    const data = await filled();
    data.delete(STATISTICS_KEY);
    const store = await restarted(data);
    expect(booked(store)).toHaveLength(1);
    expect(store.getState().statistics.problem).toBeNull();
  });

  test.each([
    ['changed', (book: string) => book.replace('"total":3', '"total":9')],
    ['cut short', (book: string) => book.slice(0, -10)],
    ['something else', () => 'athanor'],
    ['empty', () => ''],
  ])('%s is put aside as it is, and the book begins anew', async (_, damage) => {
    const data = await filled();
    const damaged = damage(data.get(STATISTICS_KEY)!);
    data.set(STATISTICS_KEY, damaged);
    const storage = memoryStorage(data);
    const store = createAppStore(tinyWorld({ storage }));
    await store.dispatch(loadDeviceData());
    expect(store.getState().statistics.problem).toBe('unreadable');
    await store.dispatch(loadLibrary());
    await settle();
    expect(booked(store)).toHaveLength(1);
    expect(data.get(UNREADABLE_KEY)).toBe(damaged);
    expect((await restarted(data)).getState().statistics.problem).toBe('unreadable');
    await store.dispatch(eraseStatistics(null));
    await settle();
    expect(data.has(UNREADABLE_KEY)).toBe(false);
  });

  test('what a newer app wrote is left alone', async () => {
    const data = await filled();
    const newer = ledgerFileText(EMPTY_LEDGER_FILE)
      .replace(/^\d+:/, '')
      .replace('"statistics":1', '"statistics":2');
    const kept = `${checksum(newer)}:${newer}`;
    data.set(STATISTICS_KEY, kept);
    const storage = memoryStorage(data);
    const store = createAppStore(tinyWorld({ storage }));
    await store.dispatch(loadDeviceData());
    await play(store);
    await store.dispatch(eraseStatistics(null));
    expect(store.getState().statistics.problem).toBe('newer');
    expect(data.get(STATISTICS_KEY)).toBe(kept);
  });

  test('a book is read as it was written', async () => {
    const data = await filled();
    const file = readLedgerFile(data.get(STATISTICS_KEY)!);
    expect(file.ok && ledgerFileText(file.value)).toBe(data.get(STATISTICS_KEY));
  });

  test('what two windows enter is both kept', async () => {
    const storage = memoryStorage();
    const [one, other] = [1, 2].map(() => createAppStore(tinyWorld({ storage })));
    await one!.dispatch(loadDeviceData());
    await other!.dispatch(loadDeviceData());
    await play(one!);
    await play(other!);
    expect(figures(other!).games).toBe(2);
    expect(booked(await restarted(storage.data))).toHaveLength(2);
  });
});

test('the export for other programs is plain JSON with every game in it', async () => {
  const store = createAppStore(tinyWorld());
  await play(store);
  const { file } = store.getState().statistics;
  const exported = JSON.parse(exportedLedger(file)) as { games: unknown };
  expect(text(exported.games)).toBe(text(file.ledger.games));
});
