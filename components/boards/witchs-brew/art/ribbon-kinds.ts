/** What was said: claims are red, favours green, what was beaten grey, what is not there or not yet said brown. */
export type RibbonKind = 'claim' | 'favour' | 'taken' | 'passes' | 'waits';

/** How far its tails reach beyond the band. */
export const TAIL = 6;

const INKS: Readonly<Record<RibbonKind, string>> = {
  claim: '#fff8ec',
  favour: '#04211c',
  taken: '#f6ecda',
  passes: '#e8dabd',
  waits: '#ffeec8',
};

/** What is written on a ribbon. */
export const ribbonInk = (kind: RibbonKind): string => INKS[kind];
