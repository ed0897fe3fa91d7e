/** Of a letter, in parts of its size: in running text, and in capitals. */
export const BREADTH = { text: 0.47, capitals: 0.7 } as const;

interface Letters {
  readonly least: number;
  readonly most: number;
  readonly breadth?: number;
}

/** Long words are set smaller, so that they stay on one line where they can. */
export function fitting(
  words: string,
  room: number,
  { least, most, breadth = BREADTH.text }: Letters,
): number {
  return Math.max(least, Math.min(most, room / (breadth * Math.max(1, words.length))));
}
