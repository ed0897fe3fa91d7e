import { cabinetOf } from '@/engine/core/cabinet';
import { asked } from '@/engine/core/game';
import { games } from '@/engine/games';
import { loadLibrary } from '@/engine/store/saves/library-actions';
import { keysOf, lessonId } from '@/engine/store/storage/keys';
import {
  followLesson,
  openLesson,
  restartLesson,
  showGesture,
  stepBack,
  type LessonClass,
} from '@/engine/store/match/lessons';
import { selectorsFor } from '@/engine/store/match/selectors';
import { savedGames } from '@/engine/store/saves/library';
import { leaveGame } from '@/engine/store/match/open-and-leave';
import { settingsChanged } from '@/engine/store/settings/settings';
import { createAppStore, type AppStore } from '@/engine/store/store';
import { memoryStorage, onDevice, settle, text, worldOf } from './world';

const select = selectorsFor(cabinetOf(games));

const PRESENT: LessonClass = {
  learner: { name: 'Ada', colour: 'orange', sigil: 'sun' },
  others: [
    { name: 'Zosimos', colour: 'green', sigil: 'mars' },
    { name: 'Maria', colour: 'blue', sigil: 'venus' },
    { name: 'Geber', colour: 'purple', sigil: 'saturn' },
  ],
};

const taught = games.flatMap(({ id, lesson }) => (lesson ? [{ id, lesson }] : []));
const [first] = taught;
const KAZAAM = first!.id;

function storeOn(storage = memoryStorage()): AppStore {
  const store = createAppStore(worldOf({ storage }));
  store.dispatch(settingsChanged({ speed: 'off', botSpeed: 'off' }));
  return store;
}

const movesOf = (store: AppStore) => onDevice(store).match.record.moves.length;
const wantedIn = (store: AppStore) => {
  const moment = select.lesson(store.getState());
  return moment?.type === 'step' ? (moment.next?.[1] ?? null) : null;
};

/** Follows the lesson, bots answering, until so many moves are made or it is over. */
async function follow(store: AppStore, upTo = Infinity): Promise<void> {
  for (let tries = 0; tries < 500 && movesOf(store) < upTo; tries += 1) {
    if (select.lesson(store.getState())?.type === 'over') return;
    const { match } = onDevice(store);
    const wanted = wantedIn(store);
    const isOwn = asked(match.table)?.seat === 0;
    if (isOwn && wanted) await store.dispatch(followLesson(wanted));
    await settle();
  }
}

test.each(taught)(
  '$id: the learner alone makes his moves, the bots answer as it is told',
  async ({ id, lesson }) => {
    const store = storeOn();
    expect(await store.dispatch(openLesson(id, PRESENT))).toEqual({ ok: true, value: null });
    await follow(store);
    expect(select.lesson(store.getState())).toEqual({ type: 'over' });
    expect(onDevice(store).match.record.moves).toEqual(lesson.steps.flatMap(({ line }) => line));
    expect(onDevice(store).people.map(({ bot }) => bot === null)).toEqual(
      Array.from({ length: lesson.seats }, (_, seat) => seat === lesson.learner),
    );
  },
);

test.each(taught)('$id: shown gesture by gesture, no words ask twice for a touch', async ({ id, lesson }) => {
  const store = storeOn();
  await store.dispatch(openLesson(id, PRESENT));
  const asked: string[] = [];
  for (let tries = 0; tries < 500; tries += 1) {
    const moment = select.lesson(store.getState());
    if (moment?.type !== 'step') break;
    if (moment.next?.[0] === lesson.learner) {
      const step = lesson.steps[moment.index]!.id;
      asked.push(`${step}: ${lesson.text.fr.steps[step]!.todos(String)[moment.own]}`);
      await store.dispatch(showGesture());
    }
    await settle();
  }
  expect(onDevice(store).match.record.moves).toEqual(lesson.steps.flatMap(({ line }) => line));
  expect(asked.filter((words, index) => words === asked[index - 1])).toEqual([]);
});

test('bots do not play on when the lesson is over', async () => {
  const store = storeOn();
  await store.dispatch(openLesson(KAZAAM, PRESENT));
  await follow(store);
  const moves = movesOf(store);
  await settle();
  expect(movesOf(store)).toBe(moves);
});

test('a move that the lesson does not want changes nothing', async () => {
  const store = storeOn();
  await store.dispatch(openLesson(KAZAAM, PRESENT));
  expect(await store.dispatch(followLesson({ type: 'draw' }))).toEqual({ ok: false, problem: 'unwanted' });
  expect(movesOf(store)).toBe(0);
});

test('a lesson is gone on with where it was left, also after a kill', async () => {
  const storage = memoryStorage();
  const store = storeOn(storage);
  await store.dispatch(openLesson(KAZAAM, PRESENT));
  await follow(store, 2);
  const killed = storeOn(memoryStorage(new Map(storage.data)));
  await killed.dispatch(openLesson(KAZAAM, PRESENT));
  expect(text(onDevice(killed).match)).toBe(text(onDevice(store).match));
  await store.dispatch(leaveGame());
  expect(store.getState().match).toBeNull();
  await store.dispatch(openLesson(KAZAAM, PRESENT));
  expect(movesOf(store)).toBe(2);
});

test('it goes back over what was seen and played, and a kill does not bring it on again', async () => {
  const storage = memoryStorage();
  const store = storeOn(storage);
  await store.dispatch(openLesson(KAZAAM, PRESENT));
  await follow(store, 8);
  expect(movesOf(store)).toBe(8);
  const stops: number[] = [];
  while (await store.dispatch(stepBack())) stops.push(movesOf(store));
  expect(stops).toEqual([2, 1, 0]);
  const killed = storeOn(memoryStorage(new Map(storage.data)));
  await killed.dispatch(openLesson(KAZAAM, PRESENT));
  expect(movesOf(killed)).toBe(0);
  await follow(killed);
  expect(select.lesson(killed.getState())).toEqual({ type: 'over' });
});

test('what is finished begins anew, and so does what no longer follows the lesson', async () => {
  const storage = memoryStorage();
  const store = storeOn(storage);
  await store.dispatch(openLesson(KAZAAM, PRESENT));
  await follow(store);
  await store.dispatch(leaveGame());
  await store.dispatch(openLesson(KAZAAM, PRESENT));
  expect(movesOf(store)).toBe(0);
  await follow(store, 1);
  await store.dispatch(restartLesson());
  expect(movesOf(store)).toBe(0);
  await store.dispatch(leaveGame());
  const rewritten = games.map((game) =>
    game.id === KAZAAM && game.lesson ? { ...game, lesson: { ...game.lesson, seed: 3 } } : game,
  );
  const later = createAppStore(worldOf({ storage, games: rewritten }));
  await later.dispatch(openLesson(KAZAAM, PRESENT));
  expect(onDevice(later).match.record.seed).toBe(3);
});

test('a lesson is among the saved games neither while it lasts nor afterwards', async () => {
  const storage = memoryStorage();
  const store = storeOn(storage);
  await store.dispatch(openLesson(KAZAAM, PRESENT));
  await follow(store, 1);
  await store.dispatch(leaveGame());
  await store.dispatch(loadLibrary());
  expect(keysOf([...storage.data.keys()], lessonId(KAZAAM))).toBeDefined();
  expect(savedGames(store.getState())).toEqual([]);
  expect(Object.keys(store.getState().library.items)).toEqual([]);
});

test('whoever has opened one is offered none any more; a game without one has none', async () => {
  const store = storeOn();
  expect(store.getState().settings.offersLessons).toBe(true);
  expect(await store.dispatch(openLesson('chess', PRESENT))).toEqual({ ok: false, problem: 'no-lesson' });
  expect(store.getState().settings.offersLessons).toBe(true);
  await store.dispatch(openLesson(KAZAAM, PRESENT));
  expect(store.getState().settings.offersLessons).toBe(false);
});

test('what another window teaches is not touched here', async () => {
  const store = createAppStore(worldOf({ claim: async () => null }));
  const opened = await store.dispatch(openLesson(KAZAAM, PRESENT));
  expect(opened).toEqual({ ok: false, problem: 'open-elsewhere' });
});

test('a lesson that is gone on with calls everybody by the names of the language that is spoken now', async () => {
  const storage = memoryStorage();
  const store = storeOn(storage);
  await store.dispatch(openLesson(KAZAAM, PRESENT));
  await follow(store, 2);
  await store.dispatch(leaveGame());
  const french: LessonClass = {
    ...PRESENT,
    others: PRESENT.others.map((guise) => ({ ...guise, name: `${guise.name} le Grand` })),
  };
  await store.dispatch(openLesson(KAZAAM, french));
  expect(movesOf(store)).toBeGreaterThan(0);
  const names = onDevice(store).people.map(({ name }) => name);
  expect(names).toEqual(
    ['Ada', 'Zosimos le Grand', 'Maria le Grand', 'Geber le Grand'].slice(0, names.length),
  );
});
