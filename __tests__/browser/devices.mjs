/** Devices in CSS pixels, all of them touched with a finger. */
export const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 1180, height: 820 },
};

/** Any file that is not the app itself: the storage is open there, and nothing has to start. */
export const doorstep = '/favicon.ico';

/** What cannot be changed on a device once it is there. */
function kindOf({ size = 'phone', theme = 'dark', language = 'en', still = true, scale = 1 } = {}) {
  return { size, theme, language, still, scale };
}

function newDevice(browser, home, options) {
  const { size, theme, language, still, scale } = kindOf(options);
  return browser.newContext({
    viewport: sizes[size],
    hasTouch: true,
    isMobile: true,
    colorScheme: theme,
    locale: language,
    reducedMotion: still ? 'reduce' : 'no-preference',
    serviceWorkers: options.offline ? 'allow' : 'block',
    deviceScaleFactor: scale,
    baseURL: home,
  });
}

/** Leaves a device as it was found: one page, nothing stored, nothing of the app at work. */
async function cleared(context, { size = 'phone' } = {}) {
  const [page, ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  await page.goto(doorstep);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.setViewportSize(sizes[size]);
}

/**
 * Devices that go from test to test: the app starts on one that knows it in a third of the time. What a test has
 * failed on is not given to another.
 */
export function deviceStore(address) {
  const idle = [];
  const key = (options) => JSON.stringify(kindOf(options));

  return {
    async lend(browser, options = {}) {
      const index = idle.findIndex((kept) => kept.key === key(options) && kept.context.browser() === browser);
      if (index !== -1) return idle.splice(index, 1)[0].context;
      return newDevice(browser, options.address ?? address, options);
    },
    /** Only for who has opened nothing but pages on it. */
    async takeBack(context, options) {
      try {
        await cleared(context, options);
        idle.push({ key: key(options), context });
      } catch {
        await context.close().catch(() => undefined);
      }
    },
    fresh: (browser, options = {}) => newDevice(browser, options.address ?? address, options),
  };
}
