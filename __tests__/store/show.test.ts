import { cabinetOf } from '@/engine/core/cabinet';
import { asked } from '@/engine/core/game';
import { legalMoves } from '@/engine/core/play';
import { games } from '@/engine/games';
import { factsShown } from '@/engine/store/match/match';
import { playMove } from '@/engine/store/match/play-move';
import { selectorsFor } from '@/engine/store/match/selectors';
import { hideNow, takeDevice } from '@/engine/store/match/open-and-leave';
import { startGame } from '@/engine/store/match/start-game';
import { createAppStore, type AppStore } from '@/engine/store/store';
import { onDevice, worldOf } from './world';

const select = selectorsFor(cabinetOf(games));
const game = games.find(({ id }) => id === 'witchs-brew')!;

const PEOPLE = ['Anna', 'Ben', 'Clara'].map((name) => ({
  name,
  colour: 'orange' as const,
  sigil: 'sun' as const,
  bot: null,
}));

async function atTheTable(): Promise<AppStore> {
  const store = createAppStore(worldOf());
  const options = { forbiddenRoles: 'off', openScores: false };
  const begun = await store.dispatch(startGame({ game: game.id, people: PEOPLE, options }));
  if (!begun.ok) throw new Error(begun.problem);
  return store;
}

/** Plays the last of the legal moves and says whether the question was an open one. */
async function playOne(store: AppStore): Promise<boolean> {
  const { table } = onDevice(store).match;
  const { seat, open } = asked(table)!;
  store.dispatch(takeDevice(seat));
  const moves = legalMoves(game, table);
  await store.dispatch(playMove(seat, moves[Math.floor(moves.length / 2)]!));
  return open;
}

const show = (store: AppStore) => {
  const { viewer } = select.moment(store.getState())!;
  store.dispatch(factsShown({ viewer, upTo: onDevice(store).match.log.length }));
};

test('what happened on the open table is shown before the device changes hands', async () => {
  const store = await atTheTable();
  let shows = 0;
  for (let step = 0; step < 60; step += 1) {
    const wasOpen = await playOne(store);
    const isCurtain = select.moment(store.getState())?.type === 'curtain';
    expect(select.isFinishingShow(store.getState())).toBe(wasOpen && isCurtain);
    if (isCurtain && wasOpen) shows += 1;
    show(store);
    expect(select.isFinishingShow(store.getState())).toBe(false);
  }
  expect(shows).toBeGreaterThan(0);
});

test('hiding ends the show at once', async () => {
  const store = await atTheTable();
  for (let step = 0; step < 60 && !select.isFinishingShow(store.getState()); step += 1) {
    await playOne(store);
    if (!select.isFinishingShow(store.getState())) show(store);
  }
  expect(select.isFinishingShow(store.getState())).toBe(true);
  await store.dispatch(hideNow());
  expect(select.isFinishingShow(store.getState())).toBe(false);
});

test('what was over when the device was taken is not shown to the table later', async () => {
  const store = await atTheTable();
  const { seat } = asked(onDevice(store).match.table)!;
  store.dispatch(takeDevice(seat));
  expect(onDevice(store).shown.onTable).toBe(onDevice(store).match.log.length);
});

test('among several people the log tells only what is open', async () => {
  const store = await atTheTable();
  await playOne(store);
  const { seat } = asked(onDevice(store).match.table)!;
  store.dispatch(takeDevice(seat));
  await playOne(store);
  store.dispatch(takeDevice(asked(onDevice(store).match.table)!.seat));
  const told = select.log(store.getState()).flatMap(({ facts }) => facts);
  const chosen = told.filter(({ type }) => type === 'chose');
  expect(chosen).toHaveLength(2);
  for (const fact of chosen) expect(fact).toMatchObject({ roles: null });
});
