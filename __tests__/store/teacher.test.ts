import { asked, type GameTypes } from '@/engine/core/game';
import { legalMoves } from '@/engine/core/play';
import type { Lapse } from '@/engine/core/review';
import { games } from '@/engine/games';
import { deleteGame, exportGame, loadLibrary, readGameFile } from '@/engine/store/saves/library-actions';
import { reviewKey } from '@/engine/store/storage/keys';
import { botHurried, deviceHidden, gameLeft, watchingStopped } from '@/engine/store/match/match';
import { playMove, undoMove } from '@/engine/store/match/play-move';
import { readReview, reviewText } from '@/engine/store/thinking/review-file';
import { settleGame, takeDevice } from '@/engine/store/match/open-and-leave';
import { settingsChanged } from '@/engine/store/settings/settings';
import type { GameFile } from '@/engine/store/saves/game-file';
import { readerOf, type SeatedPerson } from '@/engine/store/people/seated-people';
import { createAppStore, type AppStore } from '@/engine/store/store';
import { askAdvice, canAdvise } from '@/engine/store/thinking/hints';
import { recallReview, reviewGame, reviewStopped, type ReviewState } from '@/engine/store/thinking/reviews';
import {
  ANNA,
  askedSeat,
  BEN,
  BOTS,
  memoryStorage,
  onDevice,
  PEOPLE,
  playAny,
  quotaExceeded,
  settle,
  started,
  worldOf,
  type Data,
  type Operation,
  type Changes,
} from './world';

const MASTERS = BOTS.slice(0, 2).map((bot) => ({ ...bot, bot: 'master' as const }));

async function tableOf(
  people: readonly SeatedPerson[],
  changes: Changes = {},
): Promise<{ store: AppStore; id: string }> {
  const store = createAppStore(worldOf(changes));
  store.dispatch(settingsChanged({ speed: 'off', botSpeed: 'off' }));
  return { store, id: await started(store, people) };
}

const moves = (store: AppStore): number => onDevice(store).match.record.moves.length;

describe('the sign that a bot thinks', () => {
  /** Whether it was seen before each of the first moves, and stayed after it. */
  async function seen(people: readonly SeatedPerson[], count: number) {
    const store = createAppStore(worldOf());
    store.dispatch(settingsChanged({ speed: 'off', botSpeed: 'off' }));
    const before = new Set<number>();
    let lingered = 0;
    let last = 0;
    store.subscribe(() => {
      const { match } = store.getState();
      if (!match) return;
      const now = match.match.record.moves.length;
      if (now > last && match.isPondering) lingered += 1;
      last = now;
      if (match.isPondering) before.add(now);
    });
    await started(store, people);
    while (moves(store) < count) await settle();
    store.dispatch(gameLeft());
    return { before, lingered };
  }

  test('comes when a master takes long, and goes with its move', async () => {
    const { before, lingered } = await seen(MASTERS, 4);
    expect(before.size).toBeGreaterThan(0);
    expect(lingered).toBe(0);
  });

  test('does not come for a thought that is over at once', async () => {
    const quick = BOTS.slice(2).map((bot) => ({ ...bot, bot: 'apprentice' as const }));
    expect((await seen(quick, 4)).before.size).toBe(0);
  });

  test('goes when nobody watches any more, and when the bot is hurried', async () => {
    const { store } = await tableOf(MASTERS);
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((resolve) => setImmediate(resolve));
    };
    await until(() => onDevice(store).isPondering);
    const at = moves(store);
    store.dispatch(botHurried());
    await settle();
    expect(moves(store)).toBeGreaterThan(at);
    await until(() => onDevice(store).isPondering);
    store.dispatch(watchingStopped());
    expect(onDevice(store).isPondering).toBe(false);
    store.dispatch(gameLeft());
  });
});

describe('a hint', () => {
  test('is a legal move of whoever holds the device and is asked', async () => {
    const { store } = await tableOf([PEOPLE[0]!, BOTS[0]!]);
    while (askedSeat(store) !== ANNA) await settle();
    const advice = await store.dispatch(askAdvice());
    expect(legalMoves(games[0]!, onDevice(store).match.table)).toContainEqual(advice?.best.move);
    expect(await store.dispatch(askAdvice())).toEqual(advice);
  });

  test('is not given under the curtain', async () => {
    const { store } = await tableOf(PEOPLE);
    expect(await store.dispatch(askAdvice())).toBeNull();
    store.dispatch(takeDevice(askedSeat(store)));
    expect(canAdvise(store.getState())).toBe(true);
    store.dispatch(deviceHidden());
    expect(canAdvise(store.getState())).toBe(false);
    expect(await store.dispatch(askAdvice())).toBeNull();
  });

  test('is not given on the open table among several, where all would hear it', async () => {
    const { store } = await tableOf(PEOPLE);
    for (let move = 0; !asked(onDevice(store).match.table)?.open; move += 1) {
      if (move > 400) throw new Error('Nothing was asked openly');
      store.dispatch(takeDevice(askedSeat(store)));
      await playAny(store);
    }
    expect(canAdvise(store.getState())).toBe(false);
    expect(await store.dispatch(askAdvice())).toBeNull();
  });

  test('is of no use any more once a move is made, or the device is put down', async () => {
    const { store } = await tableOf(PEOPLE);
    store.dispatch(takeDevice(askedSeat(store)));
    const asking = store.dispatch(askAdvice());
    store.dispatch(deviceHidden());
    expect(await asking).toBeNull();
    store.dispatch(takeDevice(askedSeat(store)));
    const again = store.dispatch(askAdvice());
    await store.dispatch(playMove(askedSeat(store), { type: 'end' }));
    expect(await again).toBeNull();
  });

  test('is of no use any more once another move stands in the place of the one that it followed', async () => {
    const { store } = await tableOf(PEOPLE);
    const seat = askedSeat(store);
    store.dispatch(takeDevice(seat));
    const [one, another] = legalMoves(games[0]!, onDevice(store).match.table).filter(
      ({ type }) => type === 'extract',
    );
    await store.dispatch(playMove(seat, one!));
    const asking = store.dispatch(askAdvice());
    await store.dispatch(undoMove(seat));
    await store.dispatch(playMove(seat, another!));
    expect(canAdvise(store.getState())).toBe(true);
    expect(onDevice(store).match.record.moves).toEqual([[seat, another]]);
    expect(await asking).toBeNull();
  });

  test('is not given in a bot’s turn', async () => {
    const { store } = await tableOf([PEOPLE[0]!, { ...BOTS[0]!, bot: 'master' }]);
    while (askedSeat(store) !== ANNA) await settle();
    await store.dispatch(playMove(ANNA, { type: 'end' }));
    expect(askedSeat(store)).not.toBe(ANNA);
    expect(await store.dispatch(askAdvice())).toBeNull();
    store.dispatch(gameLeft());
  });
});

describe('a review', () => {
  let file: GameFile;
  let id: string;
  let data: Data;

  beforeAll(async () => {
    data = new Map();
    const { store, id: played } = await tableOf([PEOPLE[0]!, BOTS[3]!], { storage: memoryStorage(data) });
    while (asked(onDevice(store).match.table)) {
      if (askedSeat(store) === ANNA) await playAny(store);
      else await settle();
    }
    const read = await store.dispatch(readGameFile(played));
    if (!read.ok) throw new Error('The game cannot be read');
    file = read.value;
    id = played;
    await store.dispatch(settleGame());
  });

  test('tells how far it has come, and then what it has found', async () => {
    const store = createAppStore(worldOf());
    const seen: (ReviewState | null)[] = [];
    store.subscribe(() => seen.push(store.getState().review));
    await store.dispatch(reviewGame(id, file));
    const { review } = store.getState();
    expect(review?.lapses?.length).toBeGreaterThan(0);
    expect(review?.lapses?.every(({ seat }) => seat === ANNA)).toBe(true);
    expect(review?.done).toBe(review?.of);
    const steps = seen.flatMap((one) => (one && one.lapses === null ? [one.done] : []));
    expect(steps.length).toBeGreaterThan(3);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
  });

  test('that has no time for all says how much it looked at', async () => {
    let time = 0;
    const store = createAppStore(worldOf({ now: () => (time += 200) }));
    await store.dispatch(reviewGame(id, file));
    const { done, of, lapses } = store.getState().review!;
    expect(lapses).not.toBeNull();
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(of);
  });

  test('can be stopped, and then nothing comes of it', async () => {
    const store = createAppStore(worldOf());
    const going = store.dispatch(reviewGame(id, file));
    await settle();
    expect(store.getState().review?.lapses).toBeNull();
    store.dispatch(reviewStopped());
    await going;
    expect(store.getState().review).toBeNull();
  });

  describe('that has come to its end', () => {
    /** A device on which the game lies, and time flies. */
    const deviceWith = (kept: Data, before?: (operation: Operation) => void) => {
      let time = 0;
      const storage = memoryStorage(kept, before);
      return createAppStore(worldOf({ storage, now: () => (time += 20) }));
    };

    /** The storage after a review, and what was found. */
    async function looked() {
      const kept: Data = new Map(data);
      const store = deviceWith(kept);
      await store.dispatch(reviewGame(id, file));
      return { kept, found: store.getState().review! };
    }

    async function recalled(kept: Data, read: GameFile = file): Promise<ReviewState | null> {
      const store = deviceWith(kept);
      await store.dispatch(recallReview(id, read));
      return store.getState().review;
    }

    test('is kept with its game, and found again after a restart', async () => {
      const { kept, found } = await looked();
      expect(found.lapses?.length).toBeGreaterThan(0);
      expect(await recalled(kept)).toEqual(found);
      const again = deviceWith(kept);
      expect(await again.dispatch(readGameFile(id))).toMatchObject({ ok: true });
      const exported = await again.dispatch(exportGame(id));
      expect(exported.ok && exported.value).not.toContain('"lapses"');
    });

    test('is looked for anew if it is broken, of another end of the game, or for others to read', async () => {
      const { kept, found } = await looked();
      const text = kept.get(reviewKey(id))!;
      const broken = ['', 'review', text.slice(0, -1), text.replace(/"loss":0/, '"loss":1'), `0${text}1`];
      for (const junk of broken) expect(await recalled(new Map(kept).set(reviewKey(id), junk))).toBeNull();
      const { record } = file.match;
      const shorter = { ...file.match, record: { ...record, moves: record.moves.slice(0, -1) } };
      expect(await recalled(kept, { ...file, match: shorter })).toBeNull();
      expect(await recalled(kept, { ...file, people: PEOPLE })).toBeNull();
      expect(found.lapses).not.toBeNull();
    });

    test('is looked for anew if it names what could not be played', async () => {
      const { found } = await looked();
      const [lapse] = found.lapses!;
      const read = (changes: Partial<Lapse<GameTypes>>) => {
        const lapses = [{ ...lapse!, ...changes }];
        const looked = { done: 1, of: 2, isBrief: true };
        return readReview(file, [ANNA], reviewText(file, [ANNA], { lapses, ...looked }));
      };
      expect(read({})).toEqual({ lapses: [lapse], done: 1, of: 2, isBrief: true });
      expect(read({ better: { type: 'nonsense' } })).toBeNull();
      expect(read({ step: file.match.record.moves.length })).toBeNull();
      expect(read({ loss: 2 })).toBeNull();
    });

    test('goes with its game, and leaves nothing behind if that is gone already', async () => {
      const { kept } = await looked();
      const store = deviceWith(kept);
      await store.dispatch(loadLibrary());
      await store.dispatch(deleteGame(id));
      await settle();
      expect([...kept.keys()].filter((key) => key.includes(id))).toEqual([]);
      await store.dispatch(reviewGame(id, file));
      expect(store.getState().review?.lapses).not.toBeNull();
      expect([...kept.keys()].filter((key) => key.includes(id))).toEqual([]);
    });

    test('is told all the same if the storage is full', async () => {
      const store = deviceWith(new Map(data), () => {
        throw quotaExceeded();
      });
      await store.dispatch(reviewGame(id, file));
      expect(store.getState().review?.lapses?.length).toBeGreaterThan(0);
    });

    test('does not disturb one that goes on', async () => {
      const { kept } = await looked();
      const store = deviceWith(kept);
      const going = store.dispatch(reviewGame('another', file));
      await store.dispatch(recallReview(id, file));
      expect(store.getState().review).toMatchObject({ id: 'another', lapses: null });
      store.dispatch(reviewStopped());
      await going;
    });
  });

  test('is read as one’s own by somebody alone, and on the open table among several', () => {
    expect(readerOf([BEN])).toBe(BEN);
    expect(readerOf([ANNA, BEN])).toBe('public');
    expect(readerOf([])).toBe('public');
  });
});
