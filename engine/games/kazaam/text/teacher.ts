import type { Language } from '@/engine/core/text';
import type { KazaamClaim } from '../teacher';
import type { KazaamView } from '../view';

export const REASONS_WHY: Readonly<Record<Language, Readonly<Record<KazaamClaim, string>>>> = {
  en: {
    built: 'More of your creature will stand at the end of this turn.',
    points: 'Your creature will be worth more points at the end of this turn.',
    kept: 'A round from now, more of your creature will stand.',
    guarded: 'Your head will still be face up at the end of this turn, to guard your creature.',
    covered: 'Fewer of your tiles will lie open to a tail at the end of this turn.',
    ingredients: 'You will have more ingredients at the end of this turn.',
    fitting: 'You will hold tiles for more of your free places at the end of this turn.',
    hand: 'You will hold more tiles at the end of this turn.',
    othersBuilt: 'Less of the others’ creatures will stand at the end of this turn.',
    othersAwake: 'Fewer of the others’ tiles will be face up at the end of this turn.',
    othersHand: 'The others will hold fewer tiles at the end of this turn.',
    othersLater: 'A round from now, less of the others’ creatures will stand.',
  },
  it: {
    built: 'A fine turno la tua creatura avrà più tessere.',
    points: 'A fine turno la tua creatura varrà più punti.',
    kept: 'Fra un round la tua creatura avrà più tessere.',
    guarded: 'A fine turno la tua testa sarà ancora scoperta e proteggerà la creatura.',
    covered: 'A fine turno avrai meno tessere esposte a una coda.',
    ingredients: 'A fine turno avrai più ingredienti.',
    fitting: 'A fine turno avrai in mano tessere per più posti liberi.',
    hand: 'A fine turno avrai più tessere in mano.',
    othersBuilt: 'A fine turno le creature degli altri avranno meno tessere.',
    othersAwake: 'A fine turno gli altri avranno meno tessere scoperte.',
    othersHand: 'A fine turno gli altri avranno meno tessere in mano.',
    othersLater: 'Fra un round le creature degli altri avranno meno tessere.',
  },
  fr: {
    built: 'À la fin de ce tour, votre créature comptera plus de tuiles.',
    points: 'À la fin de ce tour, votre créature vaudra plus de points.',
    kept: 'D’ici une manche, votre créature comptera plus de tuiles.',
    guarded: 'À la fin de ce tour, votre tête sera encore face visible et protégera votre créature.',
    covered: 'À la fin de ce tour, vous aurez moins de tuiles exposées à une queue.',
    ingredients: 'À la fin de ce tour, vous aurez plus d’ingrédients.',
    fitting: 'À la fin de ce tour, vous aurez en main des tuiles pour plus d’emplacements libres.',
    hand: 'À la fin de ce tour, vous aurez plus de tuiles en main.',
    othersBuilt: 'À la fin de ce tour, les créatures des autres compteront moins de tuiles.',
    othersAwake: 'À la fin de ce tour, les autres auront moins de tuiles face visible.',
    othersHand: 'À la fin de ce tour, les autres auront moins de tuiles en main.',
    othersLater: 'D’ici une manche, les créatures des autres compteront moins de tuiles.',
  },
};

/** As the log counts. */
export const WHEN: Readonly<Record<Language, (seen: KazaamView) => string>> = {
  en: ({ turn }) => `Round ${turn.round}`,
  it: ({ turn }) => `Round ${turn.round}`,
  fr: ({ turn }) => `Manche ${turn.round}`,
};
