import { sizes } from './devices.mjs';
import { assert, spoken } from './harness.mjs';

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

const touchable = ['button', 'switch', 'radio', 'checkbox', 'link'];

/** Everything on the page that can be touched, by its name and its size. */
const touchesOn = (page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .map(({ element, box: { width, height } }) => ({
          name: element.getAttribute('aria-label') ?? '',
          width,
          height,
        })),
    ['button', ...touchable.map((role) => `[role=${role}]`)].join(),
  );

/** 48, as the browser rounds it. */
const finger = { width: 47.5, height: 47.5 };

/** What can be touched is large enough for a finger; `leastOf` names what may be smaller. */
export async function assertLargeEnough(page, where, leastOf = () => null) {
  const small = (await touchesOn(page)).filter(({ name, width, height }) => {
    const least = leastOf(name) ?? finger;
    return width < least.width || height < least.height;
  });
  const said = small.map(
    ({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`,
  );
  assert(small.length === 0, `too small in ${where}: ${said.join('; ')}`);
}

const namelessLine = new RegExp(`^\\s*- (${[...touchable, 'textbox'].join('|')})( \\[.*\\])?:?$`);

/** Everything that can be touched has a name. */
export async function assertNamed(page, where) {
  const nameless = (await spoken(page)).split('\n').filter((line) => namelessLine.test(line));
  assert(nameless.length === 0, `${where}: ${nameless.join('; ')}`);
}

/** What can be touched can be felt and heard: it is large enough and has a name. */
export async function assertWithinReach(page, where, leastOf) {
  await assertLargeEnough(page, where, leastOf);
  await assertNamed(page, where);
}

/** Goes by the tabulator to what is to be pressed, and presses it. */
export async function pressByKeyboard(target) {
  const page = target.page();
  await target.waitFor();
  for (let step = 0; step < 200; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return page.keyboard.press('Enter');
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}
