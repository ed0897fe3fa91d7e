import type { Teacher } from '@/engine/core/teacher';
import type { Kazaam } from './state';
import { REASONS_WHY } from './text/teacher';
import { assets } from './worth';

export type KazaamTerm = keyof ReturnType<typeof assets>;

export const teacher: Teacher<Kazaam, KazaamTerm> = {
  terms: (_, table, seat) => assets(table, seat),
  text: REASONS_WHY,
};
