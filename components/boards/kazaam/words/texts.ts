import type { Language } from '@/engine/core/text';
import { en } from '@/engine/games/kazaam/text/en';
import { fr } from '@/engine/games/kazaam/text/fr';
import { it } from '@/engine/games/kazaam/text/it';
import type { KazaamText } from '@/engine/games/kazaam/text/text';

/** What the game itself says, in every language. */
export const TEXTS: Readonly<Record<Language, KazaamText>> = { en, it, fr };
