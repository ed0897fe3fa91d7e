/** A stretch of a list, measured from its top. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A step of the window: within it nothing comes and nothing goes. */
const STEP = 60;

/** What of a list is near a window of this height, when its top lies here on the screen. */
export function spanOf(top: number, window: number, spare: number): Span {
  const step = (length: number) => Math.round(length / STEP) * STEP;
  return { from: step(-top - window * spare), to: step(-top + window * (1 + spare)) };
}

/** Something that is mounted, or the room of some that are not. */
type Run =
  | { readonly isMounted: true; readonly group: number }
  | { readonly isMounted: false; readonly group: number; readonly height: number };

interface Near {
  readonly gap: number;
  readonly span: Span;
  /** Stays mounted wherever it lies; -1 for none. */
  readonly kept: number;
}

/** What is mounted of things of these heights, from above, and the room between. */
export function runsOf(heights: readonly number[], { gap, span, kept }: Near): readonly Run[] {
  const runs: Run[] = [];
  let top = 0;
  heights.forEach((height, group) => {
    const isMounted = group === kept || (top < span.to && top + height > span.from);
    top += height + gap;
    const last = runs.at(-1);
    if (isMounted) runs.push({ isMounted, group });
    else if (last && !last.isMounted) runs[runs.length - 1] = { ...last, height: last.height + gap + height };
    else runs.push({ isMounted, group, height });
  });
  return runs;
}
