/** Where things lie in the storage. Which games there are is read from the keys: there is no second list. */
const GAMES = 'athanor/game/';

/** A lesson is kept like a game, under a name that no game has: no list of games holds it. */
const LESSON = 'lesson~';

export function lessonId(game: string): string {
  return `${LESSON}${game}`;
}

export function isLesson(id: string): boolean {
  return id.startsWith(LESSON);
}

export const SETTINGS_KEY = 'athanor/settings';
export const ROSTER_KEY = 'athanor/roster';
export const STATISTICS_KEY = 'athanor/statistics';
/** A ledger that could not be read, kept as it was found. */
export const UNREADABLE_KEY = 'athanor/statistics/unreadable';

/** The two generations of a game's base. */
export type Slot = 'a' | 'b';
const SLOTS: readonly Slot[] = ['a', 'b'];

export function slotKey(id: string, slot: Slot): string {
  return `${GAMES}${id}/${slot}`;
}

export function entryKey(id: string, seq: number): string {
  return `${GAMES}${id}/${seq}`;
}

/** Marks a game as thrown away, until it is wiped or taken back. */
export function trashKey(id: string): string {
  return `${GAMES}${id}/trash`;
}

/** What was found when a finished game was looked back on. */
export function reviewKey(id: string): string {
  return `${GAMES}${id}/review`;
}

/** What lies in the storage of one game. */
export interface GameKeys {
  readonly id: string;
  readonly slots: readonly Slot[];
  /** The numbers of the entries, ascending. */
  readonly entries: readonly number[];
  readonly isReviewed: boolean;
  readonly isTrash: boolean;
}

/** All saved games; lessons are none. */
export function gamesIn(keys: readonly string[]): readonly GameKeys[] {
  return keptIn(keys).filter(({ id }) => !isLesson(id));
}

/** A game or a lesson of this id; undefined if nothing of it is there. */
export function keysOf(keys: readonly string[], id: string): GameKeys | undefined {
  return keptIn(keys).find((kept) => kept.id === id);
}

function keptIn(keys: readonly string[]): readonly GameKeys[] {
  const byId = new Map<string, string[]>();
  for (const key of keys) {
    const [, id, part] = /^athanor\/game\/([^/]+)\/(a|b|review|trash|\d+)$/.exec(key) ?? [];
    if (id && part) byId.set(id, [...(byId.get(id) ?? []), part]);
  }
  return [...byId].map(([id, parts]) => gameKeys(id, parts));
}

function gameKeys(id: string, parts: readonly string[]): GameKeys {
  return {
    id,
    slots: SLOTS.filter((slot) => parts.includes(slot)),
    entries: parts
      .filter((part) => /^\d+$/.test(part))
      .map(Number)
      .sort((one, other) => one - other),
    isReviewed: parts.includes('review'),
    isTrash: parts.includes('trash'),
  };
}

/** Every key of the game; the mark of the trash last, so that wiping can be taken up again after a kill. */
export function allKeysOf({ id, slots, entries, isReviewed, isTrash }: GameKeys): readonly string[] {
  return [
    ...slots.map((slot) => slotKey(id, slot)),
    ...entries.map((seq) => entryKey(id, seq)),
    ...(isReviewed ? [reviewKey(id)] : []),
    ...(isTrash ? [trashKey(id)] : []),
  ];
}
