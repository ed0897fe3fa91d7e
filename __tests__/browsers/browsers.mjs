import { findBrowser } from '../../.ci/chromium.mjs';
import { findOtherBrowsers } from '../../.ci/browsers.mjs';
import { openBrowser } from '../browser/chromium.mjs';
import { deviceStore } from '../browser/devices.mjs';
import { workshop } from '../browser/harness.mjs';
import { openFirefox } from './firefox.mjs';
import { openWebkit } from './webkit.mjs';

/** Opens devices for one test in a browser that Playwright does not drive, as `workshop` does in Chromium. */
function shopIn(browser, address) {
  const complaints = [];
  const pages = [];
  return {
    complaints,
    pages: () => pages,
    async newPage(options = {}) {
      const page = await browser.newPage({ address, complaints, ...options });
      pages.push(page);
      return page;
    },
    close: () => Promise.all(pages.map((page) => page.close().catch(() => undefined))),
  };
}

const opening = { Firefox: openFirefox, WebKit: openWebkit };

/** A browser that is opened when it is wanted, and anew should it die. */
function keeper(open) {
  let opened = null;
  return {
    async get() {
      if (!(await opened)?.isConnected()) opened = open();
      return opened;
    },
    close: async () => (await opened?.catch(() => null))?.close(),
  };
}

function chromiumAt(address) {
  const { get, close } = keeper(openBrowser);
  const store = deviceStore(address);
  return {
    name: 'Chromium',
    makeShop: async () => workshop(await get(), store, { address, isNew: true }),
    close,
  };
}

function otherAt(address, name, places) {
  const { get, close } = keeper(() => opening[name](places));
  return { name, makeShop: async () => shopIn(await get(), address), close };
}

const missing = (name) => ({ name, isMissing: true, close: async () => undefined });

/** All three, on the app that is served at an address; what is missing says so. */
export function browsersAt(address) {
  const others = Object.entries(findOtherBrowsers()).map(([name, places]) =>
    places ? otherAt(address, name, places) : missing(name),
  );
  return [findBrowser() ? chromiumAt(address) : missing('Chromium'), ...others];
}
