import { cpus } from 'node:os';

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** What all cores together have done since the machine was started, in milliseconds. */
function coreTimes() {
  const all = cpus().map(({ times }) => times);
  return {
    idle: sum(all.map(({ idle }) => idle)),
    total: sum(all.map((times) => sum(Object.values(times)))),
  };
}

/** Starts to run; when asked, tells the seconds gone by and what share of them all cores were at work. */
export function stopwatch() {
  const [began, before] = [performance.now(), coreTimes()];
  return () => {
    const after = coreTimes();
    const idle = (after.idle - before.idle) / Math.max(1, after.total - before.total);
    return { seconds: (performance.now() - began) / 1000, busy: Math.min(1, Math.max(0, 1 - idle)) };
  };
}

/** Times the parts of a run by name; some of them lie side by side. */
export function startClock() {
  const parts = [];
  const time = async (name, action) => {
    const elapsed = stopwatch();
    try {
      return await action();
    } finally {
      parts.push({ name, ...elapsed() });
    }
  };
  return { time, parts };
}
