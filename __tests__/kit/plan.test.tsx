import { act, renderHook } from '@testing-library/react-native';

import { nextStep, type Step } from '@/components/kit/plan/plan';
import { usePlan } from '@/components/kit/plan/use-plan';
import { ask, type Ask } from '@/engine/core/agenda';
import { isAlike } from '@/engine/core/alike';
import { toSeat } from '@/engine/core/seat';

interface Move {
  readonly type: string;
  readonly card?: string;
}

const ANNA = toSeat(0);
const BEN = toSeat(1);
const BUILD: Move = { type: 'build' };
const pay = (card: string): Move => ({ type: 'pay', card });
const STEPS: readonly Step<Move>[] = [
  { answers: 'build', move: BUILD },
  { answers: 'pay', move: pay('horten') },
  { answers: 'pay', move: pay('domo') },
];

describe('how a plan goes on', () => {
  const rest = STEPS.slice(1);

  test('with the legal move that says the same, when its question is asked', () => {
    const legal = pay('horten');
    expect(nextStep(rest, { question: 'pay', moves: [pay('domo'), legal] })).toEqual({
      type: 'play',
      move: legal,
      rest: rest.slice(1),
    });
  });

  test('not at all while somebody else is asked, or while something is shown', () => {
    expect(nextStep(rest, { question: null, moves: [pay('horten')] })).toEqual({ type: 'wait' });
    expect(nextStep(rest, { question: 'pay', moves: [] })).toEqual({ type: 'wait' });
  });

  test('it is dropped if something else is asked, if the step is not legal, and at its end', () => {
    expect(nextStep(rest, { question: 'end', moves: [pay('horten')] })).toEqual({ type: 'drop' });
    expect(nextStep(rest, { question: 'pay', moves: [pay('domo')] })).toEqual({ type: 'drop' });
    expect(nextStep([], { question: 'pay', moves: [pay('domo')] })).toEqual({ type: 'drop' });
  });
});

test('moves are the same if they say the same, in whatever order', () => {
  expect(isAlike({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  expect(isAlike({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isAlike({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isAlike(null, {})).toBe(false);
});

const asking = (type: string, seat = ANNA): Ask<{ readonly type: string }> => ask(seat, { type });

function planning() {
  const onMove = jest.fn<void, [Move]>();
  const first = { asked: asking('build'), moves: [BUILD] as readonly Move[], onMove };
  const hook = renderHook(usePlan<Move>, { initialProps: first });
  const askNext = (type: string, moves: readonly Move[], seat = ANNA) =>
    hook.rerender({ asked: asking(type, seat), moves, onMove });
  const made = () => onMove.mock.calls.map(([move]) => move);
  return { ...hook, first, askNext, made };
}

describe('a plan that is carried out', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('plays each step once, when it is asked for', () => {
    const { result, askNext, made } = planning();
    act(() => result.current.carryOut(STEPS));
    expect(made()).toEqual([BUILD]);
    expect(result.current.isUnderWay).toBe(true);
    askNext('pay', [pay('horten'), pay('domo')]);
    askNext('pay', [pay('domo')]);
    expect(made()).toEqual([BUILD, pay('horten'), pay('domo')]);
    askNext('end', [{ type: 'done' }]);
    expect(made()).toHaveLength(3);
    expect(result.current.isUnderWay).toBe(false);
  });

  test('waits while others answer, and goes on after them', () => {
    const { result, askNext, made } = planning();
    act(() => result.current.carryOut(STEPS));
    askNext('pay', [pay('horten')], BEN);
    expect(made()).toEqual([BUILD]);
    askNext('pay', [pay('horten')]);
    expect(made()).toEqual([BUILD, pay('horten')]);
  });

  test('is dropped when the table turns out otherwise: then the player is asked', () => {
    const { result, askNext, made } = planning();
    act(() => result.current.carryOut(STEPS));
    askNext('build', [BUILD]);
    askNext('pay', [pay('horten')]);
    expect(made()).toEqual([BUILD]);
    expect(result.current.isUnderWay).toBe(false);
  });

  test('a step that is never taken does not hold up the player', () => {
    const { result } = planning();
    act(() => result.current.carryOut(STEPS));
    act(() => jest.advanceTimersByTime(4100));
    expect(result.current.isUnderWay).toBe(false);
  });

  test('is not begun again when the same is asked once more', () => {
    const { result, rerender, first, made } = planning();
    act(() => result.current.carryOut(STEPS));
    rerender({ ...first, moves: [BUILD] });
    expect(made()).toEqual([BUILD]);
  });
});
