/** Words that would not fit are written smaller, but not smaller than this part of their size. */
const LEAST_PART = 0.6;
/** Where all text is enlarged: this part of the size they are designed in. */
const LEAST_ENLARGED = 0.75;

export const leastPart = (textScale: number): number => Math.min(LEAST_PART, LEAST_ENLARGED / textScale);
