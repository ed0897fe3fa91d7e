import * as v from 'valibot';

/** A whole number from 0 on, in what comes from outside. */
export const wholeUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
