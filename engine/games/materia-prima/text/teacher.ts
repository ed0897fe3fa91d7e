import type { Language } from '@/engine/core/text';
import type { MateriaPrimaClaim } from '../teacher';
import type { MateriaPrimaView } from '../view';

export const REASONS_WHY: Readonly<Record<Language, Readonly<Record<MateriaPrimaClaim, string>>>> = {
  en: {
    fragments: 'You will have more of the Stone at the end of this turn.',
    homunculi: 'You will have more homunculi at the end of this turn.',
    stoneFormulas: 'You will hold more formulas for what the Stone lacks at the end of this turn.',
    products: 'You will have more converted elements at the end of this turn.',
    elements: 'You will have more elements at the end of this turn.',
    othersSouls: 'With luck, the others will have fewer souls at the end of this turn.',
    othersHomunculi: 'With luck, the others will have fewer homunculi at the end of this turn.',
  },
  it: {
    fragments: 'A fine turno avrai più frammenti della Pietra.',
    homunculi: 'A fine turno avrai più homunculi.',
    stoneFormulas: 'A fine turno avrai più formule per ciò che manca alla Pietra.',
    products: 'A fine turno avrai più elementi convertiti.',
    elements: 'A fine turno avrai più elementi.',
    othersSouls: 'Con un po’ di fortuna, a fine turno gli altri avranno meno anime.',
    othersHomunculi: 'Con un po’ di fortuna, a fine turno gli altri avranno meno homunculi.',
  },
  fr: {
    fragments: 'À la fin de ce tour, vous aurez plus de fragments de la Pierre.',
    homunculi: 'À la fin de ce tour, vous aurez plus d’homoncules.',
    stoneFormulas: 'À la fin de ce tour, vous aurez plus de formules pour ce qui manque à la Pierre.',
    products: 'À la fin de ce tour, vous aurez plus d’éléments convertis.',
    elements: 'À la fin de ce tour, vous aurez plus d’éléments.',
    othersSouls: 'Avec de la chance, les autres auront moins d’âmes à la fin de ce tour.',
    othersHomunculi: 'Avec de la chance, les autres auront moins d’homoncules à la fin de ce tour.',
  },
};

const BEFORE: ReadonlySet<string> = new Set(['alchemist', 'mission', 'place']);

/** As the log counts; what is chosen before the first turn belongs to no round. */
const roundOf = ({ round, asked }: MateriaPrimaView): number | null =>
  asked && BEFORE.has(asked.what.type) ? null : round;

const said = (word: string, before: string) => (seen: MateriaPrimaView) => {
  const round = roundOf(seen);
  return round === null ? before : `${word} ${round}`;
};

export const WHEN: Readonly<Record<Language, (seen: MateriaPrimaView) => string>> = {
  en: said('Round', 'Before the first round'),
  it: said('Round', 'Prima del primo round'),
  fr: said('Manche', 'Avant la première manche'),
};
