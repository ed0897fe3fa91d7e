import { engine } from './engine.mjs';
import {
  assert,
  assertSame,
  isLong,
  killAndReopen,
  lookName,
  show,
  sizes,
  stored,
  test,
  until,
} from './harness.mjs';
import { button } from './match.mjs';

const { act, begin, en, fr, games, gamesIn, it, keysOf, lessonAt, lessonId, lessonSetup, readGame, say } =
  engine;
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
  const read = await readGame({ multiGet }, [game], keys);
  assert(read.ok, `the stored lesson cannot be read: ${JSON.stringify(read.problem)}`);
  return { match: read.value.sheet.match, moment: lessonAt(game.lesson, read.value.sheet.match) };
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
  const { show, fold, leave } = words[language].lesson;
  for (const name of [show, fold, leave]) {
    const control = slip(page).getByRole('button', { name, exact: true });
    assert(await isOnTop(control), `“${name}” can be touched`);
  }
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

/** Touches what is lit until the lesson is over, as somebody would who reads nothing else. */
async function followLights(page, language, { onTouch, most = 80 }) {
  for (let touches = 0; touches < most; touches++) {
    const light = await nextLight(page, language);
    if (!light) return touches;
    await onTouch(touches);
    // In a fan only the left edge of a card is sure to lie open.
    const x = light.x + (light.height > 90 && light.width > 90 ? 18 : light.width / 2);
    await page.touchscreen.tap(x, light.y + light.height / 2);
    await page.waitForTimeout(150);
  }
  throw new Error(`not over after ${most} touches`);
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

for (const game of taught) {
  test(
    `first steps: the lesson of ${game.id} is gone on with after a kill at every step`,
    async ({ open }) => {
      let page = await open({ route: `/lesson/${game.id}` });
      for (const [index] of game.lesson.steps.entries()) {
        const { title } = game.lesson.text.en.steps[game.lesson.steps[index].id];
        const reached = async () => {
          await slip(page).getByRole('heading', { name: title }).waitFor();
          await lights(page).first().waitFor();
          return movesStored(page, game);
        };
        const before = await reached();
        page = await killAndReopen(page);
        assertSame(await reached(), before, `moves kept at “${title}”`);
        await playStep(page, game, index);
      }
      await endOf(page, 'en').waitFor();
    },
    { seconds: 240 },
  );
}

/** Lets the teacher make every move of a step. */
async function playStep(page, game, index) {
  await until(`step ${index + 1} is done`, async () => {
    const now = await storedLesson(page, game);
    if (now?.moment.type === 'over' || now?.moment.index > index) return true;
    const showMe = button(page, en.lesson.show);
    if (await showMe.isVisible()) await showMe.tap({ timeout: 5000 });
    await page.waitForTimeout(100);
    return false;
  });
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
  // Who listens goes by names, wherever the slip lies.
  await button(page, moves).press('Enter');
  await sheet.getByRole('button', { name }).first().tap();
  await sheet.waitFor({ state: 'hidden' });
}

/** Each size once, with themes and languages by turns; daily only the narrowest. One of them with all its motion. */
const lessonLooks = isLong
  ? Object.keys(sizes).map((size, index) => ({
      size,
      theme: ['dark', 'light'][index % 2],
      language: ['en', 'it', 'fr'][index % 3],
      still: size !== 'phone',
    }))
  : [
      { size: 'small', theme: 'light', language: 'it', still: false },
      { size: 'landscape', theme: 'dark', language: 'fr' },
    ];

for (const game of taught) {
  for (const look of lessonLooks) {
    test(
      `first steps: the lesson of ${game.id} is played to its end by touching what is lit, and fits: ${lookName(look)}, ${look.language}`,
      async ({ open }) => {
        const page = await open({ ...look, route: `/lesson/${game.id}` });
        await showLesson(page, game, look);
        await assertLearnt(page, game, look.language);
      },
      { seconds: 240 },
    );
  }
}

/** A picture of every slip, and that nothing which is lit lies under it. */
async function showLesson(page, game, { language }) {
  let seen = '';
  const onTouch = async (touch) => {
    await checkSlip(page, language);
    const now = await slip(page).innerText();
    if (now !== seen) await show(page, `lesson-${game.id}-${String(touch).padStart(2, '0')}`);
    seen = now;
  };
  await followLights(page, language, { onTouch });
  await show(page, `lesson-${game.id}-end`);
}
