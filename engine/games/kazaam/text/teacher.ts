import type { Language } from '@/engine/core/text';
import type { KazaamTerm } from '../teacher';

export const REASONS_WHY: Readonly<Record<Language, Readonly<Record<KazaamTerm, string>>>> = {
  en: {
    creature: 'It brings your creature further along.',
    safety: 'It leaves your creature less open to attack.',
    ingredients: 'It leaves you more of the ingredients that you need.',
    tiles: 'It leaves you better tiles in hand.',
    rivals: 'It holds the others back.',
  },
  it: {
    creature: 'Fa progredire la tua creatura.',
    safety: 'Espone meno la tua creatura agli attacchi.',
    ingredients: 'Ti lascia più ingredienti che ti servono.',
    tiles: 'Ti lascia in mano tessere migliori.',
    rivals: 'Frena gli altri.',
  },
  fr: {
    creature: 'Votre créature avance davantage.',
    safety: 'Votre créature s’expose moins aux attaques.',
    ingredients: 'Il vous reste plus d’ingrédients utiles.',
    tiles: 'Il vous reste de meilleures tuiles en main.',
    rivals: 'Les autres sont freinés.',
  },
};
