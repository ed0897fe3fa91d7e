import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { cache } from '../../.ci/tools.mjs';

const file = join(cache, 'browser-times.json');

/** How many seconds each test took when it was last run, by its name. */
export function rememberedTimes() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

export function rememberTimes(tests) {
  const times = Object.fromEntries(tests.map(({ name, seconds }) => [name, seconds]));
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...rememberedTimes(), ...times }, null, 2)}\n`);
}
