import type { Catalogue } from '@/components/kit/drawing/catalogue';
import { gradient } from '../art/paints';
import { FREE_PRINTS } from './free-prints';
import { LARGE_PRINTS } from './large-prints';
import { SMALL_PRINTS } from './small-prints';

/** All that is drawn for Witch's Brew and stands still. */
export const catalogue: Catalogue = {
  paints: gradient,
  drawn: { ...LARGE_PRINTS, ...SMALL_PRINTS, ...FREE_PRINTS },
};
