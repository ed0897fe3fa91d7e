import { assertWithinReach } from './access.mjs';
import { engine } from './engine.mjs';
import { show, visit } from './harness.mjs';
import { button, isOver, questionOf } from './match.mjs';
import { testMoments } from './moments.mjs';
import { press } from './touch.mjs';
import * as driver from './witchs-brew.mjs';

const { choiceOf, heldOf, nextMove, playByName, played, takeSeat } = driver;
const { BREW_WORDS, en, PRIVATE_WORDS } = engine;
const words = BREW_WORDS.en;
const ownWords = PRIVATE_WORDS.en;

const names = ['Ada', 'Bartholomew', 'Cleo', 'Dina', 'Emil'];

const isAsked = (type, holds) => (match) => {
  const what = questionOf(match);
  return what?.type === type && holds(what, match);
};

/** Late enough that there is something to be seen on the table. */
const isLate = (_, { record }) => record.moves.length > 25;
const isDuel = (what, match) => isLate(what, match) && what.claimant !== match.table.state.trick.caller;
/** A question after which the better bot does this. */
const comes = (type, holds) =>
  isAsked(
    'effect',
    (what, match) => isLate(what, match) && holds(nextMove(match).move, what, match) === type,
  );
const isMade = (move) => move.type;
const isOptio = (move, { role, isFull }, { table }) =>
  role === 'warlock' && isFull && table.state.spells[0] === 'optio' ? move.type : null;

/** Moments that are to be looked at: how many people, and when. */
const moments = {
  choose: [3, isAsked('choose', isLate)],
  lead: [4, isAsked('lead', isLate)],
  'lead-of-five': [5, isAsked('lead', isLate)],
  answer: [4, isAsked('answer', isDuel)],
  'answer-of-five': [5, isAsked('answer', isDuel)],
  take: [3, comes('take', isMade)],
  brew: [4, comes('brew', ({ type, extra }) => (extra ? type : null))],
  optio: [4, comes('brew', isOptio)],
  gather: [5, comes('gather', isMade)],
  sell: [4, comes('sell', isMade)],
  give: [4, isAsked('give', isLate)],
  'complete-gold': [3, isAsked('complete', ({ shelf }) => shelf === 'gold')],
  'complete-drops': [3, isAsked('complete', ({ shelf }) => shelf === 'drops')],
  last: [3, (match) => isLate(null, match) && nextMove(match) !== null && isLast(match)],
};

/** One move before the count. */
const isLast = (match) => isOver(played(match, nextMove(match)));

/** What is done at a moment before its further pictures. */
const further = {
  choose: async (page, match) => {
    const { roles } = nextMove(match).move;
    for (const role of roles.slice(0, 3)) await choiceOf(page, role).tap();
    await show(page, 'brew-choose-three');
    for (const role of roles.slice(3)) await choiceOf(page, role).tap();
    await show(page, 'brew-choose-five');
    await press(page, choiceOf(page, roles[0]), 900);
    await show(page, 'brew-explained');
  },
  lead: async (page, match) => {
    await heldOf(page, nextMove(match).move.role).tap();
    await show(page, 'brew-lead-raised');
  },
  answer: async (page) => {
    await page.getByRole('group', { name: words.opponents }).getByRole('button').first().tap();
    await show(page, 'brew-player');
    await button(page, words.close).tap();
    await button(page, /^Iron cauldron:/, false).tap();
    await show(page, 'brew-stack');
  },
  brew: async (page) => {
    await page.getByRole('switch', { name: words.oneMoreDropLong }).tap();
    await show(page, 'brew-brew-vial');
  },
  last: async (page, match) => {
    await playByName(page, match, nextMove(match));
    await button(page, ownWords.goOn).waitFor();
    await show(page, 'brew-count', { isResized: false });
    await button(page, ownWords.goOn).tap();
    await page.getByText(en.result.title).waitFor();
    await show(page, 'brew-result');
  },
};

async function showMoment(page, name, match) {
  if (name === 'lead') {
    await button(page, en.curtain.openPlainly).waitFor();
    await show(page, 'brew-curtain');
  }
  await takeSeat(page, match);
  await show(page, `brew-${name}`);
  await assertWithinReach(page, name);
  await further[name]?.(page, match);
}

/** Screens that are this game's own; the others are looked at with all screens. */
const plain = {
  'brew-rules-at': '/rules?game=witchs-brew&rule=WB-14',
  'brew-new-game': '/new?game=witchs-brew',
};

async function showPlain(page) {
  for (const [name, route] of Object.entries(plain)) {
    await visit(page, route);
    await show(page, name);
  }
}

testMoments('Witch’s Brew', { driver, names, moments, seeds: 40, showMoment, after: showPlain });
