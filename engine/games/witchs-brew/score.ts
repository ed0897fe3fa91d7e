import { standings } from './queries/standings';
import type { WitchsBrewTable } from './state';

/** WB-22 */
export function score({ state }: WitchsBrewTable) {
  return standings(state.players);
}
