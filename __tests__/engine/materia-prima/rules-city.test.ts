import { legalMoves } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { CITIES, OFFERS, type Element, type Extension, type Kind } from '@/engine/games/materia-prima/data';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import type { FigureId, MateriaPrimaMove, MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import {
  ANNA,
  BEN,
  DONE,
  END,
  factsOf,
  figureOn,
  go,
  loadOf,
  make,
  played,
  playerOf,
  question,
  reasonFor,
  refusalOf,
  scenario,
  storeOf,
  type PlayerSketch,
} from './scenario';

const research = (kind: Kind): MateriaPrimaMove => ({ type: 'research', kind });
const buy = (...pay: readonly Element[]): MateriaPrimaMove => ({ type: 'buy', pay });
const keep = (formula: 'sun-king' | 'red-lion' | 'dove-ash' | 'salt-lily'): MateriaPrimaMove => ({
  type: 'keep',
  formula,
});
const discard = (formula: 'sun-king' | 'first-ash' | 'ash-blade' | 'wick-runner'): MateriaPrimaMove => ({
  type: 'discard',
  formula,
});
const activate = (extension: Extension, figure: FigureId | null = null): MateriaPrimaMove => ({
  type: 'activate',
  extension,
  figure,
});
const CITY_HEX = { blackholm: 'B2', windshire: 'G2', hammerbreach: 'F6' } as const;
const TOP = ['sun-king', 'red-lion', 'dove-ash', 'salt-lily'] as const;

const inCity = (anna: PlayerSketch = {}, top: readonly (typeof TOP)[number][] = TOP): MateriaPrimaTable =>
  scenario({ players: [{ at: 'F6', ...anna }, {}], top });

describe('Research', () => {
  test('MP-17 draws 3 and keeps 1; the rest goes under the deck', () => {
    const table = inCity();
    const drawn = played(table, research('stone'));
    expect(question(drawn)).toMatchObject({ seat: ANNA, open: false, what: { type: 'keep', left: 1 } });
    expect(materiaPrima.view(drawn, ANNA).shown).toEqual(['dove-ash', 'red-lion', 'sun-king']);
    expect(refusalOf(drawn, keep('salt-lily'))).toEqual({ rule: 'MP-17', reason: 'not-shown' });
    expect(refusalOf(drawn, DONE)).toEqual({ rule: 'MP-17', reason: 'keep-first' });
    expect(reasonFor(drawn, END)).toBe('keep-first');
    const after = played(drawn, keep('sun-king'));
    expect(playerOf(after).hand).toEqual(['sun-king']);
    expect([...after.state.decks.stone.cards.slice(-2)].sort()).toEqual(['dove-ash', 'red-lion']);
    expect(after.state.decks.stone.cards[0]).toBe('salt-lily');
    expect(figureOn(after, 'sejlon').actions).toBe(2);
    expect(after.state.shown).toEqual([]);
  });

  test('MP-17 the rest goes under in random order', () => {
    const orders = new Set(
      Array.from({ length: 30 }, (_, seed) => {
        const table = { ...inCity(), rng: rngFrom(seed) };
        return played(table, research('stone'), keep('sun-king')).state.decks.stone.cards.slice(-2).join();
      }),
    );
    expect(orders.size).toBe(2);
  });

  test('MP-17 with the ability it draws 6 and keeps 2, one only if no more were drawn', () => {
    const drawn = played(inCity({ alchemist: 'vitrudes' }), research('stone'));
    expect(drawn.state.shown).toHaveLength(6);
    const one = played(drawn, keep('sun-king'));
    expect(question(one).what).toMatchObject({ type: 'keep', left: 1, isFirst: false });
    expect(refusalOf(one, DONE)).toEqual({ rule: 'MP-17', reason: 'keep-first' });
    expect(materiaPrima.legal(one, question(one)).map(({ type }) => type)).not.toContain('done');
    expect(playerOf(played(one, keep('red-lion'))).hand).toEqual(['red-lion', 'sun-king']);
    const ring = played(inCity({ worn: ['seer-ring'] }), research('stone'));
    expect(ring.state.shown).toHaveLength(6);
    const last = scenario({ players: [{ at: 'F6', alchemist: 'vitrudes' }, {}], only: ['sun-king'] });
    expect(question(played(last, research('stone'), keep('sun-king'))).what.type).toBe('turn');
  });

  test('MP-17 fewer left: those; none: no Research', () => {
    const few = scenario({ players: [{ at: 'F6' }, {}], only: ['sun-king', 'red-lion'] });
    const drawn = played(few, research('stone'));
    expect(drawn.state.shown).toEqual(['red-lion', 'sun-king']);
    expect(refusalOf(few, research('equipment'))).toEqual({ rule: 'MP-17', reason: 'deck-empty' });
  });

  test.each(CITIES)('MP-17 %s offers two kinds', (city) => {
    const table = scenario({ players: [{ at: CITY_HEX[city] }, {}] });
    const kinds = (['homunculus', 'equipment', 'stone'] as const).filter(
      (kind) => reasonFor(table, research(kind)) === null,
    );
    expect(kinds).toEqual(OFFERS[city]);
    expect(kinds).toHaveLength(2);
    const other = (['homunculus', 'equipment', 'stone'] as const).find((kind) => !kinds.includes(kind))!;
    expect(refusalOf(table, research(other))).toEqual({ rule: 'MP-17', reason: 'not-offered-there' });
  });

  test('MP-17 only in a city, and only with an action', () => {
    expect(refusalOf(scenario({ players: [{}, {}] }), research('stone'))).toEqual({
      rule: 'MP-17',
      reason: 'not-in-a-city',
    });
    const tired = played(
      inCity(),
      ...[1, 2, 3].flatMap(() => [go('sejlon', 'F7'), go('sejlon', 'F6')]).slice(0, 4),
    );
    expect(reasonFor(tired, research('stone'))).toBe('no-actions-left');
  });

  const HAND = ['first-ash', 'ash-blade', 'wick-runner'] as const;

  test('MP-18 over three formulas one discards at once, the new one included', () => {
    const over = played(inCity({ hand: HAND }), research('stone'), keep('sun-king'));
    expect(question(over).what).toEqual({ type: 'discard', left: 1 });
    expect(legalMoves(materiaPrima, over)).toHaveLength(4);
    expect(refusalOf(over, END)).toEqual({ rule: 'MP-18', reason: 'discard-first' });
    expect(reasonFor(over, { type: 'discard', formula: 'raven-head' })).toBe('formula-not-in-hand');
    const after = played(over, discard('sun-king'));
    expect(playerOf(after).hand).toEqual(['wick-runner', 'ash-blade', 'first-ash']);
    expect(after.state.decks.stone.cards.at(-1)).toBe('sun-king');
    expect(question(after).what.type).toBe('turn');
  });

  test('MP-18 the ability allows four', () => {
    const wilka = played(inCity({ alchemist: 'wilka', hand: HAND }), research('stone'), keep('sun-king'));
    expect(question(wilka).what.type).toBe('turn');
    expect(playerOf(wilka).hand).toHaveLength(4);
  });

  test('MP-18 also when the limit falls', () => {
    const table = scenario({
      players: [{ worn: ['archivist-circlet'], hand: [...HAND, 'sun-king'], store: ['fire'] }, {}],
    });
    const off = played(
      table,
      { type: 'equip', figure: 'sejlon' },
      { type: 'doff', equipment: 'archivist-circlet' },
      DONE,
    );
    expect(question(off).what).toEqual({ type: 'discard', left: 1 });
    const after = played(off, discard('wick-runner'));
    expect(after.state.decks.homunculus.cards.at(-1)).toBe('wick-runner');
    expect(question(after).what.type).toBe('turn');
    const kept = played(table, { type: 'equip', figure: 'sejlon' }, DONE);
    expect(question(kept).what.type).toBe('turn');
  });
});

describe('Buy', () => {
  const LADEN: PlayerSketch = { alchemist: 'vitrudes', load: ['air', 'fire', 'fire', 'iron', 'copper'] };
  const market = ['bloomery', 'stables', 'second-still'] as const;
  const shopping = (anna: PlayerSketch = {}) =>
    scenario({ players: [{ at: 'F6', ...LADEN, ...anna }, {}], market, bag: ['dust-mill'] });

  test('MP-19 the first costs two different level-1 elements, from what he carries', () => {
    const table = shopping();
    const after = played(table, buy('air', 'iron'));
    expect(playerOf(after).extensions).toEqual(['second-still']);
    expect(loadOf(after, 'vitrudes')).toEqual(['fire', 'fire', 'copper']);
    expect(after.state.market).toEqual(['bloomery', 'stables', 'dust-mill']);
    expect(factsOf(after, 'opened')).toMatchObject([{ city: 'hammerbreach', extension: 'dust-mill' }]);
    for (const pay of [
      ['fire', 'fire'],
      ['air', 'copper'],
      ['air', 'fire', 'iron'],
      ['water', 'fire'],
      ['iron', 'air'],
      [],
    ]) {
      expect(refusalOf(table, { type: 'buy', pay })).toEqual({ rule: 'MP-19', reason: 'wrong-price' });
    }
    const stored = shopping({ load: ['air'], store: ['iron', 'fire'] });
    expect(reasonFor(stored, buy('air', 'iron'))).toBe('wrong-price');
  });

  test('MP-19 the second three different ones, the third one of level 2 and two of level 1', () => {
    const second = shopping({ extensions: ['clay-pit'] });
    expect(reasonFor(second, buy('air', 'iron'))).toBe('wrong-price');
    expect(reasonFor(second, buy('air', 'fire', 'fire'))).toBe('wrong-price');
    expect(playerOf(played(second, buy('air', 'fire', 'iron'))).extensions).toHaveLength(2);
    const third = shopping({ extensions: ['clay-pit', 'spring-house'] });
    expect(reasonFor(third, buy('air', 'fire', 'iron'))).toBe('wrong-price');
    expect(playerOf(played(third, buy('fire', 'fire', 'copper'))).extensions).toHaveLength(3);
    expect(legalMoves(materiaPrima, third).filter(({ type }) => type === 'buy')).toHaveLength(4);
  });

  test('MP-19 it needs a free place, and a city may be sold out', () => {
    const full = shopping({ extensions: ['clay-pit', 'spring-house', 'fire-basket'] });
    expect(refusalOf(full, buy('fire', 'iron', 'copper'))).toEqual({
      rule: 'MP-19',
      reason: 'no-place-for-extension',
    });
    const last = scenario({ players: [{ at: 'F6', ...LADEN }, {}], market, bag: [] });
    const empty = played(last, buy('air', 'iron'));
    expect(empty.state.market).toEqual(['bloomery', 'stables', null]);
    expect(reasonFor(empty, buy('fire', 'fire'))).toBe('nothing-for-sale');
    expect(reasonFor(scenario({ players: [LADEN, {}] }), buy('air', 'iron'))).toBe('not-in-a-city');
  });

  test('MP-19 it works from the next turn', () => {
    const bought = played(shopping(), buy('air', 'iron'));
    expect(refusalOf(bought, activate('second-still'))).toEqual({
      rule: 'MP-19',
      reason: 'bought-in-this-turn',
    });
    expect(reasonFor(played(bought, END, END), activate('second-still'))).toBeNull();
  });
});

describe('extensions', () => {
  const having = (extensions: readonly Extension[], anna: PlayerSketch = {}) =>
    scenario({ players: [{ extensions, ...anna }, { extensions: ['dust-mill'] }], top: TOP });

  test('MP-20 a producer puts its element into the tower, wherever he is, without an action', () => {
    const after = played(having(['clay-pit'], { at: 'F7' }), activate('clay-pit'));
    expect(storeOf(after)).toEqual(['earth']);
    expect(figureOn(after, 'sejlon').actions).toBe(3);
  });

  test('MP-20 one extension, once in his turn', () => {
    const table = played(having(['clay-pit', 'bloomery']), activate('clay-pit'));
    expect(refusalOf(table, activate('bloomery'))).toEqual({
      rule: 'MP-20',
      reason: 'one-activation-a-turn',
    });
    expect(reasonFor(table, activate('clay-pit'))).toBe('one-activation-a-turn');
    expect(refusalOf(table, activate('dust-mill'))).toEqual({ rule: 'MP-20', reason: 'no-such-extension' });
    const next = played(table, END, END);
    expect(reasonFor(next, activate('bloomery'))).toBeNull();
  });

  test('MP-20 a pair stands for each other when converting, for the rest of the turn', () => {
    const table = having(['slag-furnace'], { store: ['fire', 'fire', 'iron', 'air'] });
    const both: MateriaPrimaMove = { type: 'convert', into: 'mercury', pay: ['fire', 'fire'] };
    expect(reasonFor(table, both)).toBe('wrong-recipe');
    const active = played(table, activate('slag-furnace'));
    expect(storeOf(played(active, both))).toEqual(['air', 'iron', 'mercury']);
    expect(reasonFor(active, { type: 'convert', into: 'copper', pay: ['air', 'iron'] })).toBeNull();
    expect(reasonFor(active, { type: 'convert', into: 'glass', pay: ['air', 'fire'] })).toBe('wrong-recipe');
    expect(legalMoves(materiaPrima, active).filter(({ type }) => type === 'convert')).toHaveLength(4);
    expect(reasonFor(played(active, END, END), both)).toBe('wrong-recipe');
  });

  test('MP-20 one additional Convert', () => {
    const store: Element[] = ['air', 'fire', 'fire', 'iron', 'air', 'fire', 'fire', 'iron'];
    const active = played(having(['second-still'], { store }), activate('second-still'));
    const once = played(active, { type: 'convert', into: 'copper', pay: ['air', 'fire'] });
    expect(figureOn(once, 'sejlon').actions).toBe(3);
  });

  test('MP-20 one additional Move for one figure; unused it lapses', () => {
    const table = having(['stables'], {
      homunculi: [['wick-runner', 'E4']],
      store: ['earth', 'earth'],
      hand: ['mud-porter'],
    });
    expect(refusalOf(table, activate('stables'))).toEqual({ rule: 'MP-20', reason: 'wrong-figure' });
    expect(reasonFor(table, activate('stables', 'vitrudes'))).toBe('wrong-figure');
    expect(reasonFor(played(table, make('mud-porter')), activate('stables', 'mud-porter'))).toBe(
      'wrong-figure',
    );
    const active = played(table, activate('stables', 'wick-runner'));
    expect(figureOn(active, 'wick-runner')).toMatchObject({ actions: 3, extras: ['move'] });
    const next = played(active, END, END);
    expect(figureOn(next, 'wick-runner').extras).toEqual([]);
    const producer = having(['clay-pit']);
    expect(reasonFor(producer, activate('clay-pit', 'sejlon'))).toBe('wrong-figure');
  });

  test('MP-20 Research draws one more', () => {
    const table = played(having(['reading-room'], { at: 'F6' }), activate('reading-room'), research('stone'));
    expect(table.state.shown).toHaveLength(4);
    expect(question(table).what).toMatchObject({ left: 1 });
    expect(materiaPrima.view(table, BEN).shown).toEqual([]);
  });
});
