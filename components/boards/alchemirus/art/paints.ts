import { radial } from '@/components/kit/drawing/gradients';
import type { Gradient, Scheme } from '@/components/kit/tokens';

export type Theme = Scheme;

/** Light on a field that can be reached for nothing. */
const GOLD_WASH = radial([0.5, 0.5, 0.7], [0, '#fff2b0', 0.42], [0.6, '#ffcf5a', 0.2], [1, '#ffb02a', 0.04]);

/** What is painted as it is shown. */
export function gradient(name: string): Gradient {
  if (name === 'gold-wash') return GOLD_WASH;
  throw new Error(`Nothing is painted with ${name} as it is shown`);
}
