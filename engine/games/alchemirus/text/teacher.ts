import { at } from '@/engine/core/list';
import type { Language } from '@/engine/core/text';
import type { AlchemirusClaim } from '../teacher';
import type { AlchemirusView } from '../view';

export const REASONS_WHY: Readonly<Record<Language, Readonly<Record<AlchemirusClaim, string>>>> = {
  en: {
    fame: 'It brings you more fame this turn.',
    thrift: 'It costs you less fame this turn.',
    built: 'You have more buildings at the end of this turn.',
    estate: 'You have costlier buildings at the end of this turn.',
    refined: 'You have more tinctures, metal or gold at the end of this turn.',
    goods: 'You have more goods at the end of this turn.',
    cards: 'You hold more cards at the end of this turn.',
  },
  it: {
    fame: 'In questo turno ti porta più Fama.',
    thrift: 'In questo turno ti costa meno Fama.',
    built: 'A fine turno hai più edifici.',
    estate: 'A fine turno hai edifici più costosi.',
    refined: 'A fine turno hai più tinture, metalli oppure oro.',
    goods: 'A fine turno hai più prodotti.',
    cards: 'A fine turno hai più carte in mano.',
  },
  fr: {
    fame: 'Ce tour-ci, vous y gagnez plus de renommée.',
    thrift: 'Ce tour-ci, cela vous coûte moins de renommée.',
    built: 'À la fin de ce tour, vous avez plus de bâtiments.',
    estate: 'À la fin de ce tour, vous avez des bâtiments plus chers.',
    refined: 'À la fin de ce tour, vous avez plus de teintures, de métal ou d’or.',
    goods: 'À la fin de ce tour, vous avez plus de marchandises.',
    cards: 'À la fin de ce tour, vous avez plus de cartes en main.',
  },
};

/** As the log counts. */
const turnOf = ({ players, turn }: AlchemirusView): number => at(players, turn).turns;

export const WHEN: Readonly<Record<Language, (seen: AlchemirusView) => string>> = {
  en: (seen) => `Turn ${turnOf(seen)}`,
  it: (seen) => `Turno ${turnOf(seen)}`,
  fr: (seen) => `Tour ${turnOf(seen)}`,
};
