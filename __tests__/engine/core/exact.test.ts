import { exp, log, power } from '@/engine/core/exact';

const SAMPLES = Array.from({ length: 400 }, (_, index) => (index - 200) / 9.7);

test('exp and log come as near as a number can tell', () => {
  for (const value of SAMPLES) {
    expect(Math.abs(exp(value) / Math.exp(value) - 1)).toBeLessThan(1e-15);
    if (value > 0) expect(Math.abs(log(value) - Math.log(value))).toBeLessThan(1e-15);
  }
});

test('powers by wholes, halves and other parts', () => {
  expect([power(2, 10), power(4, 1.5), power(0.5, 0), power(0, 3), power(2, -2)]).toEqual([
    1024, 8, 1, 0, 0.25,
  ]);
  for (const value of SAMPLES.filter((one) => one > 0)) {
    expect(Math.abs(power(0.84, value) / Math.pow(0.84, value) - 1)).toBeLessThan(1e-14);
  }
});

/** To the last bit: on any engine the same. */
test.each([
  [exp(0.5), 1.6487212707001282],
  [exp(-7.3), 0.0006755387751938444],
  [exp(33.3), 289738526663660.5],
  [log(2), 0.6931471805599453],
  [log(226), 5.420534999272286],
  [power(0.85, 1.5), 0.7836612788698955],
  [power(0.84, 2.6), 0.6355154948076736],
])('%d is %d', (value, known) => expect(value).toBe(known));

test('at the edges', () => {
  expect([exp(0), exp(1e-30), exp(800), exp(-800), log(1), log(0)]).toEqual([
    1,
    1,
    Infinity,
    0,
    0,
    -Infinity,
  ]);
  expect([exp(NaN), log(-1), log(NaN)]).toEqual([NaN, NaN, NaN]);
  expect(log(Infinity)).toBe(Infinity);
});
