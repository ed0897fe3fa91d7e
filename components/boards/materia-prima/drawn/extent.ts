import type { ViewBox } from '@/components/kit/drawing/drawing';

/** How many numbers a letter of path data takes, and which of them are places. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  T: 2,
  H: 1,
  V: 1,
  Q: 4,
  S: 4,
  C: 6,
  A: 7,
  Z: 0,
};

interface Pen {
  x: number;
  y: number;
}

/** The places that one step of a path goes through or is drawn to, and where it ends. */
function stepped(letter: string, numbers: readonly number[], { x, y }: Pen): readonly Pen[] {
  const isNear = letter === letter.toLowerCase();
  const [left, top] = isNear ? [x, y] : [0, 0];
  const kind = letter.toUpperCase();
  if (kind === 'H') return [{ x: left + (numbers[0] ?? 0), y }];
  if (kind === 'V') return [{ x, y: top + (numbers[0] ?? 0) }];
  if (kind === 'A') {
    const [rx = 0, ry = 0, , , , toX = 0, toY = 0] = numbers;
    const end = { x: left + toX, y: top + toY };
    return [
      { x: (x + end.x) / 2 - rx, y: (y + end.y) / 2 - ry },
      { x: (x + end.x) / 2 + rx, y: (y + end.y) / 2 + ry },
      end,
    ];
  }
  return numbers.flatMap((number, index) =>
    index % 2 === 0 ? [{ x: left + number, y: top + (numbers[index + 1] ?? 0) }] : [],
  );
}

/** The box in which some path data lies for certain: curves stay within the places they are drawn to. */
export function extentOf(d: string): ViewBox {
  const places: Pen[] = [];
  let pen: Pen = { x: 0, y: 0 };
  for (const [, letter = 'M', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = TAKES[letter.toUpperCase()] ?? 0;
    for (let index = 0; count > 0 && index < numbers.length; index += count) {
      const found = stepped(letter, numbers.slice(index, index + count), pen);
      places.push(...found);
      pen = found.at(-1) ?? pen;
    }
  }
  const [across, down] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.floor(Math.min(...across)), Math.floor(Math.min(...down))];
  return [left, top, Math.ceil(Math.max(...across)) - left, Math.ceil(Math.max(...down)) - top];
}
