import type { Say } from '@/components/words/use-words';
import type { Ledger } from '@/engine/core/ledger';
import { figuresOf } from '@/engine/core/ledger-figures';
import type { Language } from '@/engine/core/text';
import type { RosterEntry } from '../seats';
import { againstWord, dateIn, numberIn, rowSaid, verdictSaid } from './said';
import type { NamedGame } from './scope-chooser';

const ALL = ['games', 'wins', 'best'] as const;

interface Readable {
  readonly ledger: Ledger;
  readonly people: readonly RosterEntry[];
  readonly games: readonly NamedGame[];
  readonly now: number;
}

/** All of it as a text to be read: person by person and game by game, then every game that is told one by one. */
export function readableText(t: Say, language: Language, readable: Readable): string {
  const { people, now } = readable;
  const head = `${t('app.name')} · ${t('statistics.title')} · ${dateIn(language, now)}`;
  const parts = people.map((person) => personText(t, language, readable, person));
  return `${[head, ...parts, gamesText(t, language, readable)].join('\n\n')}\n`;
}

function personText(
  t: Say,
  language: Language,
  { ledger, games }: Readable,
  { id, name }: RosterEntry,
): string {
  const { tally, byGame } = figuresOf(ledger, { who: id, game: null });
  if (!tally) return name;
  const lines = byGame.flatMap(({ key, tally: own }) => {
    const title = games.find((one) => one.id === key)?.title ?? key;
    const average = numberIn(language, own.points / own.games);
    const against = figuresOf(ledger, { who: id, game: key }).byOpponents;
    return [
      `  ${rowSaid(t, title, own, ALL)}, ${t('statistics.average').toLocaleLowerCase(language)} ${average}`,
      ...against.map((row) => `    ${rowSaid(t, againstWord(t, row.key), row.tally, ALL)}`),
    ];
  });
  return [`${rowSaid(t, name, tally, ['games', 'wins'])}. ${verdictSaid(t, tally)}`, ...lines].join('\n');
}

function gamesText(t: Say, language: Language, { ledger, people, games }: Readable): string {
  const nameOf = (who: string | null, bot: string | null) =>
    people.find(({ id }) => id === who)?.name ?? (bot === null ? '…' : againstWord(t, `bot:${bot}`));
  const lines = ledger.games.map(({ game, at, seats }) => {
    const title = games.find(({ id }) => id === game)?.title ?? game;
    const result = seats
      .slice()
      .sort((one, other) => one.rank - other.rank)
      .map(({ who, bot, total, rank }) => `${rank}. ${nameOf(who, bot)} ${total}`)
      .join(', ');
    return `  ${t('statistics.gameSaid', { title, when: dateIn(language, at), result })}`;
  });
  return [t('statistics.lastGames'), ...lines].join('\n');
}
