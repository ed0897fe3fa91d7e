import type { Scheme } from '../tokens';
import type { ViewBox } from './drawing';

/** A drawing by night and whole, without its fine marks, by day, or both. */
export type Variant = '' | 'small' | 'light' | 'small-light';

/** What is known of a drawing without its picture: what it shows, and in which looks it was made. */
export interface PrintFacts {
  readonly box: ViewBox;
  readonly looks: readonly Variant[];
  /** It fills whatever room it is given, whatever becomes of its shape. */
  readonly isStretched?: true;
}

export const lookName = (name: string, variant: Variant): string =>
  variant === '' ? name : `${name}.${variant}`;

/** The looks that one theme shows, of the names of all that were made. */
export function looksIn(names: readonly string[], theme: Scheme): readonly string[] {
  const all = new Set(names);
  const isByDay = (name: string) => /\.(small-)?light$/.test(name);
  const byDay = (name: string) => (name.includes('.') ? `${name}-light` : `${name}.light`);
  if (theme === 'dark') return names.filter((name) => !isByDay(name));
  return names.filter((name) => isByDay(name) || !all.has(byDay(name)));
}

const WANTED: Readonly<Record<Scheme, readonly [whole: readonly Variant[], small: readonly Variant[]]>> = {
  dark: [[], ['small']],
  light: [['light'], ['small-light', 'small', 'light']],
};

/** The look that comes nearest to what is wanted: what is alike by day and by night was made once. */
export function nearest({ looks }: PrintFacts, theme: Scheme, isSmall: boolean): Variant {
  const wanted = WANTED[theme][isSmall ? 1 : 0];
  return wanted.find((variant) => looks.includes(variant)) ?? '';
}
