import { asked } from '@/engine/core/game';
import { legalMoves } from '@/engine/core/play';
import type { ScoreLine } from '@/engine/core/score';
import type { Seat } from '@/engine/core/seat';
import {
  ALCHEMISTS,
  BOARDS,
  HOMUNCULI,
  INGREDIENTS,
  PLACES,
  TWICE,
  type Homunculus,
  type Ingredient,
} from '@/engine/games/kazaam/data';
import { kazaam } from '@/engine/games/kazaam/game';
import type { KazaamLine } from '@/engine/games/kazaam/score';
import type { KazaamTable } from '@/engine/games/kazaam/state';
import { TILES, type Tile } from '@/engine/games/kazaam/tiles';
import { ANNA, BEN, CLARA, played, refusalOf, scenario, tile, tiles, type PlayerSketch } from './scenario';

const eightOf = (kind: Homunculus) =>
  PLACES.filter((place) => place !== 'left-ear').map((place) => `${kind} ${place}`);
const nineOf = (kind: Homunculus) => PLACES.map((place) => `${kind} ${place}`);

function points(table: KazaamTable, seat: Seat = ANNA): Partial<Record<KazaamLine, number>> {
  const lines: readonly ScoreLine<KazaamLine>[] = kazaam.score(table)[seat]!.lines;
  return Object.fromEntries(lines.map(({ line, points: worth }) => [line, worth]));
}

const total = (table: KazaamTable, seat: Seat = ANNA) => kazaam.score(table)[seat]!.total;
const rankOf = (table: KazaamTable) => kazaam.score(table).map((standing) => standing.rank);
const finished = (table: KazaamTable, seat: Seat | null): KazaamTable => ({
  ...table,
  agenda: [],
  state: { ...table.state, finisher: seat },
});

describe('end', () => {
  const lastEar = {
    hand: ['stone left-ear', 'fur head'],
    purse: { mercury: 1, sulphur: 1 },
  };

  test.each([
    ['face up', eightOf('stone')],
    ['asleep', eightOf('stone').map((name) => `${name} down`)],
  ])('KZ-25 the ninth tile ends the game at once, the others being %s', (_, board) => {
    const table = scenario({ players: [{ ...lastEar, board }, { hand: ['wood tail'] }] });
    const after = played(table, [ANNA, { type: 'play', tile: tile('stone left-ear') }]);
    expect(asked(after)).toBeNull();
    expect(after.state.finisher).toBe(ANNA);
    expect(after.facts.at(-1)).toEqual({ type: 'completed', seat: ANNA });
    expect(legalMoves(kazaam, after)).toEqual([]);
    expect(refusalOf(after, ANNA, { type: 'end' })).toEqual({ rule: 'KZ-25', reason: 'game-over' });
    expect(refusalOf(after, BEN, { type: 'draw' })?.rule).toBe('KZ-25');
  });

  test('KZ-25 eight tiles end nothing', () => {
    const table = scenario({ players: [{ ...lastEar, board: eightOf('stone').slice(1) }, {}] });
    const after = played(table, [ANNA, { type: 'play', tile: tile('stone left-ear') }]);
    expect(asked(after)?.seat).toBe(ANNA);
  });
});

describe('score', () => {
  test('KZ-26 worked example: Severus has 9 + 2 + 0 + 4 = 15', () => {
    const table = finished(
      scenario({
        players: [
          {
            alchemist: 'severus',
            board: [
              'bone left-arm',
              'wood right-arm',
              'bone left-leg',
              'fur right-leg',
              'fire left-ear',
              'stone head',
              'insect torso',
              'fire right-ear down',
              'bone tail down',
            ],
          },
          {},
        ],
      }),
      ANNA,
    );
    const { limbs, vitals, ...others } = points(table);
    expect(limbs! + vitals!).toBe(9);
    expect(others).toEqual({ favourite: 2, 'one-homunculus': 0, finisher: 4 });
    expect(total(table)).toBe(15);
  });

  test.each(PLACES)('KZ-26 a face-up %s scores, a sleeping one does not', (place) => {
    const worth = ['head', 'torso', 'tail'].includes(place) ? 2 : 1;
    const up = points(scenario({ players: [{ board: [`stone ${place}`] }, {}] }));
    expect(up.limbs! + up.vitals!).toBe(worth);
    expect(total(scenario({ players: [{ board: [`stone ${place} down`] }, {}] }))).toBe(0);
  });

  test.each<readonly [string, readonly string[], number]>([
    ['one tile is enough', ['stone head'], 1],
    ['three of one kind', ['stone head', 'stone tail', 'stone left-ear'], 3],
    ['two kinds', ['stone head', 'wood tail'], 0],
    ['the other kind asleep', ['stone head', 'stone torso', 'wood tail down'], 2],
    ['all asleep', ['stone head down'], 0],
    ['no tiles', [], 0],
  ])('KZ-27 one more for each face-up tile if all are of one homunculus: %s', (_, board, worth) => {
    const table = scenario({ players: [{ board }, {}] });
    expect(points(table)['one-homunculus']).toBe(worth);
  });

  test('KZ-27 every player can have it, not only the finisher', () => {
    const table = finished(
      scenario({ players: [{ board: nineOf('stone') }, { board: ['wood head', 'wood tail'] }] }),
      ANNA,
    );
    expect(points(table, BEN)['one-homunculus']).toBe(2);
  });

  test('KZ-28 one more for each face-up tile of the own favourite homunculus', () => {
    const board = ['fire head', 'fire tail down', 'wood torso', 'fire left-ear'];
    expect(points(scenario({ players: [{ alchemist: 'zosimos', board }, {}] })).favourite).toBe(2);
    expect(points(scenario({ players: [{ alchemist: 'maria', board }, {}] })).favourite).toBe(1);
    expect(points(scenario({ players: [{ alchemist: 'geber', board }, {}] })).favourite).toBe(0);
  });

  test('KZ-29 four more for the player who completed the creature', () => {
    const table = finished(
      scenario({ players: [{ board: nineOf('stone') }, { board: nineOf('fur') }] }),
      BEN,
    );
    expect(points(table, ANNA).finisher).toBe(0);
    expect(points(table, BEN).finisher).toBe(4);
  });

  test.each<readonly [string, readonly PlayerSketch[], readonly number[]]>([
    [
      'most points win, not the finisher',
      [{ board: ['stone head down'] }, { board: ['fur head', 'wood tail', 'fire torso'] }],
      [2, 1],
    ],
    [
      'a tie goes to more face-up tiles',
      [
        { board: ['stone head', 'wood tail'] },
        { board: ['stone torso', 'reptile left-ear', 'insect right-ear'] },
        {},
      ],
      [2, 1, 3],
    ],
    [
      'then to more ingredients',
      [
        { board: ['stone head', 'wood tail'], purse: { mercury: 1 } },
        { board: ['stone torso', 'wood head'], purse: { sulphur: 2 } },
      ],
      [2, 1],
    ],
    ['then it is a draw', [{ purse: { mercury: 2 } }, { purse: { mercury: 1, sulphur: 1 } }, {}], [1, 1, 3]],
  ])('KZ-30 %s', (_, players, ranking) => {
    const named = players.map((player, index) => ({
      alchemist: (['severus', 'minerva', 'severus'] as const)[index]!,
      ...player,
    }));
    expect(rankOf(finished(scenario({ players: named }), null))).toEqual(ranking);
  });
});

describe('components', () => {
  const count = (ingredient: Ingredient, among: readonly Tile[]) =>
    among.flatMap((one) => one.symbols).filter((symbol) => symbol === ingredient).length;

  test('KZ-31 the board is three rows of three', () => {
    expect(PLACES).toEqual([
      ...['left-ear', 'head', 'right-ear'],
      ...['left-arm', 'torso', 'right-arm'],
      ...['left-leg', 'tail', 'right-leg'],
    ]);
  });

  test('KZ-32 seventy tiles: nine parts of seven homunculi, one of them twice', () => {
    expect(TILES).toHaveLength(70);
    expect(TILES.map((one) => one.id)).toEqual(TILES.map((_, index) => index));
    for (const homunculus of HOMUNCULI) {
      for (const place of PLACES) {
        const copies = TILES.filter((one) => one.homunculus === homunculus && one.place === place);
        expect(copies).toHaveLength(TWICE[homunculus] === place ? 2 : 1);
        expect(copies[copies.length - 1]!.symbols).toEqual(copies[0]!.symbols);
      }
    }
  });

  test('KZ-32 each homunculus has one part twice', () => {
    const second = TILES.slice(63).map((one) => `${one.homunculus} ${one.place}`);
    expect(second).toEqual([
      'fire right-ear',
      'bone right-arm',
      'reptile left-leg',
      'wood left-ear',
      'fur right-leg',
      'insect left-arm',
      'stone tail',
    ]);
  });

  test('KZ-32 ear 2, arm 3, leg 3, tail 4, torso 4, head 5 symbols, never three alike', () => {
    const size = { ear: 2, arm: 3, leg: 3, tail: 4, torso: 4, head: 5 };
    for (const one of TILES) {
      expect(one.symbols).toHaveLength(size[one.part]);
      for (const [, cost] of one.cost) expect(cost).toBeLessThanOrEqual(2);
    }
  });

  test('KZ-32 over all tiles there are 223 symbols, each ingredient within four of the mean', () => {
    expect(TILES.flatMap((one) => one.symbols)).toHaveLength(223);
    for (const ingredient of INGREDIENTS) {
      expect(Math.abs(count(ingredient, TILES) - 223 / 6)).toBeLessThanOrEqual(4);
    }
  });

  test('KZ-32 every favourite homunculus is the same table, turned to its alchemist’s ingredient', () => {
    const turned = ALCHEMISTS.map((alchemist) => {
      const { ingredient, homunculus } = BOARDS[alchemist];
      const start = INGREDIENTS.indexOf(ingredient);
      return TILES.filter((one) => one.homunculus === homunculus)
        .slice(0, 9)
        .map((one) => one.symbols.map((symbol) => (INGREDIENTS.indexOf(symbol) - start + 6) % 6));
    });
    for (const table of turned) expect(table).toEqual(turned[0]);
  });

  test('KZ-32 stone asks for five ingredients five times and for one four times', () => {
    const stone = TILES.filter((one) => one.homunculus === 'stone').slice(0, 9);
    expect(INGREDIENTS.map((ingredient) => count(ingredient, stone)).sort()).toEqual([4, 5, 5, 5, 5, 5]);
  });

  test('KZ-32 a right arm is exactly unicorn horn, phoenix feather and sulphur', () => {
    const named = ['phoenix-feather', 'sulphur', 'unicorn-horn'];
    const arms = TILES.filter((one) => one.place === 'right-arm');
    expect(arms.some((arm) => [...arm.symbols].sort().join() === named.join())).toBe(true);
  });

  test('KZ-32 the alchemists with their colours and favourites', () => {
    const rows = ALCHEMISTS.map((one) => [one, ...Object.values(BOARDS[one])].join(' · '));
    expect(rows).toEqual([
      'severus · violet · mercury · bone',
      'minerva · blue · unicorn-horn · fur',
      'zosimos · red · sulphur · fire',
      'maria · green · mandrake · wood',
      'geber · black · dragon-blood · reptile',
      'perenelle · yellow · phoenix-feather · insect',
    ]);
    expect(INGREDIENTS.join()).toBe('mercury,sulphur,mandrake,unicorn-horn,dragon-blood,phoenix-feather');
  });
});

describe('who may see what', () => {
  const table = scenario({
    players: [
      { hand: ['fur head', 'wood tail'], board: ['fire left-ear', 'bone torso down'], purse: { sulphur: 2 } },
      { hand: ['stone head'] },
      {},
    ],
    discards: ['insect tail'],
    actions: 2,
  });

  test('KZ-33 one sees the own hand, and of the others only how many tiles they hold', () => {
    const seen = kazaam.view(table, ANNA);
    expect(seen.hand).toEqual(tiles('fur head', 'wood tail'));
    expect(seen.players.map((player) => player.handSize)).toEqual([2, 1, 0]);
    expect(kazaam.view(table, BEN).hand).toEqual(tiles('stone head'));
    expect(kazaam.view(table, CLARA).hand).toEqual([]);
    expect(kazaam.view(table, 'public').hand).toEqual([]);
    for (const player of seen.players) expect(Object.keys(player)).not.toContain('hand');
  });

  test('KZ-33 of reserve and discards everybody sees only the number', () => {
    for (const viewer of [ANNA, BEN, 'public'] as const) {
      const seen = kazaam.view(table, viewer);
      expect([seen.reserveSize, seen.discardsSize]).toEqual([64, 1]);
      expect(seen.shown).toBeNull();
      expect(Object.keys(seen)).not.toContain('minds');
    }
  });

  test('KZ-33 boards, also what sleeps there, ingredients, turn and actions are public', () => {
    const seen = kazaam.view(table, 'public');
    expect(seen.players[ANNA]!.board.torso).toEqual({ tile: tile('bone torso'), isUp: false });
    expect(seen.players[ANNA]!.purse.sulphur).toBe(2);
    expect(seen.turn).toEqual({ seat: ANNA, actions: 2, round: 4 });
  });

  test('KZ-33 what is extracted or struck away is public as it happens', () => {
    const after = played(table, [ANNA, { type: 'extract', tile: tile('fur head') }]);
    expect(after.facts.map((fact) => kazaam.witness(fact, BEN))).toEqual(after.facts);
    const striking = scenario({ players: [{ board: ['fire tail'] }, { board: ['wood torso down'] }, {}] });
    const struck = played(striking, [
      ANNA,
      { type: 'use', place: 'tail', aim: { type: 'tile', seat: BEN, place: 'torso' } },
    ]);
    expect(struck.facts.map((fact) => kazaam.witness(fact, CLARA))).toEqual(struck.facts);
    expect(struck.facts.at(-1)).toMatchObject({
      type: 'struck',
      tile: tile('wood torso'),
      isDiscarded: true,
    });
  });

  test('KZ-33 what an ear or a leg showed is not told again, not even to its user', () => {
    const board = ['fire left-ear', 'fire left-leg'];
    const start = scenario({ players: [{ board }, { hand: ['stone head'] }], discards: ['insect tail'] });
    const looked = played(start, [
      ANNA,
      { type: 'use', place: 'left-ear', aim: { type: 'hand', seat: BEN } },
    ]);
    const searched = played(start, [ANNA, { type: 'use', place: 'left-leg', aim: { type: 'discards' } }]);
    for (const after of [looked, searched]) {
      expect(kazaam.witness(after.facts.at(-1)!, ANNA)).toMatchObject({ seat: ANNA, tiles: null });
    }
  });
});
