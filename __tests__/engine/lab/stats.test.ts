import { estimate, spread } from '@/engine/lab/stats';

describe('the confidence interval of a share', () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998), 857–872, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the published one', (part, whole, low, high) => {
    const interval = estimate(part, whole);
    expect(interval.share).toBe(part / whole);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('is as wide for none as for all', () => {
    expect(estimate(20, 20).low).toBeCloseTo(1 - estimate(0, 20).high, 12);
    expect(estimate(20, 20).high).toBe(1);
  });

  test('says nothing where nothing was counted', () => {
    expect(estimate(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

describe('the spread of numbers', () => {
  test.each([
    ['a single number', { 7: 1 }, [7, 7, 7, 7, 7]],
    ['two numbers', { 1: 1, 2: 1 }, [1, 1.25, 1.5, 1.75, 2]],
    ['1 to 5', { 5: 1, 3: 1, 1: 1, 2: 1, 4: 1 }, [1, 2, 3, 4, 5]],
    ['many of a kind', { 3: 98, 1: 1, 50: 1 }, [1, 3, 3, 3, 50]],
    ['negative ones', { '-10': 1, '-2': 1, 0: 1 }, [-10, -6, -2, -1, 0]],
  ])('of %s', (_, histogram, [min, lowerQuartile, median, upperQuartile, max]) => {
    expect(spread(histogram)).toMatchObject({ min, lowerQuartile, median, upperQuartile, max });
  });

  test('has mean and count', () => {
    expect(spread({ 2: 3, 10: 1 })).toMatchObject({ count: 4, mean: 4 });
  });

  test('of nothing is nothing', () => {
    expect(spread({})).toBeNull();
  });
});
