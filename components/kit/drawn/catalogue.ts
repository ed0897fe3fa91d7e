import { CABINET } from '@/components/shell-art/drawn/cabinet-marks';
import { FURNACE } from '@/components/shell-art/drawn/furnace-marks';
import type { Catalogue } from '../drawing/catalogue';
import { ICONS } from './icon-marks';
import { gradient } from './paints';
import { PEOPLE } from './people-marks';
import { SMALL } from './small-marks';

/** All that is drawn for no game in particular, and stands still. */
export const catalogue: Catalogue = {
  paints: gradient,
  drawn: { ...ICONS, ...PEOPLE, ...SMALL, ...CABINET, ...FURNACE },
};
