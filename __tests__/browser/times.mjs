import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
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

function processorTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (kind) => times.reduce((total, one) => total + one[kind], 0);
  const idle = sum('idle');
  return { idle, all: idle + sum('user') + sum('sys') + sum('nice') + sum('irq') };
}

/** Starts a clock; when asked, it tells the seconds gone by and what share of them the whole machine had nothing to do. */
export function stopwatch() {
  const [began, before] = [Date.now(), processorTimes()];
  return () => {
    const after = processorTimes();
    const idle = (after.idle - before.idle) / Math.max(1, after.all - before.all);
    return { seconds: (Date.now() - began) / 1000, idle: Number(idle.toFixed(2)) };
  };
}
