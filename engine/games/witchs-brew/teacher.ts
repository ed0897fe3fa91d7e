import type { Teacher } from '@/engine/core/teacher';
import { assets } from './scout';
import type { WitchsBrew } from './state';
import { REASONS_WHY } from './text/teacher';

export type WitchsBrewTerm = keyof ReturnType<typeof assets>;

export const teacher: Teacher<WitchsBrew, WitchsBrewTerm> = {
  terms: (_, table, seat) => assets(table, seat),
  text: REASONS_WHY,
};
