/** Verdigris is safe, cinnabar is brave. */
export type PlateKind = 'favour' | 'claim' | 'brass' | 'leather' | 'dull';

const INKS: Readonly<Record<PlateKind, string>> = {
  favour: '#03211b',
  claim: '#fff3e4',
  brass: '#2a1704',
  leather: '#F2E6CF',
  dull: '#b5a380',
};

/** What is written on a plate. */
export const plateInk = (kind: PlateKind): string => INKS[kind];
