import * as alchemirus from './alchemirus.mjs';
import { cutWords } from './cut.mjs';
import { engine } from './engine.mjs';
import { assert, atRest, isLong, test, until, visit } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import * as materiaPrima from './materia-prima.mjs';
import { isOver, questionOf } from './match.mjs';
import { furnish, openPrepared, prepare } from './prepared.mjs';
import { statisticsItems } from './statistics.mjs';
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

const by = (page, id) => page.getByTestId(id);
const playerAsked = ({ table }) => table.state.players[asked(table).seat];
const nextType = (match) => materiaPrima.nextMove(match)?.move.type;

/** As many on the map as there can be: four figures of whoever is asked. */
const isCrowded = (match) => questionOf(match)?.type === 'turn' && playerAsked(match).figures.length === 4;
const isWearing = (match) => questionOf(match)?.type === 'turn' && playerAsked(match).worn.length === 1;
const isPacking = (match) =>
  nextType(match) === 'equip' && materiaPrima.nextMove(match).move.figure !== playerAsked(match).alchemist;
const isBrewing = (match) => match.record.moves.length > 120 && nextType(match) === 'convert';

/** Somebody is about to attack, and one of both rolls so many dice. */
const isFightOf = (dice) => (match) => {
  if (nextType(match) !== 'attack') return false;
  const { fought } = Object.fromEntries(
    materiaPrima.played(match, materiaPrima.nextMove(match)).table.facts.map((fact) => [fact.type, fact]),
  );
  return Math.max(fought.attack.length, fought.defence.length) >= dice;
};

async function openFight(page, match) {
  const { figure, target } = materiaPrima.nextMove(match).move;
  const tab = by(page, `tab-${figure}`);
  if ((await tab.getAttribute('aria-pressed')) !== 'true') await tab.tap();
  await by(page, 'act-attack').tap();
  await by(page, 'confirm').waitFor();
  if (await by(page, `target-${target}`).isVisible()) await by(page, `target-${target}`).tap();
}

async function openPacking(page, match) {
  const tab = by(page, `tab-${materiaPrima.nextMove(match).move.figure}`);
  if ((await tab.getAttribute('aria-pressed')) !== 'true') await tab.tap();
  await by(page, 'act-equip').tap();
}

/** Moments with much to read, each with so many at the table; what is opened there, if anything is. */
const moments = {
  'Kazaam, a turn': [kazaam, 4, isAsked('turn')],
  'Kazaam, a head that may stop': [kazaam, 4, isAsked('stop')],
  'Witch’s Brew, five to choose': [witchsBrew, 5, isAsked('choose')],
  'Witch’s Brew, an answer': [witchsBrew, 5, isAsked('answer')],
  'Witch’s Brew, others’ drops': [witchsBrew, 5, isAsked('effect', actsAs('monk', 'cutpurse'))],
  'Alchemirus, a move': [alchemirus, 4, isAsked('move')],
  'Alchemirus, a transport': [alchemirus, 4, isAsked('transport')],
  'Alchemirus, a sale': [alchemirus, 4, isAsked('sell')],
  'Materia Prima, four figures': [materiaPrima, 4, isCrowded],
  'Materia Prima, a fight of four dice': [materiaPrima, 3, isFightOf(4), openFight],
  'Materia Prima, the tower': [materiaPrima, 4, isBrewing, (page) => by(page, 'open-tower').tap()],
  'Materia Prima, two missions': [materiaPrima, 2, (match) => questionOf(match)?.type === 'mission'],
  'Materia Prima, a piece worn': [materiaPrima, 3, isWearing],
  'Materia Prima, a packing': [materiaPrima, 3, isPacking, openPacking],
  'Materia Prima, a hand too large': [materiaPrima, 2, (match) => questionOf(match)?.type === 'discard'],
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
  { width: 1024, height: 768 },
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

/** Opens the app with all this on the device, in a language and with letters of a size. */
async function openWith(page, items, route, { scale = 1, ...settings }) {
  await furnish(page, { ...items, [SETTINGS_KEY]: JSON.stringify({ offersLessons: false, ...settings }) });
  await page.goto(route, { waitUntil: 'load' });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${100 * scale}%`);
  await atRest(page);
}

/** What cannot be read to its end, by where it stands. */
async function cutIn(page, place) {
  const found = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    await page.waitForTimeout(200);
    // On a busy machine it may take longer until everything is fitted to its new room.
    const isCut = (await cutWords(page)).length > 0;
    if (isCut) await page.waitForTimeout(1000);
    const cut = isCut ? await cutWords(page) : [];
    if (cut.length > 0) found.push(`${place} at ${window.width} × ${window.height}: ${cut.join(', ')}`);
  }
  return found;
}

for (const manner of manners) {
  test(
    `every word can be read to its end, at every table: ${JSON.stringify(manner)}`,
    async ({ newPage }) => {
      const page = await newPage();
      await openWith(page, {}, '/', manner);
      const cut = [];
      for (const [name, [driver, seats, isThere, open]] of Object.entries(moments)) {
        const match = momentOf([driver, seats, isThere]);
        await page.setViewportSize(windows[0]);
        await openPrepared(page, match);
        await atRest(page);
        await open?.(page, match);
        cut.push(...(await cutIn(page, name)));
      }
      assert(cut.length === 0, cut.join('\n'));
    },
    { seconds: 240 },
  );
}

const [begun, ended] = [
  kazaam.playedUntil(kazaam.beginGame(3, names.slice(0, 4)), isAsked('turn')),
  kazaam.playedUntil(kazaam.beginGame(4, names.slice(0, 4)), isOver),
];

/** Screens one is led to from home, with games, people and figures on them. */
const led = [
  '/settings',
  '/statistics',
  '/roster',
  '/new?game=witchs-brew',
  '/new?game=alchemirus',
  '/rules?game=kazaam',
];

test(
  'every word can be read to its end: the screens around the games',
  async ({ newPage }) => {
    const page = await newPage();
    const [open, over] = [await prepare(begun), await prepare(ended)];
    const items = { ...open.items, ...over.items, ...statisticsItems() };
    const cut = [];
    for (const manner of manners) {
      const look = async (route) => cut.push(...(await cutIn(page, `${route} ${JSON.stringify(manner)}`)));
      await openWith(page, items, '/', manner);
      await look('/');
      await page
        .getByRole('button', { name: new RegExp(`^${witchsBrew.game.text[manner.language].title}, `) })
        .tap();
      await page.getByRole('dialog').waitFor();
      await atRest(page);
      await look('/ with a game taken from the cabinet');
      await page
        .getByRole('button', { name: engine[manner.language].common.close, exact: true })
        .last()
        .tap();
      for (const route of [...led, over.route, open.route]) {
        await visit(page, route);
        await atRest(page);
        await look(route);
      }
    }
    assert(cut.length === 0, cut.join('\n'));
  },
  { seconds: 240 },
);

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
