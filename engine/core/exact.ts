/**
 * Functions that `Math` has too, but of which no standard says what their last bit is: one engine reckons otherwise than
 * another, and a decision that hangs on it falls otherwise. These are made of sums, products and quotients, which
 * are the same everywhere. The series are those of FreeBSD's msun (fdlibm).
 */

const LN2 = 0.6931471805599453;
const LN2_HIGH = 6.9314718036912381649e-1;
const LN2_LOW = 1.90821492927058770002e-10;
const PER_LN2 = 1.442695040888963387;

const MOST = 709.782712893384;
const LEAST = -745.1332191019411;
/** Below this the series are longer than a number can tell. */
const TINY = 1 / (1 << 28);

export function exp(value: number): number {
  if (Number.isNaN(value)) return value;
  if (value > MOST) return Infinity;
  if (value < LEAST) return 0;
  if (Math.abs(value) < TINY) return 1 + value;
  if (Math.abs(value) <= LN2 / 2) {
    const c = series(value);
    return 1 - ((value * c) / (c - 2) - value);
  }
  const twos = Math.trunc(PER_LN2 * value + (value < 0 ? -0.5 : 0.5));
  const high = value - twos * LN2_HIGH;
  const low = twos * LN2_LOW;
  const rest = high - low;
  const c = series(rest);
  return timesTwo(1 - (low - (rest * c) / (2 - c) - high), twos);
}

/** Of what is left of an exponent when all powers of two are taken out. */
function series(rest: number): number {
  const t = rest * rest;
  return (
    rest -
    t *
      (1.66666666666666019037e-1 +
        t *
          (-2.77777777770155933842e-3 +
            t *
              (6.61375632143793436117e-5 + t * (-1.6533902205465251539e-6 + t * 4.13813679705723846039e-8))))
  );
}

/** Doubled, or halved, so many times. */
function timesTwo(value: number, times: number): number {
  let scaled = value;
  let factor = times < 0 ? 0.5 : 2;
  for (let left = Math.abs(times); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) scaled *= factor;
    factor *= factor;
  }
  return scaled;
}

const ROOT_OF_TWO = 1.4142135623730951;

/** The natural logarithm. */
export function log(value: number): number {
  if (Number.isNaN(value) || value < 0) return NaN;
  if (value === 0) return -Infinity;
  if (value === Infinity) return Infinity;
  let [rest, twos] = [value, 0];
  for (; rest >= ROOT_OF_TWO; rest /= 2) twos += 1;
  for (; rest < ROOT_OF_TWO / 2; rest *= 2) twos -= 1;
  const f = rest - 1;
  const s = f / (2 + f);
  const half = 0.5 * f * f;
  return twos * LN2_HIGH - (half - (s * (half + logSeries(s * s)) + twos * LN2_LOW) - f);
}

function logSeries(z: number): number {
  const w = z * z;
  const even = w * (3.999999999940941908e-1 + w * (2.222219843214978396e-1 + w * 1.531383769920937332e-1));
  const odd =
    z *
    (6.66666666666673513e-1 +
      w * (2.857142874366239149e-1 + w * (1.818357216161805012e-1 + w * 1.479819860511658591e-1)));
  return odd + even;
}

/** A number to a power: by itself as often as it can be, and by its root and logarithm for what is over. */
export function power(base: number, exponent: number): number {
  const whole = Math.floor(exponent);
  if (whole < 0) return 1 / power(base, -exponent);
  let product = 1;
  let factor = base;
  for (let left = whole; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product *= factor;
    factor *= factor;
  }
  const rest = exponent - whole;
  if (rest === 0) return product;
  return product * (rest === 0.5 ? Math.sqrt(base) : exp(rest * log(base)));
}
