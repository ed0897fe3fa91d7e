import type { Mark } from '@/components/kit/drawing/marks';
import type { Thing } from '@/engine/games/materia-prima/data';
import { SOUL, tokenMarks } from './token-marks';

/** An element or a soul stone round 0, 0, radius 10. */
export const thingMarks = (thing: Thing): readonly Mark[] => (thing === 'soul' ? SOUL : tokenMarks(thing));
