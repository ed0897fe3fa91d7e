import type { Standing } from '@/engine/core/score';
import { standingsOf } from './queries/standings';
import type { KazaamTable } from './state';

export type KazaamLine = 'limbs' | 'vitals' | 'one-homunculus' | 'favourite' | 'finisher';

/** KZ-26 to KZ-30 */
export function score({ state }: KazaamTable): readonly Standing<KazaamLine>[] {
  return standingsOf(state);
}
