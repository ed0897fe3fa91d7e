import { cabinetOf } from '@/engine/core/cabinet';
import { asked, defaultOptions, type AnyGame, type Shelf } from '@/engine/core/game';
import { legalMoves } from '@/engine/core/play';
import { below, rngFrom } from '@/engine/core/rng';
import { toSeat, type Seat } from '@/engine/core/seat';
import { games } from '@/engine/games';
import { kazaam } from '@/engine/games/kazaam/game';
import { playMove } from '@/engine/store/match/play-move';
import type { SeatedPerson } from '@/engine/store/people/seated-people';
import { startGame } from '@/engine/store/match/start-game';
import { createAppStore, type AppStore } from '@/engine/store/store';
import type { KeyValueStorage, Schedule, World } from '@/engine/store/world/world';

// Whole games are played here, and the machine may be busy.
jest.setTimeout(60_000);

export const ANNA = toSeat(0);
export const BEN = toSeat(1);

export const PEOPLE: readonly SeatedPerson[] = [
  { name: 'Anna', colour: 'orange', sigil: 'sun', bot: null },
  { name: 'Ben', colour: 'sky', sigil: 'moon', bot: null },
];

export const BOTS: readonly SeatedPerson[] = [
  { name: 'Zosimos', colour: 'green', sigil: 'mars', bot: 'adept' },
  { name: 'Maria', colour: 'blue', sigil: 'venus', bot: 'adept' },
  { name: 'Geber', colour: 'purple', sigil: 'saturn', bot: 'apprentice' },
  { name: 'Severus', colour: 'yellow', sigil: 'jupiter', bot: 'apprentice' },
];

export type Data = Map<string, string>;
export type Operation = { readonly type: 'set' | 'remove'; readonly key: string; readonly value?: string };

interface MemoryStorage extends KeyValueStorage {
  readonly data: Data;
  /** Every change so far. */
  readonly operations: Operation[];
}

/** Like the web's: `before` may throw instead of letting a change happen. */
export function memoryStorage(
  data: Data = new Map(),
  before: (operation: Operation) => void = () => {},
): MemoryStorage {
  const operations: Operation[] = [];
  return {
    data,
    operations,
    getItem: async (key) => data.get(key) ?? null,
    setItem: async (key, value) => {
      before({ type: 'set', key, value });
      operations.push({ type: 'set', key, value });
      data.set(key, value);
    },
    removeItem: async (key) => {
      before({ type: 'remove', key });
      operations.push({ type: 'remove', key });
      data.delete(key);
    },
    getAllKeys: async () => [...data.keys()],
    multiGet: async (keys) => keys.map((key) => [key, data.get(key) ?? null] as const),
  };
}

export function quotaExceeded(): Error {
  return Object.assign(new Error('exceeded the quota'), { name: 'QuotaExceededError' });
}

/** Everything happens as soon as possible. */
const soon: Schedule = (what) => {
  const timer = setImmediate(what);
  return () => clearImmediate(timer);
};

let ids = 0;

/** What is to be otherwise in a world; of its games all are there. */
export type Changes = Partial<Omit<World, 'games'>> & { readonly games?: Shelf };

export function worldOf({ games: shelf = games, ...changes }: Changes = {}): World {
  let time = 1_000_000;
  return {
    games: cabinetOf(shelf),
    storage: memoryStorage(),
    now: () => (time += 1),
    makeId: () => `id-${(ids += 1)}`,
    makeSeed: () => 7,
    schedule: soon,
    claim: async () => () => undefined,
    ...changes,
  };
}

/** Time that stands still until it is told to pass. */
export function handTimer(): { readonly schedule: Schedule; readonly pass: (ms: number) => void } {
  let time = 0;
  let waiting: { readonly what: () => void; readonly at: number }[] = [];
  return {
    schedule: (what, ms) => {
      const one = { what, at: time + ms };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    pass: (ms) => {
      time += ms;
      const due = waiting.filter(({ at }) => at <= time);
      waiting = waiting.filter(({ at }) => at > time);
      due.forEach(({ what }) => what());
    },
  };
}

export async function started(
  store: AppStore,
  people: readonly SeatedPerson[] = PEOPLE,
  game: AnyGame = kazaam as unknown as AnyGame,
): Promise<string> {
  const begun = await store.dispatch(startGame({ game: game.id, people, options: defaultOptions(game) }));
  if (!begun.ok) throw new Error(begun.problem);
  return begun.value;
}

export async function newGame(changes: Changes = {}): Promise<{ store: AppStore; id: string }> {
  const store = createAppStore(worldOf(changes));
  return { store, id: await started(store) };
}

export function onDevice(store: AppStore) {
  const { match } = store.getState();
  if (!match) throw new Error('No game is on the device');
  return match;
}

export function askedSeat(store: AppStore): Seat {
  const ask = asked(onDevice(store).match.table);
  if (!ask) throw new Error('The game is over');
  return ask.seat;
}

/** Plays a move that is as good as random, but the same each time. */
export async function playAny(store: AppStore): Promise<void> {
  const { match } = onDevice(store);
  const moves = legalMoves(games[0]!, match.table);
  const { value } = below(rngFrom(match.record.moves.length * 31 + 5), moves.length);
  const played = await store.dispatch(playMove(askedSeat(store), moves[value]!));
  if (!played.ok) throw new Error(`Refused: ${JSON.stringify(played.problem)}`);
}

export async function playMany(store: AppStore, count: number): Promise<void> {
  for (let move = 0; move < count; move += 1) await playAny(store);
}

export const text = (value: unknown): string => JSON.stringify(value);

/** Lets everything that is under way come to its end. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve));
}
