import * as alchemirus from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { assert, assertSame, show, test, until } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { button, callOf, capital, isOver, openCurtain } from './match.mjs';
import * as materiaPrima from './materia-prima.mjs';
import * as witchsBrew from './witchs-brew.mjs';
import { openPrepared } from './prepared.mjs';

const { act, advise, asked, courseOf, en, rngFrom, split, think, thinkingRng } = engine;

/** By game: how it is driven, a question that one move answers, and what else is to be so where a hint is asked for. */
const tables = [
  { driver: kazaam, question: 'turn', seed: kazaam.seeds.spoken, bots: ['adept'] },
  { driver: witchsBrew, question: 'answer', seed: witchsBrew.seeds.touched, bots: ['adept', 'adept'] },
  { driver: alchemirus, question: 'draw', seed: alchemirus.seeds.spoken, bots: ['adept'] },
  {
    driver: materiaPrima,
    question: 'turn',
    seed: materiaPrima.seeds.spoken,
    bots: ['adept'],
    // What is packed takes several touches on a sheet.
    isThere: (match) => materiaPrima.nextMove(match).move.type === 'equip' && advised(match).type === 'equip',
  },
];

/** What the app will advise: its teacher goes by the seed and the number of moves. */
function advised({ table, record }) {
  const teaching = advise(engine.materiaPrima, table, thinkingRng(record));
  let step = teaching.next();
  while (!step.done) step = teaching.next();
  return step.value.best.move;
}

const EARLY = 12;
const lights = (page) => page.getByTestId('beacon');

/** Asks, under the thumb; gives the words of the best move. */
async function askHint(page) {
  await button(page, en.hint.title).tap();
  const sheet = page.getByRole('dialog', { name: en.hint.title });
  await button(page, en.hint.show).waitFor();
  const best = await sheet.getByText(en.hint.best, { exact: true }).locator('xpath=following-sibling::*[1]');
  return best.innerText();
}

/** Touches what is lit, one after the other, until it has led to a move. */
async function followLights(page, isDone) {
  for (let touches = 0; touches < 8 && !(await isDone()); touches++) {
    await lights(page).first().waitFor();
    await page.waitForTimeout(250);
    const light = await lights(page).first().boundingBox();
    const x = light.x + (light.height > 90 && light.width > 90 ? 18 : light.width / 2);
    await page.touchscreen.tap(x, light.y + light.height / 2);
    await page.waitForTimeout(250);
  }
  await until('what was lit has led to a move', isDone);
}

for (const { driver, question, seed, bots, isThere = () => true } of tables) {
  const { game } = driver;
  test(
    `${game.text.en.title}: a hint is asked for and followed by touching what is lit`,
    async ({ newPage }) => {
      const page = await newPage();
      const start = driver.playedUntil(driver.beginGame(seed, ['Ada'], bots), (match) => {
        const ask = asked(match.table);
        const isAsked = ask?.seat === 0 && ask.what.type === question;
        return match.record.moves.length > EARLY && isAsked && isThere(match);
      });
      await openPrepared(page, start);
      await driver.takeSeat(page, start);
      const words = await askHint(page);
      await show(page, `hint-${game.id}`);
      await button(page, en.hint.show).tap();
      const made = async () => (await driver.storedMatch(page)).record.moves.slice(start.record.moves.length);
      await followLights(page, async () => (await made()).length > 0);
      const [[seat]] = await made();
      assertSame(seat, 0, 'who moved');
      const played = async () => {
        const own = (await made()).filter(([who]) => who === 0);
        return capital(driver.gestureWords(start, own));
      };
      await until(`what was played is what was said: ${words}`, async () => (await played()) === words);
    },
    { seconds: 240 },
  );
}

test('a hint is for whoever is to move: none is offered under the curtain, nor stays for the next', async ({
  newPage,
}) => {
  const page = await newPage();
  const start = kazaam.beginGame(kazaam.seeds.spoken);
  await openCurtain(page, start);
  assertSame(await button(page, en.hint.title).count(), 0, 'hints under the curtain');
  await kazaam.takeSeat(page, start);
  await askHint(page);
  await button(page, en.hint.show).tap();
  await lights(page).first().waitFor();
  await page.getByTestId('hide-now').tap();
  await callOf(page, start.record.sitters[asked(start.table).seat].name).waitFor();
  assertSame(await lights(page).count(), 0, 'lights under the curtain');
  await kazaam.takeSeat(page, start);
  assertSame(await lights(page).count(), 0, 'lights after the curtain');
});

/** A game in which Ada plays blindly. */
function carelessGame() {
  let match = kazaam.beginGame(kazaam.seeds.spoken, ['Ada'], ['adept']);
  for (let ask = asked(match.table); ask; ask = asked(match.table)) {
    const chance = split(rngFrom(4), match.record.moves.length);
    const move = think(engine.kazaam, match.table, ask.seat === 0 ? 'random' : 'adept', chance);
    match = act(engine.kazaam, match, ask.seat, move).value;
  }
  return match;
}

test(
  'after a game the review names three turns, each opens the replay with what was better, and they are kept',
  async ({ newPage }) => {
    const page = await newPage();
    const over = carelessGame();
    assert(isOver(over), 'the game is not over');
    await openPrepared(page, over);
    const showAll = button(page, en.result.showAll);
    const begin = button(page, en.review.begin);
    await showAll.or(begin).first().waitFor();
    if (await showAll.isVisible()) await showAll.tap();
    await begin.tap();
    const lapses = page.getByTestId(/^lapse-/);
    await lapses.first().waitFor({ timeout: 60_000 });
    assertSame(await lapses.count(), 3, 'turns named');
    await lapses.first().scrollIntoViewIfNeeded();
    await show(page, 'review');
    const ids = await Promise.all((await lapses.all()).map((lapse) => lapse.getAttribute('data-testid')));
    const named = ids.map((id) => Number(id.slice('lapse-'.length)));
    const [step] = named;
    assertSame(over.record.moves[step][0], 0, 'whose turn it was');
    const better = en.review.better.replace('{{move}}', '');
    await lapses.first().tap();
    await page
      .getByText(new RegExp(`^${better}`))
      .last()
      .waitFor();
    const { stops } = courseOf(engine.kazaam, over.record, named);
    const place = en.replay.step
      .replace('{{step}}', String(stops.findIndex((stop) => stop.step === step)))
      .replace('{{steps}}', String(stops.length - 1));
    await page.getByText(place).first().waitFor();
    await show(page, 'review-replay');
    await button(page, en.common.back).tap();
    await lapses.first().waitFor();
    await page.reload();
    await lapses.or(showAll).first().waitFor();
    if (await showAll.isVisible()) await showAll.tap();
    await lapses.first().waitFor();
    assertSame(await lapses.count(), 3, 'turns named after a reload');
    assertSame(await begin.count(), 0, 'ways to look once more');
  },
  { seconds: 180 },
);

/** As slow as a phone, so that there is something to be seen. */
async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

test(
  'a master thinks in sight, nothing moves for the sign, and it can be hurried',
  async ({ newPage }) => {
    const page = await newPage({ isNew: true });
    const start = witchsBrew.playedUntil(
      witchsBrew.beginGame(witchsBrew.seeds.touched, ['Ada'], ['master', 'master']),
      ({ table, record }) =>
        record.moves.length > 2 && asked(table)?.what.type === 'lead' && asked(table).seat > 0,
    );
    await openPrepared(page, start);
    await slowDown(page, 8);
    // It is looked at as soon as it is there: it goes when the thought is over. What lies out of the flow moves nothing.
    const sign = await page.waitForFunction(
      () => {
        const found = document.querySelector('[data-testid=thinking]');
        return found && getComputedStyle(found).position;
      },
      null,
      { timeout: 40_000 },
    );
    assertSame(await sign.jsonValue(), 'absolute', 'the sign lies');
    const moves = (await witchsBrew.storedMatch(page)).record.moves.length;
    await button(page, en.play.hurry).tap();
    await until(
      'the bot has moved',
      async () => (await witchsBrew.storedMatch(page)).record.moves.length > moves,
      { seconds: 20 },
    );
  },
  { seconds: 180 },
);
