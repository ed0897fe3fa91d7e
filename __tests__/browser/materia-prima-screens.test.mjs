import { show } from './harness.mjs';
import { questionOf } from './match.mjs';
import * as driver from './materia-prima.mjs';
import { testMoments } from './moments.mjs';

const { nextMove, takeSeat } = driver;
const names = ['Ysolde', 'Bartholomew', 'Maud', 'Tamsin'];

/** Late enough that there is something to be seen on the table. */
const isLate = ({ record }) => record.moves.length > 120;
const comes = (type) => (match) => isLate(match) && questionOf(match)?.type === type;
const does = (type) => (match) => isLate(match) && nextMove(match)?.move.type === type;

/** Moments that are to be looked at: how many people, and when. */
const moments = {
  mission: [2, (match) => questionOf(match)?.type === 'mission'],
  place: [4, (match) => questionOf(match)?.type === 'place'],
  turn: [4, does('move')],
  mine: [3, does('mine')],
  attack: [2, does('attack')],
  tower: [2, does('convert')],
  transmute: [4, does('transmute')],
  city: [3, does('research')],
  keep: [2, comes('keep')],
  discard: [2, comes('discard')],
};

const by = (page, id) => page.getByTestId(id);

async function choose(page, figure) {
  const tab = by(page, `tab-${figure}`);
  if ((await tab.getAttribute('aria-pressed')) !== 'true') await tab.tap();
}

/** On the smallest screens the map is larger than its pane: from afar every hex is in sight. */
async function tapHex(page, hex) {
  const far = by(page, 'zoom-out');
  if (await far.isVisible()) await far.tap();
  await page.waitForTimeout(400);
  await by(page, `hex-${hex}`).tap();
}

/** What is done at a moment before its further picture. */
const further = {
  mission: (page, match) => by(page, `mission-${nextMove(match).move.mission}`).tap(),
  place: (page, match) => tapHex(page, nextMove(match).move.hex),
  turn: async (page, match) => {
    const { figure, to } = nextMove(match).move;
    await choose(page, figure);
    await by(page, 'act-move').tap();
    await tapHex(page, to);
  },
  mine: (page) => by(page, 'open-list').tap(),
  attack: async (page, match) => {
    await choose(page, nextMove(match).move.figure);
    await by(page, 'act-attack').tap();
  },
  tower: async (page, match) => {
    await by(page, 'open-tower').tap();
    await by(page, `element-${nextMove(match).move.into}`).tap();
  },
  transmute: async (page, match) => {
    await by(page, 'open-formulas').tap();
    await by(page, `card-${nextMove(match).move.formula}`).tap();
  },
  city: async (page, match) => {
    await choose(page, match.table.state.players[nextMove(match).ask.seat].alchemist);
    await by(page, 'act-city').tap();
  },
  keep: (page, match) => by(page, `card-${nextMove(match).move.formula}`).tap(),
};

async function showMoment(page, name, match) {
  await takeSeat(page, match);
  await show(page, `materia-prima-${name}`);
  if (!further[name]) return;
  await further[name](page, match);
  await show(page, `materia-prima-${name}-further`);
}

testMoments('Materia Prima', { driver, names, moments, seeds: 12, showMoment });
