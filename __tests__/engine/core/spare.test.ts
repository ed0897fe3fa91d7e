import { askOpenly, type Agenda } from '@/engine/core/agenda';
import type { Game } from '@/engine/core/game';
import { act, begin, type Match } from '@/engine/core/match';
import { sparing } from '@/engine/core/spare';
import { toSeat } from '@/engine/core/seat';
import { tiny, type Tiny } from './tiny-game';

const ANNA = toSeat(0);
const BEN = toSeat(1);
const sitters = [
  { name: 'Anna', bot: null },
  { name: 'Ben', bot: null },
];
const HUMANS = [true, true];

/** Nobody may double here, so there is one answer to that. */
const forced: Game<Tiny> = {
  ...tiny,
  isSpared: (_, { what }) => what.type === 'double',
  refuse: (table, ask, move) =>
    move.type === 'double' && move.yes ? 'wrong-answer' : tiny.refuse(table, ask, move),
  legal: (table, ask) =>
    ask.what.type === 'double' ? [{ type: 'double', yes: false }] : tiny.legal(table, ask),
};

function done(game: Game<Tiny>): Match<Tiny> {
  const begun = begin(game, { options: { die: 6 }, seed: 7, sitters });
  if (!begun.ok) throw new Error(begun.problem);
  const next = act(game, begun.value, ANNA, { type: 'done' });
  if (!next.ok) throw new Error(next.problem.reason);
  return next.value;
}

const asksOf = (agenda: Agenda<Tiny['question'], Tiny['effect']>) => agenda[0];

test('what can be answered in one way only is answered where the game spares it, and written down', () => {
  const match = sparing(forced, done(forced), HUMANS);
  expect(match.record.moves).toEqual([
    [ANNA, { type: 'done' }],
    [ANNA, { type: 'double', yes: false }],
  ]);
  expect(match.log).toHaveLength(3);
  expect(asksOf(match.table.agenda)).toMatchObject({ seat: BEN, what: { type: 'write' } });
});

test('a choice is left to whoever is asked, and so is what the game does not spare', () => {
  const isSpared = () => true;
  const chosen = done({ ...tiny, isSpared });
  expect(sparing({ ...tiny, isSpared }, chosen, HUMANS)).toBe(chosen);
  const unspared = { ...forced, isSpared: () => false };
  const match = done(unspared);
  expect(sparing(unspared, match, HUMANS)).toBe(match);
  expect(asksOf(match.table.agenda)).toEqual(askOpenly(ANNA, { type: 'double' }));
});

test('bots answer for themselves', () => {
  const match = done(forced);
  expect(sparing(forced, match, [false, true])).toBe(match);
});
