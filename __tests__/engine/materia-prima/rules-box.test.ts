import { defaultOptions } from '@/engine/core/game';
import { legalMoves, start } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { allSeats, toSeat } from '@/engine/core/seat';
import {
  COST,
  EQUIPMENT,
  EQUIPMENT_PIECES,
  FORMULA_LEVEL,
  FORMULAS_OF,
  HOMUNCULI,
  HOMUNCULUS,
  STONES,
} from '@/engine/games/materia-prima/cards';
import {
  ALCHEMIST,
  ALCHEMISTS,
  BASICS,
  CITIES,
  ELEMENTS,
  EXTENSION,
  EXTENSIONS,
  FACES,
  KINDS,
  LEVEL,
  LEVELS,
  MADE_FROM,
  MISSION_SEATS,
  MISSIONS,
  MOST_DICE,
  PRODUCTS,
  TOWERS,
} from '@/engine/games/materia-prima/data';
import { diceOf } from '@/engine/games/materia-prima/queries/figures';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import {
  AXIAL,
  BEGINNER,
  distance,
  HEX_NAMES,
  HEXES,
  isCity,
  isMine,
  landAt,
  neighbours,
  TERRAINS,
  TILE,
  tileAt,
  TILES,
  type Land,
  type Layout,
} from '@/engine/games/materia-prima/map';
import { isRecipe } from '@/engine/games/materia-prima/moves/refuse-tower';
import type { MateriaPrimaOptions, MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { allPieces } from '@/engine/games/materia-prima/steps';
import {
  ANNA,
  BEN,
  CLARA,
  DONE,
  END,
  go,
  hex,
  played,
  playerOf,
  question,
  reasonFor,
  refusalOf,
  scenario,
} from './scenario';

const PLAIN: MateriaPrimaOptions = {
  map: 'random',
  pickUp: 'one',
  alchemists: 'deal',
  soullessWins: true,
  endAt25: false,
  endAt60: false,
};

/** All have kept the first mission dealt to them. */
function keptAll(table: MateriaPrimaTable): MateriaPrimaTable {
  const ask = question(table);
  if (ask.what.type !== 'mission') return table;
  return keptAll(played(table, { type: 'choose', mission: playerOf(table, ask.seat).dealt[0]! }));
}

function seatedAt(seats: number, seed = 1, options: Partial<MateriaPrimaOptions> = {}): MateriaPrimaTable {
  return start(materiaPrima, seats, { ...PLAIN, ...options }, rngFrom(seed));
}

const counts = (lands: readonly Land[]) =>
  Object.fromEntries(BASICS.map((element) => [element, lands.filter((land) => land === element).length]));

describe('the frame of the box', () => {
  test('MP-40 the pyramid has five, four and three elements, each made from the two under it', () => {
    expect(LEVELS.map((level) => ELEMENTS.filter((one) => LEVEL[one] === level).length)).toEqual([5, 4, 3]);
    expect(MADE_FROM).toEqual({
      sulphur: ['water', 'earth'],
      glass: ['earth', 'air'],
      copper: ['air', 'fire'],
      mercury: ['fire', 'iron'],
      regia: ['sulphur', 'glass'],
      platinum: ['glass', 'copper'],
      gold: ['copper', 'mercury'],
    });
    for (const into of PRODUCTS) {
      const [one, other] = MADE_FROM[into];
      expect(isRecipe(into, [one, other], null)).toBe(true);
      expect([LEVEL[one], LEVEL[other]]).toEqual([LEVEL[into] - 1, LEVEL[into] - 1]);
    }
    expect(isRecipe('mercury', ['water', 'iron'], null)).toBe(false);
  });

  test('MP-40 what makes another element, or nothing, is refused', () => {
    const table = scenario({ players: [{ store: ['water', 'iron', 'fire', 'air'] }, {}] });
    expect(refusalOf(table, { type: 'convert', into: 'mercury', pay: ['water', 'iron'] })).toEqual({
      rule: 'MP-40',
      reason: 'wrong-recipe',
    });
  });

  test('MP-41 the alchemists are as in the table, and the skull side fights better', () => {
    const numbers = ALCHEMISTS.map((one) => {
      const { heart, skull } = ALCHEMIST[one];
      return [heart, skull].map(({ attack, defence, capacity, actions }) => [
        attack,
        defence,
        capacity,
        actions,
      ]);
    });
    expect(numbers).toEqual([
      [
        [1, 3, 4, 3],
        [3, 4, 4, 3],
      ],
      [
        [3, 2, 5, 3],
        [4, 3, 5, 3],
      ],
      [
        [2, 3, 4, 3],
        [3, 4, 4, 3],
      ],
      [
        [1, 3, 4, 4],
        [2, 4, 4, 4],
      ],
    ]);
    expect(ALCHEMISTS.map((one) => ALCHEMIST[one].ability ?? ALCHEMIST[one].extra)).toEqual([
      'move',
      'deepResearch',
      'doubleExtract',
      'largeHand',
    ]);
  });

  test('MP-42 dice show 0 1 1 2 2 3, and no roll uses more than eight', () => {
    expect(FACES).toEqual([0, 1, 1, 2, 2, 3]);
    expect(MOST_DICE).toBe(8);
    const table = scenario({
      players: [{ alchemist: 'vitrudes', souls: 0, worn: ['sunsteel-sword', 'copper-glaive'] }, {}],
    });
    expect(diceOf(playerOf(table), 'vitrudes', 'attack')).toBe(8);
  });

  test('24 formulas of each kind, eight of each level, cost two elements of their level', () => {
    for (const kind of KINDS) {
      expect(FORMULAS_OF[kind]).toHaveLength(24);
      for (const level of LEVELS) {
        const ofLevel = FORMULAS_OF[kind].filter((formula) => FORMULA_LEVEL[formula] === level);
        expect(ofLevel).toHaveLength(8);
        for (const formula of ofLevel) {
          for (const part of COST[formula]) expect(part === 'soul' ? level : LEVEL[part]).toBe(level);
        }
      }
    }
  });

  test('the formulas of a kind and level ask for every element about as often', () => {
    for (const kind of KINDS) {
      for (const level of LEVELS) {
        const parts = FORMULAS_OF[kind]
          .filter((formula) => FORMULA_LEVEL[formula] === level)
          .flatMap((formula) => [...COST[formula]]);
        const asked = ELEMENTS.filter((element) => LEVEL[element] === level).map(
          (element) => parts.filter((part) => part === element).length,
        );
        expect(Math.max(...asked) - Math.min(...asked)).toBeLessThanOrEqual(1);
      }
    }
  });

  test('two Stone formulas of level 2 and two of level 3 ask for a soul stone, and nothing else does', () => {
    const asking = [...HOMUNCULI, ...EQUIPMENT_PIECES, ...STONES].filter((formula) =>
      COST[formula].includes('soul'),
    );
    expect(asking.map((formula) => FORMULA_LEVEL[formula]).sort()).toEqual([2, 2, 3, 3]);
    expect(asking.every((formula) => STONES.some((stone) => stone === formula))).toBe(true);
  });

  test('homunculi keep to the frame, and their level is felt', () => {
    for (const id of HOMUNCULI) {
      const { attack, defence, capacity, actions, level, ability, extra } = HOMUNCULUS[id];
      expect(attack).toBeGreaterThanOrEqual(0);
      for (const number of [attack, defence, actions]) expect(number).toBeLessThanOrEqual(3);
      for (const number of [defence, capacity, actions]) expect(number).toBeGreaterThanOrEqual(1);
      expect(capacity).toBeLessThanOrEqual(4);
      expect(Math.abs(attack + defence + capacity + actions - (3 + 2 * level))).toBeLessThanOrEqual(1);
      expect(['doubleExtract', undefined]).toContain(ability);
      expect(ability === undefined || extra === undefined).toBe(true);
    }
  });

  test('no two homunculi and no two pieces of equipment are the same', () => {
    const cards = [HOMUNCULUS, EQUIPMENT].map((all) =>
      Object.values(all).map((card) => JSON.stringify(card)),
    );
    for (const kind of cards) expect(new Set(kind).size).toBe(24);
  });

  test('two of the level-3 equipment formulas make a soul stone; every other piece gives something', () => {
    const souls = EQUIPMENT_PIECES.filter((piece) => EQUIPMENT[piece].make === 'soul');
    expect(souls.map((piece) => FORMULA_LEVEL[piece])).toEqual([3, 3]);
    for (const piece of EQUIPMENT_PIECES) {
      const { make, attack, defence, capacity, ability, extra } = EQUIPMENT[piece];
      if (make !== 'soul') expect(attack ?? defence ?? capacity ?? ability ?? extra).toBeDefined();
    }
  });

  test('twelve extensions: five producers, four pairs of neighbours, three others', () => {
    const powers = EXTENSIONS.map((extension) => EXTENSION[extension]);
    expect(powers.flatMap((power) => (power.type === 'produce' ? [power.element] : []))).toEqual([...BASICS]);
    expect(powers.flatMap((power) => (power.type === 'pair' ? [power.elements] : []))).toEqual([
      ['water', 'earth'],
      ['earth', 'air'],
      ['air', 'fire'],
      ['fire', 'iron'],
    ]);
    expect(powers.slice(9).map(({ type }) => type)).toEqual(['convert', 'move', 'research']);
    expect([TOWERS.length, MISSIONS.length]).toEqual([4, 10]);
  });
});

describe('the map', () => {
  test('MP-1 seven flowers make 49 hexes without a gap', () => {
    expect(HEXES).toHaveLength(49);
    expect(new Set(AXIAL.map(({ q, r }) => `${q} ${r}`)).size).toBe(49);
    expect(new Set(HEX_NAMES).size).toBe(49);
    for (const one of HEXES) {
      expect(neighbours(one).length).toBeGreaterThanOrEqual(3);
      for (const other of neighbours(one)) expect(neighbours(other)).toContain(one);
    }
    expect(neighbours(hex('E4'))).toHaveLength(6);
    expect(distance(hex('A1'), hex('I1'))).toBe(8);
  });

  test('MP-1 both sides of a tile hold the same mines in other places, and three hold a city in the middle', () => {
    for (const tile of TILES) {
      const [front, back] = TILE[tile];
      expect([...front].sort()).toEqual([...back].sort());
      const mines = (face: readonly Land[]) => face.map((land) => (isMine(land) ? land : ''));
      expect(mines(front)).not.toEqual(mines(back));
      for (const face of [front, back]) {
        const cities = face.filter(isCity);
        expect(cities).toHaveLength(CITIES.some((city) => city === tile) ? 1 : 0);
        if (cities.length > 0) expect(face[0]).toBe(tile);
      }
    }
  });

  test('MP-1 every element has at least three mines, the counts differ by at most one, and the Blue Woods hold one Earth', () => {
    for (const side of [0, 1] as const) {
      const all = Object.values(counts(TILES.flatMap((tile) => TILE[tile][side])));
      expect(Math.min(...all)).toBeGreaterThanOrEqual(3);
      expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
      expect(TILE['blue-woods'][side].filter((land) => land === 'earth')).toHaveLength(1);
    }
  });

  test('MP-1 a turned tile keeps its middle and turns the rest clockwise', () => {
    const turned: Layout = BEGINNER.map((placement) => ({ ...placement, turn: 1 }));
    expect(landAt(turned, hex('F6'))).toBe('hammerbreach');
    expect(landAt(BEGINNER, hex('F7'))).toBe('iron');
    expect(landAt(turned, hex('G7'))).toBe('iron');
    expect(tileAt(turned, hex('G7'))).toBe('hammerbreach');
  });

  test('MP-2 a hex is free, a mine or a city', () => {
    const kinds = HEXES.map((one) => {
      const land = landAt(BEGINNER, one);
      return isMine(land)
        ? 'mine'
        : isCity(land)
          ? 'city'
          : TERRAINS.some((free) => free === land)
            ? 'free'
            : '?';
    });
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect([count('mine'), count('city'), count('free')]).toEqual([18, 3, 28]);
  });

  test('MP-2 there are no borders: every neighbour without an opponent can be entered', () => {
    const table = scenario({ players: [{}, {}] });
    const walks = legalMoves(materiaPrima, table).flatMap((move) => (move.type === 'move' ? [move.to] : []));
    expect(walks).toEqual(neighbours(hex('E4')));
  });

  test('MP-3 the map follows from the seed, with every tile once, or is the one for beginners', () => {
    expect(seatedAt(2, 7).state.layout).toEqual(seatedAt(2, 7).state.layout);
    expect(seatedAt(2, 7).state.layout).not.toEqual(seatedAt(2, 8).state.layout);
    for (const seed of [1, 2, 3]) {
      expect(
        seatedAt(2, seed)
          .state.layout.map(({ tile }) => tile)
          .sort(),
      ).toEqual([...TILES].sort());
      expect(seatedAt(2, seed, { map: 'beginner' }).state.layout).toEqual(BEGINNER);
    }
    const laid = Array.from({ length: 60 }, (_, seed) => seatedAt(2, seed).state.layout).flat();
    expect(new Set(laid.map(({ side }) => side)).size).toBe(2);
    expect(new Set(laid.map(({ turn }) => turn)).size).toBe(6);
  });
});

describe('set-up', () => {
  test.each([2, 3, 4])(
    'MP-4 %i players have an alchemist, a tower, a soul and two missions each',
    (seats) => {
      const { state } = seatedAt(seats);
      expect(new Set(state.players.map(({ alchemist }) => alchemist)).size).toBe(seats);
      expect(new Set(state.players.map(({ tower }) => tower)).size).toBe(seats);
      expect(state.players.map(({ souls }) => souls)).toEqual(allSeats(seats).map(() => 1));
      expect(state.souls).toBe(6 - seats);
      expect(state.players.some(({ hasAttacked }) => hasAttacked)).toBe(false);
      expect(state.mayShift).toBe(false);
      const dealt = state.players.flatMap((player) => player.dealt);
      expect(new Set(dealt).size).toBe(2 * seats);
      for (const mission of dealt) expect(MISSION_SEATS[mission]).toContain(seats);
    },
  );

  test('MP-4 one keeps one of the two, unseen by others; the other is out of the game, unseen', () => {
    const table = seatedAt(3);
    const { seat } = question(table);
    const [kept, other] = playerOf(table, seat).dealt;
    expect(legalMoves(materiaPrima, table)).toEqual([
      { type: 'choose', mission: kept },
      { type: 'choose', mission: other },
    ]);
    const strange = MISSIONS.find((mission) => mission !== kept && mission !== other);
    expect(refusalOf(table, { type: 'choose', mission: strange })).toEqual({
      rule: 'MP-4',
      reason: 'mission-not-dealt',
    });
    expect(reasonFor(table, { type: 'place', hex: 0 })).toBe('mission-first');
    const after = played(table, { type: 'choose', mission: kept! });
    const stranger = allSeats(3).find((one) => one !== seat)!;
    for (const viewer of [stranger, 'public'] as const) {
      const seen = JSON.stringify([
        materiaPrima.view(after, viewer).players[seat],
        after.facts.map((fact) => materiaPrima.witness(fact, viewer)),
      ]);
      expect(seen).not.toContain(kept);
      expect(seen).not.toContain(other);
    }
    expect(materiaPrima.view(after, seat).players[seat]!.mission).toBe(kept);
  });

  test('MP-4 each picks an alchemist in turn, openly, unless the option deals them', () => {
    expect(defaultOptions(materiaPrima).alchemists).toBe('pick');
    const table = seatedAt(4, 3, { alchemists: 'pick' });
    expect(question(table)).toMatchObject({
      seat: table.state.first,
      open: true,
      what: { type: 'alchemist' },
    });
    const after = played(table, { type: 'pick', alchemist: 'lenka' });
    expect(refusalOf(after, { type: 'pick', alchemist: 'lenka' })).toEqual({
      rule: 'MP-4',
      reason: 'alchemist-taken',
    });
    expect(reasonFor(after, END)).toBe('pick-first');
    const all = played(
      after,
      ...(['sejlon', 'wilka', 'vitrudes'] as const).map(
        (alchemist) => ({ type: 'pick', alchemist }) as const,
      ),
    );
    expect(question(all)).toMatchObject({ seat: table.state.first, what: { type: 'mission' } });
  });

  test('MP-5 each holds one level-1 formula of each kind; the rest is in the decks', () => {
    const { state } = keptAll(seatedAt(4));
    for (const { hand } of state.players) {
      expect(hand.map((formula) => FORMULA_LEVEL[formula])).toEqual([1, 1, 1]);
      expect(
        KINDS.map((kind) => hand.filter((formula) => FORMULAS_OF[kind].includes(formula)).length),
      ).toEqual([1, 1, 1]);
    }
    expect(KINDS.map((kind) => state.decks[kind].cards.length)).toEqual([20, 20, 20]);
    for (const table of [seatedAt(4), keptAll(seatedAt(4))]) {
      expect(allPieces(table)).toHaveLength(72 + 10 + 12 + 6);
    }
    const decksOf = (seed: number) => {
      const { decks } = keptAll(seatedAt(2, seed)).state;
      return KINDS.map((kind) => decks[kind].cards);
    };
    expect(decksOf(2)).not.toEqual(decksOf(3));
  });

  test('MP-6 one open extension lies at each city, and towers are placed clockwise from a random first player', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => seatedAt(3, seed).state.first);
    expect(new Set(firsts).size).toBe(3);
    let table = keptAll(seatedAt(3, 1, { map: 'beginner' }));
    const { first } = table.state;
    expect(table.state.market.filter((extension) => extension !== null)).toHaveLength(3);
    for (const [index, name] of ['E4', 'H4', 'A2'].entries()) {
      const { seat } = question(table);
      expect(seat).toBe((first + index) % 3);
      table = played(table, { type: 'place', hex: hex(name) });
      expect(playerOf(table, seat)).toMatchObject({ home: hex(name) });
      expect(playerOf(table, seat).figures).toMatchObject([{ hex: hex(name) }]);
    }
    expect(question(table)).toMatchObject({ seat: first, what: { type: 'turn' } });
    expect(table.state.round).toBe(1);
  });

  test('MP-6 a tower stands on a free hex, not on another; next to another is allowed', () => {
    const table = keptAll(seatedAt(2, 1, { map: 'beginner' }));
    expect(refusalOf(table, { type: 'place', hex: hex('F4') })).toEqual({
      rule: 'MP-6',
      reason: 'not-a-free-hex',
    });
    expect(reasonFor(table, { type: 'place', hex: hex('F6') })).toBe('not-a-free-hex');
    expect(reasonFor(table, DONE)).toBe('place-first');
    expect(legalMoves(materiaPrima, table)).toHaveLength(28);
    const next = played(table, { type: 'place', hex: hex('E4') });
    expect(reasonFor(next, { type: 'place', hex: hex('E4') })).toBe('tower-stands-there');
    expect(reasonFor(next, { type: 'place', hex: hex('E5') })).toBeNull();
    expect(reasonFor(next, { type: 'place', hex: hex('E6') })).toBeNull();
  });

  test('MP-4, MP-5 all keep a mission before any formula is dealt and any tower placed', () => {
    const table = seatedAt(3);
    const { first } = table.state;
    const asked = [0, 1, 2].map((turn) => toSeat((first + turn) % 3));
    let now = table;
    for (const seat of asked) {
      expect(question(now)).toMatchObject({ seat, what: { type: 'mission' }, open: false });
      expect(now.state.players.every(({ hand, home }) => hand.length === 0 && home === null)).toBe(true);
      expect(reasonFor(now, { type: 'place', hex: hex('E4') })).toBe('mission-first');
      now = played(now, { type: 'choose', mission: playerOf(now, seat).dealt[1]! });
    }
    expect(now.state.players.every(({ hand }) => hand.length === 3)).toBe(true);
    expect(question(now)).toMatchObject({ seat: first, what: { type: 'place' }, open: false });
    expect(reasonFor(now, go('sejlon', 'E4'))).toBe('place-first');
    const dealt = now.facts.filter(({ type }) => type === 'formulasDealt');
    expect(dealt).toHaveLength(3);
    expect(dealt.every((fact) => materiaPrima.seals(fact))).toBe(true);
    expect(dealt.map((fact) => materiaPrima.witness(fact, 'public'))).toMatchObject(
      [ANNA, BEN, CLARA].map((seat) => ({ seat, formulas: null })),
    );
  });

  test('MP-37 an option that no rulebook has is off, but for the last round, without which some games have no end', () => {
    expect(defaultOptions(materiaPrima)).toEqual({
      map: 'random',
      pickUp: 'one',
      alchemists: 'pick',
      soullessWins: false,
      endAt25: false,
      endAt60: true,
    });
  });
});
