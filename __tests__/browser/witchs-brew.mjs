import { engine } from './engine.mjs';
import { spokenIn } from './harness.mjs';
import { button, capital, playing } from './match.mjs';
import { grip, touchDrag } from './touch.mjs';

const { BREW_WORDS, PRIVATE_WORDS, witchsBrew } = engine;
const words = BREW_WORDS.en;
const ownWords = PRIVATE_WORDS.en;
const text = witchsBrew.text.en;

export const people = ['Ada', 'Bo', 'Cleo'];

/** Games of three people that are over soon and in which much happens: spells, favours, shelves, ravens. */
export const seeds = {
  touched: 8,
  spoken: 184,
  killed: 270,
  four: 6,
  touchedToTheEnd: 8,
  spokenToTheEnd: 184,
};

const roles = (page) => page.getByRole('group', { name: ownWords.roles });
const hand = (page) => page.getByRole('group', { name: ownWords.hand });
const tray = (page) => page.getByRole('group', { name: ownWords.tray(0).replace(/:.*/, ':') });

/** A card by its role, where the twelve lie or in the hand. */
const cardIn = (group, role) =>
  group.getByRole('button', { name: new RegExp(`^${capital(text.roles[role])},`) });
export const choiceOf = (page, role) => cardIn(roles(page), role);
export const heldOf = (page, role) => cardIn(hand(page), role);
const jar = (page, colour) => button(page, new RegExp(`^${capital(text.drops[colour])}: \\d`), false);

async function canAnswer(page, ask, name) {
  switch (ask.what.type) {
    case 'choose':
      return roles(page).isVisible();
    case 'lead':
      return hand(page).isVisible();
    case 'answer':
      return page.getByRole('heading', { name: new RegExp(`^${name}, you hold`) }).isVisible();
    case 'give':
      return jar(page, 'red').isVisible();
    case 'complete':
      return button(page, words.leaveIt).isVisible();
    default:
      return button(page, words.decline).isVisible();
  }
}

const table = playing(witchsBrew, {
  options: { forbiddenRoles: 'usual', openScores: false },
  people,
  canAnswer,
  pickUp: ownWords.pickUp,
});
export const { game, beginGame, nextMove, gestureOf, played, playedUntil } = table;
export const { gestureWords, moveWords, factWords, recordWords, storedMatch, takeSeat, playOn } = table;

/**
 * By role and name only, as somebody who listens would; `press` is how something is pressed once it is found.
 */
export const playingBy =
  (press) =>
  async (page, match, { ask, move }) => {
    switch (move.type) {
      case 'choose':
        for (const role of move.roles) await press(choiceOf(page, role));
        return press(button(page, ownWords.seal));
      case 'call':
        await press(heldOf(page, move.role));
        return press(button(page, text.calls[move.role]));
      case 'claim':
        return press(button(page, `${text.claims[ask.what.role]}:`, false));
      case 'yield':
        return press(button(page, `${text.soBeIt}:`, false));
      case 'take':
        return press(button(page, /^(Take (?!back)|Collect)/, false));
      case 'decline':
        return press(button(page, ask.what.type === 'complete' ? words.leaveIt : words.decline));
      default:
        await compose(press, page, match, ask, move);
        return press(confirmButton(page, match, move));
    }
  };

export const playByName = playingBy((target) => target.tap());

const confirmButton = (page, match, move) =>
  move.type === 'add' && !move.drops
    ? button(page, /^Add \d+ gold$/, false)
    : button(page, moveWords(match, move));

/** Puts drops together, names a cauldron where there are several, and adds the drop for a vial. */
async function compose(press, page, match, { what }, move) {
  if (move.type === 'brew' && isBrewnAsWritten(match, what)) return composeBrew(press, page, match, move);
  const drops = move.type === 'sell' ? { [move.drop]: 1 } : (move.drops ?? {});
  const isReady = await confirmButton(page, match, move).isVisible();
  if (isReady) return undefined;
  for (const [colour, count] of Object.entries(drops)) {
    for (let taken = 0; taken < count; taken++) await press(jar(page, colour));
  }
}

const anyColours = ['magus', 'strix', 'sanatio'];
const isBrewnAsWritten = ({ table: { state } }, { role }) =>
  role !== 'warlock' || !anyColours.includes(state.spells[0]);

async function composeBrew(press, page, match, { cauldron, extra, drops }) {
  const pot = button(page, new RegExp(`^${capital(text.stacks[cauldron])}:`), false);
  const plain = confirmButton(page, match, { type: 'brew', cauldron, drops, extra: null });
  if (!(await plain.isVisible())) await press(pot);
  if (!extra) return;
  await press(page.getByRole('switch', { name: words.oneMoreDropLong }));
  const choice = page.getByRole('radiogroup', { name: words.whichDrop });
  const whole = confirmButton(page, match, { type: 'brew', cauldron, drops, extra });
  await whole.or(choice).first().waitFor();
  if (await choice.isVisible()) await press(choice.getByRole('radio', { name: text.drops[extra] }));
}

/** By hand: roles are carried into the tray and to their place, every other one is tapped; the rest is tapped. */
export async function playByHand(page, match, next) {
  const { move } = next;
  switch (move.type) {
    case 'choose':
      for (const [index, role] of move.roles.entries()) {
        if (index % 2 === 0) await carry(page, choiceOf(page, role), tray(page));
        else await choiceOf(page, role).tap();
        await putBackOf(page, role).waitFor();
      }
      return page.getByTestId('seal').tap();
    case 'call':
      return callByHand(page, match, move.role);
    case 'claim':
    case 'yield':
      return page.getByTestId(move.type).tap();
    case 'take':
      return page.getByTestId('confirm').tap();
    case 'decline':
      return page.getByTestId('decline').tap();
    default:
      return playByName(page, match, next);
  }
}

const putBackOf = (page, role) => button(page, ownWords.putBack(text.roles[role]));

async function callByHand(page, { record }, role) {
  const isCarried = record.moves.length % 2 === 0;
  if (isCarried) return carry(page, heldOf(page, role), page.getByText(ownWords.carryHere));
  await heldOf(page, role).tap();
  await page.getByTestId('call').tap();
}

async function carry(page, card, target) {
  await touchDrag(page, await grip(card), target, { steps: 10 });
}

/** What everybody has been told in this set, word by word; a name in it is no secret. */
function openNames({ table: { state } }) {
  const { forbidden, called, players } = state;
  return new Set([...forbidden, ...called, ...players.flatMap(({ spent }) => spent)]);
}

/** The roles that only their owners know to be held. */
export function secretRoles(match) {
  const open = openNames(match);
  const held = match.table.state.players.flatMap((player) => player.hand);
  return [...new Set(held)].filter((role) => !open.has(role));
}

/** How a role would show in a page: by its name as words, by what one says of it, by what tests find it with. */
export function tracesOf(role) {
  const name = text.roles[role];
  const plain = name === text.roles.witch ? [] : [name];
  return [
    ...plain,
    `${name},`,
    text.calls[role],
    text.claims[role],
    ownWords.putBack(name),
    `held-${role}`,
    `role-${role}`,
  ];
}

/** What lies on the table for whoever looks, as it is spoken. */
export const tableSpoken = (page) =>
  spokenIn([
    page.getByRole('group', { name: words.opponents }),
    page.getByRole('group', { name: words.shelves }),
    page.getByRole('group', { name: words.hearth }),
    hand(page),
    roles(page),
    tray(page),
  ]);

/** Who is asked something private one after the other: how often the device has to change hands. */
export function handoversIn(asks) {
  const privately = asks.filter(({ open }) => !open).map(({ seat }) => seat);
  return privately.filter((seat, index) => index === 0 || seat !== privately[index - 1]).length;
}
