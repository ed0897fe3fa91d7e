import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { assertSame, atRest, screens } from '../browser/harness.mjs';

const folder = join(screens, 'three');
mkdirSync(folder, { recursive: true });

/** What a page lacks that it ought to show: pictures, letters, and what lies over its edge. */
const lacksOf = () => {
  const isEmpty = ({ complete, naturalWidth }) => !complete || naturalWidth === 0;
  const pictures = [...document.images].filter(isEmpty);
  const plain = (family) => family.replaceAll(/["']/g, '').trim();
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const families = new Set(loaded.map(({ family }) => plain(family)));
  const headings = [...document.querySelectorAll('#root [role=heading]')];
  const wanted = headings.map((heading) => plain(getComputedStyle(heading).fontFamily.split(',')[0]));
  const { clientWidth, scrollWidth } = document.documentElement;
  return [
    ...pictures.map(({ src }) => `no picture: ${src.slice(0, 200)}`),
    ...wanted.filter((family) => !families.has(family)).map((family) => `no letters: ${family}`),
    ...(scrollWidth > clientWidth ? [`${scrollWidth} wide instead of ${clientWidth}`] : []),
  ];
};

/** A screen at rest that lacks nothing, and a picture of it. */
export async function shown(page, browser, name) {
  await atRest(page);
  assertSame((await page.evaluate(lacksOf)).join('\n'), '', `what ${name} lacks`);
  await page.screenshot({ path: join(folder, `${name}-${browser}.png`) });
}
