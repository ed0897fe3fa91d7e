import { engine } from './engine.mjs';
import { spokenIn } from './harness.mjs';
import { button, capital, playing } from './match.mjs';
import { stillBox, touchDrag } from './touch.mjs';

const { kazaam, KAZAAM_WORDS, spotKey, tileOf } = engine;
const words = KAZAAM_WORDS.en;
const text = kazaam.text.en;

export const people = ['Ada', 'Bo'];

/** Games of two people that are over soon and in which much happens: powers of every kind, stopped and not. */
export const seeds = { dragged: 63, spoken: 102, killed: 229, touchedToTheEnd: 63, spokenToTheEnd: 102 };

export const boardOf = (page) => page.getByRole('group', { name: words.ownBoard });
const movesButton = (page) => button(page, words.moves);
const spot = (page, where) => page.getByTestId(spotKey(where));

async function canAnswer(page, ask) {
  if (ask.open) return button(page, words.allow).isVisible();
  return movesButton(page).first().isVisible();
}

const table = playing(kazaam, {
  options: { headGuard: 'any', lateStart: false },
  people,
  canAnswer,
  pickUp: words.pickUp,
});
export const { game, beginGame, nextMove, gestureOf, played, playedUntil } = table;
export const { gestureWords, moveWords, recordWords, storedMatch, takeSeat, playOn } = table;

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

/** By role and name only, as somebody who listens would: all moves are in one list. */
export async function playByName(page, match, { move }) {
  if (move.type === 'allow') return button(page, words.allow).tap();
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
  if (!aim) {
    await page.getByTestId('secondary').tap();
    const sure = page.getByRole('button', { name: KAZAAM_WORDS.en.turnDownSurely });
    return (await sure.isVisible()) ? sure.tap() : undefined;
  }
  if (aim.type === 'hand') return spot(page, { type: 'player', seat: aim.seat }).tap();
  if (aim.type === 'discards') return spot(page, { type: 'discards' }).tap();
  if (aim.type === 'supply') return page.getByTestId('primary').tap();
  if (aim.seat !== seat) await spot(page, { type: 'player', seat: aim.seat }).tap();
  await spot(page, { type: 'place', seat: aim.seat, place: aim.place }).last().tap();
  if (aim.seat === seat) await page.getByTestId('primary').tap();
}

export function heldTile(page, tile) {
  const hand = page.getByRole('list', { name: words.hand });
  return hand.getByRole('button', { name: new RegExp(`^${capital(tileName(tile))},`) }).first();
}

/** Where a tile in the hand can be taken, once it lies still: in a fan only its left edge is sure to lie open. */
export async function grip(page, tile) {
  const { x, y, width, height } = await stillBox(heldTile(page, tile));
  return { x: x + Math.min(20, width / 4), y: y + height / 2 };
}

async function carry(page, tile, target) {
  await touchDrag(page, await grip(page, tile), target, { steps: 12 });
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
  // The mark of the tile that has just come is part of what happened, not of the table.
  return (await spokenIn(regions)).replaceAll(`, ${words.isNew}"`, '"');
}
