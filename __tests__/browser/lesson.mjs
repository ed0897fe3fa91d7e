import { engine } from './engine.mjs';
import { until } from './harness.mjs';

const { en, fr, it } = engine;
export const words = { en, fr, it };

export const slip = (page) => page.getByTestId('lesson-slip');
export const lights = (page) => page.getByTestId('beacon');

export const endOf = (page, language) => slip(page).getByText(words[language].lesson.over);

export function overlap(one, other) {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0;
}

/** Where something lies now; null if it is not there, or goes while one looks. */
export async function boxOf(piece) {
  if ((await piece.count()) === 0) return null;
  return piece
    .first()
    .boundingBox({ timeout: 1000 })
    .catch(() => null);
}

export const sheet = (page) => page.getByRole('dialog');

/**
 * Where the next light falls once everything lies still and the slip is out of its way; null when the lesson is over.
 * A sheet lies over the table: what is lit on it comes first, and without a light it is put away.
 */
async function nextLight(page, language) {
  let [last, light, stillFor] = ['', null, 0];
  await until('something is lit, or the lesson is over', async () => {
    if (await endOf(page, language).isVisible()) return true;
    const isCovered = (await sheet(page).count()) > 0;
    light = await boxOf(isCovered ? sheet(page).getByTestId('beacon') : lights(page));
    const words = await slip(page).boundingBox();
    const now = JSON.stringify([light, words, isCovered]);
    stillFor = now === last ? stillFor + 1 : 0;
    last = now;
    if (isCovered && light === null && stillFor > 8) await page.keyboard.press('Escape');
    await page.waitForTimeout(120);
    const isFree = words !== null && light !== null && !overlap(light, words);
    return stillFor > (isCovered ? 2 : 0) && light !== null && isFree;
  });
  return (await endOf(page, language).isVisible()) ? null : light;
}

const same = (page) => page;
const never = () => false;

/**
 * Touches what is lit until the lesson is over, as somebody would who reads nothing else. `before` is done before each
 * touch; it may leave the app open on another page. Ends sooner when it `isEnough`. Gives the page on which it ended.
 */
export async function followLights(page, language, { before = same, isEnough = never, most = 80 }) {
  let on = page;
  for (let touches = 0; touches < most; touches++) {
    if (await isEnough(on)) return on;
    const light = await nextLight(on, language);
    if (!light) return on;
    const then = await before(on, touches);
    if (then === on) await touchLight(on, light);
    on = then;
  }
  throw new Error(`not over after ${most} touches`);
}

async function touchLight(page, light) {
  // In a fan only the left edge of a card is sure to lie open.
  const x = light.x + (light.height > 90 && light.width > 90 ? 18 : light.width / 2);
  await page.touchscreen.tap(x, light.y + light.height / 2);
  await page.waitForTimeout(150);
}
