import { RAVENS_TO_END } from '../data';

/** WB-21: whether the set that is being played is the last. */
export function isLastSet({ ravens }: { readonly ravens: number }): boolean {
  return ravens >= RAVENS_TO_END;
}
