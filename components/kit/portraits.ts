/** Old masters who sit down as bots, each with a face of his own. */
export const PORTRAITS = [
  'paracelsus',
  'hypatia',
  'flamel',
  'trismegistus',
  'artephius',
  'basilius',
  'cleopatra',
] as const;

export type Portrait = (typeof PORTRAITS)[number];
