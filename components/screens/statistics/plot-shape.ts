/** Where things stand in a plot; y grows downwards, as on the screen. */
export interface PlotBox {
  readonly width: number;
  readonly height: number;
  /** Room for marks at the edges. */
  readonly inset: number;
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

export type Point = readonly [x: number, y: number];

const STEPS = [1, 2, 5, 10];

/** Round numbers at equal distances that hold all values between them: five at most, two at least. */
export function ticksFor(values: readonly number[], most = 5): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = stepFor((high - low) / (most - 1));
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The next round number that is a whole one: points and wins are not split. */
function stepFor(least: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const step = STEPS.find((one) => one * size >= least);
  return (step ?? 10) * size;
}

export function rangeOf(ticks: readonly number[]): Range {
  return { least: Math.min(...ticks), most: Math.max(...ticks) };
}

export function heightOf(value: number, { height, inset }: PlotBox, { least, most }: Range): number {
  const share = (value - least) / (most - least);
  return height - inset - share * (height - 2 * inset);
}

/** One value after the other, at equal distances over the whole width. */
export function placed(values: readonly number[], box: PlotBox, range: Range): readonly Point[] {
  const gap = values.length > 1 ? (box.width - 2 * box.inset) / (values.length - 1) : 0;
  return values.map((value, index) => [box.inset + index * gap, heightOf(value, box, range)]);
}

const written = (value: number): string => String(Number(value.toFixed(1)));

/** Straight from point to point. */
export function lineThrough(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('');
}

const STEP_OF_PATH = /([MLHVCQAZ])([^MLHVCQAZ]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** What each number after a letter is: of an arc the radii only grow, its turn and its flags stay. */
const MEANING: Readonly<Record<string, string>> = { H: 'x', V: 'y', A: 'rr---xy' };

/** A path around 0, 0, in capital letters only, as it is drawn somewhere else at another size. */
export function shapeAt([x, y]: Point, path: string, scale = 1): string {
  const moved: Readonly<Record<string, (value: number) => number>> = {
    x: (value) => x + value * scale,
    y: (value) => y + value * scale,
    r: (value) => value * scale,
  };
  return path.replace(STEP_OF_PATH, (_, letter: string, rest: string) => {
    const meaning = MEANING[letter] ?? 'xy';
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const said = numbers.map(
      (value, index) => moved[meaning[index % meaning.length] ?? '']?.(value) ?? value,
    );
    return letter + said.map((value) => Number(value.toFixed(2))).join(' ');
  });
}

/** Level until the next point, then up to it: what is counted does not grow between two games. */
export function stairsThrough(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => (index === 0 ? `M${written(x)} ${written(y)}` : `H${written(x)}V${written(y)}`))
    .join('');
}

/** Which of many points carry a mark, so that the marks of several lines stand beside each other; always the last. */
export function marked(count: number, line: number, lines: number, room: number): readonly number[] {
  const every = Math.max(lines, Math.ceil(count / Math.max(1, room)));
  const offset = Math.floor((line * every) / lines);
  const indices = Array.from({ length: count }, (_, index) => index);
  return indices.filter((index) => index === count - 1 || index % every === offset);
}
