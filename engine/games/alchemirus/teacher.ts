import type { Teacher } from '@/engine/core/teacher';
import { assets } from './scout';
import type { Alchemirus } from './state';
import { REASONS_WHY } from './text/teacher';

export type AlchemirusTerm = keyof ReturnType<typeof assets>;

export const teacher: Teacher<Alchemirus, AlchemirusTerm> = { terms: assets, text: REASONS_WHY };
