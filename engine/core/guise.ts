/** One of seven hues, each with a shape of its own: never told apart by colour alone. */
export const COLOURS = ['orange', 'sky', 'green', 'yellow', 'blue', 'vermilion', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Emblems that people play under, each by the name that it is saved by. How they look is for the kit to say. */
export const SIGILS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'antimony'] as const;
export type Sigil = (typeof SIGILS)[number];
