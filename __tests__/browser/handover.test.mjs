import * as alchemirus from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { assert, test } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { button, openCurtain, questionOf, ring } from './match.mjs';
import * as materiaPrima from './materia-prima.mjs';
import { shareOfCore, touchableTime } from './measure.mjs';
import { grip, press, slowed } from './touch.mjs';
import * as witchsBrew from './witchs-brew.mjs';

const { asked, en } = engine;

/** How much slower a phone is taken to be. */
const phone = 4;

/** So many times the device is taken, and so long the curtain hangs each time: nobody is quicker. */
const times = 10;
const hanging = 2500;

/** From the finger lifted off the curtain to a table that can be touched, in ms. */
const limit = 300;
/** With less of a core than this others are at work, and being late proves nothing; so many free ones are enough. */
const free = 0.9;
const enough = 6;

/** In the midst of a turn there is nothing that the others have done since: the table is behind the curtain itself. */
function isInTurn(match) {
  const ask = asked(match.table);
  const last = match.record.moves.at(-1)?.[0];
  return match.record.moves.length > 60 && ask !== null && !ask.open && ask.seat === last;
}

/** The device is taken and hidden again and again. */
async function taken(page) {
  const made = [];
  while (made.length < times) {
    await page.waitForTimeout(hanging);
    const core = Number(shareOfCore().toFixed(2));
    const opener = await grip(button(page, en.curtain.openPlainly));
    const time = await touchableTime(page, '[data-testid=hide-now]', () => press(page, opener, 40));
    made.push({ time: Math.round(time), core });
    await page.getByTestId('hide-now').tap();
    await ring(page).waitFor();
  }
  return made;
}

const median = (list) => [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)];

const tables = {
  Kazaam: [kazaam, kazaam.seeds.dragged],
  'Witch’s Brew': [witchsBrew, witchsBrew.seeds.touched],
  Alchemirus: [alchemirus, alchemirus.seeds.touched],
  // Where no sheet asks anything, so that the table itself can be touched.
  'Materia Prima': [materiaPrima, materiaPrima.seeds.touched, ({ move }) => move.type === 'move'],
};

for (const [name, [game, seed, isOnTable = () => true]] of Object.entries(tables)) {
  test(
    `speed: the table of ${name} is there when the curtain goes, on a phone four times slower`,
    async ({ newPage, figures }) => {
      const isWanted = (one) => isInTurn(one) && isOnTable(game.nextMove(one));
      const match = game.playedUntil(game.beginGame(seed), isWanted);
      assert(match && questionOf(match), 'there is no such table');
      const page = await newPage({ still: false });
      const made = await slowed(page, phone, async () => {
        await openCurtain(page, match);
        return taken(page);
      });
      const counted = made.filter(({ core }) => core >= free).map(({ time }) => time);
      figures[`${name}: from the curtain to the table, ms, four times slower`] = {
        first: made[0],
        median: median(made.map(({ time }) => time)),
        worst: Math.max(...made.map(({ time }) => time)),
        made,
      };
      assert(
        counted.length < enough || median(counted) <= limit,
        `a table is to be there within ${limit} ms: ${JSON.stringify(made)}`,
      );
    },
    { isAlone: true, seconds: 180 },
  );
}
