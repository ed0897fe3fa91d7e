import { doorstep } from '../browser/devices.mjs';
import { engine } from '../browser/engine.mjs';
import { assert, protocolOf, test, until } from '../browser/harness.mjs';
import { shareOfCore } from '../browser/measure.mjs';
import { slowed } from '../browser/touch.mjs';
import { slowLine } from './slow-line.mjs';
import { pagesOf, slowedDown } from './slow-processor.mjs';

const { en } = engine;

/** What a phone is taken to be, far from home. */
const phone = { times: 4, delay: 150, bitsPerSecond: 1_600_000 };

/** Milliseconds after which something is to be seen, and after which home is to be usable. */
const limits = { picture: 1000, usable: 2500 };

/** That home is usable so soon is not held yet: its scripts take the line more than two seconds, and so does its start. No later than this. */
const still = 10_000;

/** With less of a core than this others are at work, and being late proves nothing. */
const freeCore = 0.9;
const tries = 3;

/**
 * Notes when home can be used: its button lies there uncovered, a frame with it has been drawn, and the page listens
 * again. Sent to the page as it stands here.
 */
function noteHome(name) {
  const isThere = (button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return width > 0 && button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const find = () =>
    [...document.querySelectorAll('button,[role=button]')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
  const look = () => {
    const button = find();
    if (!button || !isThere(button)) return requestAnimationFrame(look);
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => (window.athanorUsable = Math.round(performance.now()));
    return requestAnimationFrame(() => drawn.port2.postMessage(null));
  };
  requestAnimationFrame(look);
}

const timesOf = () => ({
  picture: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
  usable: window.athanorUsable ?? null,
});

/** How far the page counts within a moment: what is left of its processor. */
const count = () => {
  const end = performance.now() + 250;
  let counted = 0;
  while (performance.now() < end) counted += 1;
  return counted;
};

/** Opens home for the first time, on a device that has nothing of it. */
async function firstVisit(page) {
  await page.addInitScript(noteHome, en.home.newGame);
  await page.goto('/');
  let times = null;
  await until('home can be used', async () => {
    times = await page.evaluate(timesOf);
    return times.usable !== null;
  });
  return times;
}

async function slowNetwork(page) {
  const session = await protocolOf(page);
  const throughput = phone.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.delay,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Chromium slows itself down. */
const inChromium = {
  slowly: (page, action) => slowed(page, phone.times, action),
  async visit(page) {
    await slowNetwork(page);
    return firstVisit(page);
  },
};

/** What others cannot do to themselves is done to them: the line to the server is slow, and the page's process is held up. */
const inOthers = {
  slowly: (page, action) => slowedDown(pagesOf(page.pid), phone.times, action),
  visit: firstVisit,
};

const share = (milliseconds) => Number(shareOfCore(milliseconds).toFixed(2));

/** One first visit, on a page that stands at the doorstep. */
async function visitOnce({ newPage, address, browser }, line) {
  const { slowly, visit } = browser === 'Chromium' ? inChromium : inOthers;
  const home = browser === 'Chromium' ? address : line.address;
  const page = await newPage({ offline: true, address: home });
  await page.goto(doorstep);
  const core = [share()];
  const free = await page.evaluate(count);
  const { left, ...times } = await slowly(page, async () => ({
    left: await page.evaluate(count),
    ...(await visit(page)),
  }));
  core.push(share());
  await page.close();
  return { ...times, slowed: Number((free / left).toFixed(1)), core: Math.min(...core) };
}

/** Long before home can be used something is to be seen, on whatever machine. */
const isEarly = ({ picture, usable }) => picture * 2 <= usable;

const isIn = ({ picture, usable }) => picture <= limits.picture && usable <= limits.usable;
const isBearable = ({ picture, usable }) => picture <= limits.picture && usable <= still;

test(
  'speed: the first visit on a slow phone and a slow line',
  async (tools) => {
    const { address, browser, figures, tellMissed } = tools;
    const line = await slowLine(Number(new URL(address).port), phone);
    const attempts = [];
    while (attempts.length < tries && !attempts.some(isBearable)) {
      attempts.push(await visitOnce(tools, line));
      if (!isIn(attempts.at(-1))) tellMissed(JSON.stringify(attempts.at(-1)));
    }
    await line.close();
    figures[`first visit, ${browser}: ms, four times slower, 1.6 Mbit/s, 150 ms`] = attempts;
    assert(attempts.some(isEarly), `nothing is to be seen until home is there: ${JSON.stringify(attempts)}`);
    const isProven = attempts.every(({ core }) => core >= freeCore);
    assert(
      !isProven || attempts.some(isBearable),
      `the first picture is to be there within ${limits.picture} ms, and home to be usable within ${still} ms: ` +
        JSON.stringify(attempts),
    );
  },
  { isAlone: true, seconds: 150 },
);
