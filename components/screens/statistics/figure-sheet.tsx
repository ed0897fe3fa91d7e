import { StyleSheet, View } from 'react-native';

import { Medallion } from '@/components/kit/medallion';
import { Parchment } from '@/components/kit/parchment';
import { SPACE } from '@/components/kit/tokens';
import { Body, Heading, Label, Numeral } from '@/components/kit/type';
import { useTextScale } from '@/components/kit/use-text-scale';
import { whenSaid } from '@/components/words/when';
import { useWords } from '@/components/words/use-words';
import type { Tally } from '@/engine/core/ledger';
import type { Figures, Scope } from '@/engine/core/ledger-figures';
import type { RosterEntry } from '../seats';
import type { NamedGame } from './scope-chooser';
import { numberIn, shareSaid, verdictSaid } from './said';

interface FigureSheetProps {
  readonly people: readonly RosterEntry[];
  readonly games: readonly NamedGame[];
  readonly scope: Scope;
  readonly figures: Figures;
  readonly now: number;
}

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string | null | undefined;
}

/** From this text size on figures stand below each other. */
const LARGE = 1.4;

/** The figures that matter most, large. */
export function FigureSheet(props: FigureSheetProps) {
  const { people, games, scope, figures } = props;
  const { t } = useWords();
  const person = people.find(({ id }) => id === scope.who);
  const title = games.find(({ id }) => id === scope.game)?.title;
  const own = useOwnFigures(props);
  const shared = useSharedFigures(props);
  return (
    <Parchment seed={31} style={styles.sheet}>
      <View style={styles.head}>
        {person ? <Medallion person={person} size={46} /> : null}
        <View style={styles.shrink}>
          <Heading>{person?.name ?? t('statistics.everybody')}</Heading>
          <Label tone="second">{title ?? t('statistics.allGames')}</Label>
        </View>
      </View>
      <View style={styles.grid}>
        {(person ? own : shared).map((figure) => (
          <FigureCell key={figure.label} {...figure} />
        ))}
      </View>
      {figures.tally ? <Body tone="second">{verdictSaid(t, figures.tally)}</Body> : null}
    </Parchment>
  );
}

/** Scores of different games cannot be compared, so they are told only of one. */
function useOwnFigures({ scope, figures, now }: FigureSheetProps): readonly Figure[] {
  const { t, language } = useWords();
  const { tally, streak } = figures;
  if (!tally) return [];
  const { games, wins, best, points, turns, last } = tally;
  const scores = [
    { label: t('statistics.best'), value: String(best) },
    { label: t('statistics.average'), value: numberIn(language, points / games) },
    lengthOf(t, turns / games),
  ];
  return [
    { label: t('statistics.games'), value: String(games) },
    {
      label: t('statistics.wins'),
      value: t('statistics.winsOf', { wins, games }),
      note: shareSaid(t, tally),
    },
    ...(scope.game === null ? [] : scores),
    {
      label: t('statistics.streak'),
      value: String(streak.now),
      note: streak.longest > streak.now ? t('statistics.streakMost', { count: streak.longest }) : null,
    },
    { label: t('statistics.last'), value: whenSaid(t, language, last, now) },
  ];
}

function useSharedFigures({ people, scope, figures, now }: FigureSheetProps): readonly Figure[] {
  const { t, language } = useWords();
  const { byPerson, games } = figures;
  if (byPerson.length === 0) return [];
  const last = Math.max(...byPerson.map(({ tally }) => tally.last));
  const top = byPerson.reduce((one, other) => (other.tally.best > one.tally.best ? other : one));
  const holder = people.find(({ id }) => id === top.key);
  const record = {
    label: t('statistics.best'),
    value: String(top.tally.best),
    note: holder && t('statistics.bestBy', { name: holder.name }),
  };
  return [
    { label: t('statistics.games'), value: String(games) },
    ...(scope.game === null ? [] : [record, lengthOf(t, usualTurns(byPerson.map(({ tally }) => tally)))]),
    { label: t('statistics.last'), value: whenSaid(t, language, last, now) },
  ];
}

function usualTurns(tallies: readonly Tally[]): number {
  const total = (part: (tally: Tally) => number) => tallies.reduce((sum, tally) => sum + part(tally), 0);
  return total(({ turns }) => turns) / total(({ games }) => games);
}

function lengthOf(t: ReturnType<typeof useWords>['t'], turns: number): Figure {
  return { label: t('statistics.length'), value: t('statistics.rounds', { count: Math.round(turns) }) };
}

function FigureCell({ label, value, note }: Figure) {
  const { t } = useWords();
  const isLarge = useTextScale() > LARGE;
  const said = t('common.pair', { what: label, value: note ? `${value}, ${note}` : value });
  return (
    <View accessible aria-label={said} role="listitem" style={[styles.cell, isLarge && styles.whole]}>
      <Label tone="second" size={14}>
        {label}
      </Label>
      <View style={styles.value}>
        <Numeral size={value.length > 8 ? 20 : 27} tone="cinnabar" maxScale={1.6}>
          {value}
        </Numeral>
        {note ? <Label isBold>{note}</Label> : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: SPACE.medium },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  shrink: { flexShrink: 1 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', rowGap: SPACE.medium, columnGap: SPACE.small },
  cell: { flexGrow: 1, flexBasis: '30%', minWidth: 104 },
  whole: { flexBasis: '100%' },
  value: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.small },
});
