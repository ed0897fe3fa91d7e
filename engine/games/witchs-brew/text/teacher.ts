import type { Language } from '@/engine/core/text';
import type { WitchsBrewClaim } from '../teacher';
import type { WitchsBrewView } from '../view';

export const REASONS_WHY: Readonly<Record<Language, Readonly<Record<WitchsBrewClaim, string>>>> = {
  en: {
    pointsNow: 'You will have more points at the end of this trick.',
    points: 'You will have more points at the end of the round.',
    goldNow: 'You will have more gold at the end of this trick.',
    gold: 'You will have more gold at the end of the round.',
    dropsNow: 'You will have more drops at the end of this trick.',
    othersPointsNow: 'The others will have fewer points at the end of this trick.',
    othersDropsNow: 'The others will have fewer drops at the end of this trick.',
  },
  it: {
    pointsNow: 'Dopo questo annuncio avrai più punti.',
    points: 'A fine round avrai più punti.',
    goldNow: 'Dopo questo annuncio avrai più oro.',
    gold: 'A fine round avrai più oro.',
    dropsNow: 'Dopo questo annuncio avrai più gocce.',
    othersPointsNow: 'Dopo questo annuncio gli altri avranno meno punti.',
    othersDropsNow: 'Dopo questo annuncio gli altri avranno meno gocce.',
  },
  fr: {
    pointsNow: 'Après cette annonce, vous aurez plus de points.',
    points: 'À la fin de la manche, vous aurez plus de points.',
    goldNow: 'Après cette annonce, vous aurez plus d’or.',
    gold: 'À la fin de la manche, vous aurez plus d’or.',
    dropsNow: 'Après cette annonce, vous aurez plus de gouttes.',
    othersPointsNow: 'Après cette annonce, les autres auront moins de points.',
    othersDropsNow: 'Après cette annonce, les autres auront moins de gouttes.',
  },
};

/** As the log counts; while roles are chosen there is no trick yet. */
export const WHEN: Readonly<Record<Language, (seen: WitchsBrewView) => string>> = {
  en: ({ set, trickNumber }) => `Round ${set}${trickNumber > 0 ? `, trick ${trickNumber}` : ''}`,
  it: ({ set, trickNumber }) => `Round ${set}${trickNumber > 0 ? `, annuncio ${trickNumber}` : ''}`,
  fr: ({ set, trickNumber }) => `Manche ${set}${trickNumber > 0 ? `, annonce ${trickNumber}` : ''}`,
};
