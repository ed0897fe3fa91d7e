import * as v from 'valibot';

import { no, ok, type Result } from '@/engine/core/result';

/** Text from the storage or from outside: whatever is wrong with it is a finding, not a crash. */
export function readJson<Value>(
  schema: v.GenericSchema<unknown, Value>,
  text: string | null,
): Result<Value, null> {
  const parsed = v.safeParse(schema, parseJson(text ?? ''));
  return parsed.success ? ok(parsed.output) : no(null);
}

/** Undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
