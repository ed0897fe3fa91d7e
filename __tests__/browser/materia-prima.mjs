import { engine } from './engine.mjs';
import { spokenIn, until } from './harness.mjs';
import { capital, playing } from './match.mjs';
import { touchAlong } from './touch.mjs';

const { MATERIA_WORDS, materiaPrima, spotAt } = engine;
const words = MATERIA_WORDS.en;
const { table: around, sheets } = words;
const text = materiaPrima.text.en;

export const people = ['Ada', 'Bo'];

/** Games of two that are over soon and in which much happens. */
export const seeds = { touched: 18, spoken: 27, killed: 23, touchedToTheEnd: 40, spokenToTheEnd: 43 };

const options = {
  map: 'random',
  pickUp: 'one',
  alchemists: 'deal',
  soullessWins: true,
  endAt25: true,
  endAt60: true,
};

const by = (page, id) => page.getByTestId(id);
const sheet = (page) => page.getByRole('dialog');
const escaped = (sentence) => sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const begins = (words_) => new RegExp(`^${escaped(words_)}([,:. ]|$)`);
const inSheet = (page, role, name) => sheet(page).getByRole(role, { name: begins(name) });

/** What the confirming button of a sheet says, by what it answers. */
const CONFIRMS = {
  choose: sheets.keep,
  pick: sheets.pick,
  drop: text.actions.drop,
  put: text.actions.drop,
  attack: sheets.roll,
  loot: sheets.take,
  equip: text.actions.equip,
  shift: sheets.shift,
  keep: sheets.keep,
  discard: sheets.discard,
};

/** How things are found: by the ids that tests know, or by role and name, as somebody who listens finds them. */
export const byId = {
  hex: (page, hex) => by(page, `hex-${hex}`),
  tab: (page, figure) => by(page, `tab-${figure}`),
  deed: (page, deed) => by(page, deed === 'endTurn' ? 'end-turn' : `act-${deed}`),
  primary: (page) => by(page, 'primary'),
  list: (page) => by(page, 'open-list'),
  tower: (page) => by(page, 'open-tower'),
  confirm: (page) => by(page, 'confirm'),
  mission: (page, mission) => by(page, `mission-${mission}`),
  card: (page, formula) => by(page, `card-${formula}`),
  vessel: (page, element) => by(page, `element-${element}`),
  token: (page, thing) => by(page, `element-${thing}`),
  take: (page, element) => by(page, `element-${element}`),
  gear: (page, piece) => by(page, `gear-${piece}`),
  extraction: (page, move) => by(page, move.type === 'mine' ? 'mine' : `take-${move.thing}`),
  target: (page, figure) => by(page, `target-${figure}`),
  convert: (page) => by(page, 'convert'),
  transmute: (page) => by(page, 'transmute'),
  shift: (page) => by(page, 'shift'),
  research: (page, kind) => by(page, `research-${kind}`),
  buy: (page) => by(page, 'buy'),
  extension: (page, extension) => by(page, `extension-${extension}`),
  activate: (page, extension) => by(page, `activate-${extension}`),
};

/** What a hex of this game is called by those who listen. */
export const hexWords = ({ table: { state } }, hex) => capital(text.place(hex, spotAt(state.layout, hex)));

const byName = {
  tab: (page, figure) =>
    page
      .getByRole('group', { name: around.figures })
      .getByRole('button', { name: begins(text.figure(figure)) }),
  deed: (page, deed) => page.getByRole('button', { name: begins(around.deeds[deed]) }).first(),
  primary: (page) => page.getByRole('button', { name: around.placeHere }),
  list: (page) => page.getByRole('button', { name: around.list }),
  tower: (page) => page.getByRole('button', { name: around.tower, exact: true }),
  confirm: (page, move) => inSheet(page, 'button', CONFIRMS[move.type]),
  mission: (page, mission) => inSheet(page, 'radio', text.missions[mission]),
  card: (page, formula) =>
    inSheet(page, 'radio', text.formula(formula)).or(inSheet(page, 'checkbox', text.formula(formula))),
  vessel: (page, element) => inSheet(page, 'button', text.things[element]),
  token: (page, thing) => inSheet(page, 'checkbox', capital(text.things[thing])),
  take: (page, element) =>
    inSheet(page, 'button', sheets.takeAlong(capital(text.things[element]), 0).split(',')[0]),
  gear: (page, piece) => inSheet(page, 'button', text.equipment[piece]),
  extraction: (page, move) => inSheet(page, 'button', text.moves[move.type](move)),
  target: (page, figure) => inSheet(page, 'radio', text.figure(figure)),
  convert: (page) => inSheet(page, 'button', text.actions.convert),
  transmute: (page) => inSheet(page, 'button', text.actions.transmute),
  shift: (page) => inSheet(page, 'button', sheets.shift),
  research: (page, kind) => inSheet(page, 'button', `${text.actions.research}: ${text.kinds[kind]}`),
  buy: (page) => inSheet(page, 'button', text.actions.buy),
  extension: (page, extension) => inSheet(page, 'button', text.extensions[extension]),
  activate: (page, extension) => inSheet(page, 'button', `${sheets.use}: ${text.extensions[extension]}`),
};

/** Whether whoever is asked can answer on the table or on the sheet before him. */
function canAnswer(page, { what }) {
  if (what.type === 'turn') return by(page, 'end-turn').isVisible();
  if (what.type !== 'place') return by(page, 'confirm').isVisible();
  return page.getByText(around.chooseHex).or(by(page, 'primary')).first().isVisible();
}

const playerOf = ({ table: { state } }, seat) => state.players[seat];

const FOLLOWED = {
  drop: 'drop',
  put: 'drop',
  equip: 'pack',
  shift: 'pack',
  keep: 'keep',
  discard: 'discard',
  loot: 'loot',
};

/** Small moves that are one gesture: a walk, what is dropped or packed together, what is kept of a research. */
function belongs(moves, { ask, move }, isDrawn = false) {
  const [first] = moves;
  if (ask.seat !== first.ask.seat) return false;
  if (first.move.type !== 'move') return ask.what.type === FOLLOWED[first.move.type];
  const been = [startOf(first), ...moves.map(({ move: step }) => step.to)];
  const isNew = move.type === 'move' && move.figure === first.move.figure && !been.includes(move.to);
  return isDrawn && isNew;
}

/** Where a walk begins. */
const startOf = ({ before, ask, move }) =>
  playerOf(before, ask.seat).figures.find(({ id }) => id === move.figure)?.hex ?? null;

const table = playing(materiaPrima, { options, people, canAnswer, pickUp: words.pickUp, belongs });
export const { game, beginGame, nextMove, gestureOf, played, playedUntil } = table;
export const { gestureWords, moveWords, recordWords, storedMatch, takeSeat, movesStored } = table;

/** What lies over the table is put away; what was opened from another sheet leads back to that one first. */
async function closeSheet(page) {
  const close = sheet(page).getByRole('button', { name: words.close, exact: true });
  await until('the sheet is closed', async () => {
    if (!(await close.isVisible())) return true;
    await close.tap({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(150);
    return false;
  });
}

const isOn = async (piece, state) => (await piece.getAttribute(state)) === 'true';

async function choose(page, find, figure) {
  const tab = find.tab(page, figure);
  if (await isOn(tab, 'aria-pressed')) return;
  await tab.tap();
  await until(`${figure} is chosen`, () => isOn(tab, 'aria-pressed'));
}

/** How many of a thing are marked on a sheet. */
async function markedOf(token) {
  const name = (await token.getAttribute('aria-label')) ?? '';
  const counted = /(\d+) of \d+/.exec(name);
  return counted ? Number(counted[1]) : (await isOn(token, 'aria-checked')) ? 1 : 0;
}

const countOf = (list, one) => list.filter((other) => other === one).length;

/** Marks exactly these things; what is marked otherwise is taken back first. */
async function mark(page, find, things, wanted) {
  const kinds = [...new Set(things)];
  const areRight = async () => {
    for (const kind of kinds) {
      if ((await markedOf(find.token(page, kind))) !== countOf(wanted, kind)) return false;
    }
    return true;
  };
  if (await areRight()) return;
  for (const kind of kinds) await tapUntil(find.token(page, kind), 0);
  for (const kind of kinds) await tapUntil(find.token(page, kind), countOf(wanted, kind));
}

async function tapUntil(token, count) {
  for (let now = await markedOf(token); now !== count;) {
    await token.tap();
    const before = now;
    await until('the mark changes', async () => (now = await markedOf(token)) !== before, { seconds: 5 });
  }
}

const elementsOf = (stock) => materiaElements.flatMap((element, index) => Array(stock[index]).fill(element));
const materiaElements = Object.keys(text.things).filter((thing) => thing !== 'soul');

function carriedBy(match, seat, figure) {
  const { figures, souls, alchemist } = playerOf(match, seat);
  const { load } = figures.find(({ id }) => id === figure);
  return [...elementsOf(load), ...Array(figure === alchemist ? souls : 0).fill('soul')];
}

/** Makes a whole gesture. */
async function make(page, match, { ask, move, moves, after, isDrawn }, find) {
  const { seat } = ask;
  const player = playerOf(match, seat);
  const confirm = () => find.confirm(page, move).tap();
  if (
    !['choose', 'pick', 'put', 'loot', 'keep', 'discard', 'take', 'don', 'doff', 'done'].includes(move.type)
  ) {
    const stays = move.type === 'convert' || move.type === 'transmute';
    if (!(stays && (await by(page, 'convert').isVisible()))) await closeSheet(page);
  }
  switch (move.type) {
    case 'choose':
      await find.mission(page, move.mission).tap();
      return confirm();
    case 'place':
      await find.hex(page, move.hex).tap();
      await page.getByRole('button', { name: around.placeHere }).waitFor();
      return find.primary(page).tap();
    case 'move':
      await choose(page, find, move.figure);
      return isDrawn ? drawWalk(page, find, moves) : tapWalk(page, find, moves);
    case 'mine':
    case 'pickUp':
      await choose(page, find, move.figure);
      await find.deed(page, 'extract').tap();
      if (extractions(match, ask, move.figure) > 1) await find.extraction(page, move).tap();
      return undefined;
    case 'drop': {
      await choose(page, find, move.figure);
      await find.deed(page, 'drop').tap();
      const wanted = moves.flatMap(({ move: one }) => (one.thing ? [one.thing] : []));
      await mark(page, find, carriedBy(match, seat, move.figure), wanted);
      return confirm();
    }
    case 'attack':
      await choose(page, find, move.figure);
      await find.deed(page, 'attack').tap();
      await find.confirm(page, move).waitFor();
      if (await find.target(page, move.target).isVisible()) await find.target(page, move.target).tap();
      return confirm();
    case 'loot': {
      const wanted = moves.flatMap(({ move: one }) => (one.element ? [one.element] : []));
      await mark(page, find, elementsOf(ask.what.elements), wanted);
      return confirm();
    }
    case 'equip':
      await choose(page, find, move.figure);
      await find.deed(page, 'equip').tap();
      return pack(page, find, { match, after, seat, figure: move.figure, move });
    case 'shift':
      await find.tower(page).tap();
      await find.shift(page).tap();
      return pack(page, find, { match, after, seat, figure: player.alchemist, move });
    case 'convert': {
      if (!(await by(page, 'convert').isVisible())) await find.tower(page).tap();
      const vessel = find.vessel(page, move.into);
      await vessel.waitFor();
      if (!(await isOn(vessel, 'aria-pressed'))) await vessel.tap();
      await until('it is chosen', () => isOn(vessel, 'aria-pressed'));
      const way = sheet(page).getByRole('radio', { name: moveWords(match, move), exact: true });
      if (await way.isVisible()) await way.tap();
      return sheet(page)
        .getByRole('button', { name: begins(moveWords(match, move)) })
        .first()
        .tap();
    }
    case 'transmute':
      return transmute(page, find, match, move);
    case 'research':
      await choose(page, find, player.alchemist);
      await find.deed(page, 'city').tap();
      return find.research(page, move.kind).tap();
    case 'keep':
    case 'discard':
      for (const { move: one } of moves) if (one.formula) await find.card(page, one.formula).tap();
      return confirm();
    case 'buy':
      await choose(page, find, player.alchemist);
      await find.deed(page, 'city').tap();
      await find.buy(page).waitFor();
      await mark(
        page,
        find,
        carriedBy(match, seat, player.alchemist).filter((one) => one !== 'soul'),
        move.pay,
      );
      return find.buy(page).tap();
    case 'activate': {
      await find.tower(page).tap();
      await find.extension(page, move.extension).tap();
      await find.activate(page, move.extension).waitFor();
      const rider =
        move.figure && find.target(page, move.figure).or(inSheet(page, 'radio', text.figure(move.figure)));
      if (rider && (await rider.first().isVisible())) await rider.first().tap();
      return find.activate(page, move.extension).tap();
    }
    case 'endTurn':
      await find.deed(page, 'endTurn').tap();
      if (!couldStillAct(match, ask)) return undefined;
      await by(page, 'play-on').waitFor();
      return find.deed(page, 'endTurn').tap();
    default:
      throw new Error(`no gesture begins with ${move.type}`);
  }
}

/** Then the end of the turn is asked once more. */
export const couldStillAct = ({ table }, ask) =>
  materiaPrima.legal(table, ask).some(({ type }) => !['endTurn', 'activate', 'shift'].includes(type));

const extractions = ({ table }, ask, figure) =>
  materiaPrima
    .legal(table, ask)
    .filter((move) => (move.type === 'mine' || move.type === 'pickUp') && move.figure === figure).length;

/** A finger is drawn from the figure over every hex of its walk. */
async function drawWalk(page, find, moves) {
  const points = [];
  for (const hex of [startOf(moves[0]), ...moves.map(({ move }) => move.to)]) {
    const { x, y, width, height } = await find.hex(page, hex).boundingBox();
    points.push({ x: x + width / 2, y: y + height / 2 });
  }
  await touchAlong(page, points);
}

/** Step by step: that one goes, where to, and off. */
async function tapWalk(page, find, [{ move }]) {
  await find.deed(page, 'move').tap();
  await find.hex(page, move.to).tap();
  return page.getByRole('button', { name: begins(around.go) }).tap();
}

async function pack(page, find, { match, after, seat, figure, move }) {
  await find.confirm(page, move).waitFor();
  const [now, then] = [playerOf(match, seat), playerOf(after, seat)];
  if (figure === now.alchemist && move.type === 'equip') {
    const off = now.worn.filter((piece) => !then.worn.includes(piece));
    const on = then.worn.filter((piece) => !now.worn.includes(piece));
    for (const piece of [...off, ...on]) await find.gear(page, piece).tap();
  }
  const leave = sheet(page).getByRole('button', { name: sheets.leaveAll });
  if (await leave.isVisible()) await leave.tap();
  const { load } = then.figures.find(({ id }) => id === figure);
  for (const element of elementsOf(load)) await find.take(page, element).first().tap();
  return find.confirm(page, move).tap();
}

async function transmute(page, find, match, move) {
  if (!(await by(page, 'convert').isVisible())) await find.tower(page).tap();
  const card = find.card(page, move.formula);
  await card.waitFor();
  if (!(await isOn(card, 'aria-checked'))) await card.tap();
  await find.transmute(page).waitFor();
  const worn = sheet(page).getByRole('radio', { name: move.wear ? sheets.wear : sheets.store });
  if (await worn.isVisible()) await worn.tap();
  if (move.dissolve) await inSheet(page, 'radio', text.homunculi[move.dissolve]).tap();
  return find.transmute(page).tap();
}

/** Hexes go by the names that they have on the map of this game. */
const byNameIn = (match) => ({
  ...byName,
  hex: (page, hex) =>
    page.getByRole('group', { name: around.map }).getByRole('button', { name: begins(hexWords(match, hex)) }),
});

export const playByName = (page, match, gesture) => make(page, match, gesture, byNameIn(match));
/** By hand: every other walk is drawn with a finger. */
export const playByHand = (page, match, gesture) => make(page, match, gesture, byId);

const isDrawnBelonging = (moves, next) => belongs(moves, next, true);
const gestureByHand = (match) =>
  match.record.moves.length % 2 === 0
    ? { ...gestureOf(match, isDrawnBelonging), isDrawn: true }
    : gestureOf(match);

export const playOn = (page, match, play, options = {}) =>
  table.playOn(page, match, play, {
    ...options,
    gesturesOf: play === playByHand ? gestureByHand : gestureOf,
  });

/** Who is chosen, and where he could go: that is forgotten when the app ends, and begun anew. */
const pointed = new RegExp(
  `, (${[around.chosen, around.canBeAttacked, '\\d+ steps? away'].join('|')})(?=[,"])| \\[pressed\\]`,
  'g',
);

/** What lies on the table for whoever looks, as it is spoken. */
export async function tableSpoken(page) {
  const regions = [
    page.getByRole('group', { name: around.opponents }),
    page.getByRole('group', { name: around.map }),
    page.getByRole('group', { name: around.figures }),
  ];
  return (await spokenIn(regions)).replaceAll(pointed, '');
}
