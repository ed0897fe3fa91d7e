import type { Mark } from '@/components/kit/drawing/marks';
import type { Paid } from './names';
import { SOUL, tokenMarks } from './token-marks';

/** An element or a soul stone round 0, 0, radius 10. */
export const thingMarks = (thing: Paid): readonly Mark[] => (thing === 'soul' ? SOUL : tokenMarks(thing));
