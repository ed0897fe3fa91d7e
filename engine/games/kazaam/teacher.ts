import type { Foresight, Teacher } from '@/engine/core/teacher';
import type { Kazaam } from './state';
import { REASONS_WHY } from './text/teacher';
import { assets } from './worth';

export type KazaamTerm = keyof ReturnType<typeof assets>;

/** What is judged where a line ends, a turn later, is judged too surely: much can still happen. */
const FORESIGHT: Foresight = { slope: 0.5, offset: 0 };

export const teacher: Teacher<Kazaam, KazaamTerm> = {
  terms: (_, table, seat) => assets(table, seat),
  text: REASONS_WHY,
  foresight: FORESIGHT,
};
