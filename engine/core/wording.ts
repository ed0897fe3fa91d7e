/** Grammar that the texts of several games share. */

import type { Language } from './text';

/** "A, B and C", by the language's own word for "and". */
export function joined(words: readonly string[], and: string): string {
  const last = words[words.length - 1] ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${and} ${last}` : last;
}

/**
 * Whether so many of something are spoken of as of one: in French none is, in English and Italian it is not.
 * The table is ours, since not every phone has one.
 */
export function isSingular(language: Language, count: number): boolean {
  return language === 'fr' ? Math.abs(count) < 2 : count === 1;
}

/** "1 vial", "2 vials"; in French see `frenchCounted`. */
export function counted(count: number, one: string, more: string): string {
  return `${count} ${isSingular('en', count) ? one : more}`;
}

/** In French: "0 carte", "1 carte", "2 cartes". */
export function frenchCounted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${isSingular('fr', count) ? one : more}`;
}

/** In Italian: "ad Anna", "a Berto". */
export function italianTo(name: string): string {
  return /^[aàáâä]/i.test(name) ? `ad ${name}` : `a ${name}`;
}

/** In French: "d’Anna", "d’Yves", "de Yann", "de Ben". */
export function frenchOf(name: string): string {
  return /^([aàáâäãåæeéèêëiíîïoóôöœuúùûüh]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** "The horn: more to carry", with a colon as the language sets it. */
export function explained(language: Language, name: string, words: string | number): string {
  return language === 'fr' ? `${name} : ${words}` : `${name}: ${words}`;
}

/** What somebody says aloud, between the language's own marks. */
export function quoted(language: Language, words: string): string {
  if (language === 'en') return `“${words}”`;
  return language === 'fr' ? `«\u00A0${words}\u00A0»` : `«${words}»`;
}

/** "67%", as the language sets it. */
export function percentSaid(language: Language, share: number): string {
  const hundredths = Math.round(share * 100);
  return language === 'fr' ? `${hundredths} %` : `${hundredths}%`;
}

/** Sentences one after another, each with one full stop, unless it ends with a sign of its own. */
export function sentences(...said: readonly string[]): string {
  return said.map((one) => (/[.!?…]\s?[»”]?$/.test(one) ? one : `${one}.`)).join(' ');
}

/** For a sentence that begins with an article, a name or a thing. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
