import { assert, sizes, spoken } from './harness.mjs';

/** A device of 320 points width on which all letters are twice as large. */
export async function largeTextDevice(device) {
  const context = await device({ size: 'small' });
  await context.addInitScript(() => {
    const enlarge = () => (document.documentElement.style.fontSize = '200%');
    if (document.documentElement) enlarge();
    document.addEventListener('DOMContentLoaded', enlarge);
  });
  return context;
}

export async function assertNoWider(page) {
  const { width } = sizes.small;
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
  assert(overflow <= width, `the board is ${overflow} wide`);
}

/** What can be touched is large enough for a finger. */
export async function assertLargeEnough(page, where) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('[role=button],[role=switch],[role=radio],[role=link],button')]
      .map((element) => ({ name: element.getAttribute('aria-label'), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (Math.round(box.width) < 48 || Math.round(box.height) < 48))
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );
  assert(small.length === 0, `too small in ${where}: ${small.join('; ')}`);
}

/** Everything that can be touched has a name. */
export async function assertNamed(page, where) {
  const nameless = (await spoken(page))
    .split('\n')
    .filter((line) => /^\s*- (button|link|switch|radio|textbox)( \[.*\])?:?$/.test(line));
  assert(nameless.length === 0, `${where}: ${nameless.join('; ')}`);
}

/** Goes by the tabulator to what is to be pressed, and presses it. */
export async function pressByKeyboard(target) {
  const page = target.page();
  await target.waitFor();
  for (let step = 0; step < 120; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return page.keyboard.press('Enter');
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}
