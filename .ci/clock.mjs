import { cpus } from 'node:os';

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** What all cores have done since the machine was started, in milliseconds. */
function coreTimes() {
  const all = cpus().map(({ times }) => times);
  const idle = sum(all.map((times) => times.idle));
  return { idle, total: sum(all.map((times) => sum(Object.values(times)))) };
}

/** Times what is done, and how busy all cores were meanwhile; parts may lie side by side. */
export function startClock() {
  const parts = [];

  async function time(name, action) {
    const began = { at: performance.now(), cores: coreTimes() };
    const result = await action();
    const cores = coreTimes();
    const busy = 1 - (cores.idle - began.cores.idle) / (cores.total - began.cores.total || 1);
    parts.push({
      name,
      seconds: (performance.now() - began.at) / 1000,
      busy: Math.min(1, Math.max(0, busy)),
    });
    return result;
  }

  return { time, parts };
}
