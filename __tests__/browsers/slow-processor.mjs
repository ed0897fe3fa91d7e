import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const files = (name) => {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return '';
  }
};

/** What runs on this machine: by its number, its parent and what it was called with. Nothing where there is no /proc. */
function processes() {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map((name) => ({
    pid: Number(name),
    parent: Number(files(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1]),
    called: files(`/proc/${name}/cmdline`).replaceAll('\0', ' '),
  }));
}

function offspring(pid, all) {
  const children = all.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...offspring(child.pid, all)]);
}

const pageProcess = /WebKitWebProcess|-contentproc.* tab\b/;

/** In which processes of a browser its pages run: script, layout and, in WebKit, drawing. */
export const pagesOf = (pid) =>
  offspring(pid, processes())
    .filter(({ called }) => pageProcess.test(called))
    .map((one) => one.pid);

/** A thread of its own keeps time better than one that has other things to do. */
const beat = `
  const { workerData } = require('node:worker_threads');
  const { pids, running, stopped, state } = workerData;
  const clock = new Int32Array(new SharedArrayBuffer(4));
  const sleep = (milliseconds) => Atomics.wait(clock, 0, 0, milliseconds);
  const tell = (signal) => pids.forEach((pid) => {
    try { process.kill(pid, signal); } catch {}
  });
  while (Atomics.load(state, 0) === 0) {
    tell('SIGSTOP');
    sleep(stopped);
    tell('SIGCONT');
    sleep(running);
  }`;

/** Nobody is left standing, not even when the tests are ended. */
function goOn(pid) {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It is gone.
  }
}

/** A whole turn, in milliseconds: shorter than a frame, or some would be drawn as if nothing were slow. */
const turn = 12;

/**
 * Lets processes of ours run for a part of the time only, by turns, while something is done: what Chromium does to a
 * page that it slows down, done from outside.
 */
export async function slowedDown(pids, times, action) {
  const state = new Int32Array(new SharedArrayBuffer(4));
  const running = turn / times;
  const worker = new Worker(beat, {
    eval: true,
    workerData: { pids, running, stopped: turn - running, state },
  });
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  const letGo = () => pids.forEach(goOn);
  process.once('exit', letGo);
  try {
    return await action();
  } finally {
    Atomics.store(state, 0, 1);
    await ended;
    process.off('exit', letGo);
  }
}
