import * as driver from './alchemirus.mjs';
import { show } from './harness.mjs';
import { handOf, questionOf } from './match.mjs';
import { testMoments } from './moments.mjs';

const { nextMove, takeSeat, tapCard } = driver;
const names = ['Ysolde', 'Bartholomew', 'Maud', 'Tamsin'];

/** Late enough that there is something to be seen on the table. */
const isLate = ({ record }) => record.moves.length > 160;
const comes =
  (type, holds = () => true) =>
  (match) =>
    isLate(match) && questionOf(match)?.type === type && holds(match);
const builds = (match) => nextMove(match).move.type === 'build';

/** Moments that are to be looked at: how many people, and when. */
const moments = {
  draw: [4, comes('draw')],
  place: [2, (match) => questionOf(match)?.type === 'move'],
  move: [4, comes('move')],
  build: [2, comes('build', builds)],
  transport: [3, comes('transport')],
  transmute: [2, comes('transmute')],
  sell: [4, comes('sell')],
  gifts: [2, comes('gifts')],
  spirit: [3, comes('spirit')],
  end: [4, comes('end')],
};

/** What is done at a moment before its further picture. */
const further = {
  draw: (page) => page.getByTestId('bank-1').tap(),
  move: (page, match) => page.getByTestId(`field-${(fieldOf(match) + 2) % 8}`).tap(),
  build: (page, match) => {
    const { ask, move } = nextMove(match);
    return tapCard(page, handOf(match, ask.seat).indexOf(move.building));
  },
  transport: (page) => page.getByTestId('primary').tap(),
  sell: (page) => page.getByTestId('primary').tap(),
  spirit: (page) => page.getByTestId('haunt-domo').tap(),
  end: (page) =>
    page
      .getByTestId(/^player-/)
      .first()
      .tap(),
};

const fieldOf = (match) => match.table.state.players[nextMove(match).ask.seat].field;

async function showMoment(page, name, match) {
  await takeSeat(page, match);
  await show(page, `alchemirus-${name}`);
  if (!further[name]) return;
  await further[name](page, match);
  await show(page, `alchemirus-${name}-further`);
}

testMoments('Alchemirus', { driver, names, moments, seeds: 80, showMoment });
