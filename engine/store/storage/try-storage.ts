import { no, ok, type Result } from '@/engine/core/result';
import type { KeyValueStorage } from '../world/world';

/** Why the storage did not take something. */
export type StorageProblem = 'full' | 'failed';

export async function writeAndProve(storage: KeyValueStorage, key: string, text: string): Promise<void> {
  await storage.setItem(key, text);
  if ((await storage.getItem(key)) !== text) throw new Error(`${key} was not written as it should be`);
}

/** What the storage gave, or why it did not: nothing that it does makes the app throw. */
export async function tried<Value>(what: () => Promise<Value>): Promise<Result<Value, StorageProblem>> {
  try {
    return ok(await what());
  } catch (error) {
    return no(isFull(error) ? 'full' : 'failed');
  }
}

/** Browsers name the error, SQLite says it in words. */
function isFull(error: unknown): boolean {
  const { name, message } = Object(error) as { readonly name?: unknown; readonly message?: unknown };
  return /quota|disk is full|storage is full|SQLITE_FULL/i.test(`${name} ${message}`);
}
