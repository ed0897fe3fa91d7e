import { engine } from './engine.mjs';
import { assert, stored, until } from './harness.mjs';
import { touchDrag } from './touch.mjs';

const { act, asked, begin, gamesIn, kazaam, readGame, rngFrom, save, say, split, think, tileOf } = engine;
const { BOARD_WORDS, en, spotKey } = engine;
const words = BOARD_WORDS.en;
const text = kazaam.text.en;

export const people = ['Ada', 'Bo'];

/** Games of two people that are over soon and in which much happens: powers of every kind, stopped and not. */
export const seeds = { dragged: 63, spoken: 102, killed: 229 };

/** A game between two people, begun from a seed. */
export function beginGame(seed, names = people) {
  const sitters = names.map((name) => ({ name, bot: null }));
  const begun = begin(kazaam, { options: { headGuard: 'any', lateStart: false }, seed, sitters });
  assert(begun.ok, 'the game cannot be begun');
  return begun.value;
}

/** Who is asked, and the move that the better bot would make in his place. The same for the same game. */
export function nextMove(match) {
  const ask = asked(match.table);
  if (!ask) return null;
  const chance = split(rngFrom(match.record.seed), match.record.moves.length);
  return { ask, move: think(kazaam, match.table, 'middle', chance) };
}

export function played(match, { ask, move }) {
  const next = act(kazaam, match, ask.seat, move);
  assert(next.ok, `refused: ${JSON.stringify(move)}`);
  return next.value;
}

export const saveText = (match) => save(match);

export const moveWords = (match, move) =>
  say(text.moves, move, (seat) => match.record.sitters[seat]?.name ?? '');

const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
export const tileName = (tile) => text.tile(tileOf(tile));

/** Names of tiles that only their owner may know: in a hand, and never seen by the whole table. */
export function secretNames({ table, log }) {
  const { players } = table.state;
  const facts = log.flatMap((entry) => entry.facts).map((fact) => kazaam.witness(fact, 'public'));
  const seen = facts.flatMap(({ tile, tiles }) => [...(tiles ?? []), ...(tile == null ? [] : [tile])]);
  const seenNames = new Set(seen.map(tileName));
  const held = players.flatMap(({ hand }) => hand).map(tileName);
  return [...new Set(held)].filter((name) => !seenNames.has(name));
}

/** The game that lies on the device, read as the app itself would read it; null if there is none. */
export async function storedMatch(page) {
  const items = await stored(page);
  const [keys] = gamesIn(Object.keys(items));
  if (!keys) return null;
  const multiGet = async (names) => names.map((name) => [name, items[name] ?? null]);
  const read = await readGame({ multiGet }, [kazaam], keys);
  assert(read.ok, `the stored game cannot be read: ${JSON.stringify(read.problem)}`);
  return read.value.sheet.match;
}

const movesStored = async (page) => (await storedMatch(page))?.record.moves.length ?? 0;

const button = (page, name, exact = true) => page.getByRole('button', { name, exact });
const worded = (words, values) => words.replace(/{{(\w+)}}/g, (_, name) => values[name]);
/** The curtain, as it calls somebody by name; the ring to hold, and the plain button beside it. */
export const callOf = (page, name) => page.getByRole('heading', { name, exact: true, level: 1 });
export const ring = (page) => page.getByTestId('hold-ring');
const plainButton = (page) => button(page, en.curtain.openPlainly);
const recapButton = (page, name) => button(page, worded(en.common.pair, { what: en.recap.go, value: name }));
export const boardOf = (page) => page.getByRole('group', { name: words.ownBoard });
const movesButton = (page) => button(page, words.moves);
/** After an open question the hand lies face down. */
const pickUpButton = (page) => button(page, words.pickUp);
const spot = (page, where) => page.getByTestId(spotKey(where));

/** Goes on, from wherever the page is, to where the asked player can answer: through curtain and recap. */
export async function takeSeat(page, match) {
  const ask = asked(match.table);
  const name = match.record.sitters[ask.seat].name;
  await until(
    `${name} can answer “${ask.what.type}”`,
    async () => {
      if (await isCurtain(page, name)) await plainButton(page).tap();
      if (await recapButton(page, name).isVisible()) await recapButton(page, name).tap();
      if (await pickUpButton(page).isVisible()) await pickUpButton(page).tap();
      return canAnswer(page, ask);
    },
    { seconds: 20 },
  );
}

const isCurtain = async (page, name) =>
  (await plainButton(page).isVisible()) && (await callOf(page, name).isVisible());

async function canAnswer(page, ask) {
  if (ask.open) return button(page, words.soBeIt).isVisible();
  return movesButton(page).first().isVisible();
}

/** By role and name only, as somebody who listens would: all moves are in one list. */
export async function playByName(page, match, { move }) {
  if (move.type === 'allow') return button(page, words.soBeIt).tap();
  if (move.type === 'stop')
    return button(page, /stop it/, false)
      .first()
      .tap();
  const sheet = page.getByRole('dialog');
  if (!(await sheet.isVisible())) await movesButton(page).tap();
  await sheet
    .getByRole('button', { name: moveWords(match, move) })
    .first()
    .tap();
}

/** By hand: tiles are carried where they belong, everything else is tapped. */
export async function playByHand(page, match, { ask, move }) {
  switch (move.type) {
    case 'play':
      return carry(
        page,
        move.tile,
        spot(page, { type: 'place', seat: ask.seat, place: tileOf(move.tile).place }),
      );
    case 'extract':
      return carry(page, move.tile, spot(page, { type: 'crucible' }));
    case 'draw':
      return spot(page, { type: 'reserve' }).tap();
    case 'restore':
      return spot(page, { type: 'restore' }).tap();
    case 'gather':
      return spot(page, { type: 'vessel', ingredient: move.ingredient }).tap();
    case 'use':
      return makeUse(page, ask.seat, move);
    case 'end':
      return page.getByTestId('secondary').tap();
    default:
      return playByName(page, match, { move });
  }
}

async function makeUse(page, seat, { place, aim }) {
  await spot(page, { type: 'place', seat, place }).tap();
  if (!aim) return page.getByTestId('secondary').tap();
  if (aim.type === 'hand') return spot(page, { type: 'player', seat: aim.seat }).tap();
  if (aim.type === 'discards') return spot(page, { type: 'discards' }).tap();
  if (aim.type === 'supply') return page.getByTestId('primary').tap();
  if (aim.seat !== seat) await spot(page, { type: 'player', seat: aim.seat }).tap();
  await spot(page, { type: 'place', seat: aim.seat, place: aim.place }).last().tap();
}

export function heldTile(page, tile) {
  const hand = page.getByRole('list', { name: words.hand });
  return hand.getByRole('button', { name: new RegExp(`^${capital(tileName(tile))},`) }).first();
}

/** Where a tile in the hand can be taken, once it lies still: in a fan only its left edge is sure to lie open. */
export async function grip(page, tile) {
  let box = null;
  await until(`${tileName(tile)} lies still in the hand`, async () => {
    const before = box;
    await page.waitForTimeout(60);
    box = await heldTile(page, tile).boundingBox();
    return box !== null && before !== null && box.x === before.x && box.y === before.y;
  });
  return { x: box.x + Math.min(20, box.width / 4), y: box.y + box.height / 2 };
}

async function carry(page, tile, target) {
  await touchDrag(page, await grip(page, tile), target, { steps: 12 });
}

/** Makes moves until the game is over or enough; each is in the storage before the next one. */
export async function playOn(page, match, make, { upTo = Infinity, afterMove } = {}) {
  let current = match;
  let on = page;
  for (let next = nextMove(current); next && current.record.moves.length < upTo; next = nextMove(current)) {
    const before = await movesStored(on);
    await takeSeat(on, current);
    await make(on, current, next);
    const said = `“${moveWords(current, next.move)}” is stored`;
    await until(said, async () => (await movesStored(on)) > before);
    current = played(current, next);
    on = (await afterMove?.(on, current)) ?? on;
  }
  return { match: current, page: on };
}

/** Brings a game onto the device by its text, as a person would, and sits down to it. */
export async function importGame(page, match) {
  await page.goto('/import');
  await page.getByRole('textbox', { name: en.importing.text }).fill(saveText(match));
  await button(page, en.importing.open).tap();
  await button(page, en.importing.play).tap();
  await callOf(page, match.record.sitters[asked(match.table).seat].name).waitFor();
}

/** What lies on the table for the asked player, as it is spoken: creature, hand, ingredients, the others. */
export async function tableSpoken(page) {
  const regions = [
    page.getByRole('group', { name: words.ownBoard }),
    page.getByRole('list', { name: words.hand }),
    page.getByRole('group', { name: words.vessels }),
    page.getByRole('group', { name: words.bench }),
    page.getByRole('group', { name: words.opponents }),
  ];
  const present = [];
  for (const region of regions) if (await region.isVisible()) present.push(await region.ariaSnapshot());
  return present.join('\n');
}
