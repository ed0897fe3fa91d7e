import { at } from './list';

/**
 * Functions that `Math` has too, but of which no standard says what their last bit is: one engine reckons otherwise than
 * another, and a decision that hangs on it falls otherwise. These are made of sums, products and quotients, which
 * are the same everywhere: a power of two is taken out, and the rest is the plain series of the function.
 */

/** The logarithm of two: its first 32 bits, so that a whole number of it is exact, and what is missing then. */
const LN2_HIGH = 2977044472 / 4294967296;
const LN2_LOW = -4.2009150726810846e-11;

const MOST = 709.78;
const LEAST = -745.13;
/** With so many terms what is left out is less than a number can tell. */
const TERMS_OF_EXP = 16;
const LAST_ODD = 27;

export function exp(value: number): number {
  if (Number.isNaN(value)) return value;
  if (value > MOST) return Infinity;
  if (value < LEAST) return 0;
  const twos = Math.round(value / LN2_HIGH);
  const rest = value - twos * LN2_HIGH - twos * LN2_LOW;
  // 1 + r (1 + r/2 (1 + r/3 (…)))
  let sum = 1;
  for (let term = TERMS_OF_EXP; term >= 1; term -= 1) sum = 1 + (rest * sum) / term;
  return timesTwo(sum, twos);
}

/** Doubled, or halved, so many times. */
function timesTwo(value: number, times: number): number {
  const half = Math.trunc(times / 2);
  return value * wholePower(2, half) * wholePower(2, times - half);
}

const ROOT_OF_TWO = Math.sqrt(2);

/** The natural logarithm. */
export function log(value: number): number {
  if (Number.isNaN(value) || value < 0) return NaN;
  if (value === 0) return -Infinity;
  if (value === Infinity) return Infinity;
  let [rest, twos] = [value, 0];
  for (; rest >= ROOT_OF_TWO; rest /= 2) twos += 1;
  for (; rest < ROOT_OF_TWO / 2; rest *= 2) twos -= 1;
  // 2 (s + s³/3 + s⁵/5 + …)
  const s = (rest - 1) / (rest + 1);
  let sum = 0;
  for (let odd = LAST_ODD; odd >= 1; odd -= 2) sum = sum * s * s + 1 / odd;
  return twos * LN2_HIGH + (twos * LN2_LOW + 2 * s * sum);
}

/** A number to a power: by itself as often as it can be, and by its root and logarithm for what is over. */
export function power(base: number, exponent: number): number {
  const whole = Math.floor(exponent);
  if (whole < 0) return 1 / power(base, -exponent);
  const rest = exponent - whole;
  const product = wholePower(base, whole);
  if (rest === 0) return product;
  return product * (rest === 0.5 ? Math.sqrt(base) : exp(rest * log(base)));
}

function wholePower(base: number, exponent: number): number {
  let product = 1;
  let factor = base;
  for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product *= factor;
    factor *= factor;
  }
  return exponent < 0 ? 1 / product : product;
}

const logs: number[] = [-Infinity];

/** The logarithm of a whole number: the same few are asked for again and again. */
export function logOf(count: number): number {
  for (let next = logs.length; next <= count; next += 1) logs.push(log(next));
  return at(logs, count);
}
