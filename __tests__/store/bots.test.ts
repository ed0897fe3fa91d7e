import { cabinetOf } from '@/engine/core/cabinet';
import { asked, type AnyGame } from '@/engine/core/game';
import { games } from '@/engine/games';
import {
  botHurried,
  factsShown,
  gameLeft,
  watchingResumed,
  watchingStopped,
} from '@/engine/store/match/match';
import { playMove } from '@/engine/store/match/play-move';
import { selectorsFor } from '@/engine/store/match/selectors';
import { openGame, takeDevice } from '@/engine/store/match/open-and-leave';
import { settingsChanged } from '@/engine/store/settings/settings';
import { inSlices } from '@/engine/store/thinking/time-slices';
import { createAppStore, type AppStore } from '@/engine/store/store';
import {
  askedSeat,
  BOTS,
  handTimer,
  memoryStorage,
  onDevice,
  PEOPLE,
  settle,
  started,
  text,
  worldOf,
  type Changes,
} from './world';

const select = selectorsFor(cabinetOf(games));
const moves = (store: AppStore): number => store.getState().match?.match.record.moves.length ?? 0;

function tableOf(changes: Changes = {}): AppStore {
  const store = createAppStore(worldOf(changes));
  store.dispatch(settingsChanged({ speed: 'off', botSpeed: 'off' }));
  return store;
}

async function untilOver(store: AppStore): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      const { match } = store.getState();
      if (match && !asked(match.match.table)) resolve();
    };
    store.subscribe(look);
    look();
  });
}

test('four bots play a whole game, it is saved, and the same seed gives the same game', async () => {
  const records: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const storage = memoryStorage();
    const store = tableOf({ storage });
    const id = await started(store, BOTS);
    await untilOver(store);
    expect(select.moment(store.getState())).toEqual({ type: 'over', seat: null, viewer: 'public' });
    expect(select.handOvers(store.getState())).toBe(0);
    const again = createAppStore(worldOf({ storage }));
    await again.dispatch(openGame(id));
    expect(text(onDevice(again).match)).toBe(text(onDevice(store).match));
    records.push(text(onDevice(store).match.record.moves));
  }
  expect(records[0]).toBe(records[1]);
});

test('a bot answers a human, by the human’s own view if there is only one', async () => {
  const store = tableOf();
  await started(store, [PEOPLE[0]!, BOTS[0]!]);
  await settle();
  expect(askedSeat(store)).toBe(0);
  const before = moves(store);
  await store.dispatch(playMove(askedSeat(store), { type: 'end' }));
  expect(select.moment(store.getState())).toMatchObject({ type: 'bot', viewer: 0 });
  while (askedSeat(store) !== 0) await settle();
  expect(moves(store)).toBeGreaterThan(before + 1);
});

const RESTS = 40;

describe('with time in hand', () => {
  async function waiting(settings = {}, changes: Partial<AnyGame> = {}, of: AnyGame = games[0]!) {
    const { schedule, pass } = handTimer();
    const middle = jest.fn(of.middle);
    const game = { ...of, middle, ...changes };
    const store = createAppStore(worldOf({ schedule, games: [game] }));
    store.dispatch(settingsChanged({ speed: 'off', botSpeed: 'normal', ...settings }));
    await started(
      store,
      BOTS.map((bot) => ({ ...bot, bot: 'adept' })),
      game,
    );
    const after = async (ms: number): Promise<number> => {
      pass(ms);
      await settle();
      // A thought rests as often as it likes.
      for (let rest = 0; rest < RESTS; rest += 1) {
        pass(0);
        await settle();
      }
      return moves(store);
    };
    return { store, after, middle };
  }

  test('one move is made at a time, at the pace that is set', async () => {
    const { after } = await waiting();
    expect(await after(699)).toBe(0);
    expect(await after(1)).toBe(1);
    expect(await after(699)).toBe(1);
    expect(await after(1)).toBe(2);
  });

  test('where a turn is many moves, only the first of a bot’s turn is waited for', async () => {
    const { store, after } = await waiting({}, { goesOn: () => true });
    const seat = () => askedSeat(store);
    const first = seat();
    expect(await after(699)).toBe(0);
    await after(1);
    for (let step = 0; step < 40 && seat() === first; step += 1) await after(0);
    expect(seat()).not.toBe(first);
    const played = moves(store);
    expect(await after(699)).toBe(played);
    expect(await after(1)).toBeGreaterThan(played);
  });

  test('a bot waits until what happened has been shown, but not for ever', async () => {
    const { store, after } = await waiting({ speed: 'normal' });
    expect(await after(5000)).toBe(0);
    store.dispatch(factsShown({ viewer: 'public', upTo: onDevice(store).match.log.length }));
    await settle();
    expect(await after(700)).toBe(1);
    expect(await after(9999)).toBe(1);
    await after(1);
    expect(await after(700)).toBe(2);
  });

  test('a move that makes nothing happen need not be shown', async () => {
    const { store, after } = await waiting(
      { speed: 'normal' },
      {},
      games.find(({ id }) => id === 'materia-prima'),
    );
    const log = () => onDevice(store).match.log;
    for (let step = 0; step < 150; step += 1) {
      const isSeen = log().at(-1)?.facts.length !== 0;
      if (isSeen) store.dispatch(factsShown({ viewer: 'public', upTo: log().length }));
      await settle();
      expect(await after(700)).toBeGreaterThan(step);
    }
    expect(log().some(({ facts }) => facts.length === 0)).toBe(true);
  });

  test('nothing is played while nobody watches, and one move when somebody does again', async () => {
    const { store, after, middle } = await waiting();
    await after(300);
    store.dispatch(watchingStopped());
    expect(await after(5000)).toBe(0);
    store.dispatch(watchingResumed());
    store.dispatch(watchingStopped());
    store.dispatch(watchingResumed());
    expect(await after(700)).toBe(1);
    expect(await after(0)).toBe(1);
    expect(middle).toHaveBeenCalledTimes(1);
  });

  test('a game that was left is not played on', async () => {
    const { store, after } = await waiting();
    await after(300);
    store.dispatch(gameLeft());
    await after(10_000);
    expect(store.getState().match).toBeNull();
    await started(store, BOTS);
    expect(await after(699)).toBe(0);
    expect(await after(1)).toBe(1);
  });
});

test('a bot between two humans is watched on the open table, and the curtain follows', async () => {
  const store = tableOf();
  await started(store, [PEOPLE[0]!, BOTS[2]!, PEOPLE[1]!]);
  await settle();
  for (let turn = 0; turn < 6; turn += 1) {
    while (select.moment(store.getState())?.type === 'bot') await settle();
    const { type, seat } = select.moment(store.getState())!;
    if (type === 'curtain') expect(store.dispatch(takeDevice(seat!))).toBe(true);
    const ended = select.moves(store.getState()).find((move) => move.type === 'end' || move.type === 'allow');
    await store.dispatch(playMove(seat!, ended ?? select.moves(store.getState())[0]!));
    const next = select.moment(store.getState())!;
    expect(next.viewer === 'public' || next.viewer === onDevice(store).holder).toBe(true);
  }
});

describe('in a hurry', () => {
  function* slow(): Generator<void, string, boolean | void> {
    for (let step = 0; step < 10_000; step += 1) if (yield) return `hurried at ${step}`;
    return 'done';
  }
  const rest = async () => undefined;

  test('a thought is cut short', async () => {
    let steps = 0;
    const pace = { now: () => 0, rest, isHurried: () => (steps += 1) > 7 };
    expect(await inSlices(slow(), pace)).toBe('hurried at 6');
  });

  test('a thought is cut short after three seconds at the latest', async () => {
    let time = 0;
    const pace = { now: () => (time += 1), rest, isHurried: () => false };
    expect(await inSlices(slow(), pace)).toMatch('hurried');
    expect(time).toBeGreaterThan(3000);
    expect(time).toBeLessThan(3020);
  });

  test('a bot that is waiting or thinking moves at once', async () => {
    const { schedule, pass } = handTimer();
    const store = createAppStore(worldOf({ schedule }));
    store.dispatch(settingsChanged({ speed: 'off', botSpeed: 'slow' }));
    await started(
      store,
      BOTS.map((bot) => ({ ...bot, bot: 'master', temper: 'bold' })),
    );
    pass(100);
    await settle();
    expect(moves(store)).toBe(0);
    store.dispatch(botHurried());
    await settle();
    expect(moves(store)).toBeGreaterThan(0);
  });

  test('a bot hurries until its turn is over, and the next one takes its time', async () => {
    const { schedule, pass } = handTimer();
    const store = createAppStore(worldOf({ schedule }));
    store.dispatch(settingsChanged({ speed: 'off', botSpeed: 'slow' }));
    await started(
      store,
      BOTS.map((bot) => ({ ...bot, bot: 'master' })),
    );
    const first = askedSeat(store);
    store.dispatch(botHurried());
    for (let round = 0; round < 40 && askedSeat(store) === first; round += 1) await settle();
    expect(askedSeat(store)).not.toBe(first);
    const played = moves(store);
    expect(played).toBeGreaterThan(1);
    expect(onDevice(store).hurried).toBeNull();
    pass(1399);
    await settle();
    expect(moves(store)).toBe(played);
    pass(1);
    await settle();
    expect(moves(store)).toBe(played);
    store.dispatch(botHurried());
    pass(0);
    await settle();
    expect(moves(store)).toBeGreaterThan(played);
  });

  test('a game that is put on the device anew is not in a hurry', async () => {
    const { schedule } = handTimer();
    const store = createAppStore(worldOf({ schedule }));
    const id = await started(store, BOTS);
    store.dispatch(botHurried());
    expect(onDevice(store).hurried).not.toBeNull();
    store.dispatch(gameLeft());
    await store.dispatch(openGame(id));
    expect(onDevice(store).hurried).toBeNull();
  });
});

test('thinking rests whenever its slice of time is used up', async () => {
  let time = 0;
  let rests = 0;
  function* thought(): Generator<void, string> {
    for (let step = 0; step < 12; step += 1) {
      time += 3;
      yield;
    }
    return 'done';
  }
  const rest = async () => void (rests += 1);
  expect(await inSlices(thought(), { now: () => time, rest, isHurried: () => false })).toBe('done');
  expect(rests).toBe(4);
});
