import {
  dropSteps,
  discardSteps,
  keepSteps,
  lootSteps,
  mayChangeElement,
  mayChangeGear,
  packSteps,
  priceMarked,
  regeared,
  roomLeft,
  type Packing,
  type PackingTask,
} from '@/components/boards/materia-prima/touch/marking';
import { afterMove, type PlannedStep } from '@/components/boards/materia-prima/touch/situation';
import { leastMissed } from '@/components/boards/materia-prima/touch/brewing';
import { nextStep } from '@/components/kit/plan/plan';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { preview } from '@/engine/core/preview';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { BEGINNER, HEX_NAMES, HEXES, landAt } from '@/engine/games/materia-prima/map';
import { lackingFor } from '@/engine/games/materia-prima/queries/formulas';
import { wealthOf } from '@/engine/games/materia-prima/queries/tower';
import type { MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { elementsOf, stockOf } from '@/engine/games/materia-prima/stock';

import {
  ANNA,
  attack,
  figureOn,
  fought,
  loadOf,
  played,
  playerOf,
  scenario,
  storeOf,
} from '../engine/materia-prima/scenario';

/** The plan carried out as the table does it; how many steps were not needed or not possible. */
function carriedOut(table: MateriaPrimaTable, steps: readonly PlannedStep[]) {
  let [now, left] = [table, steps];
  for (;;) {
    const ask = asked(now);
    if (!ask) return { table: now, left: left.length };
    const moment = { question: ask.what.type, moves: materiaPrima.legal(now, ask) };
    const next = nextStep(left, moment);
    if (next.type !== 'play') return { table: now, left: left.length };
    now = played(now, next.move);
    left = next.rest;
  }
}

const question = (table: MateriaPrimaTable) => asked(table)?.what.type;

describe('dropping', () => {
  const table = scenario({
    players: [{ alchemist: 'vitrudes', at: 'E5', load: ['fire', 'water', 'fire', 'gold'], souls: 2 }, {}],
  });

  test('everything marked goes down by one action, in whatever order it was marked', () => {
    const steps = dropSteps('vitrudes', ['soul', 'fire', 'water', 'fire'], false);
    const { table: after, left } = carriedOut(table, steps);
    const { figures, souls } = playerOf(after);
    expect([elementsOf(figures[0]!.load), souls, figures[0]!.actions]).toEqual([['gold'], 1, 2]);
    expect([question(after), left]).toEqual(['turn', 0]);
  });

  test('what needs no end is not ended: the turn goes on', () => {
    const { table: after } = carriedOut(
      table,
      dropSteps('vitrudes', ['water', 'fire', 'fire', 'gold', 'soul', 'soul'], false),
    );
    expect(figureOn(after, 'vitrudes').load).toEqual(stockOf([]));
    expect(question(after)).toBe('turn');
  });

  test('a drop that was begun is gone on with, or left at that', () => {
    const begun = played(table, { type: 'drop', figure: 'vitrudes', thing: 'water' });
    const more = carriedOut(begun, dropSteps('vitrudes', ['gold'], true)).table;
    expect(loadOf(more, 'vitrudes')).toEqual(['fire', 'fire']);
    const enough = carriedOut(begun, dropSteps('vitrudes', [], true)).table;
    expect(question(enough)).toBe('turn');
  });

  test('nothing marked is no drop', () => {
    expect(dropSteps('vitrudes', [], false)).toEqual([]);
  });
});

describe('packing', () => {
  const table = scenario({
    players: [
      {
        alchemist: 'sejlon',
        load: ['fire', 'fire'],
        store: ['gold', 'water', 'water', 'earth', 'earth'],
        worn: ['ash-blade', 'oak-buckler'],
        stored: ['forager-pouch'],
      },
      {},
    ],
  });
  const task: PackingTask = {
    figure: 'sejlon',
    isEquip: true,
    from: null,
    now: { worn: ['ash-blade', 'oak-buckler'], load: stockOf(['fire', 'fire']) },
  };

  test('gear is changed and everything taken that the new bag holds', () => {
    const goal: Packing = {
      worn: ['oak-buckler', 'forager-pouch'],
      load: stockOf(['gold', 'water', 'water', 'fire', 'earth', 'earth']),
    };
    expect(roomLeft({ souls: 1, worn: [] }, 'sejlon', goal)).toBe(0);
    const { table: after } = carriedOut(table, packSteps(task, goal));
    const { worn, stored, store, figures } = playerOf(after);
    expect([worn, stored]).toEqual([goal.worn, ['ash-blade']]);
    expect([figures[0]!.load, elementsOf(store)]).toEqual([goal.load, ['fire']]);
    expect([figures[0]!.actions, question(after)]).toEqual([2, 'turn']);
  });

  test('a homunculus only leaves and takes elements', () => {
    const porter = scenario({
      players: [{ homunculi: [['mud-porter', 'E4', 'fire']], store: ['water', 'water'] }, {}],
    });
    const load = { worn: [], load: stockOf(['fire']) };
    const of = { figure: 'mud-porter', isEquip: true, from: null, now: load } as const;
    const { table: after } = carriedOut(
      porter,
      packSteps(of, { worn: [], load: stockOf(['water', 'water']) }),
    );
    expect(storeOf(after)).toEqual(['fire']);
    expect(mayChangeGear(of, 'ash-blade')).toBe(false);
  });

  test('a packing that was begun is gone on with from where it was', () => {
    const begun = played(
      table,
      { type: 'equip', figure: 'sejlon' },
      { type: 'doff', equipment: 'ash-blade' },
      { type: 'take', element: 'earth' },
    );
    const what = asked(begun)?.what;
    const from = what?.type === 'pack' ? what.from : 0;
    const now = { worn: playerOf(begun).worn, load: figureOn(begun, 'sejlon').load };
    const rest: PackingTask = { ...task, from, now };
    expect([mayChangeGear(rest, 'forager-pouch'), mayChangeElement(rest, 'water')]).toEqual([false, false]);
    expect(mayChangeElement(rest, 'earth')).toBe(true);
    const goal = { worn: now.worn, load: stockOf(['earth', 'earth', 'gold']) };
    const { table: after } = carriedOut(begun, packSteps(rest, goal));
    expect([loadOf(after, 'sejlon'), question(after)]).toEqual([['earth', 'earth', 'gold'], 'turn']);
  });

  test('MP-13 elements alone are shifted after a Convert, and nothing else can be', () => {
    const converting = played(table, { type: 'convert', into: 'sulphur', pay: ['water', 'earth'] });
    const now = { worn: playerOf(converting).worn, load: figureOn(converting, 'sejlon').load };
    const shift: PackingTask = { figure: 'sejlon', isEquip: false, from: null, now };
    const goal = { worn: now.worn, load: stockOf(['sulphur', 'gold']) };
    const { table: after } = carriedOut(converting, packSteps(shift, goal));
    expect([loadOf(after, 'sejlon'), figureOn(after, 'sejlon').actions]).toEqual([['sulphur', 'gold'], 2]);
    expect(mayChangeGear(shift, 'ash-blade')).toBe(false);
  });

  test('MP-15 a third piece is not put on', () => {
    expect(regeared(['ash-blade', 'oak-buckler'], 'forager-pouch')).toBeNull();
    expect(regeared(['ash-blade'], 'forager-pouch')).toEqual(['ash-blade', 'forager-pouch']);
    expect(regeared(['ash-blade'], 'ash-blade')).toEqual([]);
  });
});

test('MP-24 of the loot what is marked is taken, the rest lies there', () => {
  const table = scenario({
    players: [
      { alchemist: 'sejlon', at: 'E5', load: ['iron', 'iron'] },
      { alchemist: 'lenka', at: 'D5', load: ['water', 'air', 'fire', 'gold'] },
    ],
  });
  const won = fought(table, attack('sejlon', 'lenka'), true);
  expect(question(won)).toBe('loot');
  const { table: after } = carriedOut(won, lootSteps(['gold', 'air']));
  expect([loadOf(after, 'sejlon'), question(after)]).toEqual([['air', 'iron', 'iron', 'gold'], 'turn']);
});

test('MP-17, MP-18 formulas are kept and discarded in one gesture each', () => {
  const top = ['mud-porter', 'wick-runner', 'puddling', 'rust-imp', 'cinder-cub', 'clay-sentry'] as const;
  const table = scenario({
    players: [
      { alchemist: 'vitrudes', home: 'H4', at: blackholm(), hand: ['ash-blade', 'first-ash', 'brine-newt'] },
      { home: 'E4' },
    ],
    top,
  });
  const shown = played(table, { type: 'research', kind: 'homunculus' });
  const kept = carriedOut(shown, keepSteps(['puddling', 'clay-sentry'])).table;
  expect([question(kept), playerOf(kept).hand.length]).toEqual(['discard', 5]);
  const after = carriedOut(kept, discardSteps(['ash-blade', 'brine-newt'])).table;
  expect([...playerOf(after).hand].sort()).toEqual(['clay-sentry', 'first-ash', 'puddling']);
  const one = carriedOut(shown, keepSteps(['puddling'])).table;
  expect([question(one), playerOf(one).hand.length]).toEqual(['keep', 4]);
});

function blackholm(): string {
  const found = HEXES.find((one) => landAt(BEGINNER, one) === 'blackholm');
  if (found === undefined) throw new Error('There is no Blackholm');
  return at(HEX_NAMES, found);
}

test('what a formula lacks is counted piece by piece', () => {
  expect(lackingFor('sun-king', stockOf(['gold']), 1)).toEqual(['gold']);
  expect(lackingFor('phoenix-ember', stockOf(['gold']), 0)).toEqual(['soul']);
  expect(lackingFor('phoenix-ember', stockOf(['gold']), 1)).toEqual([]);
  const gold = { type: 'convert', into: 'gold', pay: ['copper', 'mercury'] } as const;
  const still = scenario({ players: [{ load: ['copper'], store: ['mercury'] }, {}] });
  const later = afterMove((moves) => preview(materiaPrima, still, { seat: ANNA, viewer: ANNA }, moves), gold);
  expect(wealthOf(later!)).toEqual(stockOf(['gold']));
});

test('MP-19 the payment that is proposed spares what the hand asks for', () => {
  const payments = [
    { type: 'buy', pay: ['fire', 'iron'] },
    { type: 'buy', pay: ['water', 'fire'] },
    { type: 'buy', pay: ['water', 'iron'] },
  ] as const;
  const load = stockOf(['water', 'fire', 'iron']);
  expect(leastMissed(payments, load, ['cinder-cub'])).toEqual(['water', 'iron']);
  expect(leastMissed(payments, load, ['brine-newt'])).not.toEqual(['water', 'iron']);
});

test('MP-19 what was marked for one extension does not pay for the next', () => {
  const marked = { owned: 0, pay: ['water', 'fire'] } as const;
  expect(priceMarked(marked, 0, ['earth', 'air'])).toEqual(['water', 'fire']);
  expect(priceMarked(marked, 1, ['earth', 'air', 'iron'])).toEqual(['earth', 'air', 'iron']);
  expect(priceMarked(null, 0, ['earth', 'air'])).toEqual(['earth', 'air']);
});
