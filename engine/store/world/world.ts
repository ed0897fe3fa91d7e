import type { Cabinet } from '@/engine/core/cabinet';
import type { JobQueue } from './job-queue';
import type { Claims } from './window-claims';

/** The part of AsyncStorage that is used. */
export interface KeyValueStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  getAllKeys(): Promise<readonly string[]>;
  multiGet(keys: readonly string[]): Promise<readonly (readonly [string, string | null])[]>;
}

/** Runs something later; what is given back calls it off. */
export type Schedule = (what: () => void, ms: number) => () => void;

/** Everything that is not the same each time. The store has no other way to the outside. */
export interface World {
  readonly games: Cabinet;
  readonly storage: KeyValueStorage;
  /** Milliseconds. */
  readonly now: () => number;
  /** An id that no game and no person on this device has had before, of letters, digits and hyphens. */
  readonly makeId: () => string;
  /** A whole number that nobody can guess. */
  readonly makeSeed: () => number;
  readonly schedule: Schedule;
  /**
   * Asks for a game to be this window's alone and gives what lets go of it; null while another window has it.
   * A window that is closed has let go.
   */
  readonly claim: (id: string) => Promise<(() => void) | null>;
}

/** What thunks and listeners get. */
export interface Tools extends World {
  /** Whatever reads and then writes goes one after the other. */
  readonly inTurn: JobQueue;
  readonly claims: Claims;
}

export function wait(schedule: Schedule, ms: number): Promise<void> {
  return new Promise((resolve) => {
    schedule(resolve, ms);
  });
}
