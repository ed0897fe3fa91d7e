import { chromium } from 'playwright-core';

import { findBrowser } from '../../.ci/chromium.mjs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--autoplay-policy=no-user-gesture-required',
  '--mute-audio',
  '--disable-dev-shm-usage',
];

/**
 * A browser without windows and without a past: its profile is a new one each time. Whoever ends the tests ends it too:
 * left to itself it would only be closed, and the next test would open another.
 */
export function openBrowser() {
  return chromium.launch({
    executablePath: findBrowser() ?? '',
    args: flags,
    headless: true,
    handleSIGTERM: false,
  });
}
