import { engine } from './engine.mjs';
import { assert, stored, until } from './harness.mjs';
import { openPrepared } from './prepared.mjs';

const {
  act,
  asked,
  begin,
  cabinetOf,
  en,
  games,
  gamesIn,
  readGame,
  rngFrom,
  save,
  say,
  sayGesture,
  sparing,
  split,
  think,
} = engine;

export const saveText = (match) => save(match);
export const isOver = (match) => match.table.agenda.length === 0;

export const questionOf = (match) => asked(match.table)?.what ?? null;
export const handOf = ({ table: { state } }, seat) => state.players[seat].hand;

export const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
export const button = (page, name, exact = true) => page.getByRole('button', { name, exact });
const worded = (words, values) => words.replace(/{{(\w+)}}/g, (_, name) => values[name]);
/** The curtain, as it calls somebody by name; the ring to hold, and the plain button beside it. */
export const callOf = (page, name) => page.getByRole('heading', { name, exact: true, level: 1 });
export const ring = (page) => page.getByTestId('hold-ring');
const plainButton = (page) => button(page, en.curtain.openPlainly);
export const passName = (name) => worded(en.play.passOn, { name });

const isCurtain = async (page, name) =>
  (await ring(page).isVisible()) && (await callOf(page, name).isVisible());

/** Whether something of that label is there: to look for a role goes through the whole page, which costs too much to ask often. */
const isLabelled = (page, label) => page.locator(`[aria-label="${label}"]`).first().isVisible();

/** Presses a button by its name if it is there. */
async function pressIfThere(page, name) {
  if (await isLabelled(page, name)) await button(page, name).tap();
}

/** Of the games in the storage the one that is open on the page, or the first. */
function keysOn(page, keys) {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const kept = gamesIn(keys);
  return kept.find((game) => game.id === id) ?? kept[0];
}

export const waitsFor = (match) => match.record.sitters[asked(match.table).seat].name;

/** Opens a game by its text, as a person would; what comes then depends on the game. */
export async function openText(page, text) {
  await page.goto('/import');
  await page.getByRole('textbox', { name: en.importing.text }).fill(text);
  await button(page, en.importing.open).tap();
  await button(page, en.importing.play).tap();
}

/** Opens a prepared game and waits for the curtain. */
export async function openCurtain(page, match) {
  await openPrepared(page, match);
  await callOf(page, waitsFor(match)).waitFor();
}

/** Games never change, so what has been worked out of one is known from then on, in every test. */
function remembering(work, keyOf = (first) => first, known = new WeakMap()) {
  return (...given) => {
    const key = keyOf(...given);
    if (!known.has(key)) known.set(key, work(...given));
    return known.get(key);
  };
}

/**
 * What tests do with any game, as its engine would have it:
 * - `options`: those it is played with
 * - `canAnswer`: whether the page lets the one who is asked answer
 * - `people`: who plays it if nobody else is named
 * - `pickUp`: the button under which a hand lies face down after an open question
 * - `belongs`: whether a move is made by the same gesture as those before it
 */
export function playing(game, { options, people, canAnswer, pickUp, belongs = () => false }) {
  const text = game.text.en;

  /** A game between people, begun from a seed; `bots` sit beside them. */
  const beginGame = remembering(
    (seed, names = people, bots = []) => {
      const sitters = [
        ...names.map((name) => ({ name, bot: null })),
        ...bots.map((bot, index) => ({ name: en.people.botNames[index], bot })),
      ];
      const begun = begin(game, { options, seed, sitters });
      assert(begun.ok, 'the game cannot be begun');
      return begun.value;
    },
    (...given) => JSON.stringify(given),
    new Map(),
  );

  /** Who is asked, and the move that the better bot would make in his place. The same for the same game. */
  const nextMove = remembering((match) => {
    const ask = asked(match.table);
    if (!ask) return null;
    const chance = split(rngFrom(match.record.seed), match.record.moves.length);
    return { ask, move: think(game, match.table, 'adept', chance) };
  });

  const played = (match, next) => (next === nextMove(match) ? afterNext(match) : after(match, next));
  const afterNext = remembering((match) => after(match, nextMove(match)));

  function after(match, { ask, move }) {
    const next = act(game, match, ask.seat, move);
    assert(next.ok, `refused: ${JSON.stringify(move)}`);
    // As the app does, for people who have no choice.
    return sparing(
      game,
      next.value,
      match.record.sitters.map(({ bot }) => bot === null),
    );
  }

  /** Played on until it is as wanted; null if it never is. */
  function playedUntil(match, isThere) {
    let current = match;
    for (let next = nextMove(current); next && !isThere(current); next = nextMove(current)) {
      current = played(current, next);
    }
    return isThere(current) ? current : null;
  }

  /** What the bot would do on and on as long as the same gesture lasts: its first move, all of them, and what comes then. */
  function gestureOf(match, isPart = belongs) {
    const moves = [];
    let now = match;
    for (
      let next = nextMove(now);
      next && (moves.length === 0 || isPart(moves, next));
      next = nextMove(now)
    ) {
      moves.push({ ...next, before: now });
      now = played(now, next);
    }
    return { ...moves[0], moves, after: now };
  }

  const whoIn = (match) => (seat) => match.record.sitters[seat]?.name ?? '';
  const moveWords = (match, move) => say(text.moves, move, whoIn(match), game.view(match.table, 'public'));
  /** What moves made one after another come to, as a hint would say it. */
  const gestureWords = (match, moves) =>
    sayGesture(
      text,
      moves.map(([, move]) => move),
      whoIn(match),
      game.view(match.table, 'public'),
    );
  /** Everything that was done, a line a move. Pieces that are alike are not told apart. */
  const recordWords = (match) =>
    match.record.moves.map(([seat, move]) => `${whoIn(match)(seat)}: ${moveWords(match, move)}`).join('\n');
  const factWords = (match, fact) => say(text.facts, fact, whoIn(match));

  let lastRead = { raw: '', match: null };

  /** The game that lies on the device, read as the app itself would read it; null if there is none. */
  async function storedMatch(page) {
    const items = await stored(page);
    const keys = keysOn(page, Object.keys(items));
    const raw = JSON.stringify([keys, items]);
    // Reading plays the whole game again, and tests ask often.
    if (raw !== lastRead.raw) lastRead = { raw, match: keys ? await read(items, keys) : null };
    return lastRead.match;
  }

  async function read(items, keys) {
    const multiGet = async (names) => names.map((name) => [name, items[name] ?? null]);
    const found = await readGame({ multiGet }, cabinetOf([game]), keys);
    assert(found.ok, `the stored game cannot be read: ${JSON.stringify(found.problem)}`);
    return found.value.file.match;
  }

  const movesStored = async (page) => (await storedMatch(page))?.record.moves.length ?? 0;

  /** The number of the last thing that was written down: as long as nobody takes anything back, one a move. */
  async function lastEntry(page) {
    const keys = await page.evaluate(() => Object.keys(localStorage));
    return keysOn(page, keys)?.entries.at(-1) ?? 0;
  }

  /**
   * Goes on, from wherever the page is, to where the asked player can answer: who has moved passes the device on, the
   * curtain is opened, and what a first move is shown before is read. Gives how often the device had to be handed over.
   */
  async function takeSeat(page, match) {
    const ask = asked(match.table);
    const name = waitsFor(match);
    let handovers = 0;
    await until(
      `${name} can answer “${ask.what.type}”`,
      async () => {
        if (await isCurtain(page, name)) {
          await plainButton(page).tap();
          handovers++;
        }
        if (await page.getByTestId('opening').isVisible()) await button(page, en.opening.go).tap();
        if (await canAnswer(page, ask, name)) return true;
        await pressIfThere(page, passName(name));
        await pressIfThere(page, pickUp);
        return false;
      },
      { seconds: 20 },
    );
    return handovers;
  }

  /** Makes gestures until the game is over or enough; all the moves of each are in the storage before the next one. */
  async function playOn(page, match, make, { upTo = Infinity, afterMove, gesturesOf = gestureOf } = {}) {
    let current = match;
    let on = page;
    let handovers = 0;
    const isEnough = typeof upTo === 'function' ? upTo : ({ record }) => record.moves.length >= upTo;
    while (!isOver(current) && !isEnough(current)) {
      const before = await lastEntry(on);
      handovers += await takeSeat(on, current);
      const gesture = gesturesOf(current);
      await make(on, current, gesture);
      const said = `“${moveWords(current, gesture.move)}” is stored`;
      await until(said, async () => (await lastEntry(on)) >= before + gesture.moves.length);
      current = gesture.after;
      on = (await afterMove?.(on, current)) ?? on;
    }
    return { match: current, page: on, handovers };
  }

  return {
    game,
    beginGame,
    nextMove,
    gestureOf,
    played,
    playedUntil,
    gestureWords,
    moveWords,
    factWords,
    recordWords,
    storedMatch,
    movesStored,
    takeSeat,
    playOn,
  };
}

/** The result names the winner and tells every total. */
export async function assertResult(page, match, standings) {
  const winner = match.record.sitters[standings.findIndex(({ rank }) => rank === 1)].name;
  await page.getByText(`${winner} wins`).first().waitFor({ timeout: 20_000 });
  const skip = button(page, en.result.showAll);
  if (await skip.isVisible()) await skip.tap();
  const { unit } = games.find(({ id }) => id === match.record.game).text.en;
  for (const { total } of standings)
    await page
      .getByText(`${total} ${unit(total)}`)
      .first()
      .waitFor();
}
