import type { Room } from '@/components/kit/shell/arrangement';
import { layoutFor, type Layout } from '@/components/boards/witchs-brew/layout';

const ROOMS: readonly (readonly [string, Omit<Room, 'opponents'>, Layout['arrangement']])[] = [
  ['a small phone', { width: 320, height: 568, textScale: 1 }, 'stack'],
  ['a narrow phone', { width: 320, height: 640, textScale: 1 }, 'stack'],
  ['a phone', { width: 390, height: 844, textScale: 1 }, 'stack'],
  ['a large phone', { width: 430, height: 932, textScale: 1 }, 'stack'],
  ['a small tablet', { width: 768, height: 1024, textScale: 1 }, 'stack'],
  ['a phone on its side', { width: 844, height: 390, textScale: 1 }, 'beside'],
  ['a small phone on its side', { width: 667, height: 375, textScale: 1 }, 'beside'],
  ['a tablet', { width: 1180, height: 820, textScale: 1 }, 'panes'],
  ['a desk', { width: 1600, height: 1000, textScale: 1 }, 'panes'],
];

const every = ROOMS.flatMap(([name, room, arrangement]) =>
  [2, 3, 4].map((opponents) => [name, opponents, layoutFor({ ...room, opponents }), arrangement] as const),
);

/** Everything of the workshop, one below the other. */
function heightOf({ header, signs, shelf, hearth, isBroad, spell }: Layout): number {
  const row = Math.max((signs.height ?? 0) + signs.chain, isBroad ? spell.width * 1.4 : 0);
  const shelves = isBroad ? shelf.pitch : Math.max(2 * shelf.pitch, spell.width * 1.4);
  return header.height + row + shelves + hearth.height;
}

test.each(every)('%s with %i others is laid out as it should be', (_, __, layout, arrangement) => {
  expect(layout.arrangement).toBe(arrangement);
  expect(layout.isScrolled).toBe(false);
});

test.each(every)('%s with %i others has room for the whole workshop and a bench', (_, __, layout) => {
  expect(heightOf(layout)).toBeLessThanOrEqual(layout.workshop.height + 1);
  const isStack = layout.arrangement === 'stack';
  expect(layout.workshop.height + (isStack ? layout.bench.height : 0)).toBe(layout.height);
  expect(layout.workshop.width + (isStack ? 0 : layout.bench.width)).toBe(layout.width);
});

test.each(every)('%s shows %i signs side by side, none out of sight', (_, opponents, layout) => {
  const { signs, workshop, spell, isBroad } = layout;
  expect(signs.isScrolled).toBe(false);
  const across = opponents * signs.width + (opponents - 1) * 6 + 16 + (isBroad ? spell.width + 16 : 0);
  expect(across).toBeLessThanOrEqual(workshop.width);
  expect(signs.width).toBeGreaterThanOrEqual(70);
});

test.each(every)('%s with %i others keeps what is touched large enough', (_, __, layout) => {
  const pot = 152 * layout.hearth.scale;
  expect(Math.min(pot, layout.workshop.width / 3)).toBeGreaterThanOrEqual(60);
  expect(layout.bench.button).toBeGreaterThanOrEqual(48);
  expect(layout.header.height).toBeGreaterThanOrEqual(48);
  expect(layout.bench.jar.width).toBeGreaterThanOrEqual(28);
});

test.each(every)('%s with %i others keeps card, jars, coins and cards on the bench', (_, __, layout) => {
  const { card, jar, width } = layout.bench;
  expect(card + 3 * (jar.width + 6)).toBeLessThan(width);
});

test('with very large text signs are wide and move sideways, and the whole screen scrolls', () => {
  const layout = layoutFor({ width: 390, height: 844, textScale: 2, opponents: 3 });
  expect(layout).toMatchObject({ isLargeText: true, isScrolled: true });
  expect(layout.signs).toMatchObject({ isScrolled: true, height: null });
});

test('a screen that is too low scrolls too', () => {
  expect(layoutFor({ width: 360, height: 480, textScale: 1, opponents: 3 }).isScrolled).toBe(true);
});

test('only where there is room do the stacks hang on a line', () => {
  expect(layoutFor({ width: 1180, height: 820, textScale: 1, opponents: 3 }).hearth.card).toBeGreaterThan(40);
  expect(layoutFor({ width: 390, height: 844, textScale: 1, opponents: 3 }).hearth.card).toBeNull();
  expect(layoutFor({ width: 844, height: 390, textScale: 1, opponents: 3 }).hearth.card).toBeNull();
});

test('a narrow phone has room for a question of three lines above its answers', () => {
  expect(layoutFor({ width: 320, height: 640, textScale: 1, opponents: 2 }).bench.height).toBe(248);
});
