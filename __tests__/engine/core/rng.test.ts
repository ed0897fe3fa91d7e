import { below, pick, rngFrom, shuffle, split, type Rng } from '@/engine/core/rng';

function draws(rng: Rng, count: number, sides: number): readonly number[] {
  const values: number[] = [];
  let state = rng;
  for (let index = 0; index < count; index += 1) {
    const drawn = below(state, sides);
    values.push(drawn.value);
    state = drawn.rng;
  }
  return values;
}

/** Sum of squared deviations over the expectation; for five degrees of freedom 20.5 is passed once in a thousand. */
function chiSquare(values: readonly number[], sides: number): number {
  const expected = values.length / sides;
  return Array.from({ length: sides }, (_, side) => values.filter((value) => value === side).length)
    .map((count) => (count - expected) ** 2 / expected)
    .reduce((sum, part) => sum + part, 0);
}

test('the same seed gives the same numbers, another seed others', () => {
  expect(draws(rngFrom(1), 20, 100)).toEqual(draws(rngFrom(1), 20, 100));
  expect(draws(rngFrom(1), 20, 100)).not.toEqual(draws(rngFrom(2), 20, 100));
});

test('drawing leaves the state it was drawn from as it was', () => {
  const rng = rngFrom(3);
  const copy = [...rng];
  below(rng, 6);
  shuffle(rng, [1, 2, 3]);
  expect(rng).toEqual(copy);
});

test('the state survives JSON', () => {
  const rng = below(rngFrom(4), 10).rng;
  expect(draws(JSON.parse(JSON.stringify(rng)), 10, 10)).toEqual(draws(rng, 10, 10));
});

test('all sides come up alike, also over neighbouring seeds', () => {
  expect(chiSquare(draws(rngFrom(5), 6000, 6), 6)).toBeLessThan(20.5);
  const firsts = Array.from({ length: 6000 }, (_, seed) => below(rngFrom(seed), 6).value);
  expect(chiSquare(firsts, 6)).toBeLessThan(20.5);
  const splits = Array.from({ length: 6000 }, (_, salt) => below(split(rngFrom(1), salt), 6).value);
  expect(chiSquare(splits, 6)).toBeLessThan(20.5);
});

test('all orders of three come up alike', () => {
  let rng = rngFrom(6);
  const orders = Array.from({ length: 6000 }, () => {
    const shuffled = shuffle(rng, [0, 1, 2]);
    rng = shuffled.rng;
    return ['012', '021', '102', '120', '201', '210'].indexOf(shuffled.value.join(''));
  });
  expect(chiSquare(orders, 6)).toBeLessThan(20.5);
});

test('picking from one is certain', () => {
  expect(pick(rngFrom(7), ['only']).value).toBe('only');
});
