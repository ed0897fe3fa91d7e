import { cabinetOf } from '@/engine/core/cabinet';
import { asked, defaultOptions } from '@/engine/core/game';
import { legalMoves } from '@/engine/core/play';
import { games } from '@/engine/games';
import { deviceHidden } from '@/engine/store/match/match';
import { takeDevice } from '@/engine/store/match/open-and-leave';
import { playMove } from '@/engine/store/match/play-move';
import { selectorsFor } from '@/engine/store/match/selectors';
import { startGame } from '@/engine/store/match/start-game';
import { createAppStore } from '@/engine/store/store';
import { BOTS, onDevice, PEOPLE, worldOf } from './world';

const select = selectorsFor(cabinetOf(games));
const game = games.find(({ id }) => id === 'witchs-brew')!;
const CLARA = { name: 'Clara', colour: 'green', sigil: 'mars', bot: null } as const;

async function walked(
  people: readonly (typeof PEOPLE)[number][],
  look: (store: ReturnType<typeof createAppStore>) => void,
) {
  const store = createAppStore(worldOf());
  await store.dispatch(startGame({ game: game.id, people, options: defaultOptions(game) }));
  for (let step = 0; step < 40 && asked(onDevice(store).match.table); step += 1) {
    const { seat } = asked(onDevice(store).match.table)!;
    look(store);
    if (select.moment(store.getState())?.type === 'seen') store.dispatch(deviceHidden());
    store.dispatch(takeDevice(seat));
    look(store);
    const moves = legalMoves(game, onDevice(store).match.table);
    await store.dispatch(playMove(seat, moves[Math.floor(moves.length / 2)]!));
  }
}

test('a hand is offered on the open table only, to whoever is asked there, and it is his', async () => {
  let offered = 0;
  await walked([...PEOPLE, CLARA], (store) => {
    const moment = select.moment(store.getState())!;
    const holding = select.holding(store.getState());
    if (moment.type !== 'open') return expect(holding).toBeNull();
    offered += 1;
    expect(holding).toEqual(game.view(onDevice(store).match.table, moment.seat!));
    expect(select.view(store.getState())).toMatchObject({ viewer: 'public' });
  });
  expect(offered).toBeGreaterThan(5);
});

test('somebody alone among bots sees his hand anyway', async () => {
  const store = createAppStore(worldOf());
  const people = [PEOPLE[0]!, ...BOTS.slice(0, 2)];
  await store.dispatch(startGame({ game: game.id, people, options: defaultOptions(game) }));
  expect(select.holding(store.getState())).toBeNull();
});

test('everybody makes his first move once', async () => {
  const firsts: (number | null)[] = [];
  await walked([...PEOPLE, CLARA], (store) => {
    if (select.isFirstMove(store.getState())) firsts.push(select.moment(store.getState())!.seat);
  });
  expect([...firsts].sort()).toEqual([0, 1, 2]);
});
