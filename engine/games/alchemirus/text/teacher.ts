import type { Language } from '@/engine/core/text';
import type { AlchemirusTerm } from '../teacher';

export const REASONS_WHY: Readonly<Record<Language, Readonly<Record<AlchemirusTerm, string>>>> = {
  en: {
    fame: 'It brings fame right away.',
    prospects: 'It promises more fame later on.',
    pace: 'It brings you to the goal in fewer turns.',
    rivals: 'It slows the others down.',
  },
  it: {
    fame: 'Porta subito Fama.',
    prospects: 'Promette più Fama in seguito.',
    pace: 'Ti porta al traguardo in meno turni.',
    rivals: 'Rallenta gli altri.',
  },
  fr: {
    fame: 'Vous y gagnez tout de suite de la renommée.',
    prospects: 'C’est la promesse de plus de renommée par la suite.',
    pace: 'Vous atteignez le but en moins de tours.',
    rivals: 'Les autres sont ralentis.',
  },
};
