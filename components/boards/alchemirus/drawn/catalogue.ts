import type { Catalogue } from '@/components/kit/drawing/catalogue';
import { CARD_PRINTS } from './card-prints';
import { EFFECT_PRINTS } from './effect-prints';
import { ESTATE_PRINTS } from './estate-marks';
import { FAME_PRINTS } from './fame-marks';
import { MARKET_PRINTS } from './market-marks';
import { gradient } from './paints';
import { PLOT_PRINTS } from './plot-prints';
import { RING_PRINTS } from './ring-marks';
import { SMALL_PRINTS } from './small-prints';

/** All that is drawn for Alchemirus and stands still. */
export const catalogue: Catalogue = {
  paints: gradient,
  drawn: {
    ...CARD_PRINTS,
    ...EFFECT_PRINTS,
    ...PLOT_PRINTS,
    ...RING_PRINTS,
    ...ESTATE_PRINTS,
    ...MARKET_PRINTS,
    ...FAME_PRINTS,
    ...SMALL_PRINTS,
  },
};
