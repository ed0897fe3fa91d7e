import {
  beginMarket,
  gestureOf,
  movesStored,
  nextMove,
  playByHand,
  playByName,
  plotName,
  playOn,
  played,
  playedUntil,
  recordWords,
  storedMatch,
  takeSeat,
} from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { sizes } from './devices.mjs';
import { assert, assertSame, picture, test, until } from './harness.mjs';
import { button, openCurtain, questionOf } from './match.mjs';
import { openPrepared } from './prepared.mjs';

const { alchemirus, ALCHEMIRUS_WORDS, asked } = engine;
const words = ALCHEMIRUS_WORDS.en;
const text = alchemirus.text.en;
const three = ['Ada', 'Bo', 'Cleo'];

/** In this game of three, what is sold is bought before long. */
const seeds = { refused: 12 };

const isOffered = (match) => questionOf(match)?.type === 'offer';
const isBought = (match) => isOffered(match) && nextMove(match).move.type === 'buy';
const isSold = (match) => nextMove(match)?.move.type === 'sell';

const stretch = 28;
const atMarket = ['sell', 'buy', 'pay', 'done'];

/** Whether all that can be done at the market is done in the moves to come. */
function isMarketDay(match) {
  if (match.record.moves.length < 100 || !isSold(match)) return false;
  const made = new Set();
  let later = match;
  for (
    let next = nextMove(later);
    next && later.record.moves.length < match.record.moves.length + stretch;
    next = nextMove(later)
  ) {
    made.add(next.move.type);
    later = played(later, next);
  }
  return atMarket.every((type) => made.has(type));
}

test(
  'Alchemirus with an open market: goods are sold, declined and bought by touch',
  async ({ newPage }) => {
    const begun = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => beginMarket(seed, three));
    const start = begun.map((match) => playedUntil(match, isMarketDay)).find((match) => match !== null);
    const page = await newPage();
    await openCurtain(page, start);
    const end = await playOn(page, start, playByHand, { upTo: start.record.moves.length + stretch });
    assertSame(recordWords(await storedMatch(page)), recordWords(end.match), 'the game on the device');
    const made = end.match.record.moves.slice(start.record.moves.length).map(([, { type }]) => type);
    for (const type of atMarket) assert(made.includes(type), `nobody chose ${type}`);
    const { facts } = end.match.log.findLast((entry) => entry.facts.some((fact) => fact.type === 'bought'));
    assert(facts.length > 0, 'nothing was bought');
  },
  { seconds: 240 },
);

for (const size of ['phone', 'small', 'tablet']) {
  test(`Alchemirus with an open market: a wrong place is refused by its rule, on a ${size}`, async ({
    newPage,
  }) => {
    const isChoice = (match) =>
      isOffered(match) &&
      alchemirus.legal(match.table, asked(match.table)).filter(({ type }) => type === 'buy').length > 1;
    const match = playedUntil(beginMarket(seeds.refused, three), (one) => isChoice(one) && isBought(one));
    const page = await newPage({ size, theme: size === 'small' ? 'light' : 'dark' });
    await openPrepared(page, match);
    await takeSeat(page, match);
    await picture(page, 'alchemirus-offer');
    const { seat } = asked(match.table);
    const legal = alchemirus.legal(match.table, asked(match.table)).map(({ plot }) => plot);
    const wrong = match.table.state.players[seat].estate.findIndex((_, plot) => !legal.includes(plot));
    const plot = (index) => button(page, plotName(index), false);
    await plot(wrong).tap();
    await page.getByText(text.reasons['no-place-for-it']).first().waitFor();
    await page.getByRole('link', { name: `${words.rule} AL-26` }).waitFor();
    await page.getByTestId('primary').tap({ force: true });
    await page.getByText(words.advice['choose-plot']).first().waitFor();
    assertSame(await movesStored(page), match.record.moves.length, 'moves after what was refused');
    const gesture = gestureOf(match);
    await playByName(page, match, gesture);
    await until('it is bought', async () => (await movesStored(page)) > match.record.moves.length);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    assert(overflow <= sizes[size].width, `the board is ${overflow} wide`);
  });
}

test(
  'Alchemirus with an open market: two goods are sold by one touch, though a bot is asked about each',
  async ({ newPage }) => {
    const isTwice = (match) => {
      if (!isSold(match) || asked(match.table).seat !== 0) return false;
      const [one, two] = [match, played(match, nextMove(match))];
      return isOffered(two) && one.table.state.players[0].estate.flatMap(({ goods }) => goods).length > 1;
    };
    const begun = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => beginMarket(seed, ['Ada'], ['adept']));
    const start = begun.map((match) => playedUntil(match, isTwice)).find((match) => match !== null);
    const page = await newPage();
    await openPrepared(page, start);
    await takeSeat(page, start);
    await button(page, /^Lay out all/, false).tap();
    await page.getByTestId('sale-1').waitFor();
    const laid = await page.getByTestId(/^sale-/).count();
    await page.getByTestId('primary').tap();
    const sold = async () => {
      const later = (await storedMatch(page)).record.moves.slice(start.record.moves.length);
      return later.filter(([seat, { type }]) => seat === 0 && type === 'sell').length;
    };
    await until('all of it is sold', async () => (await sold()) === laid);
  },
  { seconds: 180 },
);
