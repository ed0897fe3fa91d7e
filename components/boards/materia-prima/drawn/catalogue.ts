import type { Catalogue } from '@/components/kit/drawing/catalogue';
import { gradient } from '../art/paints';
import { CARD_PRINTS } from './cards-drawn';
import { FIGURE_PRINTS } from './figures-drawn';
import { MAP_PRINTS } from './map-drawn';
import { SIGN_PRINTS } from './signs-drawn';

/** All that is drawn for Materia Prima and stands still. */
export const catalogue: Catalogue = {
  paints: gradient,
  drawn: { ...MAP_PRINTS, ...FIGURE_PRINTS, ...SIGN_PRINTS, ...CARD_PRINTS },
};
