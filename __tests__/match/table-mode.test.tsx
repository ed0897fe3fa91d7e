import { turnFor } from '@/components/match/table-mode';
import type { DeviceMoment } from '@/engine/core/device';
import { toSeat } from '@/engine/core/seat';

const moment = (type: DeviceMoment['type'], seat: number): DeviceMoment => ({
  type,
  seat: toSeat(seat),
  viewer: 'public',
});
const seats = (...of: readonly number[]) => of.map(toSeat);

test('the curtain and an open question turn to whoever they are for, wherever the bots sit', () => {
  const humans = seats(0, 2, 3);
  expect([0, 2, 3].map((seat) => turnFor(moment('curtain', seat), humans))).toEqual([0, 90, 270]);
  expect([0, 2, 3].map((seat) => turnFor(moment('open', seat), humans))).toEqual([0, 90, 270]);
});

test('what is one’s own is held in the hand, and so never turned', () => {
  expect(turnFor(moment('own', 3), seats(0, 3))).toBe(0);
  expect(turnFor(moment('seen', 3), seats(0, 3))).toBe(0);
});

test('while a bot moves, and once it is over, the table stays as it lies', () => {
  expect(turnFor(moment('bot', 1), seats(0, 3))).toBeNull();
  expect(turnFor({ type: 'over', seat: null, viewer: 'public' }, seats(0, 3))).toBeNull();
});

test('for somebody alone it is never turned', () => {
  expect(turnFor(moment('open', 3), seats(3))).toBe(0);
});
