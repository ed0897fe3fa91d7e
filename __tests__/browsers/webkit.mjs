import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sizes } from '../browser/devices.mjs';
import { until } from '../browser/harness.mjs';
import { pageOf } from './page.mjs';

const frame = 16;
const depth = 24;

/** A port that is free now. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts a program that is to stay, and keeps its lines. */
function start(program, args, { env, listensOn }) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const running = { child, hasEnded: false, problem: null };
  child.once('error', (error) => Object.assign(running, { hasEnded: true, problem: error }));
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => {
    running.hasEnded = true;
    process.off('exit', kill);
  });
  for (const stream of listensOn) stream(child);
  return running;
}

async function end({ child, hasEnded }) {
  if (hasEnded) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}

/** A screen of the size of the device, that nobody looks at; X picks its number. */
async function openScreen(program, { width, height }) {
  let number = '';
  const listensOn = [
    ({ stdio }) => stdio[3].on('data', (text) => (number += text)),
    ({ stdout, stderr }) => [stdout, stderr].forEach((stream) => stream.resume()),
  ];
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x${depth}`, '-nolisten', 'tcp'];
  const running = start(program, args, { env: process.env, listensOn });
  await until('there is a screen', () => running.hasEnded || number.endsWith('\n'));
  if (running.hasEnded) throw running.problem ?? new Error('Xvfb ended at once');
  return { display: `:${number.trim()}`, close: () => end(running) };
}

/** A home without a past, in which the theme and whether things move are what GTK says. */
function makeHome({ theme, still }) {
  const home = mkdtempSync(join(tmpdir(), 'athanor-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  const settings = [
    `gtk-enable-animations=${still ? 0 : 1}`,
    `gtk-application-prefer-dark-theme=${theme === 'dark' ? 1 : 0}`,
  ];
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), ['[Settings]', ...settings, ''].join('\n'));
  return home;
}

const environment = (home, display, theme) => ({
  ...process.env,
  HOME: home,
  XDG_CONFIG_HOME: home,
  XDG_CACHE_HOME: home,
  XDG_DATA_HOME: home,
  DISPLAY: display,
  GTK_THEME: theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
  NO_AT_BRIDGE: '1',
  // Where the processor draws everything, its own way takes a tenth of the time of a graphics card that is only played.
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  // Root may not have its sandbox, and nothing but the app is opened.
  ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
});

/** One command after the other, as the driver wants them: plain W3C WebDriver. */
async function command(port, method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const whole = (points) => points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));

/** All of a gesture in one command. WebKit's driver knows a mouse only: what asks for a finger is not tested here. */
function gesture(points, { hold = 0 } = {}) {
  const [start, ...way] = whole(points);
  return {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'touch' },
    actions: [
      { type: 'pointerMove', duration: 0, origin: 'viewport', ...start },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: hold },
      ...way.map((point) => ({ type: 'pointerMove', duration: frame, origin: 'viewport', ...point })),
      { type: 'pointerUp', button: 0 },
    ],
  };
}

const keys = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007', ' ': ' ' };

function strike(key) {
  const value = keys[key] ?? key;
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  return { type: 'key', id: 'keys', actions };
}

/** A function runs in the page to its end, also one that takes its time; what the page has complained of comes along. */
const script = (work) => `
  const [given, done] = arguments;
  const tell = (came) => done({
    ...came,
    address: location.href,
    complaints: window.athanorComplaints?.splice(0) ?? [],
  });
  Promise.resolve().then(() => (${work})(given)).then(
    (value) => tell({ value }),
    (error) => tell({ error: String(error?.stack ?? error) }),
  );`;

/** Hears what goes wrong from now on; says whether this is the page that one has gone to. */
function listen() {
  if (window.athanorIsLeft || location.href === 'about:blank') return false;
  if (window.athanorComplaints) return true;
  const complaints = (window.athanorComplaints = []);
  const { error } = console;
  console.error = (...words) => {
    complaints.push(words.join(' '));
    error.call(console, ...words);
  };
  const hear = (event, told) => addEventListener(event, (heard) => complaints.push(told(heard)));
  hear('error', ({ message }) => `threw ${message}`);
  hear('unhandledrejection', ({ reason }) => `threw ${reason}`);
  hear('securitypolicyviolation', ({ blockedURI }) => `asked ${blockedURI}`);
  return true;
}

const leave = () => (window.athanorIsLeft = true);
const isLoaded = () => document.readyState === 'complete';

function remoteOf(ask, complaints) {
  const first = [];
  let address = '';

  async function run(work, given = null) {
    const came = await ask('POST', '/execute/async', { script: script(work), args: [given] });
    complaints.push(...came.complaints);
    address = came.address;
    if (came.error) throw new Error(came.error);
    return came.value;
  }

  /** While one page gives way to the next, neither answers. */
  const isSo = (condition) => run(condition).catch(() => false);

  return {
    run,
    runFirst: async (work, given) => first.push(() => run(work, given)),
    touch: (points, options) => ask('POST', '/actions', { actions: [gesture(points, options)] }),
    press: (key) => ask('POST', '/actions', { actions: [strike(key)] }),
    url: () => address,
    close: () => ask('DELETE', ''),
    async go(to) {
      await isSo(leave);
      await ask('POST', '/url', { url: to });
      await until(`${to} is there`, () => isSo(listen));
      for (const runOne of first) await runOne();
      await until(`${to} is loaded`, () => isSo(isLoaded));
    },
    async photograph(path) {
      const picture = Buffer.from(await ask('GET', '/screenshot'), 'base64');
      if (path) writeFileSync(path, picture);
      return picture;
    },
  };
}

const capabilities = (program) => ({
  alwaysMatch: {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: program,
      args: ['--automation', '--full-screen'],
    },
    // What is waited for is known better here, and a page is to be heard from its beginning.
    pageLoadStrategy: 'none',
    timeouts: { script: 60_000, pageLoad: 60_000, implicit: 0 },
  },
});

/** WebKit on a screen of its own; each page is a window without a past. One at a time: the driver knows one session. */
export async function openWebkit({ program, driver, screen }, { theme = 'dark', still = true } = {}) {
  const size = 'phone';
  const glass = await openScreen(screen, sizes[size]);
  const home = makeHome({ theme, still });
  const port = await freePort();
  const running = start(driver, [`--port=${port}`], {
    env: environment(home, glass.display, theme),
    listensOn: [({ stdio }) => stdio.slice(1).forEach((stream) => stream.resume())],
  });
  await until('the driver answers', async () => {
    if (running.hasEnded) throw running.problem ?? new Error('WebKitWebDriver ended at once');
    return command(port, 'GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
  });

  const { pid } = running.child;

  async function newPage({ address, complaints }) {
    const { sessionId } = await command(port, 'POST', '/session', { capabilities: capabilities(program) });
    const ask = (method, path, body) => command(port, method, `/session/${sessionId}${path}`, body);
    await ask('POST', '/window/rect', { x: 0, y: 0, ...sizes[size] });
    return pageOf(remoteOf(ask, complaints), { address, size, theme, pid });
  }

  async function close() {
    await end(running);
    await glass.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  return { newPage, close, isConnected: () => !running.hasEnded };
}
