import { GAP, HEADER_ROW, layoutFor, PAD, SEAM, tileIn } from '@/components/boards/kazaam/layout';
import { roomOf } from './room-of';

test.each([
  ['a phone upright', roomOf(390, 770), 'stack'],
  ['a small phone', roomOf(320, 548), 'stack'],
  ['a phone on its side', roomOf(844, 370), 'beside'],
  ['a small tablet upright', roomOf(744, 1100), 'stack'],
  ['a tablet on its side', roomOf(1180, 796), 'panes'],
  ['a tablet upright', roomOf(1024, 1340), 'panes'],
  ['a small window of a desktop', roomOf(600, 560), 'stack'],
])('%s', (_, given, arrangement) => {
  expect(layoutFor(given).arrangement).toBe(arrangement);
});

const WIDTHS = [320, 360, 390, 430, 600, 744, 839];
const HEIGHTS = [480, 568, 640, 770, 900, 1100];

test.each(WIDTHS.flatMap((width) => HEIGHTS.map((height) => [width, height] as const)))(
  'board and bench fit into a width of %i at a height of %i, and every place can be touched',
  (width, height) => {
    const layout = layoutFor(roomOf(width, height));
    if (layout.arrangement !== 'stack') return;
    expect(layout.board + GAP + layout.bench.width).toBeLessThanOrEqual(width - 2 * PAD);
    expect(tileIn(layout.board)).toBeGreaterThanOrEqual(48);
    expect(layout.bench.width).toBeGreaterThanOrEqual(48);
    expect(layout.hand.tile).toBeGreaterThanOrEqual(48);
  },
);

/** Head, opponents, glasses and buttons as they are drawn on a low screen, with the gaps between them. */
const AROUND = { head: 54, opponents: 84, bar: 62, gaps: 6 * GAP };

test.each([
  [320, 568],
  [360, 568],
  [320, 600],
])('on a low phone of %i × %i the whole hand is in sight', (width, height) => {
  const { board, bench, hand, vessels } = layoutFor(roomOf(width, height));
  const shelf = vessels.glass * 1.1 + 16;
  const others = AROUND.head + AROUND.opponents + shelf + AROUND.bar + AROUND.gaps;
  expect(others + board + hand.height).toBeLessThanOrEqual(height + 1);
  const column = 4 * 48 + 3 * GAP;
  expect(bench.isSquare ? 2 * 48 + GAP : column).toBeLessThanOrEqual(board);
});

test.each([
  [840, 600],
  [1024, 768],
  [1180, 820],
  [1366, 1024],
  [1920, 1080],
])('panes of %i × %i hold bench, board and shelf', (width, height) => {
  const { main, side, bench, board, vessels, hand, bar } = layoutFor(roomOf(width, height));
  expect(main + SEAM + side).toBe(width);
  expect(bench.width + board + vessels.width + 2 * GAP).toBeLessThanOrEqual(main - 2 * PAD);
  expect(hand.width + bar + GAP).toBeLessThanOrEqual(main - 2 * PAD);
});

test('a phone on its side holds everything beside the board', () => {
  for (const [width, height] of [
    [667, 375],
    [740, 360],
    [844, 390],
    [932, 430],
  ] as const) {
    const { main, side, board } = layoutFor(roomOf(width, height));
    expect(main + side + 4 * PAD).toBe(width);
    expect(side).toBeGreaterThanOrEqual(HEADER_ROW);
    expect(board).toBeLessThanOrEqual(height);
  }
});

test('at twice the size of text the bench goes below the board', () => {
  const layout = layoutFor(roomOf(320, 640, { textScale: 2 }));
  expect(layout.isLargeText).toBe(true);
  expect(layout.board).toBe(320 - 2 * PAD);
  expect(layout.opponents.columns).toBe(1);
});

test.each([
  ['a phone', 370, 510],
  ['a phone on its side', 480, 330],
  ['a tablet', 800, 740],
])('a replay on %s gives the board what bench, hand and buttons leave', (_, width, height) => {
  const played = layoutFor(roomOf(width, height));
  const replayed = layoutFor(roomOf(width, height, { isReplay: true }));
  expect(replayed.arrangement).toBe('replay');
  expect(replayed.board).toBeGreaterThanOrEqual(played.board);
  expect(replayed.board).toBeLessThanOrEqual(width - 2 * PAD);
});

test('a replay that lies on its side has the board beside all else', () => {
  const { arrangement, board, side } = layoutFor(roomOf(660, 400, { isReplay: true }));
  expect(arrangement).toBe('replay');
  expect(board + side + 3 * PAD).toBe(660);
  expect(board).toBeGreaterThan(360);
});

test.each([
  [320, 568],
  [390, 770],
  [430, 900],
  [667, 375],
  [844, 370],
  [600, 560],
])('all opponents are in sight at once on %i × %i, however many', (width, height) => {
  for (const opponents of [1, 2, 3, 4]) {
    const { main, side, opponents: row, arrangement } = layoutFor(roomOf(width, height, { opponents }));
    const room = arrangement === 'beside' ? side : main;
    expect(row.columns).toBe(opponents);
    expect(opponents * row.width + (opponents - 1) * GAP).toBeLessThanOrEqual(room);
    expect(row.width).toBeGreaterThanOrEqual(70);
  }
});

test('panes that fit are not scrolled, so that nothing is cut off that is carried from one to the other', () => {
  expect(layoutFor(roomOf(844, 370)).isScrolled).toBe(false);
  expect(layoutFor(roomOf(1180, 796)).isScrolled).toBe(false);
  expect(layoutFor(roomOf(667, 320)).isScrolled).toBe(true);
  expect(layoutFor(roomOf(1180, 796, { textScale: 2 })).isScrolled).toBe(true);
});
