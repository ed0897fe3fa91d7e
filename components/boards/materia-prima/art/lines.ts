/** The breadth of a letter in parts of its size; those of easy reading are broader. */
export const breadthOf = (isEasyReading: boolean): number => (isEasyReading ? 0.57 : 0.5);

/** Into how many lines words break, none of them in two, where so many letters stand in one. */
export function linesOf(words: string, letters: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of words.split(/\s/)) {
    const needed = used === 0 ? length : used + 1 + length;
    if (used > 0 && needed > letters) lines += 1;
    used = used > 0 && needed > letters ? length : needed;
  }
  return lines;
}
