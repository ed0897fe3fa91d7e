import * as v from 'valibot';
import type { Seat } from '@/engine/core/seat';
import type { Gesture } from '@/engine/core/gesture';
import { say, sayGesture } from '@/engine/core/text';
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
  type Element,
} from '@/engine/games/materia-prima/data';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { BEGINNER, HEXES, spotAt, TERRAINS, TILES, type Layout } from '@/engine/games/materia-prima/map';
import { moveSchema } from '@/engine/games/materia-prima/schema';
import {
  FIGURES,
  type MateriaPrima,
  type FigureId,
  type MateriaPrimaFact,
  type MateriaPrimaMove,
} from '@/engine/games/materia-prima/state';
import { en } from '@/engine/games/materia-prima/text/en';
import { fr } from '@/engine/games/materia-prima/text/fr';
import { it as italian } from '@/engine/games/materia-prima/text/it';
import type { MateriaPrimaText } from '@/engine/games/materia-prima/text/text';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';
import { go, scenario } from './scenario';

const who = (seat: Seat) => ['Anna', 'Bruno', 'Clara'][seat]!;
const [anna, bruno] = [0 as Seat, 1 as Seat];
const languages: readonly MateriaPrimaText[] = [en, italian, fr];
/** French marks stand off by a space that does not break. */
const plain = (words: string) => words.replace(/\u00a0/g, ' ');
const told = (fact: MateriaPrimaFact) => languages.map((text) => plain(say(text.facts, fact, who)));
const urged = (move: MateriaPrimaMove) => languages.map((text) => plain(say(text.moves, move, who)));
const urgedIn = (move: MateriaPrimaMove, seen: MateriaPrimaView) =>
  languages.map((text) => plain(say(text.moves, move, who, seen)));
const distinct = (words: readonly string[]) => new Set(words).size === words.length;

test('things are counted and joined, and nothing has words too', () => {
  expect(languages.map(({ thingsOf }) => thingsOf(['gold', 'fire', 'fire', 'soul']))).toEqual([
    '2 Fire, 1 Gold and 1 soul stone',
    '2 Fuoco, 1 Oro e 1 pietra anima',
    '2 Feu, 1 Or et 1 pierre d’âme',
  ]);
  expect(languages.map(({ thingsOf }) => thingsOf(['soul', 'soul']))).toEqual([
    '2 soul stones',
    '2 pietre anima',
    '2 pierres d’âme',
  ]);
  expect(languages.map(({ thingsOf }) => thingsOf([]))).toEqual(['nothing', 'niente', 'rien']);
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
    expect(new Set(FIGURES.map((figure) => text.figure(figure))).size).toBe(28);
  }
});

test('every piece of equipment says what it gives, and every formula what it costs', () => {
  for (const text of languages) {
    for (const piece of EQUIPMENT_PIECES) expect(text.effect(piece).length).toBeGreaterThan(3);
    for (const formula of FORMULAS) expect(text.cost(formula).length).toBeGreaterThan(3);
  }
  expect(languages.map(({ effect }) => effect('scaled-mail'))).toEqual([
    '+1 defence, +1 capacity',
    '+1 difesa, +1 capacità',
    '+1 défense, +1 capacité',
  ]);
  expect(languages.map(({ effect }) => effect('wind-anklet'))).toEqual([
    'one additional Move a turn',
    'un’azione Muovere in più a turno',
    'une action Se déplacer de plus par tour',
  ]);
  expect(languages.map(({ effect }) => effect('heart-crucible'))).toEqual([
    'makes a soul stone',
    'crea una pietra anima',
    'crée une pierre d’âme',
  ]);
  expect(languages.map(({ cost }) => cost('white-swan'))).toEqual([
    'Mercury and soul stone',
    'Mercurio e pietra anima',
    'Mercure et pierre d’âme',
  ]);
  expect(languages.map(({ price }) => price(2))).toEqual([
    '1 element of level 2 and 2 of level 1',
    '1 elemento di livello 2 e 2 di livello 1',
    '1 élément de niveau 2 et 2 de niveau 1',
  ]);
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
  const onMap = materiaPrima.view(scenario({ players: [{}, {}] }), anna);
  for (const text of languages) {
    expect(new Set(all.map((move) => say(text.moves, move, who, onMap))).size).toBe(all.length);
  }
});

test('MP-44 what others hold, draw and keep is told by number and kind only', () => {
  const drew = { type: 'researched', seat: anna, kind: 'equipment', count: 3 } as const;
  expect(told({ ...drew, formulas: null })).toEqual([
    'Anna looked at 3 equipment formulas.',
    'Anna ha guardato 3 formule di equipaggiamento.',
    'Anna a regardé 3 formules d’équipement.',
  ]);
  expect(told({ ...drew, formulas: ['ash-blade', 'seer-ring'] })).toEqual([
    'Anna looked at 3 equipment formulas: Ash Blade and Seer’s Ring.',
    'Anna ha guardato 3 formule di equipaggiamento: Lama di Cenere e Anello del Veggente.',
    'Anna a regardé 3 formules d’équipement : Lame de Cendre et Anneau du Devin.',
  ]);
  expect(told({ type: 'kept', seat: anna, kind: 'equipment', formula: null })).toEqual([
    'Anna kept an equipment formula.',
    'Anna ha tenuto una formula di equipaggiamento.',
    'Anna a gardé une formule d’équipement.',
  ]);
  expect(told({ type: 'chose', seat: bruno, mission: null })).toEqual([
    'Bruno kept a mission.',
    'Bruno ha tenuto una missione.',
    'Bruno a gardé une mission.',
  ]);
  expect(told({ type: 'dealt', seat: bruno, alchemist: 'lenka', missions: null })).toEqual([
    'Bruno was dealt Lenka and two missions.',
    'Bruno ha ricevuto Lenka e due missioni.',
    'Bruno a reçu Lenka et deux missions.',
  ]);
  expect(told({ type: 'formulasDealt', seat: bruno, formulas: null })).toEqual([
    'Bruno was dealt three formulas.',
    'Bruno ha ricevuto tre formule.',
    'Bruno a reçu trois formules.',
  ]);
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
  expect(told(fact)).toEqual([
    'Vitrudes attacked Sejlon: 4 against 3, a victory.',
    'Vitrudes ha attaccato Sejlon: 4 contro 3, attacco riuscito.',
    'Vitrudes a attaqué Sejlon : 4 contre 3, attaque réussie.',
  ]);
  expect(told({ ...fact, attack: [3, 0, 0], isWon: false })).toEqual([
    'Vitrudes attacked Sejlon: 3 against 3, beaten off.',
    'Vitrudes ha attaccato Sejlon: 3 contro 3, attacco respinto.',
    'Vitrudes a attaqué Sejlon : 3 contre 3, attaque repoussée.',
  ]);
});

test('places are told by what is there', () => {
  const going = { type: 'moved', seat: anna, figure: 'lenka', from: 0, isHome: false } as const;
  const moved = (to: number) => told({ ...going, to, ...spotAt(BEGINNER, to) });
  expect(moved(7)).toEqual([
    'Lenka went to Hammerbreach.',
    'Lenka ha raggiunto Hammerbreach.',
    'Lenka a rejoint Hammerbreach.',
  ]);
  expect(moved(2)).toEqual([
    'Lenka went to the Fire mine of the Gilt Heath.',
    'Lenka ha raggiunto la miniera di Fuoco della Brughiera Dorata.',
    'Lenka a rejoint la mine de Feu de la Bruyère Dorée.',
  ]);
  expect(moved(26)).toEqual([
    'Lenka went to the Water mine by Windshire.',
    'Lenka ha raggiunto la miniera d’Acqua vicino a Windshire.',
    'Lenka a rejoint la mine d’Eau près de Windshire.',
  ]);
  expect(moved(11)).toEqual([
    'Lenka went to the hills west of Hammerbreach.',
    'Lenka ha raggiunto le colline a ovest di Hammerbreach.',
    'Lenka a rejoint les collines à l’ouest de Hammerbreach.',
  ]);
  expect(moved(3)).toEqual([
    'Lenka went to the south-west of the Gilt Heath.',
    'Lenka ha raggiunto il sud-ovest della Brughiera Dorata.',
    'Lenka a rejoint le sud-ouest de la Bruyère Dorée.',
  ]);
  expect(told({ ...going, isHome: true, to: 3, ...spotAt(BEGINNER, 3) })).toEqual([
    'Lenka went home to the tower.',
    'Lenka ha raggiunto la sua torre.',
    'Lenka a rejoint son donjon.',
  ]);
  expect(languages.map(({ land }) => land('water'))).toEqual(['Water mine', 'miniera d’Acqua', 'mine d’Eau']);
});

const LAYOUTS: readonly Layout[] = [
  BEGINNER,
  ...[1, 2, 3, 4, 5].map((turn) =>
    TILES.map((tile) => ({ tile, side: turn % 2 === 0 ? 0 : 1, turn }) as const),
  ),
];

test('MP-1 every hex has a name of its own on every map, in every language', () => {
  for (const layout of LAYOUTS) {
    for (const { place, at } of languages) {
      for (const name of [place, at]) {
        const named = HEXES.map((hex) => name(hex, spotAt(layout, hex)));
        expect(new Set(named).size).toBe(HEXES.length);
        for (const one of named) expect(one).not.toMatch(/\b[A-I]\d\b|undefined/);
      }
    }
  }
});

test('MP-12 a packing is told by what it changes: gear, what is left, what goes along', () => {
  const seen = materiaPrima.view(
    scenario({
      players: [
        {
          alchemist: 'sejlon',
          load: ['water', 'water', 'copper'],
          store: ['fire'],
          worn: ['oak-buckler'],
          stored: ['ash-blade'],
          homunculi: [['mud-porter', 'E4', 'iron', 'iron']],
        },
        {},
      ],
    }),
    anna,
  );
  const said = (...gesture: Gesture<MateriaPrima>) =>
    languages.map((text) => plain(sayGesture(text, gesture, who, seen)));
  const take = (element: Element) => ({ type: 'take', element }) as const;
  expect(
    said(
      { type: 'equip', figure: 'sejlon' },
      { type: 'doff', equipment: 'oak-buckler' },
      { type: 'don', equipment: 'ash-blade' },
      take('water'),
      take('fire'),
      { type: 'done' },
    ),
  ).toEqual([
    'Equip Sejlon: put away the Oak Buckler, put on the Ash Blade, leave 1 Water and 1 Copper in the tower and take 1 Fire along',
    'Equipaggia Sejlon: riponi il Brocchiere di Quercia, indossa la Lama di Cenere, lascia 1 Acqua e 1 Rame nella torre e prendi 1 Fuoco',
    'Équiper Sejlon : ranger la Rondache de Chêne, porter la Lame de Cendre, laisser 1 Eau et 1 Cuivre au donjon et emporter 1 Feu',
  ]);
  expect(said({ type: 'shift' }, { type: 'done' })).toEqual([
    'Shift elements with Sejlon: leave 2 Water and 1 Copper in the tower',
    'Sposta elementi tra Sejlon e la torre: lascia 2 Acqua e 1 Rame nella torre',
    'Transférer des éléments entre Sejlon et le donjon : laisser 2 Eau et 1 Cuivre au donjon',
  ]);
  expect(said({ type: 'equip', figure: 'mud-porter' }, take('iron'), { type: 'done' })[0]).toBe(
    'Equip Mud Porter: leave 1 Iron in the tower',
  );
  expect(
    said(
      { type: 'drop', figure: 'sejlon', thing: 'water' },
      { type: 'put', thing: 'soul' },
      { type: 'done' },
    ),
  ).toEqual([
    'Drop 1 Water and 1 soul stone with Sejlon',
    'Scarta 1 Acqua e 1 pietra anima con Sejlon',
    'Déposer 1 Eau et 1 pierre d’âme avec Sejlon',
  ]);
  expect(said(go('sejlon', 'F6'))).toEqual(urgedIn(go('sejlon', 'F6'), seen));
});

test('without a map a move is told without its goal, and never by row and number', () => {
  expect(urged(go('sejlon', 'F6'))).toEqual(['Move Sejlon', 'Muovi Sejlon', 'Déplacer Sejlon']);
  expect(urged({ type: 'place', hex: 11 })).toEqual([
    'Place the tower',
    'Metti la torre',
    'Placer le donjon',
  ]);
});

test('a move names its goal as whoever may make it sees the map', () => {
  const seen = materiaPrima.view(scenario({ players: [{ home: 'E4', at: 'E5' }, {}] }), anna);
  const urgedHere = (move: MateriaPrimaMove) => urgedIn(move, seen);
  expect(urgedHere(go('sejlon', 'F6'))).toEqual([
    'Move Sejlon to Hammerbreach',
    'Muovi Sejlon a Hammerbreach',
    'Déplacer Sejlon vers Hammerbreach',
  ]);
  expect(urgedHere(go('sejlon', 'F4'))).toEqual([
    'Move Sejlon to the Fire mine of the Gilt Heath',
    'Muovi Sejlon alla miniera di Fuoco della Brughiera Dorata',
    'Déplacer Sejlon vers la mine de Feu de la Bruyère Dorée',
  ]);
  expect(urgedHere(go('sejlon', 'E4'))).toEqual([
    'Move Sejlon home to the tower',
    'Riporta Sejlon alla torre',
    'Ramener Sejlon au donjon',
  ]);
  expect(urgedHere({ type: 'place', hex: 11 })).toEqual([
    'Place the tower in the hills west of Hammerbreach',
    'Metti la torre sulle colline a ovest di Hammerbreach',
    'Placer le donjon dans les collines à l’ouest de Hammerbreach',
  ]);
});

test('articles agree with the names of cards and extensions', () => {
  expect(urged({ type: 'pickUp', figure: 'lenka', thing: 'soul' })).toEqual([
    'Take up a soul stone with Lenka',
    'Raccogli una pietra anima con Lenka',
    'Ramasser une pierre d’âme avec Lenka',
  ]);
  expect(urged({ type: 'attack', figure: 'chaff-sprite', target: 'vitriol-hydra' })).toEqual([
    'Attack Vitriol Hydra with Chaff Sprite',
    'Attacca l’Idra di Vetriolo con lo Spiritello di Pula',
    'Attaquer l’Hydre de Vitriol avec le Farfadet de Paille',
  ]);
  expect(urged({ type: 'transmute', formula: 'ash-blade', wear: true, dissolve: null })).toEqual([
    'Transmute Ash Blade and wear it',
    'Trasmuta e indossa la Lama di Cenere',
    'Transmuter et porter la Lame de Cendre',
  ]);
  expect(urged({ type: 'activate', extension: 'stables', figure: 'mud-porter' })).toEqual([
    'Use the Stables for Mud Porter',
    'Usa la Scuderia per il Facchino di Fango',
    'Utiliser l’Écurie pour le Portefaix de Boue',
  ]);
});

test('in a sentence a homunculus has its article, an alchemist has none', () => {
  const said = (id: FigureId) => languages.map(({ theFigure }) => theFigure(id));
  expect(said('rust-imp')).toEqual(['Rust Imp', 'il Folletto di Ruggine', 'le Lutin de Rouille']);
  expect(said('vitriol-hydra')).toEqual(['Vitriol Hydra', 'l’Idra di Vetriolo', 'l’Hydre de Vitriol']);
  expect(said('lenka')).toEqual(['Lenka', 'Lenka', 'Lenka']);
});

test('French tells the h that is mute from the one that is not', () => {
  const attack = { type: 'attack', figure: 'quicksilver-heron', target: 'vitriol-hydra' } as const;
  expect(urged(attack)[2]).toBe('Attaquer l’Hydre de Vitriol avec le Héron de Vif-Argent');
  expect(urged({ type: 'don', equipment: 'adamant-plate' })[2]).toBe('Porter le Harnois d’Adamant');
  expect(urged({ type: 'keep', formula: 'sealed-egg' })[2]).toBe('Garder l’Œuf Scellé');
});

test('MP-22 whoever carries nothing is told as carrying nothing', () => {
  const beaten = { type: 'beaten', seat: anna, figure: 'clay-sentry', hex: 3, lost: [], soul: null } as const;
  expect(told(beaten)).toEqual([
    'Anna lost the Clay Sentry and left nothing.',
    'Anna ha perso la Sentinella d’Argilla, che non ha lasciato niente.',
    'Anna a perdu la Sentinelle d’Argile, qui n’a rien laissé.',
  ]);
  expect(told({ ...beaten, figure: 'lenka', lost: ['gold'], soul: 'taken' })).toEqual([
    'Lenka was sent home and left 1 Gold. A soul stone was taken.',
    'Lenka ha dovuto tornare alla torre e ha lasciato 1 Oro. Una pietra anima è passata di mano.',
    'Lenka a dû rentrer au donjon et a laissé 1 Or. Une pierre d’âme a changé de mains.',
  ]);
  const packed = { type: 'packed', seat: anna, figure: 'lenka', isEquip: true, elements: [] } as const;
  expect(told({ ...packed, worn: ['seer-ring'] })).toEqual([
    'Lenka now carries nothing and wears Seer’s Ring.',
    'Ora Lenka non porta niente e indossa l’Anello del Veggente.',
    'Lenka ne transporte rien et porte l’Anneau du Devin.',
  ]);
});

const by = { seat: anna, figure: 'delver-mole', hex: 4 } as const;
const FACTS: readonly MateriaPrimaFact[] = [
  { type: 'began', first: anna, market: ['stables', null, 'bloomery'] },
  { type: 'dealt', seat: anna, alchemist: null, missions: ['tyrant', 'spender'] },
  { type: 'formulasDealt', seat: anna, formulas: ['red-lion'] },
  { type: 'formulasDealt', seat: anna, formulas: null },
  { type: 'picked', seat: anna, alchemist: 'wilka' },
  { type: 'chose', seat: anna, mission: 'cultist' },
  { type: 'placed', seat: anna, hex: 4, land: 'moor', tile: 'blackholm' },
  { type: 'turnBegan', seat: anna, round: 2 },
  { type: 'moved', ...by, from: 3, to: 4, land: 'air', tile: 'salt-fen', isHome: false },
  { type: 'moved', ...by, from: 3, to: 4, land: 'marsh', tile: 'salt-fen', isHome: true },
  { type: 'mined', ...by, element: 'air', count: 2 },
  { type: 'pickedUp', ...by, things: ['air', 'soul'] },
  { type: 'dropped', ...by, thing: 'soul', land: 'marsh', tile: 'salt-fen' },
  { type: 'beaten', ...by, lost: ['iron'], soul: 'dropped' },
  { type: 'looted', ...by, elements: ['iron'] },
  { type: 'looted', ...by, elements: [] },
  { type: 'packed', ...by, isEquip: false, elements: ['iron'], worn: [] },
  { type: 'converted', seat: anna, into: 'gold', pay: ['copper', 'mercury'] },
  { type: 'transmuted', seat: anna, formula: 'raven-head', isWorn: false },
  { type: 'transmuted', seat: anna, formula: 'ash-blade', isWorn: true },
  { type: 'dissolved', ...by },
  { type: 'stoneMade', seat: anna },
  { type: 'turned', seat: anna, isSoulless: true },
  { type: 'turned', seat: anna, isSoulless: false },
  { type: 'discarded', seat: anna, kind: 'stone', formula: null },
  { type: 'discarded', seat: anna, kind: 'stone', formula: 'sun-king' },
  { type: 'bought', seat: anna, city: 'windshire', extension: 'stables', pay: ['air', 'fire'] },
  { type: 'opened', city: 'windshire', extension: 'clay-pit' },
  { type: 'opened', city: 'windshire', extension: null },
  { type: 'activated', seat: anna, extension: 'stables', figure: 'lenka' },
  { type: 'activated', seat: anna, extension: 'reading-room', figure: null },
  { type: 'fulfilled', seat: anna, mission: 'magnate' },
  { type: 'ended', why: 'mission', by: anna, missions: ['tyrant', 'magnate'] },
  { type: 'ended', why: 'wisdom', by: anna, missions: ['tyrant', 'magnate'] },
  { type: 'ended', why: 'rounds', by: null, missions: ['tyrant', 'magnate'] },
];

test('every fact is a whole sentence, in each language its own', () => {
  for (const fact of FACTS) {
    const said = told(fact);
    expect(distinct(said)).toBe(true);
    for (const words of said) expect(words).toMatch(/^[\p{Lu}\d]((?!undefined|null| {2}).)*\S(\.| ?!)$/u);
  }
});

/** All that a language says in its own words, by what it is about. */
function wordsOf(text: MateriaPrimaText): readonly (readonly [about: string, words: string])[] {
  return [
    ...[text.homunculi, text.equipment, text.stones, text.extensions, text.missions, text.towers],
    ...[text.powers, text.tasks, text.actions, text.abilities, text.reasons, text.rules, text.sections],
  ].flatMap((words: Readonly<Record<string, string>>) => Object.entries(words).sort());
}

/** English and Italian have the same word for it. */
const SHARED = ['magnate'];

test('no language repeats the words of another', () => {
  const [all = [], ...others] = languages.map(wordsOf);
  for (const [index, said] of all.entries()) {
    const same = [said, ...others.map((other) => other[index]!)];
    expect(new Set(same.map(([about]) => about)).size).toBe(1);
    const most = languages.length - (SHARED.includes(said[0]) && said[1] === same[1]![1] ? 1 : 0);
    expect([said[0], new Set(same.map(([, words]) => words)).size]).toEqual([said[0], most]);
  }
});

test('Italian calls actions and missions as its rulebook does', () => {
  expect([italian.actions.drop, italian.missions.magnate]).toEqual(['Scartare', 'Magnate']);
  const { rules, reasons, tasks } = italian;
  const said = [rules, reasons, tasks].flatMap((words) => Object.values(words));
  for (const words of said) expect(words).not.toMatch(/\bpos(a|are|ano|ati|ate|ato|i)\b/i);
  expect(rules['MP-25']).toContain('quando un altro chiude la partita');
});

test('Italian has adjacent hexes and completed missions, as its rulebook does', () => {
  const { rules, reasons, tasks } = italian;
  const said = [rules, reasons, tasks].flatMap((words) => Object.values(words));
  for (const words of said) expect(words).not.toMatch(/esagon[oi] vicin|compi(e|uta|ere)\b/);
});

test('French carries by one word and wears by another', () => {
  expect(fr.rules['MP-12']).not.toMatch(/porter/);
  for (const rule of ['MP-9', 'MP-10', 'MP-13', 'MP-19', 'MP-23', 'MP-24'] as const) {
    expect(fr.rules[rule]).toMatch(/transport/);
    expect(fr.rules[rule]).not.toMatch(/\bport(e|er|ée?s?|ait)\b/);
  }
});

test('articles are elided before a vowel', () => {
  for (const words of Object.values(fr.rules)) expect(words).not.toMatch(/\b(la|le|de) [aeiouéè]/i);
});

test('MP-43 a mission has its moment', () => {
  expect([en, italian, fr].map(({ rules }) => rules['MP-43'].split(',')[0])).toEqual([
    'A mission is fulfilled only at the moment that it names',
    'Una missione si completa solo nel momento che indica',
    'Une mission ne s’accomplit qu’au moment qu’elle indique',
  ]);
});

test('MP-26 every mission goes by its name in the rules', () => {
  for (const { missions, rules } of languages) {
    const said = Object.values(rules);
    for (const name of Object.values(missions))
      expect(said.filter((rule) => new RegExp(`^${name}[ ,:\u00a0]`).test(rule))).toHaveLength(1);
  }
});

test('the options are called in the rules as they are called on the screen', () => {
  for (const { rules, options } of languages) {
    const named = [
      [rules['MP-3'], options.map],
      [rules['MP-10'], options.pickUp],
      [rules['MP-4'], options.alchemists],
      [rules['MP-25'], options.soullessWins],
      [rules['MP-37'], options.endAt25],
      [rules['MP-37'], options.endAt60],
    ] as const;
    for (const [rule, { name, values }] of named) {
      for (const words of [name, ...values]) expect(rule).toContain(words);
    }
  }
});

test('French marks never begin a line', () => {
  const { rules, reasons, tasks, powers, abilities } = fr;
  const said = [rules, reasons, tasks, powers, abilities].flatMap((words) => Object.values(words));
  for (const words of [...said, ...FACTS.map((fact) => say(fr.facts, fact, who))])
    expect(words).not.toMatch(/ [:;?!»]|« |[^\u00a0\d][:;?!»]/);
});
