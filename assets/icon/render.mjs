// Draws every icon and splash picture from the drawings beside it: node assets/icon/render.mjs
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { openBrowser } from '../../__tests__/browser/chromium.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, '..', '..', 'public', 'icons');

/** Three drawings by size: all of it, bold lines without the circle, the furnace alone. */
const pictures = [
  { drawing: 'icon-full', size: 1024, file: join(here, 'icon.png') },
  { drawing: 'adaptive-foreground', size: 1024, file: join(here, 'adaptive-foreground.png'), isClear: true },
  { drawing: 'adaptive-background', size: 1024, file: join(here, 'adaptive-background.png') },
  { drawing: 'adaptive-monochrome', size: 1024, file: join(here, 'adaptive-monochrome.png'), isClear: true },
  { drawing: 'splash-dark', size: 1024, file: join(here, 'splash-dark.png'), isClear: true },
  { drawing: 'splash-light', size: 1024, file: join(here, 'splash-light.png'), isClear: true },
  { drawing: 'icon-bare', size: 48, file: join(here, 'favicon.png'), isClear: true, corner: 0.22 },
  { drawing: 'icon-bare', size: 32, file: join(web, 'favicon-32.png'), isClear: true, corner: 0.22 },
  { drawing: 'icon-bold', size: 48, file: join(web, 'favicon-48.png'), isClear: true, corner: 0.22 },
  { drawing: 'icon-full', size: 180, file: join(web, 'apple-touch-180.png') },
  { drawing: 'icon-full', size: 192, file: join(web, 'icon-192.png'), isClear: true, corner: 0.22 },
  { drawing: 'icon-full', size: 512, file: join(web, 'icon-512.png'), isClear: true, corner: 0.22 },
  { drawing: 'maskable', size: 192, file: join(web, 'maskable-192.png') },
  { drawing: 'maskable', size: 512, file: join(web, 'maskable-512.png') },
];

const pageFor = ({ drawing, size, corner = 0 }) => `<!doctype html><style>
  body { margin: 0 }
  svg { display: block; width: ${size}px; height: ${size}px; border-radius: ${size * corner}px }
</style>${readFileSync(join(here, `${drawing}.svg`), 'utf8')}`;

export async function renderIcons() {
  mkdirSync(web, { recursive: true });
  const browser = await openBrowser();
  const page = await browser.newPage();
  for (const picture of pictures) {
    await page.setViewportSize({ width: picture.size, height: picture.size });
    await page.setContent(pageFor(picture));
    await page.screenshot({ path: picture.file, omitBackground: picture.isClear ?? false });
  }
  await browser.close();
  // In a browser the splash is shown as drawn: a tenth of the bytes.
  for (const name of ['splash-dark.svg', 'splash-light.svg']) copyFileSync(join(here, name), join(web, name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await renderIcons();
