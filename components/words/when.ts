import type { Language } from '@/engine/core/text';
import type { Say } from './use-words';

const DAY = 86_400_000;

function startOfDay(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** A day as people say it: today, yesterday, Sunday, 3 Nov. */
export function whenSaid(t: Say, language: Language, time: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY);
  if (days <= 0) return t('when.today');
  if (days === 1) return t('when.yesterday');
  const form = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, form).format(time);
}
