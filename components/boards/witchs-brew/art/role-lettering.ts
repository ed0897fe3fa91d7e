/** How the name of a role is written on its card, in units of which a card is 200 wide. */
interface Lettering {
  readonly lines: readonly string[];
  readonly letter: number;
}

/** Of a name in one line, and in two. */
const LETTER = 26;
const SMALL_LETTER = 23;
const ROOM = 182;
/** The breadth of a letter of the reading face, in parts of its size. */
const BREADTH = 0.5;

/** In one line where it can be read so; a long name of several words in two. */
export function lettering(name: string): Lettering {
  const letter = letterFor([name], LETTER);
  const halves = name.includes(' ') ? halved(name.split(' ')) : [name];
  if (letter >= SMALL_LETTER || halves.length === 1) return { lines: [name], letter };
  return { lines: halves, letter: letterFor(halves, SMALL_LETTER) };
}

/** From the head of a card; in two lines it covers the foot of the picture. */
const PLATE = { top: 237, height: 38 };
const TALL_PLATE = { top: 226, height: 51 };

/** Where on a card the name is written. */
export function plateFor(name: string): typeof PLATE {
  return lettering(name).lines.length > 1 ? TALL_PLATE : PLATE;
}

const longestOf = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

function letterFor(lines: readonly string[], most: number): number {
  return Math.min(most, ROOM / (BREADTH * longestOf(lines)));
}

/** Broken where both lines are shortest. */
function halved(words: readonly string[]): readonly string[] {
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return breaks.reduce((best, one) => (longestOf(one) < longestOf(best) ? one : best));
}
