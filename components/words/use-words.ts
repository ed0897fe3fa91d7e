import { useTranslation } from 'react-i18next';

import { LANGUAGES, type Language } from '@/engine/core/text';
import './i18n';

/** The app's words in the language that is spoken now. */
export function useWords() {
  const { t, i18n } = useTranslation();
  const language: Language = LANGUAGES.find((one) => one === i18n.resolvedLanguage) ?? 'en';
  return { t, language };
}

export type Say = ReturnType<typeof useWords>['t'];
