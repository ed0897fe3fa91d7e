import type { Mark, RoundMark } from '@/components/kit/drawing/marks';

/** A tail that comes out behind the rump and curls round in front of it. */
export function curled(behind: Mark, between: readonly Mark[]): RoundMark {
  return { type: 'round', behind, between, clip: 'M200 400h98v200h-98Z' };
}
