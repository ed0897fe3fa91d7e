import { asked } from '@/engine/core/game';
import { advance, legalMoves, start } from '@/engine/core/play';
import { below, rngFrom } from '@/engine/core/rng';
import { allSeats } from '@/engine/core/seat';
import { FORMULA_LEVEL, FORMULAS_OF, type FormulaId } from '@/engine/games/materia-prima/cards';
import { KINDS, MISSION_SEATS } from '@/engine/games/materia-prima/data';
import { drawnFrom, freshDeck, putUnder } from '@/engine/games/materia-prima/decks';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { resample } from '@/engine/games/materia-prima/resample';
import type { MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import {
  ANNA,
  attack,
  BEN,
  CLARA,
  DONE,
  END,
  fought,
  go,
  played,
  playerOf,
  scenario,
  STONE_OWNED,
} from './scenario';

const PLAIN = {
  map: 'random',
  pickUp: 'one',
  alchemists: 'deal',
  soullessWins: true,
  endAt25: false,
  endAt60: true,
} as const;

const worldsOf = (table: MateriaPrimaTable, seat: typeof ANNA, count = 40) =>
  Array.from({ length: count }, (_, seed) => resample(table, seat, rngFrom(seed)));

/** All have kept the first of their missions, and formulas are dealt. */
const begun = () => {
  let table = start(materiaPrima, 3, PLAIN, rngFrom(4));
  for (let ask = asked(table); ask?.what.type === 'mission'; ask = asked(table)) {
    table = advance(materiaPrima, table, { type: 'choose', mission: playerOf(table, ask.seat).dealt[0]! });
  }
  return table;
};

test('at the start others are imagined with one level-1 formula of each kind, and with missions fit for the table', () => {
  for (const world of worldsOf(begun(), ANNA)) {
    for (const seat of [BEN, CLARA]) {
      const { hand, dealt } = playerOf(world, seat);
      expect(hand.map((formula) => FORMULA_LEVEL[formula])).toEqual([1, 1, 1]);
      for (const mission of dealt) expect(MISSION_SEATS[mission]).toContain(3);
    }
    expect(playerOf(world).hand).toEqual(playerOf(begun()).hand);
    expect(playerOf(world).dealt).toEqual(playerOf(begun()).dealt);
  }
});

test('of a formula that others can no longer be sure of, any level is imagined', () => {
  const table = scenario({
    players: [
      { at: 'F6', hand: ['first-ash', 'ash-blade', 'wick-runner'] },
      { store: ['earth', 'fire', 'sulphur', 'glass'], hand: ['moon-lime', 'first-ash'] },
    ],
    top: ['sun-king', 'red-lion', 'dove-ash'],
  });
  const sure = {
    ...table,
    state: { ...table.state, players: table.state.players.map((player) => ({ ...player, starters: KINDS })) },
  };
  const after = played(
    sure,
    { type: 'research', kind: 'stone' },
    { type: 'keep', formula: 'sun-king' },
    { type: 'discard', formula: 'ash-blade' },
  );
  expect(playerOf(after).starters).toEqual(['homunculus', 'stone']);
  const stone = (formula: 'moon-lime' | 'first-ash') =>
    ({ type: 'transmute', formula, wear: false, dissolve: null }) as const;
  const second = played(after, END, stone('moon-lime'));
  expect(playerOf(second, BEN).starters).toEqual(KINDS);
  expect(playerOf(played(second, stone('first-ash')), BEN).starters).toEqual(['homunculus', 'equipment']);
});

test('other hands, missions, decks and extensions to come differ from world to world', () => {
  const worlds = worldsOf(begun(), ANNA);
  const kinds = (of: (world: MateriaPrimaTable) => unknown) =>
    new Set(worlds.map((world) => JSON.stringify(of(world)))).size;
  expect(kinds((world) => playerOf(world, BEN).hand)).toBeGreaterThan(10);
  expect(kinds((world) => playerOf(world, BEN).dealt)).toBeGreaterThan(10);
  expect(kinds((world) => world.state.decks.stone.cards)).toBe(40);
  expect(kinds((world) => world.state.bag)).toBe(40);
});

const researched = played(
  scenario({
    players: [{ at: 'F6' }, {}, {}],
    top: ['sun-king', 'red-lion', 'dove-ash'],
  }),
  { type: 'research', kind: 'stone' },
  { type: 'keep', formula: 'sun-king' },
);

test('who put formulas back knows which lie at the bottom, though not in which order', () => {
  const bottoms = worldsOf(researched, ANNA).map(({ state }) => state.decks.stone.cards.slice(-2));
  for (const bottom of bottoms) expect([...bottom].sort()).toEqual(['dove-ash', 'red-lion']);
  expect(new Set(bottoms.map((bottom) => bottom.join())).size).toBe(2);
});

test('the others know neither what lies there nor what was kept', () => {
  const worlds = worldsOf(researched, BEN, 60);
  expect(new Set(worlds.map(({ state }) => state.decks.stone.cards.slice(-2).join())).size).toBeGreaterThan(
    20,
  );
  expect(new Set(worlds.map((world) => playerOf(world).hand.join())).size).toBeGreaterThan(10);
});

test('a beaten homunculus lies at the bottom for everybody', () => {
  const table = scenario({
    players: [
      { alchemist: 'vitrudes', at: 'E5' },
      { alchemist: 'lenka', homunculi: [['clay-sentry', 'E6']] },
      {},
    ],
  });
  const after = fought(table, attack('vitrudes', 'clay-sentry'), true);
  for (const seat of allSeats(3)) {
    for (const { state } of worldsOf(after, seat, 10))
      expect(state.decks.homunculus.cards.at(-1)).toBe('clay-sentry');
  }
});

test('what Research shows to another is imagined, to oneself it is as it is', () => {
  const showing = played(scenario({ players: [{ at: 'F6' }, {}] }), { type: 'research', kind: 'stone' });
  for (const { state } of worldsOf(showing, ANNA, 5)) expect(state.shown).toEqual(showing.state.shown);
  expect(new Set(worldsOf(showing, BEN).map(({ state }) => state.shown.join())).size).toBeGreaterThan(10);
});

describe('a deck', () => {
  const cards = FORMULAS_OF.stone.slice(0, 6);

  test('is drawn from the top, and what is put under is known to who saw it', () => {
    const deck = putUnder(drawnFrom(freshDeck(cards), 3), cards.slice(1, 3), [ANNA]);
    expect(deck.cards).toEqual([...cards.slice(3), ...cards.slice(1, 3)]);
    expect(deck.layers).toEqual([
      { size: 3, seenBy: [] },
      { size: 2, seenBy: [ANNA] },
    ]);
  });

  test('of a layer that was drawn from nobody knows what is left', () => {
    const deck = putUnder(freshDeck(cards.slice(0, 2)), cards.slice(2), [ANNA]);
    expect(drawnFrom(deck, 2).layers).toEqual([{ size: 4, seenBy: [ANNA] }]);
    expect(drawnFrom(deck, 3).layers).toEqual([{ size: 3, seenBy: [] }]);
    expect(drawnFrom(deck, 6).layers).toEqual([]);
  });
});

test('layers add up, starters are held, and worlds keep every card, through random games', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    let chance = rngFrom(seed);
    let table: MateriaPrimaTable = start(materiaPrima, 2 + (seed % 3), PLAIN, rngFrom(seed));
    for (let step = 0; asked(table); step += 1) {
      const legal = legalMoves(materiaPrima, table);
      const drawn = below(chance, legal.length);
      chance = drawn.rng;
      table = advance(materiaPrima, table, legal[drawn.value]!);
      if (step % 40 !== 0) continue;
      for (const kind of KINDS) {
        const { cards, layers } = table.state.decks[kind];
        expect(layers.reduce((total, { size }) => total + size, 0)).toBe(cards.length);
        for (const { hand, starters } of table.state.players) {
          const simple = (formula: FormulaId) =>
            FORMULAS_OF[kind].includes(formula) && FORMULA_LEVEL[formula] === 1;
          if (starters.includes(kind)) expect(hand.some(simple)).toBe(true);
        }
      }
      const world = resample(table, ANNA, rngFrom(step));
      expect([...materiaPrima.pieces(world)].sort()).toEqual([...materiaPrima.pieces(table)].sort());
    }
  }
});

test('nothing of a turn is left over for the next', () => {
  const table = scenario({ players: [{ extensions: ['stables'], at: 'E5', load: ['fire'] }, {}] });
  const after = played(
    table,
    { type: 'activate', extension: 'stables', figure: 'sejlon' },
    { type: 'drop', figure: 'sejlon', thing: 'fire' },
    DONE,
    END,
  );
  expect(after.state).toMatchObject({ active: null, fresh: [], mayShift: false, turn: BEN });
  expect(playerOf(after).figures).toMatchObject([{ actions: 0, extras: [] }]);
});

describe('missions that the course of the game has ruled out', () => {
  // Ben has Stone and soul, stands in two cities and enters the third: the game goes on, so he is not the Tyrant.
  const complete = (mission: 'magnate' | 'tyrant', souls = 1) =>
    scenario({
      players: [
        { mission: 'soulreaper' },
        {
          mission,
          souls,
          fragments: STONE_OWNED,
          homunculi: [
            ['wick-runner', 'B2'],
            ['puddling', 'G2'],
            ['mud-porter', 'F7'],
          ],
        },
        { mission: 'spender' },
      ],
      turn: BEN,
    });
  const entered = (mission: 'magnate' | 'tyrant', souls?: number) =>
    played(complete(mission, souls), go('mud-porter', 'F6'));

  test('MP-26, MP-43 who stands complete in the third city without an end is not the Tyrant, in no world of the others', () => {
    const after = entered('magnate');
    for (const seat of [ANNA, CLARA]) {
      const missions = worldsOf(after, seat, 200).map((world) => playerOf(world, BEN).mission);
      expect(missions).not.toContain('tyrant');
      expect(new Set(missions).size).toBeGreaterThan(4);
    }
    expect(worldsOf(complete('magnate'), ANNA, 200).map((world) => playerOf(world, BEN).mission)).toContain(
      'tyrant',
    );
    expect(entered('tyrant').state.ending).toEqual({ why: 'mission', by: BEN });
  });

  test('MP-43 without a soul it rules nothing out', () => {
    const missions = worldsOf(entered('magnate', 0), ANNA, 200).map((world) => playerOf(world, BEN).mission);
    expect(missions).toContain('tyrant');
  });

  test('what is ruled out for one can still be another’s, and every mission is dealt once', () => {
    for (const world of worldsOf(entered('magnate'), ANNA, 100)) {
      const dealt = world.state.players.flatMap((player) => player.dealt);
      expect(new Set([...dealt, ...world.state.missions]).size).toBe(10);
    }
    const claras = worldsOf(entered('magnate'), ANNA, 200).map((world) => playerOf(world, CLARA).mission);
    expect(claras).toContain('tyrant');
  });
});
