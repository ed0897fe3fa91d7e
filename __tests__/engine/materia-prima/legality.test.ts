import { asked } from '@/engine/core/game';
import { advance, legalMoves } from '@/engine/core/play';
import { below, rngFrom } from '@/engine/core/rng';
import { EQUIPMENT_PIECES, FORMULAS, HOMUNCULI } from '@/engine/games/materia-prima/cards';
import {
  ELEMENTS,
  EXTENSIONS,
  KINDS,
  PRODUCTS,
  THINGS,
  type Element,
} from '@/engine/games/materia-prima/data';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { HEXES } from '@/engine/games/materia-prima/map';
import { FIGURES, type MateriaPrimaMove, type MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { BEN, scenario, type Sketch } from './scenario';

/** Random games seldom make much of anything, so legality is proved here where there is plenty of everything. */

const pairs = ELEMENTS.flatMap((one) => ELEMENTS.map((other): readonly [Element, Element] => [one, other]));

/** Every move of a turn, possible or not. */
const ALL: readonly MateriaPrimaMove[] = [
  ...FIGURES.flatMap((figure): readonly MateriaPrimaMove[] => [
    ...HEXES.map((to) => ({ type: 'move', figure, to }) as const),
    { type: 'mine', figure },
    { type: 'equip', figure },
    ...[...THINGS, null].map((thing) => ({ type: 'pickUp', figure, thing }) as const),
    ...THINGS.map((thing) => ({ type: 'drop', figure, thing }) as const),
    ...FIGURES.map((target) => ({ type: 'attack', figure, target }) as const),
  ]),
  ...THINGS.map((thing) => ({ type: 'put', thing }) as const),
  ...ELEMENTS.flatMap(
    (element) =>
      [
        { type: 'loot', element },
        { type: 'take', element },
      ] as const,
  ),
  ...EQUIPMENT_PIECES.flatMap(
    (equipment) =>
      [
        { type: 'doff', equipment },
        { type: 'don', equipment },
      ] as const,
  ),
  ...PRODUCTS.flatMap((into) => pairs.map((pay) => ({ type: 'convert', into, pay }) as const)),
  ...FORMULAS.flatMap((formula) => [
    { type: 'keep', formula } as const,
    { type: 'discard', formula } as const,
    ...[true, false].flatMap((wear) =>
      [null, ...HOMUNCULI].map((dissolve) => ({ type: 'transmute', formula, wear, dissolve }) as const),
    ),
  ]),
  ...KINDS.map((kind) => ({ type: 'research', kind }) as const),
  ...[
    [],
    ...ELEMENTS.map((one) => [one]),
    ...pairs,
    ...pairs.flatMap((two) => ELEMENTS.map((one) => [...two, one])),
  ].map((pay) => ({ type: 'buy', pay }) as const),
  ...EXTENSIONS.flatMap((extension) =>
    [null, ...FIGURES].map((figure) => ({ type: 'activate', extension, figure }) as const),
  ),
  { type: 'shift' },
  { type: 'done' },
  { type: 'endTurn' },
];

const STORE: readonly Element[] = [...ELEMENTS, ...ELEMENTS, 'fire', 'iron', 'gold'];

const RICH: Readonly<Record<string, Sketch>> = {
  'in the tower': {
    players: [
      {
        store: STORE,
        load: ['fire', 'gold'],
        souls: 2,
        worn: ['ash-blade', 'archivist-circlet'],
        stored: ['deep-satchel', 'porter-brooch'],
        hand: ['heart-crucible', 'white-swan', 'sun-king'],
        homunculi: [
          ['mud-porter', 'E4', 'iron'],
          ['puddling', 'E5'],
          ['rust-imp', 'E4'],
        ],
        extensions: ['slag-furnace', 'stables', 'second-still'],
      },
      { at: 'E6', homunculi: [['clay-sentry', 'D5']] },
    ],
  },
  'a fourth homunculus': {
    players: [
      {
        store: STORE,
        hand: ['wick-runner', 'crowned-wyrm', 'buried-seed'],
        homunculi: [
          ['mud-porter', 'E4', 'iron'],
          ['puddling', 'E5', 'water', 'fire'],
          ['rust-imp', 'E4'],
        ],
        extensions: ['dust-mill', 'reading-room'],
      },
      { at: 'E6', load: ['gold', 'fire', 'iron'] },
      {},
    ],
  },
  'in a city': {
    players: [
      {
        alchemist: 'vitrudes',
        at: 'F6',
        load: ['fire', 'fire', 'iron', 'copper', 'glass'],
        hand: ['wick-runner', 'crowned-wyrm', 'buried-seed'],
        extensions: ['clay-pit', 'great-bellows'],
        homunculi: [['quicksilver-heron', 'F5', 'gold']],
      },
      { alchemist: 'lenka', at: 'F7', load: ['gold', 'platinum', 'earth', 'earth'] },
      { alchemist: 'sejlon', at: 'E6', homunculi: [['glass-warden', 'G6', 'gold']] },
    ],
    piles: [
      ['F6', null, ['gold', 'fire'], 1],
      ['F5', BEN, ['iron', 'iron']],
    ],
  },
  'everything on the ground': {
    options: { pickUp: 'all' },
    players: [
      {
        at: 'F4',
        load: ['gold', 'gold'],
        homunculi: [
          ['cinder-cub', 'F4'],
          ['brimstone-bat', 'F4'],
        ],
      },
      { at: 'F5', homunculi: [['mud-porter', 'F3', 'iron', 'fire']] },
    ],
    piles: [
      ['F4', null, ['gold', 'fire', 'iron', 'iron'], 2],
      ['F5', BEN, ['iron', 'iron']],
    ],
  },
};

const words = (moves: readonly MateriaPrimaMove[]) => moves.map((move) => JSON.stringify(move)).sort();

function allowed(table: MateriaPrimaTable): readonly MateriaPrimaMove[] {
  const ask = asked(table);
  return ask ? ALL.filter((move) => materiaPrima.refuse(table, ask, move) === null) : [];
}

test.each(Object.keys(RICH))('legal lists exactly what is not refused: %s', (name) => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 12; seed += 1) {
    let chance = rngFrom(seed);
    let table = { ...scenario(RICH[name]!), rng: rngFrom(seed) };
    for (let step = 0; step < 30; step += 1) {
      const legal = legalMoves(materiaPrima, table).filter(
        ({ type }) => type !== 'endTurn' || step % 10 === 9,
      );
      if (step % 3 === 0) expect(words(legalMoves(materiaPrima, table))).toEqual(words(allowed(table)));
      const drawn = below(chance, Math.max(1, legal.length));
      chance = drawn.rng;
      const move = legal[drawn.value] ?? { type: 'endTurn' };
      seen.add(move.type);
      table = advance(materiaPrima, table, move);
    }
  }
  expect(seen.size).toBeGreaterThan(8);
});
