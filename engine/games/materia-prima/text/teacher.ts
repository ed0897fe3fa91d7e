import type { Language } from '@/engine/core/text';
import type { MateriaPrimaTerm } from '../teacher';

export const REASONS_WHY: Readonly<Record<Language, Readonly<Record<MateriaPrimaTerm, string>>>> = {
  en: {
    elements: 'It brings you more of the precious elements.',
    formulas: 'It brings you better homunculi and equipment.',
    stone: 'It brings you closer to the Stone.',
    souls: 'It saves your souls.',
    extensions: 'It lets your tower grow.',
    mission: 'It fulfils your mission.',
    way: 'It shortens the way to your mission.',
    rivals: 'It holds the others back.',
  },
  it: {
    elements: 'Ti procura più elementi preziosi.',
    formulas: 'Ti procura homunculi ed equipaggiamenti migliori.',
    stone: 'Ti avvicina alla Pietra.',
    souls: 'Risparmia le tue anime.',
    extensions: 'Fa crescere la tua torre.',
    mission: 'Compie la tua missione.',
    way: 'Accorcia la strada verso la tua missione.',
    rivals: 'Frena gli altri.',
  },
  fr: {
    elements: 'Vous y gagnez plus d’éléments précieux.',
    formulas: 'Vous y gagnez de meilleurs homoncules et équipements.',
    stone: 'Vous vous rapprochez de la Pierre.',
    souls: 'Vos âmes sont épargnées.',
    extensions: 'Votre donjon s’agrandit.',
    mission: 'Votre mission s’accomplit.',
    way: 'Le chemin vers votre mission se raccourcit.',
    rivals: 'Les autres sont freinés.',
  },
};
