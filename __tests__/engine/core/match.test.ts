import { ask } from '@/engine/core/agenda';
import type { Game } from '@/engine/core/game';
import { act, begin, replay, takeBack, undo, witnessed, type Match, type Sitter } from '@/engine/core/match';
import { toSeat, type Seat } from '@/engine/core/seat';
import { tiny, type Tiny } from './tiny-game';

const ANNA = toSeat(0);
const BEN = toSeat(1);
const sitters: readonly Sitter[] = [
  { name: 'Anna', bot: null },
  { name: 'Ben', bot: 'random' },
];
const setup = { options: { die: 6 }, seed: 7, sitters } as const;

const write = (number: number): Tiny['move'] => ({ type: 'write', number });
const DONE: Tiny['move'] = { type: 'done' };
const ROLL: Tiny['move'] = { type: 'roll' };
const NO: Tiny['move'] = { type: 'double', yes: false };

function begun(): Match<Tiny> {
  const match = begin(tiny, setup);
  if (!match.ok) throw new Error(match.problem);
  return match.value;
}

function after(match: Match<Tiny>, ...moves: readonly (readonly [Seat, Tiny['move']])[]): Match<Tiny> {
  return moves.reduce((now, [seat, move]) => {
    const next = act(tiny, now, seat, move);
    if (!next.ok) throw new Error(next.problem.reason);
    return next.value;
  }, match);
}

describe('beginning', () => {
  test.each([
    ['one seat', { ...setup, sitters: sitters.slice(1) }, 'wrong-number-of-seats'],
    ['four seats', { ...setup, sitters: [...sitters, ...sitters] }, 'wrong-number-of-seats'],
    ['an unknown value', { ...setup, options: { die: 7 as 6 } }, 'unknown-option'],
    ['an unknown option', { ...setup, options: { die: 6, dice: 2 } as { die: 6 } }, 'unknown-option'],
    ['a missing option', { ...setup, options: {} as { die: 6 } }, 'unknown-option'],
    ['a broken seed', { ...setup, seed: 0.5 }, 'not-a-seed'],
  ])('is refused with %s', (_, bad, problem) => {
    expect(begin(tiny, bad)).toEqual({ ok: false, problem });
  });
});

describe('playing', () => {
  test('a move is written down with the seat that made it', () => {
    const match = after(begun(), [ANNA, write(2)], [ANNA, DONE]);
    expect(match.record.moves).toEqual([
      [ANNA, write(2)],
      [ANNA, DONE],
    ]);
    expect(match.log).toHaveLength(3);
  });

  test('a refused move changes nothing and names its rule', () => {
    const match = begun();
    expect(act(tiny, match, ANNA, write(4))).toEqual({
      ok: false,
      problem: { rule: 'TY-2', reason: 'number-too-large' },
    });
    expect(act(tiny, match, BEN, write(1))).toMatchObject({ problem: { reason: 'not-asked' } });
    expect(act(tiny, match, ANNA, null)).toMatchObject({ problem: { reason: 'not-a-move' } });
    expect(match).toEqual(begun());
  });

  test('when the agenda is empty the game is over', () => {
    const match = after(begun(), [ANNA, DONE], [ANNA, NO], [BEN, write(3)], [BEN, DONE], [BEN, NO]);
    expect(match.table.state.points).toEqual([0, 3]);
    expect(act(tiny, match, ANNA, DONE)).toMatchObject({ problem: { rule: 'TY-3', reason: 'game-over' } });
  });

  test('the log is blanked for each viewer', () => {
    const match = after(begun(), [ANNA, write(2)]);
    const numbers = (viewer: Seat | 'public') =>
      witnessed(tiny, match, viewer)
        .flatMap((entry) => entry.facts)
        .map((fact) => (fact.type === 'wrote' ? fact.number : undefined));
    expect(numbers(ANNA)).toEqual([2]);
    expect(numbers(BEN)).toEqual([null]);
    expect(numbers('public')).toEqual([null]);
  });
});

describe('undo', () => {
  test('gives back the very match before, as often as wanted', () => {
    const one = after(begun(), [ANNA, write(1)]);
    const two = after(one, [ANNA, write(2)]);
    expect(undo(tiny, two, ANNA)).toEqual({ ok: true, value: one });
    expect(undo(tiny, one, ANNA)).toEqual({ ok: true, value: begun() });
    expect(undo(tiny, begun(), ANNA)).toEqual({ ok: false, problem: 'nothing-to-undo' });
  });

  test('stops where chance was used', () => {
    const rolled = after(begun(), [ANNA, write(1)], [ANNA, ROLL]);
    expect(undo(tiny, rolled, ANNA)).toEqual({ ok: false, problem: 'sealed' });
    const on = after(rolled, [ANNA, write(3)]);
    const back = undo(tiny, on, ANNA);
    expect(back).toEqual({ ok: true, value: rolled });
  });

  test('stops where somebody else was asked, and never reaches across another seat’s move', () => {
    const passed = after(begun(), [ANNA, DONE], [ANNA, NO]);
    expect(undo(tiny, passed, ANNA)).toEqual({ ok: false, problem: 'sealed' });
    const bens = after(passed, [BEN, write(1)]);
    expect(undo(tiny, bens, ANNA)).toEqual({ ok: false, problem: 'not-your-move' });
    expect(undo(tiny, bens, BEN)).toEqual({ ok: true, value: passed });
    expect(undo(tiny, passed, BEN)).toEqual({ ok: false, problem: 'not-your-move' });
  });

  test('goes on while the device has not left the hand, unless something was drawn or shown, or all have looked on', () => {
    // Here nobody is asked to double: who is done lets the device go.
    const handed: Game<Tiny> = {
      ...tiny,
      answer: (table, question, move) =>
        move.type === 'done'
          ? { ...table, agenda: [ask(BEN, { type: 'write' })] }
          : tiny.answer(table, question, move),
    };
    const one = after(begun(), [ANNA, write(1)]);
    const done = act(handed, one, ANNA, DONE);
    if (!done.ok) throw new Error(done.problem.reason);
    const passed = done.value;
    expect(undo(handed, passed, ANNA)).toEqual({ ok: false, problem: 'sealed' });
    expect(undo(handed, passed, ANNA, 'in-hand')).toEqual({ ok: true, value: one });
    expect(takeBack(handed, passed, ANNA, 'in-hand')).toEqual({ ok: true, value: one });
    expect(undo(handed, passed, BEN, 'in-hand')).toEqual({ ok: false, problem: 'not-your-move' });
    const rolled = after(begun(), [ANNA, ROLL]);
    expect(undo(tiny, rolled, ANNA, 'in-hand')).toEqual({ ok: false, problem: 'sealed' });
    const openly = after(begun(), [ANNA, DONE], [ANNA, NO]);
    expect(undo(tiny, openly, ANNA, 'in-hand')).toEqual({ ok: false, problem: 'sealed' });
  });

  test('stops where something hidden was shown, and at the end of the game', () => {
    const over = after(begun(), [ANNA, DONE], [ANNA, NO], [BEN, DONE], [BEN, NO]);
    expect(undo(tiny, over, BEN)).toEqual({ ok: false, problem: 'sealed' });
  });
});

describe('taking a gesture back', () => {
  const writing: Game<Tiny> = { ...tiny, isSameGesture: (next, before) => next.type === before.type };

  test('without a word about gestures it is one move', () => {
    const one = after(begun(), [ANNA, write(1)]);
    expect(takeBack(tiny, after(one, [ANNA, write(2)]), ANNA)).toEqual({ ok: true, value: one });
    expect(takeBack(tiny, begun(), ANNA)).toEqual({ ok: false, problem: 'nothing-to-undo' });
  });

  test('what belongs together goes at once, what does not stays', () => {
    const two = after(begun(), [ANNA, write(1)], [ANNA, write(2)]);
    expect(takeBack(writing, two, ANNA)).toEqual({ ok: true, value: begun() });
    expect(takeBack(writing, two, BEN)).toEqual({ ok: false, problem: 'not-your-move' });
  });

  test('it ends at a seal, and at another’s move', () => {
    const rolled = after(begun(), [ANNA, write(1)], [ANNA, ROLL]);
    expect(takeBack(writing, rolled, ANNA)).toEqual({ ok: false, problem: 'sealed' });
    const on = after(rolled, [ANNA, write(3)], [ANNA, write(2)]);
    expect(takeBack(writing, on, ANNA)).toEqual({ ok: true, value: rolled });
    const passed = after(begun(), [ANNA, DONE], [ANNA, NO]);
    const bens = after(passed, [BEN, write(1)], [BEN, write(1)]);
    expect(takeBack(writing, bens, BEN)).toEqual({ ok: true, value: passed });
  });
});

describe('replay', () => {
  const match = after(begun(), [ANNA, ROLL], [ANNA, DONE], [ANNA, NO], [BEN, ROLL], [BEN, DONE], [BEN, NO]);

  test('the record alone gives the whole match again', () => {
    expect(replay(tiny, JSON.parse(JSON.stringify(match.record)))).toEqual({ ok: true, value: match });
  });

  test('to any step', () => {
    const steps = match.record.moves.map((_, step) => replay(tiny, match.record, step));
    expect(steps[0]).toEqual({ ok: true, value: begun() });
    expect(steps[3]).toEqual({
      ok: true,
      value: after(begun(), [ANNA, ROLL], [ANNA, DONE], [ANNA, NO]),
    });
  });

  test('an illegal move in the record is found with its step', () => {
    const moves = [...match.record.moves.slice(0, 2), [BEN, ROLL] as const];
    expect(replay(tiny, { ...match.record, moves })).toEqual({
      ok: false,
      problem: { step: 2, refusal: { rule: 'TY-3', reason: 'not-asked' } },
    });
  });
});
