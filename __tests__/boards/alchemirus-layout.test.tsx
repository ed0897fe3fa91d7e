import { rowOf } from '@/components/boards/alchemirus/table/row';
import { FAME_HEIGHT } from '@/components/boards/alchemirus/art/fame-plan';
import { miniColumns } from '@/components/boards/alchemirus/art/mini-plan';
import {
  BAR,
  FAME_AIR,
  GAP,
  HEADER,
  layoutFor,
  PAD,
  PANEL_WORDS,
  PILES,
} from '@/components/boards/alchemirus/layout';
import { gridOf, shareOf } from '@/components/boards/alchemirus/table/pay-table';
import { roomOf } from './room-of';

const SIZES = [
  ['phone', roomOf(390, 844)],
  ['phone with a notch', roomOf(393, 852 - 93)],
  ['large phone', roomOf(430, 932)],
  ['small phone', roomOf(320, 568)],
  ['phone on its side', roomOf(844, 390)],
  ['small phone on its side', roomOf(667, 375)],
  ['small tablet', roomOf(768, 1024)],
  ['tablet', roomOf(1180, 820)],
  ['large tablet upright', roomOf(1024, 1366)],
  ['desktop', roomOf(1920, 1080)],
] as const;

describe.each(SIZES)('%s', (_, size) => {
  const layout = layoutFor(size);

  test('nothing is wider than its pane', () => {
    const { ring, bank, upper, lower, estate, hand, fame } = layout;
    const across = bank.shape === 'column' ? ring + bank.width : Math.max(ring, 5 * bank.width);
    expect(across).toBeLessThanOrEqual(upper.width);
    expect(estate.width).toBeLessThanOrEqual(lower.width);
    expect(hand.width).toBeLessThanOrEqual(lower.width);
    expect(fame).toBeLessThanOrEqual(Math.max(upper.width, lower.width));
  });

  test('the Spirit’s places can be told apart by a finger', () => {
    expect(layout.ring).toBeGreaterThanOrEqual(230);
  });

  test('what does not scroll is not higher than the screen', () => {
    if (layout.isScrolled || layout.arrangement !== 'stack') return;
    const { ring, bank, opponents, estate, hand } = layout;
    const beside = Math.max(ring, 5 * bank.height + PILES);
    const whole =
      HEADER + opponents.height + FAME_HEIGHT - 2 * FAME_AIR + beside + estate.height + hand.height + BAR;
    expect(whole).toBeLessThanOrEqual(size.height);
  });
});

test('from 840 on there are two panes; below that one, or two on a phone on its side', () => {
  expect(layoutFor(roomOf(840, 600)).arrangement).toBe('panes');
  expect(layoutFor(roomOf(839, 1000)).arrangement).toBe('stack');
  expect(layoutFor(roomOf(844, 390)).arrangement).toBe('beside');
});

test('a phone of today shows everything at once', () => {
  expect(layoutFor(roomOf(390, 844 - 81)).isScrolled).toBe(false);
  expect(layoutFor(roomOf(393, 852 - 93)).isScrolled).toBe(false);
});

describe.each(SIZES)('everybody else on a %s', (_, { width, height }) => {
  test.each([1, 2, 3])('is in sight, of %i', (opponents) => {
    const { opponents: others, upper, ring } = layoutFor(roomOf(width, height, { opponents }));
    if (others.shape === 'corners') return expect(2 * others.width).toBeLessThanOrEqual(ring);
    expect(others.shape).toBe('row');
    expect(opponents * others.width + (opponents - 1) * GAP).toBeLessThanOrEqual(upper.width);
    return expect(others.height).toBeGreaterThanOrEqual(48);
  });
});

test('with large text the others stand one below the other, none beyond the edge', () => {
  const { opponents, upper } = layoutFor(roomOf(320, 640, { opponents: 3, textScale: 2 }));
  expect(opponents.shape).toBe('column');
  expect(opponents.width).toBeLessThanOrEqual(upper.width);
});

test('on a tablet the estates of others can be read', () => {
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [768, 1024],
  ] as const) {
    const { opponents } = layoutFor(roomOf(width, height, { opponents: 3 }));
    expect(opponents.hasEstates).toBe(true);
    const room = { width: opponents.width - 2 * PAD, height: opponents.height - PANEL_WORDS };
    const { columns, width: across } = miniColumns(room);
    expect(across / columns).toBeGreaterThanOrEqual(34);
  }
});

test('on a phone on its side, and on a tablet, nothing is scrolled: pieces go from pane to pane', () => {
  for (const [width, height] of [
    [844, 390],
    [1180, 820],
  ] as const) {
    const { isPaneScrolled } = layoutFor(roomOf(width, height, { opponents: 3 }));
    expect(isPaneScrolled).toEqual({ upper: false, lower: false });
  }
});

test('with large text everything scrolls', () => {
  expect(layoutFor(roomOf(390, 844, { textScale: 2 })).isScrolled).toBe(true);
  expect(layoutFor(roomOf(390, 844)).isScrolled).toBe(false);
});

describe('a replay, where nothing is to be done', () => {
  const replay = (width: number, height: number) => layoutFor(roomOf(width, height, { isReplay: true }));
  const fame = FAME_HEIGHT - 2 * FAME_AIR;

  test.each([370, 400, 430, 480, 520])('%i wide shows ring, bank and estate at once', (width) => {
    const { isScrolled, arrangement, ring, bank, opponents, estate, hand } = replay(width, 620);
    const beside = Math.max(ring, 5 * bank.height + PILES);
    expect([isScrolled, arrangement, hand.height]).toEqual([false, 'stack', 0]);
    expect(HEADER + opponents.height + fame + beside + estate.height).toBeLessThanOrEqual(620);
  });

  test('beside the controls they stand side by side', () => {
    const { isScrolled, arrangement, ring, bank, opponents, estate } = replay(660, 400);
    expect([isScrolled, arrangement]).toEqual([false, 'beside']);
    expect(HEADER + Math.max(ring, 5 * bank.height + PILES)).toBeLessThanOrEqual(400);
    expect(fame + opponents.height + estate.height).toBeLessThanOrEqual(400);
  });
});

describe('the hand', () => {
  test('lies side by side, overlaps, and then scrolls, but never hides a card', () => {
    expect(rowOf(3, 67, 374).step).toBeGreaterThanOrEqual(67);
    expect(rowOf(8, 67, 374)).toMatchObject({ isScrolled: false });
    expect(rowOf(14, 67, 374).isScrolled).toBe(true);
    expect(rowOf(14, 67, 374).step).toBeGreaterThanOrEqual(42);
  });

  test('while cards are marked all of them lie in the room there is', () => {
    for (let count = 1; count <= 12; count++) {
      const { columns, card, height } = gridOf(count, 374, 312);
      expect(columns * card).toBeLessThanOrEqual(374);
      expect(height).toBeLessThanOrEqual(330);
      expect(card).toBeGreaterThanOrEqual(48);
    }
  });

  test('no card lies alone in the last row if that costs little', () => {
    expect(gridOf(9, 374, 312).columns).toBe(5);
  });

  test('sockets and cards share the room', () => {
    const layout = layoutFor(roomOf(390, 844));
    const { table, grid } = shareOf(layout, 9);
    expect(table + grid.height).toBeLessThanOrEqual(layout.pay.height + PAD);
  });
});
