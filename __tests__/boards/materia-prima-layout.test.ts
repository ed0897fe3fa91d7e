import { mapHeight, mapWidth } from '@/components/boards/materia-prima/art/hex';
import { GAP, HEADER, layoutFor, PAD, TABS, tabsIn } from '@/components/boards/materia-prima/layout';
import {
  figureUnder,
  nameSide,
  nameTop,
  pipRow,
  standers,
  type Foot,
  type NameSide,
  type Stander,
} from '@/components/boards/materia-prima/map/map-standing';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import type { FigureId } from '@/engine/games/materia-prima/state';

import { ANNA, hex, scenario, type Sketch } from '../engine/materia-prima/scenario';
import type { Room } from '@/components/kit/shell/arrangement';
import { roomOf } from './room-of';

const SCREENS: readonly (readonly [string, Room])[] = [
  ['a phone', roomOf(390, 844)],
  ['a long phone', roomOf(412, 915)],
  ['a short phone', roomOf(375, 667)],
  ['a small phone', roomOf(320, 640)],
  ['a phone on its side', roomOf(844, 390)],
  ['a small tablet', roomOf(768, 1024)],
  ['a tablet', roomOf(1180, 820)],
  ['large text', roomOf(390, 844, { textScale: 2 })],
  ['large text on a small phone', roomOf(320, 640, { textScale: 2 })],
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
  for (const where of [roomOf(1180, 820), roomOf(844, 390), roomOf(1366, 1024)]) {
    const { map, stack, card } = layoutFor(where);
    expect(map.width + stack.width).toBeLessThanOrEqual(where.width);
    expect(card.width).toBeLessThan(stack.width);
  }
});

test('a phone shows the whole map with hexes of 46 dp; the smallest one looks closer at first', () => {
  expect(layoutFor(roomOf(390, 844)).map).toMatchObject({ zoom: 1 });
  expect(Math.sqrt(3) * layoutFor(roomOf(390, 844)).map.side).toBeGreaterThan(46);
  expect(layoutFor(roomOf(320, 640)).map.zoom).toBeGreaterThan(1.1);
});

test.each([
  ['below each other', roomOf(430, 620, { isReplay: true }), 'stack'],
  ['side by side', roomOf(660, 400, { isReplay: true }), 'beside'],
])('a replay shows the whole map and all else %s', (_, where, expected) => {
  const { arrangement, isScrolled, map, opponents } = layoutFor(where);
  expect([arrangement, map.zoom]).toEqual([expected, 1]);
  expect(map.height).toBeLessThanOrEqual(where.height);
  if (arrangement !== 'stack') return;
  expect(isScrolled).toBe(false);
  expect(HEADER + opponents.height + map.height + TABS + 4 * GAP).toBeLessThanOrEqual(where.height);
});

test.each(SCREENS)('on %s all figures have their place beside what one keeps to oneself', (_, where) => {
  const { width } = layoutFor(where).stack;
  for (const figures of [1, 2, 3, 4]) {
    const { gap, tab, opener } = tabsIn(width, figures);
    expect(2 * PAD + figures * (tab + gap) + 3 * opener + 2 * gap).toBeLessThanOrEqual(width);
    expect([tab >= 36, opener >= 44]).toEqual([true, true]);
  }
});

test.each(SCREENS.filter(([, { textScale }]) => textScale === 1))(
  'on %s all opponents are in sight: side by side, or on a tablet each in a row of his own',
  (_, where) => {
    const { arrangement, opponents, stack } = layoutFor(where);
    const abreast = arrangement === 'panes' ? 1 : 3;
    expect(abreast * opponents.width + (abreast - 1) * GAP + 2 * PAD).toBeLessThanOrEqual(stack.width);
    expect((3 / abreast) * opponents.height).toBeLessThanOrEqual(where.height / 4);
  },
);

describe('who shares a hex', () => {
  const HELPERS = ['mud-porter', 'rust-imp', 'puddling'] as const;
  /** So many on one hex, with their tower or without. */
  const crowd = (count: number, isHome: boolean) => {
    const place = isHome ? 'E4' : 'E6';
    const sketch: Sketch = {
      players: [
        {
          alchemist: 'sejlon',
          home: 'E4',
          at: place,
          homunculi: HELPERS.slice(0, count - 1).map((id) => [id, place] as const),
        },
        { alchemist: 'wilka', home: 'H4' },
      ],
    };
    const view = materiaPrima.view(scenario(sketch), ANNA);
    const figures = standers(view).filter(
      (one): one is Extract<Stander, { readonly type: 'figure' }> =>
        one.type === 'figure' && one.hex === hex(place),
    );
    return { view, place: hex(place), figures };
  };
  const CROWDS = [2, 3, 4].flatMap((count) => [false, true].map((isHome) => [count, isHome] as const));

  test.each(CROWDS)('of %i (at home: %s) everybody is seen down to the belt', (count, isHome) => {
    const { figures } = crowd(count, isHome);
    expect(figures).toHaveLength(count);
    figures.forEach(({ foot: [x, y], scale }, index) => {
      const belt = y - 0.55 * scale;
      for (const nearer of figures.slice(index + 1)) {
        const isCovered =
          Math.abs(nearer.foot[0] - x) < 0.4 * nearer.scale && nearer.foot[1] - 1.2 * nearer.scale < belt;
        expect(isCovered).toBe(false);
      }
    });
  });

  test.each(CROWDS)('of %i (at home: %s) each is met by a finger on his body', (count, isHome) => {
    const { view, place, figures } = crowd(count, isHome);
    const met = figures.map(({ foot: [x, y], scale }): FigureId | null =>
      figureUnder(view, place, [x, y - 0.6 * scale]),
    );
    expect(met).toEqual(figures.map(({ figure }) => figure.id));
  });

  test('who stands alone is as large as ever, and his hex is touched as a whole', () => {
    const { view, place, figures } = crowd(1, false);
    expect(figures.map(({ scale, isCrowded }) => [scale, isCrowded])).toEqual([[1, false]]);
    expect(figureUnder(view, place, [0, 0])).toBeNull();
  });
});

describe('the name of a city', () => {
  const NAME = { width: 3.2, height: 0.55 };
  const at = (place: string, foot: Foot): Stander => ({
    type: 'figure',
    seat: ANNA,
    figure: { id: 'sejlon', hex: hex(place), load: [], actions: 0, extras: [] },
    hex: hex(place),
    foot,
    scale: 1,
    isCrowded: false,
  });

  test('stands under it, unless it would hide those who stand below', () => {
    expect(nameSide([], hex('E5'), NAME)).toBe('under');
    expect(nameSide([at('F5', [0, 0.44])], hex('E5'), NAME)).toBe('over');
    expect(nameSide([at('D5', [0, 0.44])], hex('E5'), NAME)).toBe('under');
    expect(nameTop('over')).toBeLessThan(nameTop('under'));
  });

  test('lies under no flames, on its own hex and round it', () => {
    const FLAMES = 0.9;
    const [foot, head] = [pipRow(hex('E5'), FLAMES, []), -0.74];
    expect(foot).toBeGreaterThan(0);
    const named = (side: NameSide) => [{ hex: hex('E5'), side, ...NAME }];
    expect(pipRow(hex('E5'), FLAMES, named('under'))).toBe(head);
    expect(pipRow(hex('E5'), FLAMES, named('over'))).toBe(foot);
    for (const above of ['D5', 'D6']) {
      expect(pipRow(hex(above), FLAMES, named('over'))).toBe(head);
      expect(pipRow(hex(above), FLAMES, named('under'))).toBe(foot);
    }
    expect(pipRow(hex('A1'), FLAMES, named('under'))).toBe(foot);
  });
});
