import type { Colour as PlayerColour } from '@/engine/core/guise';
import type { Card, FieldAction } from '@/engine/games/alchemirus/data';

type Two = readonly [light: string, deep: string];
type Three = readonly [string, string, string];

/** Sky above, sky at the horizon, and the ground of the picture on a card. */
export const SKIES: Readonly<Record<Card, Three>> = {
  horten: ['#f7d58c', '#9cc07c', '#41663a'],
  metalle: ['#33456e', '#8f86a0', '#4a4654'],
  pergula: ['#f4c27a', '#d98a5c', '#7a4a34'],
  fornax: ['#2c1220', '#9c3a22', '#4a2014'],
  alembic: ['#123c46', '#5aa39a', '#3c4a38'],
  taberna: ['#26244e', '#d07a56', '#54382c'],
  domo: ['#0e1740', '#5a70b8', '#2c3a4a'],
  labrium: ['#160f38', '#6a58b4', '#33304c'],
  donarium: ['#7a4a14', '#f2cf7e', '#6a5232'],
  gloria: ['#2a0f44', '#8a3a86', '#3a1a44'],
};

export const FIELD_HUES: Readonly<Record<FieldAction, Two>> = {
  build: ['#c08a4a', '#6a3e16'],
  harvest: ['#86b254', '#33561f'],
  transport: ['#5c9cc8', '#1d4468'],
  spirit: ['#7a64d0', '#241452'],
  transmutation: ['#c85aa8', '#561246'],
  sale: ['#e0884a', '#7a3008'],
  gifts: ['#d0b84a', '#6a5608'],
};

/** The players' hues as the enamel of a pawn. */
export const ENAMEL: Readonly<Record<PlayerColour, Three>> = {
  orange: ['#ffd27a', '#E69F00', '#7a4c00'],
  sky: ['#c2e8ff', '#56B4E9', '#0f4f7c'],
  green: ['#86e8c8', '#009E73', '#00432f'],
  yellow: ['#fffcc8', '#F0E442', '#8a7c06'],
  blue: ['#9ad0ff', '#0072B2', '#04304e'],
  vermilion: ['#ffb88a', '#D55E00', '#6a2a00'],
  purple: ['#ffd0e8', '#CC79A7', '#6a2450'],
};
