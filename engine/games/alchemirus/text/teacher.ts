import { at } from '@/engine/core/list';
import type { Language } from '@/engine/core/text';
import type { AlchemirusClaim } from '../teacher';
import type { AlchemirusView } from '../view';

export const REASONS_WHY: Readonly<Record<Language, Readonly<Record<AlchemirusClaim, string>>>> = {
  en: {
    fame: 'It will bring you more fame this turn.',
    thrift: 'It will cost you less fame this turn.',
    built: 'You will have more buildings at the end of this turn.',
    estate: 'You will have costlier buildings at the end of this turn.',
    refined: 'You will have more tinctures, metal or gold at the end of this turn.',
    goods: 'You will have more goods at the end of this turn.',
    cards: 'You will hold more cards at the end of this turn.',
  },
  it: {
    fame: 'In questo turno ti porterà più Fama.',
    thrift: 'In questo turno ti costerà meno Fama.',
    built: 'A fine turno avrai più edifici.',
    estate: 'A fine turno avrai edifici più costosi.',
    refined: 'A fine turno avrai più tinture, metalli oppure oro.',
    goods: 'A fine turno avrai più prodotti.',
    cards: 'A fine turno avrai più carte in mano.',
  },
  fr: {
    fame: 'Ce tour-ci, vous y gagnerez plus de renommée.',
    thrift: 'Ce tour-ci, cela vous coûtera moins de renommée.',
    built: 'À la fin de ce tour, vous aurez plus de bâtiments.',
    estate: 'À la fin de ce tour, vous aurez des bâtiments plus chers.',
    refined: 'À la fin de ce tour, vous aurez plus de teintures, de métal ou d’or.',
    goods: 'À la fin de ce tour, vous aurez plus de marchandises.',
    cards: 'À la fin de ce tour, vous aurez plus de cartes en main.',
  },
};

/** As the log counts. */
const turnOf = ({ players, turn }: AlchemirusView): number => at(players, turn).turns;

export const WHEN: Readonly<Record<Language, (seen: AlchemirusView) => string>> = {
  en: (seen) => `Round ${turnOf(seen)}`,
  it: (seen) => `Round ${turnOf(seen)}`,
  fr: (seen) => `Manche ${turnOf(seen)}`,
};
