import { getLocales } from 'expo-localization';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { LANGUAGES, type Language } from '@/engine/core/text';
import { isSingular } from '@/engine/core/wording';
import { en, type Words } from './en';
import { fr } from './fr';
import { it } from './it';

declare module 'i18next' {
  interface CustomTypeOptions {
    readonly defaultNS: 'app';
    readonly resources: { readonly app: Words };
  }
}

export type LanguageChoice = Language | 'system';

export const WORDS: Readonly<Record<Language, Words>> = { en, it, fr };

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
};

/** The first language of the device that the app speaks, English if it speaks none of them. */
function deviceLanguage(): Language {
  const spoken = getLocales().map(({ languageCode }) => languageCode);
  const first = spoken.find((code) => LANGUAGES.some((language) => language === code));
  return LANGUAGES.find((language) => language === first) ?? 'en';
}

function languageOf(choice: LanguageChoice): Language {
  return choice === 'system' ? deviceLanguage() : choice;
}

/** Speaks at once: the words are bundled, so nothing has to be loaded. */
export function createI18n(choice: LanguageChoice = 'system'): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: languageOf(choice),
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    defaultNS: 'app',
    ns: ['app'],
    resources: { en: { app: en }, it: { app: it }, fr: { app: fr } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  countByOwnTable(instance);
  return instance;
}

/** Hermes has no `Intl.PluralRules`, and i18next would then count in every language as in English. */
function countByOwnTable({ services }: I18n): void {
  const resolver = services.pluralResolver as { getSuffix: (code: string, count: number) => string };
  resolver.getSuffix = (code, count) =>
    isSingular(LANGUAGES.find((language) => language === code) ?? 'en', count) ? '_one' : '_other';
}

export async function speak(instance: I18n, choice: LanguageChoice): Promise<void> {
  await instance.changeLanguage(languageOf(choice));
}
