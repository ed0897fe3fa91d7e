import { act, renderHook } from '@testing-library/react-native';

import { usePickedUp } from '@/components/kit/use-picked-up';
import { toSeat, type Viewer } from '@/engine/core/seat';

const ANNA = toSeat(0);

function seenBy(viewer: Viewer) {
  return renderHook(({ now }: { readonly now: Viewer }) => usePickedUp(now), {
    initialProps: { now: viewer },
  });
}

test('a board that opens for a player shows what he holds', () => {
  const { result, rerender } = seenBy(ANNA);
  expect(result.current.isFaceDown).toBe(false);
  rerender({ now: ANNA });
  expect(result.current.isFaceDown).toBe(false);
});

test('after the open table cards lie face down until they are picked up', () => {
  const { result, rerender } = seenBy(ANNA);
  rerender({ now: 'public' });
  expect(result.current.isFaceDown).toBe(false);
  rerender({ now: ANNA });
  expect(result.current.isFaceDown).toBe(true);
  act(() => result.current.pickUp());
  expect(result.current.isFaceDown).toBe(false);
});

test('they lie face down again after every open question', () => {
  const { result, rerender } = seenBy(ANNA);
  rerender({ now: 'public' });
  rerender({ now: ANNA });
  act(() => result.current.pickUp());
  rerender({ now: 'public' });
  rerender({ now: ANNA });
  expect(result.current.isFaceDown).toBe(true);
});

test('a board that was open from the beginning shows nothing unasked', () => {
  const { result, rerender } = seenBy('public');
  rerender({ now: ANNA });
  expect(result.current.isFaceDown).toBe(true);
});

test('picking up on the open table is not yet picking up for later', () => {
  const { result, rerender } = seenBy('public');
  act(() => result.current.pickUp());
  rerender({ now: ANNA });
  expect(result.current.isFaceDown).toBe(true);
});
