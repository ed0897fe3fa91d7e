import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { cache } from '../../.ci/tools.mjs';
import { assertReadable } from './contrast.mjs';
import { sizes } from './devices.mjs';

export const screens = join(cache, 'screens');
mkdirSync(screens, { recursive: true });

/** Everything in its full length, which takes hours: `npm run test:long`. */
export const isLong = process.env.ATHANOR_LONG === '1';

const registered = [];

/**
 * Registers a test. The body gets `open`, which opens the app on a device of its own, `newPage`, which leaves that to
 * the test, `address`, and `tellMissed`, which it tells of each attempt of its own that missed.
 * A test that measures runs alone; the others share the machine.
 */
export function test(name, body, { seconds = 120, isAlone = false } = {}) {
  registered.push({ name, body, seconds, isAlone });
}

export const takeTests = () => registered.splice(0);

/** Hears what goes wrong on a device unasked, until it is told to stop. */
function listenTo(context, home, complaints, isErrorExpected) {
  const heard = {
    request: (request) => {
      const url = request.url();
      const isOurs = url.startsWith(`${home}/`) || /^(data|blob):/.test(url);
      if (!isOurs) complaints.push(`asked ${url}`);
    },
    weberror: (error) => complaints.push(`threw ${error.error().stack ?? error.error()}`),
    console: (message) => {
      if (message.type() === 'error' && !isErrorExpected?.(message.text())) complaints.push(message.text());
    },
  };
  for (const [event, listener] of Object.entries(heard)) context.on(event, listener);
  return () => {
    for (const [event, listener] of Object.entries(heard)) context.off(event, listener);
  };
}

/**
 * Opens devices for one test and afterwards says what went wrong on them unasked: errors, warnings of the
 * content policy, requests to anywhere else. A test that asks for new devices, with `isNew`, gets no used ones.
 */
export function workshop(browser, store, { address, isNew }) {
  const used = [];
  const complaints = [];

  async function take(options, isFresh) {
    const context = await (isFresh ? store.fresh : store.lend)(browser, options);
    const { size = 'phone', theme = 'dark', second } = options;
    Object.assign(context, { theme, size, second, now: undefined });
    const home = options.address ?? address;
    used.push({
      context,
      options,
      isFresh,
      stop: listenTo(context, home, complaints, options.isErrorExpected),
    });
    return context;
  }

  async function pageOn(options) {
    const context = await take(options, isNew || options.isNew || options.offline || 'address' in options);
    return context.pages()[0] ?? context.newPage();
  }

  async function leave({ context, options, isFresh, stop }, hasPassed) {
    stop();
    if (hasPassed && !isFresh && context.pages().length > 0) return store.takeBack(context, options);
    return context.close().catch(() => undefined);
  }

  return {
    complaints,
    /** A device of the test's own, to do with as it likes. */
    device: (options = {}) => take(options, true),
    /** The app opened on a device, at a route. */
    async open(options = {}) {
      return start(await pageOn(options), options.route ?? '/');
    },
    /** A device on which the app is still to be opened. */
    newPage: (options = {}) => pageOn(options),
    pages: () => used.flatMap(({ context }) => context.pages()),
    close: (hasPassed) => Promise.all(used.map((one) => leave(one, hasPassed))),
  };
}

async function start(page, route) {
  await page.goto(route, { waitUntil: 'load' });
  await page.locator('#root > *').first().waitFor();
  return page;
}

/** Opens the app on a device that may have been used before: what it has stored is still there. */
export async function openApp(context, route = '/') {
  return start(await context.newPage(), route);
}

/**
 * Goes to a screen as a link in the app would; opens the app there if it is not open on this page. To start it costs
 * many times what a screen costs. A test of what is found at the start opens the app anew.
 */
export async function visit(page, route) {
  if (!(await isAppOpen(page))) return page.goto(route, { waitUntil: 'load' });
  return page.evaluate(async (to) => {
    const leaving = document.querySelector('#root [role=button], #root button');
    const { pathname } = new URL(to, location.href);
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    // The router writes an address of its own before it comes to this one.
    for (let stillFor = 0; stillFor < 3;) {
      await new Promise(requestAnimationFrame);
      stillFor = !leaving?.isConnected && location.pathname === pathname ? stillFor + 1 : 0;
    }
  }, route);
}

export const isAppOpen = async (page) => (await page.locator('#root > *').count()) > 0;

/** Ends the app as a system short of memory does: a page that is merely closed still writes down what it has. */
async function kill(page) {
  const session = await protocolOf(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Ends the app without a word of warning, and opens it anew. */
export async function killAndReopen(page) {
  const context = page.context();
  const route = new URL(page.url());
  await kill(page);
  return openApp(context, route.pathname + route.search);
}

/** A picture of the screen, named by theme, size and what it shows. */
export async function picture(page, name, size = page.context().size) {
  const path = join(screens, `${page.context().theme}-${size}-${name}.png`);
  return page.screenshot({ path });
}

/** The same of a page at rest, in a third of the time: nothing is waited for, and the file is packed loosely. */
async function quickPicture(page, name, size) {
  const session = await protocolOf(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  const file = Buffer.from(data, 'base64');
  writeFileSync(join(screens, `${page.context().theme}-${size}-${name}.png`), file);
  return file;
}

const sessions = new WeakMap();

/** What the browser itself can be told about a page. */
export async function protocolOf(page) {
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  return sessions.get(page);
}

/** Whatever is wider than the screen cannot be reached with a finger; only the glow of a light may go over the edge. */
async function assertFits(page, name) {
  const { clientWidth, scrollWidth } = await page.evaluate(() => {
    const lights = [...document.querySelectorAll('[data-testid=beacon]')];
    for (const { style } of lights) style.display = 'none';
    const { clientWidth, scrollWidth } = document.documentElement;
    for (const { style } of lights) style.display = '';
    return { clientWidth, scrollWidth };
  });
  assert(!(scrollWidth > clientWidth), `${name} is wider than the screen: ${scrollWidth}`);
}

/** For so long, and for so many frames, nothing has changed: a busy machine draws few. */
const rest = { milliseconds: 200, frames: 6 };

/** Waits until nothing on the page changes any more, and nothing moves but what always does. */
export async function atRest(page) {
  const isAtRest = await page.evaluate(
    ({ milliseconds, frames, longest }) =>
      new Promise((resolve) => {
        const began = performance.now();
        let [since, drawn] = [began, 0];
        const startAgain = () => ([since, drawn] = [performance.now(), 0]);
        const isEnding = ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
        const observer = new MutationObserver(startAgain);
        const said = ['aria-label', 'aria-hidden', 'aria-pressed', 'aria-disabled', 'role'];
        observer.observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: said,
        });
        const look = () => {
          drawn += 1;
          if (document.getAnimations().some(isEnding)) startAgain();
          const isStill = drawn >= frames && performance.now() - since >= milliseconds;
          if (!isStill && performance.now() - began < longest) return requestAnimationFrame(look);
          observer.disconnect();
          return resolve(isStill);
        };
        requestAnimationFrame(look);
      }),
    { ...rest, longest: 30_000 },
  );
  assert(isAtRest, 'the screen does not come to rest');
}

async function showIn(page, name, size) {
  await atRest(page);
  await assertFits(page, `${name} (${size})`);
  await assertReadable(page, `${name} (${size})`, () => quickPicture(page, name, size));
}

/**
 * A picture of a screen at rest that has to fit, and another one in the device's second size, if it has one: in that
 * size it then stays until the next pictures. What goes away by itself is not resized.
 */
export async function show(page, name, { isResized = true } = {}) {
  const device = page.context();
  const { second, size, now = size } = device;
  await showIn(page, name, now);
  if (!second || !isResized) return;
  device.now = now === size ? second : size;
  await page.setViewportSize(sizes[device.now]);
  await showIn(page, name, device.now);
}

/**
 * Devices on which a screen is looked at: every size once, each theme at two of them. A page need not be opened again
 * for a second size, as long as it stays upright or lying: to turn a device draws the curtain. Where there is time each
 * size is opened by itself.
 */
export const looks = isLong
  ? [
      { theme: 'dark', size: 'phone', scale: 2 },
      { theme: 'dark', size: 'landscape' },
      { theme: 'light', size: 'small' },
      { theme: 'light', size: 'tablet' },
    ]
  : [
      { theme: 'dark', size: 'phone', second: 'small' },
      { theme: 'light', size: 'landscape', second: 'tablet' },
    ];

export const lookName = ({ theme, size, second }) => [theme, size, ...(second ? [second] : [])].join(', ');

/** All that is stored on the device. */
export const stored = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Everything a person, a screen reader or the browser's own tools could find on the page, as one text. */
export async function everythingOn(page) {
  const html = await page.content();
  const title = await page.title();
  const spoken = await page.locator('body').ariaSnapshot();
  return [title, decodeURIComponent(page.url()), html, spoken].join('\n');
}

/** What the page says to a screen reader. Two pages that say the same show the same. */
export const spoken = (page) => page.locator('body').ariaSnapshot();

/** What is spoken in those regions of a page that are there. */
export async function spokenIn(regions) {
  const present = [];
  for (const region of regions) if (await region.isVisible()) present.push(await region.ariaSnapshot());
  return present.join('\n');
}

/** What is spoken once nothing changes any more. */
export async function settled(page) {
  let last = '';
  await until('the screen is at rest', async () => {
    const now = await spoken(page);
    const isSame = now !== '' && now === last;
    last = now;
    if (!isSame) await page.waitForTimeout(200);
    return isSame;
  });
  return last;
}

/** Whether something is the first of its kind that is asked about; where there is time, everything is. */
export function onceOfEach(kindOf) {
  const seen = new Set();
  return (thing) => {
    const kind = String(kindOf(thing));
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst || isLong;
  };
}

export function assert(holds, message) {
  if (!holds) throw new Error(message);
}

export function assertSame(actual, expected, message) {
  if (actual === expected) return;
  throw new Error(`${message}\n${firstDifference(String(actual), String(expected))}`);
}

function firstDifference(actual, expected) {
  const [ours, theirs] = [actual.split('\n'), expected.split('\n')];
  const at = ours.findIndex((line, index) => line !== theirs[index]);
  const line = at === -1 ? ours.length : at;
  return `line ${line + 1}: “${ours[line] ?? ''}” instead of “${theirs[line] ?? ''}”`;
}

/** Pauses between looks, in milliseconds: soon at first; who looks all the time keeps the page from going on. */
const pauses = { first: 20, longest: 250, growth: 1.5 };

/** Tries until it holds, or gives up and says what it waited for. */
export async function until(what, condition, { seconds = 30 } = {}) {
  const end = Date.now() + seconds * 1000;
  let pause = pauses.first;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * pauses.growth, pauses.longest);
  }
}
