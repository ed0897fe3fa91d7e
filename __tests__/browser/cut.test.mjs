import * as alchemirus from './alchemirus.mjs';
import { cutWords } from './cut.mjs';
import { engine } from './engine.mjs';
import { assert, isLong, settled, test, until } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { isOver, questionOf } from './match.mjs';
import { furnish, prepare } from './prepared.mjs';
import * as witchsBrew from './witchs-brew.mjs';

const { asked, en, SETTINGS_KEY } = engine;

/** The longest names that the app itself proposes. */
const names = ['Paracelsus', 'Trismegistus', 'Bartholomew', 'Artephius', 'Cleopatra'];

const isAsked =
  (type, more = () => true) =>
  (match) =>
    match.record.moves.length > 30 && questionOf(match)?.type === type && more(questionOf(match));
const actsAs =
  (...roles) =>
  ({ role, isFull }) =>
    roles.includes(role) && isFull;

/** Moments with much to read, each with so many at the table. */
const moments = {
  'Kazaam, a turn': [kazaam, 4, isAsked('turn')],
  'Kazaam, a head that may stop': [kazaam, 4, isAsked('stop')],
  'Witch’s Brew, five to choose': [witchsBrew, 5, isAsked('choose')],
  'Witch’s Brew, an answer': [witchsBrew, 5, isAsked('answer')],
  'Witch’s Brew, others’ drops': [witchsBrew, 5, isAsked('effect', actsAs('monk', 'cutpurse'))],
  'Alchemirus, a move': [alchemirus, 4, isAsked('move')],
  'Alchemirus, a transport': [alchemirus, 4, isAsked('transport')],
  'Alchemirus, a sale': [alchemirus, 4, isAsked('sell')],
};

/** Languages and letters; every page is looked at in every size. */
const manners = isLong
  ? ['en', 'it', 'fr'].flatMap((language) => [
      { language },
      { language, easyReading: true },
      { language, scale: 1.3 },
      { language, scale: 2 },
    ])
  : [
      { language: 'fr', easyReading: true },
      { language: 'it', scale: 2 },
    ];
const windows = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

/** As one person among bots: then nothing lies between the page and the table. */
function aloneIn(match) {
  const { seat } = asked(match.table);
  const sitters = match.record.sitters.map((sitter, index) => ({
    ...sitter,
    bot: index === seat ? null : 'apprentice',
  }));
  return { ...match, record: { ...match.record, sitters } };
}

function momentOf([driver, seats, isThere]) {
  for (let seed = 1; seed <= 20; seed++) {
    const match = driver.playedUntil(driver.beginGame(seed, names.slice(0, seats)), isThere);
    if (match && !isOver(match)) return aloneIn(match);
  }
  throw new Error(`no game comes there: ${isThere}`);
}

async function openIn(page, match, { scale = 1, ...settings }) {
  const { items, route } = await prepare(match);
  await furnish(page, {
    ...items,
    [SETTINGS_KEY]: JSON.stringify({ offersLessons: false, ...settings }),
  });
  await page.goto(route, { waitUntil: 'load' });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${100 * scale}%`);
  await settled(page);
}

for (const [name, moment] of Object.entries(moments)) {
  test(`every word can be read to its end: ${name}`, async ({ newPage }) => {
    const page = await newPage();
    const match = momentOf(moment);
    for (const manner of manners) {
      await openIn(page, match, manner);
      for (const window of windows) {
        await page.setViewportSize(window);
        await page.waitForTimeout(200);
        const cut = await cutWords(page);
        const where = `${JSON.stringify(manner)} at ${window.width} × ${window.height}`;
        assert(cut.length === 0, `${where}: ${cut.join(', ')}`);
      }
    }
  });
}

test('easy reading has its own letters as soon as it is chosen', async ({ open }) => {
  const page = await open({ route: '/settings' });
  const arrived = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => /Atkinson/.test(family) && status === 'loaded')
          .length,
    );
  assert((await arrived()) === 0, 'the letters are there before anybody wants them');
  await page.getByRole('switch', { name: en.settings.easyReading }).tap();
  // A browser fetches only those that are written with: upright and bold ones.
  await until('the letters are there', async () => (await arrived()) >= 2, { seconds: 20 });
  const face = await page
    .getByRole('heading', { level: 1 })
    .first()
    .evaluate((title) => getComputedStyle(title).fontFamily);
  assert(/Atkinson/.test(face), `the title is written in ${face}`);
});
