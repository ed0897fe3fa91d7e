import { mapHeight, mapWidth } from '@/components/boards/materia-prima/art/hex';
import { GAP, HEADER, layoutFor, TABS, type Room } from '@/components/boards/materia-prima/layout';

const room = (width: number, height: number, more: Partial<Room> = {}): Room => ({
  width,
  height,
  textScale: 1,
  opponents: 3,
  ...more,
});

const SCREENS: readonly (readonly [string, Room])[] = [
  ['a phone', room(390, 844)],
  ['a long phone', room(412, 915)],
  ['a short phone', room(375, 667)],
  ['a small phone', room(320, 640)],
  ['a phone on its side', room(844, 390)],
  ['a small tablet', room(768, 1024)],
  ['a tablet', room(1180, 820)],
  ['large text', room(390, 844, { textScale: 2 })],
  ['large text on a small phone', room(320, 640, { textScale: 2 })],
];

test.each(SCREENS)('on %s the map lies in its window, and every hex is as large as a finger', (_, where) => {
  const { map } = layoutFor(where);
  expect(mapWidth(map.side)).toBeLessThanOrEqual(map.width);
  expect(mapHeight(map.side)).toBeLessThanOrEqual(map.height);
  expect(map.width).toBeLessThanOrEqual(where.width);
  // 46.6 wide as drawn; where the whole map is a little too small for that, it is shown whole.
  expect(Math.sqrt(3) * map.side * map.zoom).toBeGreaterThan(40);
});

test.each(SCREENS)('on %s everything fits below each other, or what does not fit scrolls', (_, where) => {
  const { arrangement, isScrolled, map, opponents, card, deed } = layoutFor(where);
  if (isScrolled || arrangement !== 'stack') return;
  const all = HEADER + opponents.height + map.height + TABS + card.height + deed.height + 4 * GAP;
  expect(all).toBeLessThanOrEqual(where.height);
});

test('map and stack share a wide screen, and nothing reaches beyond it', () => {
  for (const where of [room(1180, 820), room(844, 390), room(1366, 1024)]) {
    const { map, stack, card } = layoutFor(where);
    expect(map.width + stack.width).toBeLessThanOrEqual(where.width);
    expect(card.width).toBeLessThan(stack.width);
  }
});

test('a phone shows the whole map with hexes of 46 dp; the smallest one looks closer at first', () => {
  expect(layoutFor(room(390, 844)).map).toMatchObject({ zoom: 1 });
  expect(Math.sqrt(3) * layoutFor(room(390, 844)).map.side).toBeGreaterThan(46);
  expect(layoutFor(room(320, 640)).map.zoom).toBeGreaterThan(1.1);
});

test.each([
  ['below each other', room(430, 620, { isReplay: true }), 'stack'],
  ['side by side', room(660, 400, { isReplay: true }), 'beside'],
])('a replay shows the whole map and all else %s', (_, where, expected) => {
  const { arrangement, isScrolled, map, opponents } = layoutFor(where);
  expect([arrangement, map.zoom]).toEqual([expected, 1]);
  expect(map.height).toBeLessThanOrEqual(where.height);
  if (arrangement !== 'stack') return;
  expect(isScrolled).toBe(false);
  expect(HEADER + opponents.height + map.height + TABS + 4 * GAP).toBeLessThanOrEqual(where.height);
});
