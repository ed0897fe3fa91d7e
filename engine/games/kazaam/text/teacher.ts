import type { Language } from '@/engine/core/text';
import type { KazaamClaim } from '../teacher';
import type { KazaamView } from '../view';

export const REASONS_WHY: Readonly<Record<Language, Readonly<Record<KazaamClaim, string>>>> = {
  en: {
    built: 'More of your creature stands at the end of this turn.',
    points: 'Your creature is worth more points at the end of this turn.',
    kept: 'A round from now, more of your creature stands.',
    guarded: 'Your head is still face up at the end of this turn, to guard your creature.',
    covered: 'Fewer of your tiles lie open to a tail at the end of this turn.',
    ingredients: 'You have more ingredients at the end of this turn.',
    fitting: 'You hold tiles for more of your free places at the end of this turn.',
    hand: 'You hold more tiles at the end of this turn.',
    othersBuilt: 'Less of the others’ creatures stands at the end of this turn.',
    othersAwake: 'Fewer of the others’ tiles are face up at the end of this turn.',
    othersHand: 'The others hold fewer tiles at the end of this turn.',
    othersLater: 'A round from now, less of the others’ creatures stands.',
  },
  it: {
    built: 'A fine turno la tua creatura ha più tessere.',
    points: 'A fine turno la tua creatura vale più punti.',
    kept: 'Fra un round la tua creatura ha più tessere.',
    guarded: 'A fine turno la tua testa è ancora scoperta e protegge la creatura.',
    covered: 'A fine turno meno tessere tue sono esposte a una coda.',
    ingredients: 'A fine turno hai più ingredienti.',
    fitting: 'A fine turno hai in mano tessere per più posti liberi.',
    hand: 'A fine turno hai più tessere in mano.',
    othersBuilt: 'A fine turno le creature degli altri hanno meno tessere.',
    othersAwake: 'A fine turno meno tessere degli altri sono scoperte.',
    othersHand: 'A fine turno gli altri hanno meno tessere in mano.',
    othersLater: 'Fra un round le creature degli altri hanno meno tessere.',
  },
  fr: {
    built: 'À la fin de ce tour, votre créature compte plus de tuiles.',
    points: 'À la fin de ce tour, votre créature vaut plus de points.',
    kept: 'Dans une manche, votre créature compte plus de tuiles.',
    guarded: 'À la fin de ce tour, votre tête est encore face visible et protège votre créature.',
    covered: 'À la fin de ce tour, moins de vos tuiles sont exposées à une queue.',
    ingredients: 'À la fin de ce tour, vous avez plus d’ingrédients.',
    fitting: 'À la fin de ce tour, vous avez en main des tuiles pour plus d’emplacements libres.',
    hand: 'À la fin de ce tour, vous avez plus de tuiles en main.',
    othersBuilt: 'À la fin de ce tour, les créatures des autres comptent moins de tuiles.',
    othersAwake: 'À la fin de ce tour, moins de tuiles des autres sont face visible.',
    othersHand: 'À la fin de ce tour, les autres ont moins de tuiles en main.',
    othersLater: 'Dans une manche, les créatures des autres comptent moins de tuiles.',
  },
};

/** As the log counts. */
export const WHEN: Readonly<Record<Language, (seen: KazaamView) => string>> = {
  en: ({ turn }) => `Round ${turn.round}`,
  it: ({ turn }) => `Round ${turn.round}`,
  fr: ({ turn }) => `Manche ${turn.round}`,
};
