import { engine } from './engine.mjs';
import { spokenIn, until } from './harness.mjs';
import { button, capital, handOf, playing, waitsFor } from './match.mjs';
import { grip, touchDrag } from './touch.mjs';

const { ALCHEMIRUS_WORDS, alchemirus, FIELDS } = engine;
const words = ALCHEMIRUS_WORDS.en;
const text = alchemirus.text.en;

export const people = ['Ada', 'Bo'];

/** Games of two in which much happens; those that are played to the end are over soon. */
export const seeds = { touched: 24, spoken: 27, killed: 25, touchedToTheEnd: 139, spokenToTheEnd: 85 };

const by = (page, id) => page.getByTestId(id);
const primary = (page) => by(page, 'primary');
const secondary = (page) => by(page, 'secondary');
const hand = (page) => page.getByRole('list', { name: words.hand });

/** Whether the large button, or something that can be chosen, waits for an answer. */
async function canAnswer(page, { what }) {
  const title = titleOf(what);
  return page.getByRole('heading', { name: title, exact: true }).first().isVisible();
}

function titleOf(what) {
  if (what.type === 'pay') return words.titles[`pay-${what.purpose}`];
  return what.type === 'move' ? /^(Move|Place) your pawn$/ : words.titles[what.type];
}

const together = ['carry', 'sell', 'transmute'];

/** Small moves that are one gesture: what is paid together, carried together, sold together. */
function belongs(moves, { ask, move }) {
  const [first] = moves;
  if (ask.seat !== first.ask.seat || moves.at(-1).move.type === 'done') return false;
  if (ask.what.type === 'pay') return ['build', 'give', 'gloria', 'pay'].includes(first.move.type);
  const isSameKind = move.type === first.move.type && together.includes(move.type);
  return (
    isSameKind || (move.type === 'done' && ask.what.type === 'transmute' && first.move.type === 'transmute')
  );
}

const playingWith = (options) =>
  playing(alchemirus, { options, people, canAnswer, pickUp: words.pickUp, belongs });
const table = playingWith({ bank: true, openMarket: false, fameGoal: 15 });
export const { game, beginGame, nextMove, gestureOf, played, playedUntil } = table;
export const { gestureWords, moveWords, recordWords, storedMatch, takeSeat, movesStored, playOn } = table;
export const { beginGame: beginMarket } = playingWith({ bank: true, openMarket: true, fameGoal: 15 });

/** A touch on one of the hand's cards of a kind, the place being where it stands in the order of the box. */
export const cardAt = (page, place) => hand(page).getByRole('button').nth(place);

/** On the side that the next card leaves in sight. */
export const tapCard = (page, place) => cardAt(page, place).tap({ position: { x: 14, y: 40 } });

/** Marks exactly these cards to pay with; what lies ready otherwise is taken back. */
async function markCards(page, cards, pays, built = null) {
  const own = built === null ? -1 : cards.indexOf(built);
  const places = [];
  for (const card of pays) {
    const place = cards.findIndex((kind, index) => kind === card && index !== own && !places.includes(index));
    places.push(place);
  }
  const isMarked = async (place) => (await cardAt(page, place).getAttribute('aria-pressed')) === 'true';
  for (let place = 0; place < cards.length; place++) {
    if (place !== own && !places.includes(place) && (await isMarked(place))) {
      await tapCard(page, place);
      await until('the mark is gone', async () => !(await isMarked(place)));
    }
  }
  for (const place of places) {
    if (await isMarked(place)) continue;
    await tapCard(page, place);
    await until('the card is marked', () => isMarked(place));
  }
}

const pays = (moves) => moves.filter(({ move }) => move.type === 'pay').map(({ move }) => move.card);
/** What stands there, and where: "Alembic, still, plot 2, …". */
export const plotName = (plot) =>
  new RegExp(`^(${Object.values(text.cards).join('|')}), ([^,]+, )?plot ${plot + 1}\\b`);
const goodName = (good, plot) => new RegExp(`^${capital(text.goods[good])} on plot ${plot + 1},`);
const plot = (page, index) => button(page, plotName(index), false);
const good = (page, kind, index) => button(page, goodName(kind, index), false);

/** Makes a whole gesture by role and name only, as somebody who listens would. */
export async function playByName(page, match, { moves }) {
  const [{ ask, move }] = moves;
  const cards = handOf(match, ask.seat);
  switch (move.type) {
    case 'draw':
      return button(page, words.drawShort, false).tap();
    case 'exchange': {
      const inBank = button(page, new RegExp(`^${text.cards[move.take]},.* in the bank$`), false).first();
      await inBank.tap();
      await tapCard(page, cards.indexOf(move.give));
      return button(
        page,
        `${words.takes(text.cards[move.take])}, ${words.discardsIt(text.cards[move.give])}`,
      ).tap();
    }
    case 'place':
    case 'go':
      return goByName(page, match, ask, move);
    case 'build': {
      await tapCard(page, cards.indexOf(move.building));
      await page.getByTestId('chosen').waitFor();
      if (move.demolish !== null) await plot(page, move.demolish).tap();
      await markCards(page, cards, pays(moves), move.building);
      return button(page, `${words.buildIt(text.cards[move.building])},`, false).tap();
    }
    case 'pay':
      await markCards(page, cards, pays(moves));
      return button(page, /^Discard/, false).tap();
    case 'give':
      await markCards(page, cards, pays(moves));
      return button(page, words.giveCards(5), false).tap();
    case 'gloria':
      await tapCard(page, cards.indexOf('gloria'));
      await page.getByTestId('chosen').waitFor();
      await markCards(page, cards, pays(moves), 'gloria');
      return button(page, words.playGloria, false).tap();
    case 'harvest':
      return button(page, words.harvest, false).tap();
    case 'grow':
      await plot(page, move.plot).tap();
      return button(page, words.harvestHere(move.plot + 1), false).tap();
    case 'carry':
      for (const { move: carry } of moves) await carryByName(page, carry);
      return button(page, new RegExp(`^${words.carry(moves.length)},`), false).tap();
    case 'transmute':
      return transmuteByName(page, match, moves);
    case 'sell':
      for (const [index, { move: sale }] of moves.entries()) await sellByName(page, sale, index);
      return button(page, new RegExp(`^${words.sell(moves.length)},`), false).tap();
    case 'haunt':
      await button(page, capital(text.places[move.place]), false).first().tap();
      return button(page, words.spiritTo(move.place, text.places[move.place]), false).tap();
    case 'rob':
      return button(page, /^Take one from/, false).tap();
    case 'buy':
      await plot(page, move.plot).tap();
      return button(page, /^Buy for/, false).tap();
    default:
      return doneByName(page, ask.what.type);
  }
}

async function goByName(page, { table: { state } }, { seat }, move) {
  const from = state.players[seat].field;
  const field = move.type === 'place' ? move.field : (from + move.steps) % 8;
  await page
    .getByRole('group', { name: words.ring })
    .getByRole('button', { name: fieldName(field) })
    .tap();
  const name = text.fields[FIELDS[field]];
  const label = move.type === 'place' ? words.startOn(name) : words.goTo(name);
  return button(page, label, false).tap();
}

const escaped = (sentence) => sentence.replace(/[()]/g, '\\$&');
const fieldName = (field) => new RegExp(`^${escaped(text.field(field))}(,|$)`);

async function carryByName(page, { from, good: kind, to }) {
  await good(page, kind, from).tap();
  const arrived = button(page, new RegExp(`${goodName(kind, to).source}.*${words.arrived}`), false);
  const held = button(page, new RegExp(`${goodName(kind, from).source}.*${words.takenUp}`), false);
  await arrived.or(held).first().waitFor();
  if (await held.isVisible()) await plot(page, to).tap();
  await arrived.waitFor();
}

async function sellByName(page, { from, good: kind, at, currency }, index) {
  const ware = good(page, kind, from);
  await ware.tap();
  const laid = page.getByTestId(`sale-${index}`);
  const held = button(page, new RegExp(`${goodName(kind, from).source}.*${words.takenUp}`), false);
  await laid.or(held).first().waitFor();
  if (await held.isVisible()) await button(page, words.layHere(text.cards[at])).first().tap();
  await laid.waitFor();
  const isFame = (await laid.getAttribute('aria-label')).endsWith('fame');
  if (isFame !== (currency === 'fame')) await page.getByTestId(`currency-${index}`).tap();
}

async function transmuteByName(page, match, moves) {
  const chosen = moves.flatMap(({ move }) => (move.type === 'transmute' ? [move.plot] : []));
  const all = engine.alchemirus
    .legal(match.table, moves[0].ask)
    .flatMap((move) => (move.type === 'transmute' ? [move.plot] : []));
  for (const index of all) if (!chosen.includes(index)) await plot(page, index).tap();
  return button(page, /^Transmute/, false).tap();
}

function doneByName(page, type) {
  switch (type) {
    case 'end':
      return button(page, words.endTurn, false).tap();
    case 'harvest':
    case 'transmute':
      return button(page, words.leaveIt).tap();
    case 'gifts':
      return button(page, words.giveNothing).tap();
    case 'rob':
      return button(page, words.takeNone).tap();
    case 'offer':
      return button(page, words.decline).tap();
    case 'build':
      // Where nothing can be built, the large button says so.
      return button(page, words.finish, false).tap();
    default:
      return button(page, words.finish).tap();
  }
}

const isLarge = (match, ask) =>
  ask.what.type === 'end' ||
  (ask.what.type === 'build' &&
    !engine.alchemirus.legal(match.table, ask).some(({ type }) => type === 'build'));

/** By hand: the pawn and goods are carried, every other one is tapped; the rest is tapped. */
export async function playByHand(page, match, gesture) {
  const [{ ask, move }] = gesture.moves;
  const isCarried = match.record.moves.length % 2 === 0;
  switch (move.type) {
    case 'draw':
      return (isCarried ? by(page, 'deck') : primary(page)).tap();
    case 'go':
      if (isCarried) return goByHand(page, match, ask, move);
      return playByName(page, match, gesture);
    case 'carry':
      if (!isCarried) return playByName(page, match, gesture);
      for (const { move: carry } of gesture.moves) {
        await touchDrag(
          page,
          await grip(by(page, `good-${carry.from}-${carry.good}`)),
          by(page, `plot-${carry.to}`),
          { steps: 8 },
        );
        await by(page, `good-${carry.to}-${carry.good}`).waitFor();
      }
      return primary(page).tap();
    case 'done':
      return (isLarge(match, ask) ? primary : secondary)(page).tap();
    default:
      return playByName(page, match, gesture);
  }
}

export const pawnOf = (page, match) => button(page, words.pawn(waitsFor(match)));

async function goByHand(page, match, { seat }, { steps }) {
  const field = (match.table.state.players[seat].field + steps) % 8;
  await touchDrag(page, await grip(pawnOf(page, match)), by(page, `field-${field}`), { steps: 10 });
  await button(page, words.goTo(text.fields[FIELDS[field]]), false).waitFor();
  return primary(page).tap();
}

/** What lies on the table for whoever looks, as it is spoken. */
export const tableSpoken = (page) =>
  spokenIn([
    page.getByRole('group', { name: words.opponents }),
    page.getByRole('group', { name: words.ring }),
    page.getByRole('group', { name: words.bank }),
    page.getByRole('group', { name: /^Estate,/ }),
    hand(page),
  ]);
