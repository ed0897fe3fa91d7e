import type { Language } from '@/engine/core/text';
import { counted, frenchCounted } from '@/engine/core/wording';

const en = {
  deck: (count: number) => `${counted(count, 'card', 'cards')} in the deck`,
  card: (name: string, card: number | null) => `${name}: ${card ?? 'face down'}`,
  pickUp: 'Take up your card',
  skip: 'Go on',
};

const it: typeof en = {
  deck: (count) => `${counted(count, 'carta', 'carte')} nel mazzo`,
  card: (name, card) => `${name}: ${card ?? 'coperta'}`,
  pickUp: 'Prendi in mano la carta',
  skip: 'Continua',
};

const fr: typeof en = {
  deck: (count) => `${frenchCounted(count, 'carte')} dans la pioche`,
  card: (name, card) => `${name}\u00A0: ${card ?? 'face cachée'}`,
  pickUp: 'Reprendre votre carte',
  skip: 'Continuer',
};

export const BOARD_WORDS: Readonly<Record<Language, typeof en>> = { en, it, fr };
