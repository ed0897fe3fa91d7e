import { engine } from './engine.mjs';
import { sizes } from './devices.mjs';
import {
  assert,
  assertSame,
  isLong,
  killAndReopen,
  lookName,
  show,
  stored,
  test,
  until,
} from './harness.mjs';
import { button } from './match.mjs';
import { furnish } from './prepared.mjs';

const {
  act,
  begin,
  cabinetOf,
  en,
  fr,
  games,
  gamesIn,
  it,
  keysOf,
  lessonAt,
  lessonId,
  lessonSetup,
  readGame,
  say,
} = engine;
const { SETTINGS_KEY } = engine;
const words = { en, fr, it };
const taught = games.filter(({ lesson }) => lesson);

const slip = (page) => page.getByTestId('lesson-slip');
const lights = (page) => page.getByTestId('beacon');

/** How far the lesson on the device has come, as it lies in the storage. */
async function storedLesson(page, game) {
  const items = await stored(page);
  const keys = keysOf(Object.keys(items), lessonId(game.id));
  if (!keys) return null;
  const multiGet = async (names) => names.map((name) => [name, items[name] ?? null]);
  const read = await readGame({ multiGet }, cabinetOf([game]), keys);
  assert(read.ok, `the stored lesson cannot be read: ${JSON.stringify(read.problem)}`);
  return { match: read.value.file.match, moment: lessonAt(game.lesson, read.value.file.match) };
}

const movesStored = async (page, game) => (await storedLesson(page, game))?.match.record.moves.length ?? 0;
const endOf = (page, language) => slip(page).getByText(words[language].lesson.over);

function overlap(one, other) {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0;
}

/** Where something lies now; null if it is not there, or goes while one looks. */
async function boxOf(piece) {
  if ((await piece.count()) === 0) return null;
  return piece
    .first()
    .boundingBox({ timeout: 1000 })
    .catch(() => null);
}

const sheet = (page) => page.getByRole('dialog');

/** What lies on top in the middle of a control. */
const isOnTop = (control) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** The teacher can be asked, folded and left at every touch, whatever lies open. */
async function checkSlip(page, language) {
  const { show, fold, unfold, leave } = words[language].lesson;
  const isFolded = (await slip(page).getByRole('button', { name: unfold, exact: true }).count()) > 0;
  for (const name of [show, isFolded ? unfold : fold, leave]) {
    const control = slip(page).getByRole('button', { name, exact: true });
    assert(await isOnTop(control), `“${name}” can be touched`);
  }
}

/** The words lie on nothing that they speak of, nor on the buttons; what lies under a sheet is covered anyway. */
async function checkSight(page) {
  if ((await sheet(page).count()) > 0) return;
  let covered = [];
  await until(
    'the words cover nothing they speak of and no button',
    async () => {
      const words = await slip(page).boundingBox();
      const seen = await Promise.all((await page.getByTestId('in-sight').all()).map(boxOf));
      covered = seen.filter((box) => box && words && overlap(box, words));
      return covered.length === 0;
    },
    { seconds: 5 },
  ).catch(async (problem) => {
    const where = JSON.stringify({ covered, words: await slip(page).boundingBox() });
    throw new Error(`${problem.message}: ${where}, ${(await slip(page).innerText()).slice(0, 60)}`);
  });
}

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

/**
 * Touches what is lit until the lesson is over, as somebody would who reads nothing else. `before` is done before each
 * touch; it may leave the app open on another page. Gives the page on which it ended.
 */
async function followLights(page, language, { before, most = 80 }) {
  let on = page;
  for (let touches = 0; touches < most; touches++) {
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

/** What was played is what the lesson teaches; it leads to a game, and is none itself. */
async function assertLearnt(page, game, language) {
  const { match, moment } = await storedLesson(page, game);
  assertSame(moment.type, 'over', 'the stored lesson');
  const line = game.lesson.steps.flatMap((step) => step.line);
  assertSame(JSON.stringify(match.record.moves), JSON.stringify(line), 'what was played');
  await button(page, words[language].lesson.play).tap();
  await page.getByText(words[language].newGame.title).first().waitFor();
  assertSame(gamesIn(Object.keys(await stored(page))).length, 0, 'saved games');
}

test(
  'first steps: Kazaam by names alone, with less motion; other moves are met, and one can go back',
  async ({ open }) => {
    const game = games.find(({ id }) => id === 'kazaam');
    const page = await open();
    await button(page, 'First steps: Kazaam').tap();
    await slip(page).getByText('Step 1 of 5').waitFor();
    const begun = begin(game, lessonSetup(game.lesson, ['Apprentice', en.people.botNames[0]]));
    let match = begun.value;
    await chooseFromList(page, 'Draw a tile');
    await page.getByText('it can wait').first().waitFor();
    assertSame(await movesStored(page, game), 0, 'moves after one that was not wanted');
    for (const [seat, move] of game.lesson.steps.flatMap((step) => step.line)) {
      if (seat === game.lesson.learner) {
        await until(
          'it is the learner’s turn',
          async () => (await movesStored(page, game)) === match.record.moves.length,
        );
        const who = (one) => match.record.sitters[one]?.name ?? '';
        await chooseFromList(page, say(game.text.en.moves, move, who));
      }
      match = act(game, match, seat, move).value;
      if (match.record.moves.length === 2) {
        await slip(page).getByText('Step 3 of 5').waitFor();
        await button(page, en.lesson.back).tap();
        await slip(page).getByText('Step 2 of 5').waitFor();
        await until('one move is kept', async () => (await movesStored(page, game)) === 1);
        await chooseFromList(
          page,
          say(game.text.en.moves, move, () => ''),
        );
      }
    }
    await endOf(page, 'en').waitFor();
    await button(page, en.lesson.done).tap();
    await page.getByText(en.home.empty).waitFor();
    assert(!(await button(page, 'First steps: Kazaam').isVisible()), 'it is offered a second time');
  },
  { seconds: 240 },
);

/** By the list of all moves, as somebody who listens would. */
async function chooseFromList(page, name) {
  const { moves } = engine.KAZAAM_WORDS.en;
  const sheet = page.getByRole('dialog');
  await checkSight(page);
  await button(page, moves).tap();
  await sheet.getByRole('button', { name }).first().tap();
  await sheet.waitFor({ state: 'hidden' });
}

const withMotion = { size: 'small', theme: 'light', language: 'it', still: false };
const withKills = { size: 'landscape', theme: 'dark', language: 'fr', isKilled: true };

/**
 * Where there is time each size once, with themes and languages by turns. Daily only the narrowest, from game to game by
 * turns: with all its motion, or killed at the beginning of every step and then shown how to begin it.
 */
function lessonLooks(game) {
  if (!isLong) return [taught.indexOf(game) % 2 === 0 ? withMotion : withKills];
  return Object.keys(sizes).map((size, index) => ({
    size,
    theme: ['dark', 'light'][index % 2],
    language: ['en', 'it', 'fr'][index % 3],
    still: size !== 'phone',
    isKilled: size === 'landscape',
  }));
}

for (const game of taught) {
  for (const look of lessonLooks(game)) {
    const also = look.isKilled ? ', and is gone on with after a kill at every step' : '';
    test(
      `first steps: the lesson of ${game.id} is played to its end by touching what is lit, and fits${also}: ${lookName(look)}, ${look.language}`,
      async ({ newPage }) => {
        const page = await newPage(look);
        await furnish(page, { [SETTINGS_KEY]: JSON.stringify({ speed: isLong ? 'normal' : 'fast' }) });
        await page.goto(`/${game.id}/lesson`, { waitUntil: 'load' });
        const end = await playLesson(page, game, look);
        await show(end, `lesson-${game.id}-end`);
        await assertLearnt(end, game, look.language);
      },
      { seconds: 240 },
    );
  }
}

/** A picture of every slip, and that nothing which is lit lies under it. */
function playLesson(page, game, { language, isKilled = false }) {
  let [seen, stepBegun] = ['', -1];
  const before = async (on, touch) => {
    await checkSlip(on, language);
    await checkSight(on);
    const now = await slip(on).innerText();
    if (now !== seen) await show(on, `lesson-${game.id}-${String(touch).padStart(2, '0')}`);
    seen = now;
    const { index } = (await storedLesson(on, game))?.moment ?? { index: 0 };
    if (!isKilled || index === stepBegun) return on;
    stepBegun = index;
    return killedAndShown(on, game, language);
  };
  return followLights(page, language, { before });
}

/** Kills the app, finds the lesson where it was, and lets the teacher make the next move. */
async function killedAndShown(page, game, language) {
  const made = await movesStored(page, game);
  const title = await slip(page).getByRole('heading').first().innerText();
  const again = await killAndReopen(page);
  await slip(again).getByRole('heading', { name: title }).waitFor();
  await lights(again).first().waitFor();
  assertSame(await movesStored(again, game), made, `moves kept at “${title}”`);
  await until(`the teacher begins “${title}”`, async () => {
    if ((await movesStored(again, game)) > made) return true;
    const showMe = button(again, words[language].lesson.show);
    if (await showMe.isVisible()) await showMe.tap({ timeout: 5000 });
    await again.waitForTimeout(100);
    return false;
  });
  return again;
}
