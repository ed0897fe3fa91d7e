import * as v from 'valibot';
import type { Seat } from '@/engine/core/seat';
import { say } from '@/engine/core/text';
import { EQUIPMENT_PIECES, FORMULAS, HOMUNCULI, STONES } from '@/engine/games/materia-prima/cards';
import {
  ABILITIES,
  ALCHEMISTS,
  EXTENSIONS,
  MISSIONS,
  PRODUCTS,
  MADE_FROM,
  THINGS,
  TOWERS,
} from '@/engine/games/materia-prima/data';
import { HEXES, TERRAINS, TILES } from '@/engine/games/materia-prima/map';
import { moveSchema } from '@/engine/games/materia-prima/schema';
import { FIGURES, type MateriaPrimaFact, type MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { en } from '@/engine/games/materia-prima/text/en';
import type { MateriaPrimaText } from '@/engine/games/materia-prima/text/text';

const who = (seat: Seat) => ['Anna', 'Bruno', 'Clara'][seat]!;
const [anna, bruno] = [0 as Seat, 1 as Seat];
const languages: readonly MateriaPrimaText[] = [en];
const told = (fact: MateriaPrimaFact) => say(en.facts, fact, who);
const urged = (move: MateriaPrimaMove) => say(en.moves, move, who);

test('things are counted and joined, and nothing has words too', () => {
  expect(en.thingsOf(['gold', 'fire', 'fire', 'soul'])).toBe('2 Fire, 1 Gold and 1 soul stone');
  expect(en.thingsOf(['soul', 'soul'])).toBe('2 soul stones');
  expect(en.thingsOf([])).toBe('nothing');
});

test('no two cards, places or missions of a language have the same name', () => {
  for (const text of languages) {
    const lists = [
      [text.things, THINGS],
      [text.alchemists, ALCHEMISTS],
      [{ ...text.homunculi, ...text.equipment, ...text.stones }, FORMULAS],
      [text.towers, TOWERS],
      [text.extensions, EXTENSIONS],
      [text.powers, EXTENSIONS],
      [text.missions, MISSIONS],
      [text.tasks, MISSIONS],
      [text.tiles, TILES],
      [text.terrains, TERRAINS],
      [text.abilities, ABILITIES],
    ] as const;
    for (const [words, ids] of lists) expect(new Set(Object.values(words)).size).toBe(ids.length);
    expect(new Set(HEXES.map((hex) => text.hex(hex))).size).toBe(49);
    expect(new Set(FIGURES.map((figure) => text.figure(figure))).size).toBe(28);
  }
});

test('every piece of equipment says what it gives, and every formula what it costs', () => {
  for (const text of languages) {
    for (const piece of EQUIPMENT_PIECES) expect(text.effect(piece).length).toBeGreaterThan(3);
    for (const formula of FORMULAS) expect(text.cost(formula).length).toBeGreaterThan(3);
  }
  expect(en.effect('scaled-mail')).toBe('+1 defence, +1 capacity');
  expect(en.effect('wind-anklet')).toBe('one additional Move a turn');
  expect(en.effect('heart-crucible')).toBe('makes a soul stone');
  expect(en.cost('white-swan')).toBe('Mercury and soul stone');
  expect(en.price(2)).toBe('1 element of level 2 and 2 of level 1');
});

test('moves that differ are worded differently', () => {
  const all = [
    ...FIGURES.flatMap((figure) => [
      { type: 'move', figure, to: 3 },
      { type: 'mine', figure },
      { type: 'equip', figure },
      { type: 'attack', figure, target: 'lenka' },
      ...[...THINGS, null].map((thing) => ({ type: 'pickUp', figure, thing })),
      ...THINGS.map((thing) => ({ type: 'drop', figure, thing })),
    ]),
    ...HEXES.map((hex) => ({ type: 'place', hex })),
    ...THINGS.map((thing) => ({ type: 'put', thing })),
    ...PRODUCTS.map((into) => ({ type: 'convert', into, pay: MADE_FROM[into] })),
    ...STONES.map((formula) => ({ type: 'transmute', formula, wear: false, dissolve: null })),
    ...EQUIPMENT_PIECES.flatMap((formula) =>
      [true, false].map((wear) => ({ type: 'transmute', formula, wear, dissolve: null })),
    ),
    ...HOMUNCULI.map((dissolve) => ({ type: 'transmute', formula: 'puddling', wear: false, dissolve })),
    ...FORMULAS.flatMap((formula) => [
      { type: 'keep', formula },
      { type: 'discard', formula },
    ]),
    ...EQUIPMENT_PIECES.flatMap((equipment) => [
      { type: 'don', equipment },
      { type: 'doff', equipment },
    ]),
    ...EXTENSIONS.flatMap((extension) =>
      [null, 'lenka'].map((figure) => ({ type: 'activate', extension, figure })),
    ),
    ...['done', 'endTurn', 'shift'].map((type) => ({ type })),
  ].map((move) => v.parse(moveSchema, move));
  for (const text of languages) {
    expect(new Set(all.map((move) => say(text.moves, move, who))).size).toBe(all.length);
  }
});

test('MP-44 what others hold, draw and keep is told by number and kind only', () => {
  const drew = { type: 'researched', seat: anna, kind: 'equipment', count: 3 } as const;
  expect(told({ ...drew, formulas: null })).toBe('Anna looked at 3 equipment formulas.');
  expect(told({ ...drew, formulas: ['ash-blade', 'seer-ring'] })).toBe(
    'Anna looked at 3 equipment formulas: Ash Blade and Seer’s Ring.',
  );
  expect(told({ type: 'kept', seat: anna, kind: 'equipment', formula: null })).toBe(
    'Anna kept an equipment formula.',
  );
  expect(told({ type: 'chose', seat: bruno, mission: null })).toBe('Bruno kept a mission.');
  expect(told({ type: 'dealt', seat: bruno, alchemist: 'lenka', formulas: null, missions: null })).toBe(
    'Bruno was dealt Lenka, three formulas and two missions.',
  );
});

test('MP-21 a fight is told with both sums', () => {
  const fact = {
    type: 'fought',
    seat: anna,
    figure: 'vitrudes',
    against: bruno,
    target: 'sejlon',
    attack: [3, 1, 0],
    defence: [1, 2, 0],
    isWon: true,
  } as const;
  expect(told(fact)).toBe('Vitrudes attacked Sejlon: 4 against 3, a victory.');
  expect(told({ ...fact, attack: [3, 0, 0], isWon: false })).toBe(
    'Vitrudes attacked Sejlon: 3 against 3, beaten off.',
  );
});

test('places are told by what is there', () => {
  const moved = { type: 'moved', seat: anna, figure: 'lenka', from: 0, isPassing: false } as const;
  expect(told({ ...moved, to: 7, land: 'hammerbreach' })).toBe('Lenka went to Hammerbreach.');
  expect(told({ ...moved, to: 2, land: 'fire' })).toBe('Lenka went to the Fire mine on F4.');
  expect(told({ ...moved, to: 3, land: 'meadow' })).toBe('Lenka went to F3.');
  expect(urged({ type: 'pickUp', figure: 'lenka', thing: 'soul' })).toBe('Take up a soul stone with Lenka');
});

test('the options are called in the rules as they are called on the screen', () => {
  for (const { rules, options } of languages) {
    const named = [
      [rules['MP-3'], options.map],
      [rules['MP-10'], options.pickUp],
      [rules['MP-4'], options.alchemists],
      [rules['MP-25'], options.soullessWins],
      [rules['MP-37'], options.endAt25],
    ] as const;
    for (const [rule, { name, values }] of named) {
      for (const words of [name, ...values]) expect(rule).toContain(words);
    }
  }
});
