import { writeFile } from 'node:fs/promises';

import puppeteer from 'puppeteer-core';

import { sizes } from '../browser/devices.mjs';
import { pageOf } from './page.mjs';

const frame = 16;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A finger, and no mouse; one process for the app, so that it can be slowed down; nothing from another visit. */
const preferences = {
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'dom.w3c_touch_events.enabled': 1,
  'intl.accept_languages': 'en',
  'fission.autostart': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'media.autoplay.default': 0,
  'media.volume_scale': '0.0',
};

const themes = { dark: 0, light: 1 };

function remoteOf(page) {
  async function touch([start, ...way], { hold = 0 } = {}) {
    const finger = await page.touchscreen.touchStart(start.x, start.y);
    await pause(hold);
    for (const { x, y } of way) {
      await finger.move(x, y);
      await pause(frame);
    }
    await finger.end();
  }

  return {
    touch,
    run: (work, given) => page.evaluate(work, given),
    runFirst: (work, given) => page.evaluateOnNewDocument(work, given),
    go: (address) => page.goto(address, { waitUntil: 'load' }),
    url: () => page.url(),
    press: (key) => page.keyboard.press(key),
    close: () => page.close(),
    async photograph(path) {
      const picture = await page.screenshot();
      if (path) await writeFile(path, picture);
      return picture;
    },
  };
}

/** What goes wrong on a page unasked: errors, words of complaint, and requests to anywhere else. */
function listenTo(page, home, complaints) {
  page.on('pageerror', (error) => complaints.push(`threw ${error.stack ?? error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${home}/`) && !/^(data|blob|about):/.test(url)) complaints.push(`asked ${url}`);
  });
}

/** Firefox without windows and without a past; each page on a device of its own. */
export async function openFirefox({ program }, { theme = 'dark', still = true } = {}) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    handleSIGTERM: false,
    extraPrefsFirefox: {
      ...preferences,
      'ui.prefersReducedMotion': still ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': themes[theme],
    },
  });

  const { pid } = browser.process();

  async function newPage({ address, complaints, size = 'phone' }) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(sizes[size]);
    listenTo(page, address, complaints);
    return pageOf({ ...remoteOf(page), close: () => context.close() }, { address, size, theme, pid });
  }

  return {
    newPage,
    isConnected: () => browser.connected,
    close: () => browser.close(),
  };
}
