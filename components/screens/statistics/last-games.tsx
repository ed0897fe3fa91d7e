import { StyleSheet, View } from 'react-native';

import { Medallion } from '@/components/kit/medallion';
import { Parchment } from '@/components/kit/parchment';
import { SPACE } from '@/components/kit/tokens';
import { Body, Heading, Label, Numeral } from '@/components/kit/type';
import { RankSeal } from '@/components/shell-art/rank-seal';
import { useWords } from '@/components/words/use-words';
import type { Result } from '@/engine/core/ledger';
import type { RosterEntry } from '../seats';
import type { NamedGame } from './scope-chooser';
import { againstWord, dayIn } from './said';

interface LastGamesProps {
  readonly person: RosterEntry;
  readonly games: readonly NamedGame[];
  /** The oldest first. */
  readonly results: readonly Result[];
}

const SHOWN = 6;

/** The last games of one player, one by one. */
export function LastGames({ person, games, results }: LastGamesProps) {
  const { t, language } = useWords();
  const last = results.slice(-SHOWN).reverse();
  return (
    <Parchment seed={77} style={styles.sheet}>
      <View style={styles.head}>
        <Medallion person={person} size={28} />
        <Heading size={17} style={styles.grow}>
          {t('statistics.lastGames')}
        </Heading>
      </View>
      <View role="list">
        {last.map(({ id, game, at, rank, total, against }) => {
          const of = games.find((one) => one.id === game);
          const title = of?.title ?? game;
          const place = t('result.place', { rank });
          const points = of?.unit ? `${total} ${of.unit(total)}` : String(total);
          const said = t('statistics.gameSaid', {
            title,
            when: dayIn(language, at),
            result: `${place}, ${points}, ${againstWord(t, against)}`,
          });
          return (
            <View key={id} accessible role="listitem" aria-label={said} style={styles.row}>
              <RankSeal rank={rank} label={place} />
              <View style={styles.grow}>
                <Body isBold size={16}>
                  {title}
                </Body>
                <Label tone="second" size={14}>
                  {dayIn(language, at)} · {againstWord(t, against)}
                </Label>
              </View>
              <Numeral size={19}>{total}</Numeral>
            </View>
          );
        })}
      </View>
    </Parchment>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: SPACE.tiny },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: 52,
    borderTopWidth: 1,
    borderTopColor: 'rgba(122, 90, 44, 0.35)',
  },
});
