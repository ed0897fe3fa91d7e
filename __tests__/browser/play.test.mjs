import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { top } from '../../.ci/tools.mjs';
import { assert, assertSame, test, until } from './harness.mjs';

/** `npm run play` itself, with what it prints and how it ends. */
function startPlay(...args) {
  const child = spawn(process.execPath, [join(top, '.ci', 'play.mjs'), ...args], { cwd: top });
  const running = { printed: '', code: null, end: (signal) => child.kill(signal) };
  child.stdout.on('data', (words) => (running.printed += words));
  child.stderr.on('data', (words) => (running.printed += words));
  child.on('exit', (code) => (running.code = code));
  return running;
}

test('npm run play: prints an address, serves there, and ends cleanly', async () => {
  const play = startPlay();
  try {
    await until('an address is printed', () => /http:\/\/localhost:\d+/.test(play.printed));
    const [address] = /http:\/\/localhost:\d+/.exec(play.printed);
    assert((await (await fetch(address)).text()).includes('<title>Athanor</title>'), 'not our page');
    const second = startPlay('--port', new URL(address).port);
    await until('a port that is taken is refused', () => second.code !== null);
    assert(second.code === 1 && second.printed.includes('--port'), second.printed);
    play.end('SIGINT');
    await until('it ends', () => play.code !== null);
    assertSame(play.code, 0, 'how it ends');
  } finally {
    play.end('SIGKILL');
  }
});

test('npm run play: a port that is none is refused in words', async () => {
  const play = startPlay('--port', 'eighty');
  await until('it ends', () => play.code !== null);
  assert(play.code === 1 && play.printed.includes('eighty'), play.printed);
});
