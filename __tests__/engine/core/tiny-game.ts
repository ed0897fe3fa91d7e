import { ask, askOpenly, run } from '@/engine/core/agenda';
import { complete } from '@/engine/core/complete';
import { asked, type Table } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { below, split } from '@/engine/core/rng';
import { toSeat, type Seat } from '@/engine/core/seat';
import { ranks } from '@/engine/core/score';
import type { GameText } from '@/engine/core/text';
import * as v from 'valibot';

/**
 * The smallest game that needs everything: each player in turn writes down secret numbers and says "done", then
 * may roll a die, then is asked on the open table whether to double; in the end all is revealed.
 */
export interface Tiny {
  readonly options: { readonly die: 6 | 8 };
  readonly state: { readonly secrets: readonly number[]; readonly points: readonly number[] };
  readonly question: { readonly type: 'write' } | { readonly type: 'double' };
  readonly effect: { readonly type: 'reveal' };
  readonly move:
    | { readonly type: 'write'; readonly number: number }
    | { readonly type: 'done' }
    | { readonly type: 'roll' }
    | { readonly type: 'double'; readonly yes: boolean };
  readonly fact:
    | { readonly type: 'wrote'; readonly seat: Seat; readonly number: number | null }
    | { readonly type: 'rolled'; readonly seat: Seat; readonly number: number }
    | { readonly type: 'revealed'; readonly points: readonly number[] };
  readonly view: { readonly secret: number | null; readonly points: readonly number[] };
  readonly reason: 'wrong-answer' | 'number-too-large';
  readonly rule: 'TY-1' | 'TY-2' | 'TY-3';
  readonly section: 'all';
  readonly line: 'points';
}

export type TinyTable = Table<Tiny>;

const text: GameText<Tiny> = {
  title: 'Tiny',
  tagline: 'A game for tests.',
  begins: 'The first seat.',
  unit: () => 'points',
  options: { die: { name: 'Die', help: 'How many sides.', values: ['six', 'eight'] } },
  questions: { write: () => 'Write?', double: () => 'Double?' },
  moves: { write: () => 'Write', done: () => 'Done', roll: () => 'Roll', double: () => 'Double' },
  facts: { wrote: () => 'Wrote.', rolled: () => 'Rolled.', revealed: () => 'Revealed.' },
  reasons: {
    'wrong-answer': 'That is no answer.',
    'number-too-large': 'Too large.',
    'not-a-move': 'No move.',
    'not-asked': 'Not asked.',
    'game-over': 'Over.',
  },
  lines: { points: 'Points' },
  sections: { all: 'All' },
  rules: { 'TY-1': 'One.', 'TY-2': 'Two.', 'TY-3': 'Three.' },
};

export const tiny = complete<Tiny>({
  id: 'tiny',
  rulesVersion: 3,
  seats: { min: 2, max: 3 },
  options: { die: [6, 8] },
  moveSchema: v.variant('type', [
    v.strictObject({ type: v.literal('write'), number: v.number() }),
    v.strictObject({ type: v.literal('done') }),
    v.strictObject({ type: v.literal('roll') }),
    v.strictObject({ type: v.literal('double'), yes: v.boolean() }),
  ]),
  setup: (seats, options, rng) => ({
    seats,
    options,
    rng,
    agenda: [ask(toSeat(0), { type: 'write' })],
    state: { secrets: Array.from({ length: seats }, () => 0), points: [] },
    facts: [],
  }),
  refuse: (_, { what }, move) => {
    if ((what.type === 'double') !== (move.type === 'double')) return 'wrong-answer';
    return move.type === 'write' && move.number > 3 ? 'number-too-large' : null;
  },
  legal: (_, { what }) =>
    what.type === 'double'
      ? [true, false].map((yes) => ({ type: 'double', yes }))
      : [
          ...[1, 2, 3].map((number) => ({ type: 'write', number }) as const),
          { type: 'done' },
          { type: 'roll' },
        ],
  answer: (table, { seat }, move) => {
    switch (move.type) {
      case 'write':
        return { ...secret(table, seat, move.number), agenda: [ask(seat, { type: 'write' })] };
      case 'roll': {
        const drawn = below(table.rng, table.options.die);
        const rolled = secret({ ...table, rng: drawn.rng }, seat, drawn.value);
        return { ...rolled, agenda: [ask(seat, { type: 'write' })] };
      }
      case 'done':
        return { ...table, agenda: [askOpenly(seat, { type: 'double' })] };
      case 'double': {
        const doubled = move.yes ? secret(table, seat, 2 * at(table.state.secrets, seat)) : table;
        const isLast = seat === table.seats - 1;
        return {
          ...doubled,
          agenda: [isLast ? run({ type: 'reveal' }) : ask(toSeat(seat + 1), { type: 'write' })],
        };
      }
    }
  },
  run: (table) => ({
    ...table,
    state: { ...table.state, points: table.state.secrets },
    facts: [...table.facts, { type: 'revealed', points: table.state.secrets }],
  }),
  view: ({ state }, viewer) => ({
    secret: viewer === 'public' ? null : at(state.secrets, viewer),
    points: state.points,
  }),
  witness: (fact, viewer) =>
    fact.type === 'wrote' && fact.seat !== viewer ? { ...fact, number: null } : fact,
  seals: (fact) => fact.type === 'revealed',
  resample: (table, seat, rng) => ({
    ...table,
    rng: split(rng, 9),
    facts: [],
    state: {
      ...table.state,
      secrets: table.state.secrets.map((number, index) =>
        index === seat ? number : below(split(rng, index), 4).value,
      ),
    },
  }),
  migrate: (snapshot, fromVersion) => {
    if (fromVersion < 2) throw new Error('Too old');
    const table = snapshot as TinyTable & { state: { numbers: readonly number[] } };
    return { ...table, state: { secrets: table.state.numbers, points: [] } };
  },
  score: ({ state }) => {
    const totals = state.points.length > 0 ? state.points : state.secrets.map(() => 0);
    const places = ranks(totals.map((total) => [total]));
    return totals.map((total, index) => ({
      lines: [{ line: 'points', count: 1, points: total }],
      total,
      rank: at(places, index),
    }));
  },
  pieces: ({ state }) => state.secrets.map((_, index) => `secret ${index}`),
  *middle(mind) {
    yield;
    return at(mind.legal, mind.legal.length - 1);
  },
  scout: {
    lines: 40,
    hopes: (_, { state: { secrets } }) => {
      const total = secrets.reduce((one, other) => one + other, 0);
      return secrets.map((number) => (total === 0 ? 1 / secrets.length : number / total));
    },
    candidates: (_, __, moves) => moves.map((move) => ({ move, promise: 0 })),
    reply: (_, table) =>
      asked(table)?.what.type === 'double' ? { type: 'double', yes: false } : { type: 'done' },
    isEnd: (from, table) => asked(table)?.seat !== asked(from)?.seat,
  },
  reasons: {
    'wrong-answer': 'TY-1',
    'number-too-large': 'TY-2',
    'not-a-move': 'TY-1',
    'not-asked': 'TY-3',
    'game-over': 'TY-3',
  },
  rulebook: [{ id: 'all', rules: ['TY-1', 'TY-2', 'TY-3'] }],
  text: { en: text, it: text, fr: text },
});

function secret(table: TinyTable, seat: Seat, number: number): TinyTable {
  return {
    ...table,
    state: {
      ...table.state,
      secrets: table.state.secrets.map((old, index) => (index === seat ? number : old)),
    },
    facts: [...table.facts, { type: 'wrote', seat, number }],
  };
}
