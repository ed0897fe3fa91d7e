import * as alchemirus from '../browser/alchemirus.mjs';
import { assertSame, isLong, test } from '../browser/harness.mjs';
import * as kazaam from '../browser/kazaam.mjs';
import { openCurtain, questionOf } from '../browser/match.mjs';
import * as materiaPrima from '../browser/materia-prima.mjs';
import * as witchsBrew from '../browser/witchs-brew.mjs';
import { shown } from './shown.mjs';

const isEven = ({ record }) => record.moves.length % 2 === 0;
const isLater = ({ record }, moves) => record.moves.length >= moves;

/**
 * In the middle of a game, before a move for which something is carried or drawn:
 * - `isThere`: given the game and the move that comes next
 * - `played`: what is played in one go, if it is not what others play
 */
const middles = {
  Kazaam: { driver: kazaam, isThere: (match, move) => isLater(match, 20) && move.type === 'play' },
  'Witch’s Brew': {
    driver: witchsBrew,
    isThere: (match) => isEven(match) && questionOf(match).type === 'lead',
  },
  Alchemirus: {
    driver: alchemirus,
    isThere: (match, move) => isLater(match, 100) && isEven(match) && move.type === 'go',
  },
  'Materia Prima': {
    driver: materiaPrima,
    isThere: (match, move) => isLater(match, 100) && isEven(match) && move.type === 'move',
  },
};

function middleOf({ driver, isThere }) {
  const { beginGame, nextMove, playedUntil, seeds } = driver;
  const match = playedUntil(beginGame(seeds.touched ?? seeds.dragged), (one) => {
    const next = nextMove(one);
    return next !== null && isThere(one, next.move);
  });
  if (!match) throw new Error('no game comes there');
  return match;
}

/** More where there is time. */
const moves = isLong ? 40 : 1;

for (const [name, middle] of Object.entries(middles)) {
  test(
    `${isLong ? moves + ' moves' : 'a move'} by hand: ${name}`,
    async ({ newPage, browser }) => {
      const { driver } = middle;
      const match = middleOf(middle);
      const page = await newPage();
      await openCurtain(page, match);
      await shown(page, browser, `curtain-${driver.game.id}`);
      await driver.takeSeat(page, match);
      await shown(page, browser, `board-${driver.game.id}`);
      const upTo = match.record.moves.length + moves;
      const { match: now } = await driver.playOn(page, match, driver.playByHand, { upTo });
      const stored = await driver.storedMatch(page);
      assertSame(JSON.stringify(stored.record), JSON.stringify(now.record), 'what was played');
      await shown(page, browser, `moved-${driver.game.id}`);
    },
    { seconds: isLong ? 600 : 120 },
  );
}
