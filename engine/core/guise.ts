/** One of seven hues, each with a shape of its own: never told apart by colour alone. */
export const COLOURS = ['orange', 'sky', 'green', 'yellow', 'blue', 'vermilion', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Alchemical signs that people play under. */
export const SIGILS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'antimony'] as const;
export type Sigil = (typeof SIGILS)[number];
