import { levelWord } from '@/components/words/levels';
import type { Say } from '@/components/words/use-words';
import type { Against, Tally } from '@/engine/core/ledger';
import { FEW_GAMES, verdictOf } from '@/engine/core/ledger-figures';
import type { Language } from '@/engine/core/text';

/** Averages with one digit after the point at most. */
export function numberIn(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}

/** A day by its date, with the year only where it is another one. */
export function dayIn(language: Language, time: number, now: number = Date.now()): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  const form = { day: 'numeric', month: 'short' } as const;
  return isThisYear ? new Intl.DateTimeFormat(language, form).format(time) : dateIn(language, time);
}

/** A day that is to be known years later. */
export function dateIn(language: Language, time: number): string {
  const form = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(language, form).format(time);
}

export function againstWord(t: Say, against: Against): string {
  switch (against) {
    case 'people':
    case 'mixed':
    case 'bots':
      return t(`statistics.against.${against}`);
    default:
      return t('statistics.against.level', { level: levelWord(t, against.slice('bot:'.length)) });
  }
}

const percent = (share: number): string => String(Math.round(100 * share));

/** The share of wins; null where so few games would make it look like more than it is. */
export function shareSaid(t: Say, { games, wins }: Pick<Tally, 'games' | 'wins'>): string | null {
  return games < FEW_GAMES ? null : t('statistics.share', { share: percent(wins / games) });
}

export function verdictSaid(t: Say, tally: Tally): string {
  return t(`statistics.verdicts.${verdictOf(tally)}`, { share: percent(tally.fair / tally.games) });
}

/** Which figures of a tally say something beside each other. */
export type Column = 'games' | 'wins' | 'best';

/** One row of a table, for those who listen and for those who read an export. */
export function rowSaid(
  t: Say,
  what: string,
  { games, wins, best }: Tally,
  columns: readonly Column[],
): string {
  const said: Readonly<Record<Column, string>> = {
    games: t('statistics.gameCount', { count: games }),
    wins: t('statistics.winCount', { count: wins }),
    best: t('statistics.bestSaid', { best }),
  };
  return t('common.pair', { what, value: columns.map((column) => said[column]).join(', ') });
}
