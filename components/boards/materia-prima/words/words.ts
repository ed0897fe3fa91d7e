import type { Language } from '@/engine/core/text';

import { en } from './en';
import { fr } from './fr';
import { it } from './it';

/** What only the board says; names, questions, moves and refusals come from the game's own texts. */
export type BoardWords = Readonly<typeof en>;

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, it, fr };
