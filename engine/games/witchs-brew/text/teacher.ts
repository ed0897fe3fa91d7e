import type { Language } from '@/engine/core/text';
import type { WitchsBrewClaim } from '../teacher';
import type { WitchsBrewView } from '../view';

export const REASONS_WHY: Readonly<Record<Language, Readonly<Record<WitchsBrewClaim, string>>>> = {
  en: {
    pointsNow: 'You have more points at the end of this trick.',
    points: 'You have more points at the end of the round.',
    goldNow: 'You have more gold at the end of this trick.',
    gold: 'You have more gold at the end of the round.',
    dropsNow: 'You have more drops at the end of this trick.',
    othersPointsNow: 'The others have fewer points at the end of this trick.',
    othersDropsNow: 'The others have fewer drops at the end of this trick.',
  },
  it: {
    pointsNow: 'Dopo questa chiamata hai più punti.',
    points: 'A fine round hai più punti.',
    goldNow: 'Dopo questa chiamata hai più oro.',
    gold: 'A fine round hai più oro.',
    dropsNow: 'Dopo questa chiamata hai più gocce.',
    othersPointsNow: 'Dopo questa chiamata gli altri hanno meno punti.',
    othersDropsNow: 'Dopo questa chiamata gli altri hanno meno gocce.',
  },
  fr: {
    pointsNow: 'Après cette annonce, vous avez plus de points.',
    points: 'À la fin de la manche, vous avez plus de points.',
    goldNow: 'Après cette annonce, vous avez plus d’or.',
    gold: 'À la fin de la manche, vous avez plus d’or.',
    dropsNow: 'Après cette annonce, vous avez plus de gouttes.',
    othersPointsNow: 'Après cette annonce, les autres ont moins de points.',
    othersDropsNow: 'Après cette annonce, les autres ont moins de gouttes.',
  },
};

/** As the log counts; while roles are chosen there is no trick yet. */
export const WHEN: Readonly<Record<Language, (seen: WitchsBrewView) => string>> = {
  en: ({ set, trickNumber }) => `Round ${set}${trickNumber > 0 ? `, trick ${trickNumber}` : ''}`,
  it: ({ set, trickNumber }) => `Round ${set}${trickNumber > 0 ? `, chiamata ${trickNumber}` : ''}`,
  fr: ({ set, trickNumber }) => `Manche ${set}${trickNumber > 0 ? `, annonce ${trickNumber}` : ''}`,
};
