import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { dist } from '../../.ci/build.mjs';
import { serve } from '../../.ci/serve.mjs';
import { assert, assertSame, openApp, settled, test, until } from './harness.mjs';

/** Width and height stand at a fixed place in a PNG. */
async function sizeOfPicture(url) {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const isKept = (page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const isWaiting = (page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
const keptBuilds = (page) => page.evaluate(() => caches.keys());

test('installable: the manifest names icons that are there, in their sizes', async ({ open, address }) => {
  const page = await open();
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await fetch(new URL(link, address))).json();
  assertSame(manifest.display, 'standalone', 'display');
  for (const { src, sizes } of manifest.icons) {
    assertSame(await sizeOfPicture(new URL(src, address)), sizes, src);
  }
  assert(
    manifest.icons.some(({ purpose }) => purpose === 'maskable'),
    'no maskable icon',
  );
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  assertSame(await sizeOfPicture(new URL(touchIcon, address)), '180x180', 'apple-touch-icon');
});

test('offline: once opened, the app starts without a network, at any route', async ({ device }) => {
  const context = await device({ offline: true });
  const online = await openApp(context, '/settings');
  const shown = await settled(online);
  await until('the app is kept', () => isKept(online));
  await online.close();
  await context.setOffline(true);
  const offline = await openApp(context, '/settings');
  assertSame(await settled(offline), shown, 'the screen differs without a network');
  const home = await openApp(context, '/');
  assert((await settled(home)).includes('Kazaam'), 'no games at home');
});

/** Browsers let the new one in some time after the last page was closed. */
async function buildsAfterAPause(context, server) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const page = await openApp(context, server.address);
  const builds = await keptBuilds(page);
  await page.close();
  return builds.join();
}

test('offline: a new build takes the place of the old one', async ({ device }) => {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-build-'));
  cpSync(dist, folder, { recursive: true });
  const worker = join(folder, 'sw.js');
  const server = await serve(folder, 0);
  try {
    const context = await device({ offline: true, address: server.address });
    const page = await openApp(context, server.address);
    await until('the app is kept', () => isKept(page));
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/"version":"\w+"/, '"version":"new"'));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await until('the new one waits', () => isWaiting(page));
    assertSame((await keptBuilds(page)).length, 2, 'the old one is dropped while it is in use');
    await page.close();
    await until(
      'only the new one is kept',
      async () => (await buildsAfterAPause(context, server)) === 'athanor-new',
      { seconds: 40 },
    );
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
