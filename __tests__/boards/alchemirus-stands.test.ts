import { standsIn, STAND_GAP } from '@/components/boards/alchemirus/table/stands';

/** The breadth of the building at the left of a panel: see `stallWidth`. */
const buildingIn = (width: number, height: number) => 212 * Math.min(height * 0.0038, width * 0.0026) + 6;

test.each([
  ['the shop of a phone', 374, 290, 3],
  ['the shop of a phone, half empty', 374, 290, 2],
  ['the shop of a small phone', 304, 160, 3],
  ['a small stall beside another one', 184, 290, 1],
  ['a small stall on a small phone', 149, 160, 1],
  ['the shop of a tablet', 640, 290, 3],
])('%s shows every stand and both its prices', (_, width, height, count) => {
  const building = buildingIn(width, height);
  const { left, stand, rail } = standsIn({ width, height }, building, count);
  const across = count * Math.max(stand, rail) + (count - 1) * STAND_GAP;
  expect(left + across).toBeLessThanOrEqual(width);
  expect(stand).toBeGreaterThanOrEqual(48);
  expect(rail).toBeGreaterThanOrEqual(48);
  expect(left).toBeGreaterThanOrEqual(building * 0.5);
});
