import { takeBack, type Match } from '@/engine/core/match';
import { alchemirus } from '@/engine/games/alchemirus/game';
import type { Alchemirus, AlchemirusMove } from '@/engine/games/alchemirus/state';
import { actedOn, matchAt } from '../match-at';
import { ANNA, at, DONE, go, scenario, type PlayerSketch } from './scenario';

const after = (match: Match<Alchemirus>, ...moves: readonly AlchemirusMove[]) =>
  actedOn(alchemirus, match, moves);

const anna = (player: PlayerSketch) => matchAt(alchemirus, scenario({ players: [player, {}] }));
const pay = (card: 'horten' | 'metalle' | 'domo' | 'gloria'): AlchemirusMove => ({ type: 'pay', card });
const build = (building: 'alembic' | 'horten', demolish: number | null = null): AlchemirusMove => ({
  type: 'build',
  building,
  demolish,
});
const carry = (from: number, to: number): AlchemirusMove => ({ type: 'carry', from, good: 'herb', to });

function expectTakenBack(match: Match<Alchemirus>, to: Match<Alchemirus>): void {
  expect(takeBack(alchemirus, match, ANNA)).toEqual({ ok: true, value: to });
}

describe('taking back', () => {
  const onBuild = after(
    anna({
      field: at('gifts'),
      hand: ['alembic', 'horten', 'horten', 'horten', 'metalle', 'domo', 'gloria'],
    }),
    go(1),
  );

  test('a building and all that was paid for it go together, then the pawn by itself', () => {
    const built = after(onBuild, build('alembic'), pay('horten'), pay('horten'), pay('metalle'));
    expectTakenBack(built, onBuild);
    const before = anna({
      field: at('gifts'),
      hand: ['alembic', 'horten', 'horten', 'horten', 'metalle', 'domo', 'gloria'],
    });
    expectTakenBack(onBuild, before);
  });

  test('in the middle of paying as well', () => {
    expectTakenBack(after(onBuild, build('alembic')), onBuild);
    expectTakenBack(after(onBuild, build('alembic'), pay('horten')), onBuild);
  });

  test('of two buildings the second goes first', () => {
    const one = after(onBuild, build('alembic'), pay('horten'), pay('horten'), pay('metalle'));
    const two = after(one, build('horten'), pay('domo'));
    expectTakenBack(two, one);
    expectTakenBack(one, onBuild);
  });

  test('not over a seal: where a good’s card came to light, only what was paid since', () => {
    const estate = ['horten: herb', ...Array.from({ length: 11 }, () => 'pergula')];
    const full = after(
      anna({ field: at('gifts'), estate, hand: ['alembic', 'horten', 'horten', 'domo'] }),
      go(1),
    );
    const torn = after(full, build('alembic', 0));
    expect(takeBack(alchemirus, torn, ANNA)).toEqual({ ok: false, problem: 'sealed' });
    expectTakenBack(after(torn, pay('horten'), pay('horten')), torn);
  });

  test('all that was carried in one visit', () => {
    const estate = ['horten: herb', 'horten: herb', 'alembic', 'alembic'];
    const there = after(anna({ field: at('harvest'), estate }), go(1));
    expectTakenBack(after(there, carry(0, 2), carry(1, 3)), there);
    expectTakenBack(after(there, carry(0, 2), DONE), there);
  });

  test('all that was transmuted, as long as no card came to light', () => {
    const estate = ['alembic: herb', 'alembic: herb', 'pergula'];
    const there = after(anna({ field: 4, estate }), go(1));
    const made = after(there, { type: 'transmute', plot: 0 }, { type: 'transmute', plot: 1 });
    expectTakenBack(made, there);
  });

  test('gifts and what they cost, though the turn is over then', () => {
    const hand = ['horten', 'horten', 'horten', 'metalle', 'domo', 'gloria'] as const;
    const there = after(anna({ field: at('sale'), hand: [...hand] }), go(1));
    const half = after(there, { type: 'give' }, pay('horten'), pay('horten'));
    expectTakenBack(half, there);
    const given = after(half, pay('horten'), pay('metalle'), pay('domo'));
    expectTakenBack(given, there);
  });
});
