import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Parchment } from '@/components/kit/parchment';
import { SPACE } from '@/components/kit/tokens';
import { Body, Heading, Label, Numeral } from '@/components/kit/type';
import { useTextScale } from '@/components/kit/use-text-scale';
import { useWords } from '@/components/words/use-words';
import type { Tally } from '@/engine/core/ledger';
import { rowSaid, shareSaid } from './said';

export interface TallyRow {
  readonly key: string;
  readonly words: string;
  readonly sign?: ReactNode;
  readonly tally: Tally;
}

export interface TallyTableProps {
  readonly title: string;
  readonly rows: readonly TallyRow[];
  /** Whether the scores are of one game each, so that the best of them says something. */
  readonly hasBest: boolean;
  readonly seed: number;
}

/** Beyond this text size there is no room for columns: each row is a sentence. */
const LARGE = 1.4;

/** Games, wins and best scores, side by side. */
export function TallyTable({ title, rows, hasBest, seed }: TallyTableProps) {
  const isLarge = useTextScale() > LARGE;
  return (
    <Parchment seed={seed} style={styles.sheet}>
      <Heading size={17}>{title}</Heading>
      {isLarge ? null : <Head hasBest={hasBest} />}
      <View role="list">
        {rows.map((row) => (
          <Row key={row.key} row={row} hasBest={hasBest} isSentence={isLarge} />
        ))}
      </View>
    </Parchment>
  );
}

function Head({ hasBest }: Pick<TallyTableProps, 'hasBest'>) {
  const { t } = useWords();
  const head = (words: string) => (
    <Label tone="second" size={13} align="right" style={styles.number}>
      {words}
    </Label>
  );
  return (
    <View aria-hidden style={styles.columns}>
      <View style={styles.what} />
      {head(t('statistics.games'))}
      {head(t('statistics.wins'))}
      {hasBest ? head(t('statistics.best')) : null}
    </View>
  );
}

interface RowProps {
  readonly row: TallyRow;
  readonly hasBest: boolean;
  readonly isSentence: boolean;
}

function Row({ row: { words, sign, tally }, hasBest, isSentence }: RowProps) {
  const { t } = useWords();
  const said = rowSaid(t, words, tally, hasBest);
  const share = shareSaid(t, tally);
  return (
    <View accessible role="listitem" aria-label={said} style={[styles.columns, styles.row]}>
      {sign}
      <Body size={16} style={styles.what}>
        {isSentence ? said : words}
      </Body>
      {isSentence ? null : (
        <>
          <Numeral size={17} align="right" style={styles.number}>
            {tally.games}
          </Numeral>
          <View style={styles.number}>
            <Numeral size={17} align="right">
              {tally.wins}
            </Numeral>
            {share === null ? null : (
              <Label tone="second" size={12.5} align="right">
                {share}
              </Label>
            )}
          </View>
          {hasBest ? (
            <Numeral size={17} align="right" tone="cinnabar" style={styles.number}>
              {tally.best}
            </Numeral>
          ) : null}
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: SPACE.tiny },
  columns: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  row: {
    minHeight: 40,
    paddingVertical: SPACE.tiny,
    borderTopWidth: 1,
    borderTopColor: 'rgba(122, 90, 44, 0.35)',
  },
  what: { flex: 1 },
  number: { width: 58 },
});
