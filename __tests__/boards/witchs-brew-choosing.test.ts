import {
  choiceOf,
  choiceWith,
  forbiddenIn,
  isFull,
  stillFree,
  toggled,
} from '@/components/boards/witchs-brew/touch/choosing';
import {
  choosingLayout,
  EDGE,
  GAP,
  LEAST_CARD,
  LEAST_COMPACT,
  STANDINGS,
  STRIP,
  trayHeight,
} from '@/components/boards/witchs-brew/table/choosing-layout';
import { ROLES, type Role } from '@/engine/games/witchs-brew/data';
import { choices } from '@/engine/games/witchs-brew/moves/legal';

const FIVE: readonly Role[] = ['monk', 'witch', 'wolf-keeper', 'alchemist', 'druid'];

describe('taking and putting back', () => {
  test('a touch takes a role, another puts it back', () => {
    const taken = toggled(toggled([], 'witch'), 'monk');
    expect(taken).toEqual(['witch', 'monk']);
    expect(toggled(taken, 'witch')).toEqual(['monk']);
  });

  test('a sixth role is not taken', () => {
    expect(isFull(FIVE)).toBe(true);
    expect(toggled(FIVE, 'wizard')).toBe(FIVE);
    expect(toggled(FIVE, 'witch')).toHaveLength(4);
  });

  test('it is counted how many are still to be taken', () => {
    expect([0, 1, 4, 5].map((count) => stillFree(FIVE.slice(0, count)))).toEqual([5, 4, 1, 0]);
  });
});

describe('the move', () => {
  test('there is none before five are taken', () => {
    expect(choiceOf(FIVE.slice(1))).toBeNull();
  });

  test('it names the roles in the order of the box, whatever the order of taking', () => {
    const move = choiceOf(FIVE);
    expect(move).toEqual({ type: 'choose', roles: ['wolf-keeper', 'witch', 'druid', 'alchemist', 'monk'] });
    expect(choices([])).toContainEqual(move);
  });
});

describe('forbidden roles', () => {
  test('are those of no legal choice', () => {
    expect(forbiddenIn(choices(['cutpurse', 'druid']))).toEqual(['druid', 'cutpurse']);
    expect(forbiddenIn(choices([]))).toEqual([]);
  });

  test.each([[[]], [['monk', 'witch']], [FIVE]] as const)(
    'are asked about in a whole choice: %j',
    (taken) => {
      const { roles } = choiceWith('cutpurse', taken);
      expect(roles).toHaveLength(5);
      expect(roles).toContain('cutpurse');
      expect(roles).toEqual(ROLES.filter((role) => roles.includes(role)));
    },
  );
});

describe('the layout', () => {
  const at = (width: number, height: number, textScale = 1) => choosingLayout({ width, height, textScale });

  test.each([
    [390, 763],
    [390, 844],
    [360, 740],
    [412, 850],
    [430, 932],
    [820, 1180],
    [844, 390],
    [1180, 820],
    [1024, 768],
  ])('shows all twelve at once at %d × %d', (width, height) => {
    const { isScrolling, card } = at(width, height);
    expect(isScrolling).toBe(false);
    expect(card).toBeGreaterThanOrEqual(LEAST_CARD);
  });

  test.each([
    [320, 640, 2],
    [390, 844, 2],
    [667, 375, 1],
    [844, 390, 2],
  ])('scrolls readable cards at %d × %d and text × %d', (width, height, scale) => {
    const { isScrolling, card, columns, side, arrangement } = at(width, height, scale);
    expect(isScrolling).toBe(true);
    expect(card).toBeGreaterThanOrEqual(LEAST_CARD);
    const room = arrangement === 'stack' ? side : width - side;
    expect(columns * card).toBeLessThanOrEqual(room);
  });

  test.each([
    [320, 568, true],
    [320, 640, false],
    [360, 640, false],
  ])(
    'on a small phone of %d × %d all twelve come first, and what is for sale below them',
    (width, height, isLow) => {
      const { isCompact, isScrolling, areStandingsBelow, card, columns, side, trayCard } = at(width, height);
      expect([isCompact, isScrolling, areStandingsBelow]).toEqual([true, true, isLow]);
      expect(card).toBeGreaterThanOrEqual(LEAST_COMPACT);
      expect(columns * card).toBeLessThanOrEqual(side);
      const rows = ROLES.length / columns;
      const cards = rows * card * 1.4 + (rows - 1) * GAP;
      const standings = isLow ? 0 : STANDINGS + GAP;
      const foot = STRIP + trayHeight(trayCard) + 54;
      expect(cards).toBeLessThanOrEqual(height - 50 - standings - foot - 2 * EDGE - 5 * GAP);
    },
  );

  test('five cards fit in the tray', () => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1180, 820],
    ] as const) {
      const { trayCard, side } = at(width, height);
      expect(5 * trayCard).toBeLessThan(side);
    }
  });

  test('tray and explanation lie beside the cards where it is wider than high', () => {
    expect(at(844, 390).arrangement).toBe('beside');
    expect(at(1180, 820).arrangement).toBe('beside');
    expect(at(820, 1180).arrangement).toBe('stack');
    expect(at(390, 844).arrangement).toBe('stack');
  });
});
