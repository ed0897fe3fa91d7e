import { setUpEntry, undoProblem, type LogEntry, type Match } from '@/engine/core/match';
import { act } from '@/engine/core/match';
import type { Seat } from '@/engine/core/seat';
import { kazaam } from '@/engine/games/kazaam/game';
import type { Kazaam, KazaamMove, KazaamTable } from '@/engine/games/kazaam/state';
import { ANNA, BEN, scenario, tile } from './scenario';

function matchAt(table: KazaamTable): Match<Kazaam> {
  const log: readonly LogEntry<Kazaam>[] = [setUpEntry([])];
  const sitters = table.state.players.map((_, index) => ({ name: `Guest ${index}`, bot: null }));
  return {
    record: {
      game: 'kazaam',
      rulesVersion: kazaam.rulesVersion,
      options: table.options,
      seed: 1,
      sitters,
      from: table,
      moves: [],
    },
    table,
    log,
  };
}

function after(table: KazaamTable, ...moves: readonly (readonly [Seat, KazaamMove])[]): Match<Kazaam> {
  return moves.reduce((match, [seat, move]) => {
    const next = act(kazaam, match, seat, move);
    if (!next.ok) throw new Error(next.problem.reason);
    return next.value;
  }, matchAt(table));
}

const board = [
  'fire left-ear',
  'fire left-arm',
  'fire left-leg',
  'fire torso',
  'fire tail',
  'fire right-ear down',
];
const table = scenario({
  players: [
    { hand: ['stone right-leg'], board, purse: { 'unicorn-horn': 1, 'phoenix-feather': 1, mercury: 1 } },
    { hand: ['wood tail'], board: ['wood torso'] },
  ],
  discards: ['insect tail'],
});

const using = (place: 'left-ear' | 'left-arm' | 'left-leg' | 'torso' | 'tail', aim: unknown): KazaamMove =>
  ({ type: 'use', place, aim }) as KazaamMove;

test.each<readonly [string, KazaamMove]>([
  ['a drawn tile', { type: 'draw' }],
  ['a hand looked at', using('left-ear', { type: 'hand', seat: BEN })],
  ['a tile taken from a hand', using('left-arm', { type: 'hand', seat: BEN })],
  ['discards searched', using('left-leg', { type: 'discards' })],
  ['a turn that was ended', { type: 'end' }],
])('%s cannot be undone', (_, move) => {
  expect(undoProblem(after(table, [ANNA, move]), ANNA)).toBe('sealed');
});

test.each<readonly [string, KazaamMove]>([
  ['playing', { type: 'play', tile: tile('stone right-leg') }],
  ['extracting', { type: 'extract', tile: tile('stone right-leg') }],
  ['restoring', { type: 'restore' }],
  ['naming a torso', using('torso', { type: 'supply' })],
  ['striking', using('tail', { type: 'tile', seat: BEN, place: 'torso' })],
  ['turning down without effect', using('left-ear', null)],
])('%s can be undone as long as the turn lasts', (_, move) => {
  expect(undoProblem(after(table, [ANNA, move]), ANNA)).toBeNull();
});

test.each<KazaamMove>([{ type: 'stop' }, { type: 'allow' }])(
  'an answer after which the turn passes to the same seat cannot be undone: %j',
  (answer) => {
    const last = scenario({
      players: [{ board: ['fire tail'] }, { board: ['wood head', 'wood torso'] }],
      actions: 1,
    });
    const strike = using('tail', { type: 'tile', seat: BEN, place: 'torso' });
    const passed = after(last, [ANNA, strike], [BEN, answer]);
    expect(passed.table.state.turn.seat).toBe(BEN);
    expect(undoProblem(passed, BEN)).toBe('sealed');
  },
);
