import type { Language } from '@/engine/core/text';
import type { WitchsBrewTerm } from '../teacher';

export const REASONS_WHY: Readonly<Record<Language, Readonly<Record<WitchsBrewTerm, string>>>> = {
  en: {
    points: 'It brings more points in this round.',
    gold: 'It leaves you more gold to pay with.',
    drops: 'It leaves you more drops to brew with.',
    rivals: 'It leaves less to the others.',
  },
  it: {
    points: 'Porta più punti in questo round.',
    gold: 'Ti lascia più oro da spendere.',
    drops: 'Ti lascia più gocce per le pozioni.',
    rivals: 'Lascia meno agli altri.',
  },
  fr: {
    points: 'Vous y gagnez plus de points dans cette manche.',
    gold: 'Il vous reste plus d’or à dépenser.',
    drops: 'Il vous reste plus de gouttes à brasser.',
    rivals: 'Les autres en tirent moins.',
  },
};
