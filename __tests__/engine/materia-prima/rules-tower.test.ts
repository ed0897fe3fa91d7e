import { legalMoves } from '@/engine/core/play';
import type { Equipment } from '@/engine/games/materia-prima/cards';
import type { Element, Product } from '@/engine/games/materia-prima/data';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import type { FigureId, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import {
  DONE,
  END,
  factsOf,
  figureOn,
  go,
  isOnMap,
  loadOf,
  lying,
  make,
  played,
  playerOf,
  question,
  reasonFor,
  refusalOf,
  scenario,
  storeOf,
} from './scenario';

const equip = (figure: FigureId): MateriaPrimaMove => ({ type: 'equip', figure });
const take = (element: Element): MateriaPrimaMove => ({ type: 'take', element });
const don = (equipment: Equipment): MateriaPrimaMove => ({ type: 'don', equipment });
const doff = (equipment: Equipment): MateriaPrimaMove => ({ type: 'doff', equipment });
const convert = (into: Product, ...pay: readonly [Element, Element]): MateriaPrimaMove => ({
  type: 'convert',
  into,
  pay,
});
const SHIFT: MateriaPrimaMove = { type: 'shift' };

describe('Equip', () => {
  test('MP-12 with one action any elements are left and taken', () => {
    const table = scenario({ players: [{ load: ['fire', 'iron'], store: ['gold', 'air'] }, {}] });
    const open = played(table, equip('sejlon'));
    expect(loadOf(open, 'sejlon')).toEqual([]);
    expect(storeOf(open)).toEqual(['air', 'fire', 'iron', 'gold']);
    const after = played(open, take('air'), take('gold'));
    expect(loadOf(after, 'sejlon')).toEqual(['air', 'gold']);
    expect(storeOf(after)).toEqual(['fire', 'iron']);
    expect(figureOn(after, 'sejlon').actions).toBe(2);
    expect(factsOf(after, 'packed')).toMatchObject([{ figure: 'sejlon', elements: ['air', 'gold'] }]);
  });

  test('MP-12 what exceeds capacity stays in the tower, which stores without limit', () => {
    const store = Array.from({ length: 20 }, () => 'fire' as const);
    const table = played(scenario({ players: [{ store }, {}] }), equip('sejlon'));
    const full = played(table, take('fire'), take('fire'), take('fire'), take('fire'));
    expect(question(full).what.type).toBe('turn');
    expect(loadOf(full, 'sejlon')).toHaveLength(4);
    expect(storeOf(full)).toHaveLength(16);
  });

  test('MP-12 in a fixed order: gear off, gear on, elements', () => {
    const table = played(
      scenario({ players: [{ worn: ['ash-blade'], stored: ['oak-buckler'], store: ['fire', 'gold'] }, {}] }),
      equip('sejlon'),
      take('fire'),
    );
    expect(refusalOf(table, doff('ash-blade'))).toEqual({ rule: 'MP-12', reason: 'pack-in-order' });
    expect(reasonFor(table, don('oak-buckler'))).toBe('pack-in-order');
    expect(reasonFor(table, take('iron'))).toBe('not-in-tower');
    expect(reasonFor(table, END)).toBe('pack-first');
    expect(reasonFor(played(table, take('gold')), take('fire'))).not.toBeNull();
  });

  test('MP-12 an alchemist changes his equipment', () => {
    const table = scenario({
      players: [{ worn: ['ash-blade', 'oak-buckler'], stored: ['forager-pouch'] }, {}],
    });
    const open = played(table, equip('sejlon'));
    expect(refusalOf(open, don('forager-pouch'))).toEqual({ rule: 'MP-15', reason: 'two-worn-already' });
    expect(reasonFor(open, doff('forager-pouch'))).toBe('not-worn');
    const after = played(open, doff('ash-blade'), don('forager-pouch'));
    expect(playerOf(after)).toMatchObject({ worn: ['oak-buckler', 'forager-pouch'], stored: ['ash-blade'] });
    expect(factsOf(after, 'packed')).toMatchObject([
      { isEquip: true, worn: ['oak-buckler', 'forager-pouch'] },
    ]);
    expect(question(after).what.type).toBe('turn');
  });

  test('MP-12 a homunculus leaves and takes elements only', () => {
    const table = scenario({
      players: [{ homunculi: [['mud-porter', 'E4', 'iron']], stored: ['ash-blade'], store: ['fire'] }, {}],
    });
    const open = played(table, equip('mud-porter'));
    expect(refusalOf(open, don('ash-blade'))).toEqual({ rule: 'MP-12', reason: 'homunculi-wear-nothing' });
    expect(loadOf(played(open, take('fire'), DONE), 'mud-porter')).toEqual(['fire']);
  });

  test('MP-12, MP-7 an additional Equip is one a turn, and not for who has just been made', () => {
    const table = scenario({
      players: [
        { homunculi: [['mud-porter', 'E4', 'iron']], store: ['earth', 'earth'], hand: ['wick-runner'] },
        {},
      ],
    });
    const once = played(table, equip('mud-porter'), DONE);
    expect(figureOn(once, 'mud-porter').actions).toBe(2);
    expect(
      figureOn(played(once, equip('mud-porter'), take('earth'), take('iron')), 'mud-porter').actions,
    ).toBe(1);
    const tired = played(table, go('mud-porter', 'E5'), go('mud-porter', 'E4'));
    expect(figureOn(tired, 'mud-porter').actions).toBe(0);
    expect(reasonFor(tired, equip('mud-porter'))).toBeNull();
    const fresh = scenario({ players: [{ store: ['earth', 'earth', 'fire'], hand: ['mud-porter'] }, {}] });
    expect(reasonFor(played(fresh, make('mud-porter')), equip('mud-porter'))).toBe('no-actions-left');
    const brooch = scenario({ players: [{ worn: ['porter-brooch'], store: ['fire'] }, {}] });
    const packed = played(brooch, equip('sejlon'), take('fire'));
    expect(figureOn(packed, 'sejlon').actions).toBe(3);
    expect(figureOn(played(packed, equip('sejlon'), DONE), 'sejlon').actions).toBe(2);
  });

  test('MP-12 who leaves everything as it was has taken no action', () => {
    const table = scenario({
      players: [{ load: ['fire'], worn: ['ash-blade'], stored: ['oak-buckler'], store: ['iron'] }, {}],
    });
    const idle = played(table, equip('sejlon'), take('fire'), DONE);
    expect(figureOn(idle, 'sejlon')).toEqual(figureOn(table, 'sejlon'));
    expect(factsOf(idle, 'packed')).toEqual([]);
    expect(question(idle).what.type).toBe('turn');
    const changed = [[DONE], [take('fire'), take('iron')], [doff('ash-blade'), take('fire'), DONE]];
    for (const moves of changed) {
      expect(figureOn(played(table, equip('sejlon'), ...moves), 'sejlon').actions).toBe(2);
    }
  });

  test('MP-12 only at home, and only if there is something', () => {
    const away = scenario({ players: [{ at: 'E5', load: ['fire'] }, {}] });
    expect(refusalOf(away, equip('sejlon'))).toEqual({ rule: 'MP-12', reason: 'not-at-home' });
    expect(reasonFor(scenario({ players: [{}, {}] }), equip('sejlon'))).toBe('nothing-to-equip');
    expect(reasonFor(away, equip('lenka'))).toBe('not-your-figure');
  });

  test('MP-12 soul stones are never stored', () => {
    const open = played(scenario({ players: [{ souls: 2, store: ['fire'] }, {}] }), equip('sejlon'));
    expect(playerOf(open).souls).toBe(2);
    expect(legalMoves(materiaPrima, open)).toEqual([take('fire'), DONE]);
  });
});

describe('Convert', () => {
  test('MP-13 makes one of two, from card and tower alike', () => {
    const table = scenario({ players: [{ load: ['fire'], store: ['iron', 'air'] }, {}] });
    const after = played(table, convert('mercury', 'fire', 'iron'));
    expect(loadOf(after, 'sejlon')).toEqual([]);
    expect(storeOf(after)).toEqual(['air', 'mercury']);
    expect(figureOn(after, 'sejlon').actions).toBe(2);
    expect(refusalOf(after, convert('copper', 'air', 'fire'))).toEqual({
      rule: 'MP-13',
      reason: 'cannot-convert',
    });
  });

  test('MP-13 Gold from 1 Air, 2 Fire and 1 Iron takes three Convert actions', () => {
    const table = scenario({ players: [{ load: ['air', 'fire', 'fire', 'iron'] }, {}] });
    const after = played(
      table,
      convert('copper', 'air', 'fire'),
      convert('mercury', 'fire', 'iron'),
      convert('gold', 'copper', 'mercury'),
    );
    expect(storeOf(after)).toEqual(['gold']);
    expect(figureOn(after, 'sejlon').actions).toBe(0);
    expect(reasonFor(after, convert('gold', 'copper', 'mercury'))).toBe('no-actions-left');
  });

  test('MP-13 elements may be shifted freely as part of it, and only then', () => {
    const table = scenario({ players: [{ load: ['fire', 'water'], store: ['iron', 'gold'] }, {}] });
    expect(refusalOf(table, SHIFT)).toEqual({ rule: 'MP-13', reason: 'nothing-to-shift' });
    const done = played(table, convert('mercury', 'fire', 'iron'));
    const shifted = played(done, SHIFT, take('mercury'), take('gold'));
    expect(loadOf(shifted, 'sejlon')).toEqual(['mercury', 'gold']);
    expect(storeOf(shifted)).toEqual(['water']);
    expect(figureOn(shifted, 'sejlon').actions).toBe(2);
    expect(reasonFor(shifted, SHIFT)).toBe('nothing-to-shift');
    expect(reasonFor(played(done, go('sejlon', 'E5'), go('sejlon', 'E4')), SHIFT)).toBe('nothing-to-shift');
    expect(factsOf(shifted, 'packed')).toMatchObject([{ isEquip: false }]);
    expect(reasonFor(played(done, SHIFT), don('ash-blade'))).not.toBeNull();
  });

  test('MP-13 gear is not changed by shifting, and where nothing is left nothing is shifted', () => {
    const geared = scenario({
      players: [{ worn: ['ash-blade'], stored: ['oak-buckler'], store: ['fire', 'iron', 'gold'] }, {}],
    });
    const open = played(geared, convert('mercury', 'fire', 'iron'), SHIFT);
    expect(legalMoves(materiaPrima, open)).toEqual([take('mercury'), take('gold'), DONE]);
    const spent = played(
      scenario({ players: [{ store: ['air', 'fire'], hand: ['crow-milk'] }, {}] }),
      make('crow-milk'),
    );
    expect(reasonFor(spent, SHIFT)).toBe('nothing-to-shift');
  });

  test('MP-13 the two elements are named in the order of the pyramid', () => {
    const table = scenario({ players: [{ store: ['fire', 'iron'] }, {}] });
    expect(reasonFor(table, convert('mercury', 'iron', 'fire'))).toBe('wrong-recipe');
    expect(reasonFor(table, convert('mercury', 'fire', 'iron'))).toBeNull();
  });

  test('MP-13 only the alchemist converts, and only at home', () => {
    const away = scenario({
      players: [{ at: 'E5', store: ['fire', 'iron'], homunculi: [['mud-porter', 'E4']] }, {}],
    });
    expect(reasonFor(away, convert('mercury', 'fire', 'iron'))).toBe('not-at-home');
  });
});

describe('Transmute', () => {
  const PARTS: readonly Element[] = ['air', 'fire', 'earth', 'earth'];

  test('MP-14 pays for one formula of the hand, with one action', () => {
    const table = scenario({ players: [{ load: ['fire'], store: ['air'], hand: ['crow-milk'] }, {}] });
    const after = played(table, make('crow-milk'));
    expect(playerOf(after)).toMatchObject({ fragments: ['crow-milk'], hand: [] });
    expect([loadOf(after, 'sejlon'), storeOf(after)]).toEqual([[], []]);
    expect(figureOn(after, 'sejlon').actions).toBe(2);
  });

  test('MP-14 not without the formula, the elements, the tower or an action', () => {
    const table = scenario({
      players: [{ store: ['air'], hand: ['crow-milk', 'white-swan'], souls: 0 }, {}],
    });
    expect(refusalOf(table, make('first-ash'))).toEqual({ rule: 'MP-14', reason: 'formula-not-in-hand' });
    expect(refusalOf(table, make('crow-milk'))).toEqual({ rule: 'MP-14', reason: 'cannot-transmute' });
    const away = scenario({ players: [{ at: 'E5', store: PARTS, hand: ['crow-milk'] }, {}] });
    expect(reasonFor(away, make('crow-milk'))).toBe('not-at-home');
    const twice = scenario({ players: [{ store: ['earth'], hand: ['buried-seed'] }, {}] });
    expect(reasonFor(twice, make('buried-seed'))).toBe('cannot-transmute');
  });

  test('MP-14 elements may be shifted as part of it', () => {
    const table = scenario({ players: [{ store: ['air', 'fire', 'gold'], hand: ['crow-milk'] }, {}] });
    const after = played(table, make('crow-milk'), SHIFT, take('gold'));
    expect(loadOf(after, 'sejlon')).toEqual(['gold']);
  });

  test('MP-14 equipment is worn or stored, a third piece stored', () => {
    const table = scenario({
      players: [{ store: PARTS, hand: ['ash-blade', 'forager-pouch'], worn: ['oak-buckler'] }, {}],
    });
    const worn = played(table, make('ash-blade', { wear: true }));
    expect(playerOf(worn).worn).toEqual(['ash-blade', 'oak-buckler']);
    expect(refusalOf(worn, make('forager-pouch', { wear: true }))).toEqual({
      rule: 'MP-15',
      reason: 'two-worn-already',
    });
    expect(playerOf(played(worn, make('forager-pouch'))).stored).toEqual(['forager-pouch']);
    expect(playerOf(played(table, make('ash-blade'))).stored).toEqual(['ash-blade']);
  });

  test('MP-14 a formula for a soul stone goes under its deck and is no piece of equipment', () => {
    const table = scenario({
      players: [{ store: ['regia', 'gold'], hand: ['heart-crucible'], souls: 0 }, {}],
    });
    expect(refusalOf(table, make('heart-crucible', { wear: true }))).toEqual({
      rule: 'MP-14',
      reason: 'nothing-to-wear',
    });
    const after = played(table, make('heart-crucible'));
    expect(playerOf(after)).toMatchObject({ souls: 1, worn: [], stored: [], hand: [] });
    expect(after.state.souls).toBe(table.state.souls - 1);
    expect(after.state.decks.equipment.cards.at(-1)).toBe('heart-crucible');
    expect(factsOf(after, 'turned')).toMatchObject([{ isSoulless: false }]);
  });

  test('MP-4 with no soul stone in the supply that formula cannot be transmuted', () => {
    const table = scenario({
      players: [{ store: ['regia', 'gold'], hand: ['heart-crucible'] }, {}],
      supply: 0,
    });
    expect(refusalOf(table, make('heart-crucible'))).toEqual({ rule: 'MP-4', reason: 'no-soul-in-supply' });
  });

  test('MP-4 a soul stone paid for a formula returns to the supply', () => {
    const table = scenario({ players: [{ store: ['mercury'], hand: ['white-swan'] }, {}] });
    const after = played(table, make('white-swan'));
    expect(playerOf(after)).toMatchObject({ souls: 0, fragments: ['white-swan'] });
    expect(after.state.souls).toBe(table.state.souls + 1);
    const soulless = scenario({ players: [{ store: ['mercury'], hand: ['white-swan'], souls: 0 }, {}] });
    expect(reasonFor(soulless, make('white-swan'))).toBe('cannot-transmute');
  });

  test('MP-14 a homunculus stands on the tower hex and acts from the next turn', () => {
    const table = scenario({ players: [{ store: ['air', 'fire'], hand: ['wick-runner'] }, {}] });
    const after = played(table, make('wick-runner'));
    expect(figureOn(after, 'wick-runner')).toMatchObject({ hex: playerOf(after).home, actions: 0 });
    expect(reasonFor(after, go('wick-runner', 'E5'))).toBe('no-actions-left');
    expect(figureOn(played(after, END, END), 'wick-runner').actions).toBe(3);
  });

  const crowd = (where: string) =>
    scenario({
      players: [
        {
          homunculi: [
            ['mud-porter', where, 'iron', 'gold'],
            ['puddling', 'E4'],
            ['cinder-cub', 'E4'],
          ],
          store: ['air', 'fire'],
          hand: ['wick-runner'],
        },
        {},
      ],
    });

  test('MP-15 a fourth homunculus dissolves one of the other three, whose load drops on its hex', () => {
    const table = crowd('E5');
    expect(refusalOf(table, make('wick-runner'))).toEqual({ rule: 'MP-15', reason: 'three-homunculi' });
    expect(reasonFor(table, make('wick-runner', { dissolve: 'brine-newt' }))).toBe('three-homunculi');
    const after = played(table, make('wick-runner', { dissolve: 'mud-porter' }));
    expect(isOnMap(after, 'mud-porter')).toBe(false);
    expect(playerOf(after).figures.map(({ id }) => id)).toEqual([
      'sejlon',
      'puddling',
      'cinder-cub',
      'wick-runner',
    ]);
    expect(lying(after, 'E5')).toEqual(['iron', 'gold']);
    expect(after.state.piles).toMatchObject([{ by: null }]);
    expect(after.state.decks.homunculus.cards.at(-1)).toBe('mud-porter');
  });

  test('MP-15 on the tower hex its load goes into the tower', () => {
    const after = played(crowd('E4'), make('wick-runner', { dissolve: 'mud-porter' }));
    expect(storeOf(after)).toEqual(['iron', 'gold']);
    expect(after.state.piles).toEqual([]);
  });

  test('MP-15 even one that has just been made may be dissolved', () => {
    const table = scenario({
      players: [
        {
          homunculi: [
            ['puddling', 'E4'],
            ['cinder-cub', 'E4'],
          ],
          store: ['air', 'fire', 'earth', 'earth'],
          hand: ['wick-runner', 'mud-porter'],
        },
        {},
      ],
    });
    const made = played(table, make('wick-runner'));
    expect(made.state.fresh).toEqual(['wick-runner']);
    expect(played(made, make('mud-porter', { dissolve: 'wick-runner' })).state.fresh).toEqual(['mud-porter']);
    expect(played(made, make('mud-porter', { dissolve: 'puddling' })).state.fresh).toEqual([
      'wick-runner',
      'mud-porter',
    ]);
  });

  test('MP-15 nobody dissolves without need', () => {
    const table = scenario({
      players: [
        {
          homunculi: [['mud-porter', 'E5']],
          store: ['air', 'fire', 'air', 'fire'],
          hand: ['wick-runner', 'crow-milk'],
        },
        {},
      ],
    });
    for (const formula of ['wick-runner', 'crow-milk'] as const) {
      expect(refusalOf(table, make(formula, { dissolve: 'mud-porter' }))).toEqual({
        rule: 'MP-15',
        reason: 'dissolve-only-when-full',
      });
    }
  });

  test('MP-15 at most two pieces are worn', () => {
    const table = scenario({
      players: [{ worn: ['ash-blade', 'oak-buckler'], store: PARTS, hand: ['forager-pouch'] }, {}],
    });
    expect(legalMoves(materiaPrima, table).filter(({ type }) => type === 'transmute')).toEqual([
      make('forager-pouch'),
    ]);
  });

  test('MP-16 one fragment of each level, and the third gives the Stone', () => {
    const table = scenario({
      players: [
        {
          store: ['air', 'fire', 'regia', 'gold'],
          fragments: ['first-ash', 'moon-lime'],
          hand: ['crow-milk', 'red-lion'],
        },
        {},
      ],
    });
    expect(refusalOf(table, make('crow-milk'))).toEqual({ rule: 'MP-16', reason: 'fragment-there-already' });
    const after = played(table, make('red-lion'));
    expect(playerOf(after).fragments).toEqual(['first-ash', 'moon-lime', 'red-lion']);
    expect(factsOf(after, 'stoneMade')).toMatchObject([{ seat: 0 }]);
    expect(materiaPrima.score(after)[0]!.lines.find(({ line }) => line === 'stone')?.points).toBe(5);
  });
});
