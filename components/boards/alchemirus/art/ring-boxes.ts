import type { ViewBox } from '@/components/kit/drawing/drawing';
import { RING } from './ring-plan';

const MARGIN = 12;

/** What of the ring's space its pictures show. */
export const RING_BOX: ViewBox = [
  -RING.edge - MARGIN,
  -RING.edge - MARGIN,
  2 * (RING.edge + MARGIN),
  2 * (RING.edge + MARGIN),
];
/** A medallion of a radius of 114 with its shadow and its light. */
export const MEDAL_BOX: ViewBox = [-142, -142, 284, 284];
/** An engraving about its middle. */
export const SIGN_BOX: ViewBox = [-13, -13, 26, 26];
