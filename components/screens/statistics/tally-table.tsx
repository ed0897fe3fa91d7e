import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { NearWindow } from '@/components/kit/near-window';
import { Parchment } from '@/components/kit/parchment';
import { SPACE } from '@/components/kit/tokens';
import { Body, Heading, Label, Numeral } from '@/components/kit/type';
import { useTextScale } from '@/components/kit/use-text-scale';
import { useWords } from '@/components/words/use-words';
import type { Tally } from '@/engine/core/ledger';
import { rowSaid, shareSaid, type Column } from './said';

interface TallyRow {
  readonly key: string;
  readonly words: string;
  readonly sign?: ReactNode;
  readonly tally: Tally;
}

interface TallyTableProps {
  readonly title: string;
  readonly rows: readonly TallyRow[];
  /** Those that say something: scores of different games do not. */
  readonly columns: readonly Column[];
  readonly seed: number;
}

/** How high a row is, and how far down a phone tables begin. */
const ROW = 46;
const BELOW = 600;

/** Beyond this text size there is no room for columns: each row is a sentence. */
const LARGE = 1.4;

/** Games, wins and best scores, side by side. */
export function TallyTable({ title, rows, columns, seed }: TallyTableProps) {
  const isLarge = useTextScale() > LARGE;
  return (
    <Parchment seed={seed} style={styles.sheet}>
      <Heading size={17}>{title}</Heading>
      {isLarge ? null : <Head columns={columns} />}
      <NearWindow role="list" height={ROW} together={2} from={BELOW}>
        {rows.map((row) => (
          <Row key={row.key} row={row} columns={columns} isSentence={isLarge} />
        ))}
      </NearWindow>
    </Parchment>
  );
}

function Head({ columns }: Pick<TallyTableProps, 'columns'>) {
  const { t } = useWords();
  return (
    <View aria-hidden style={styles.columns}>
      <View style={styles.what} />
      {columns.map((column) => (
        <Label key={column} tone="second" size={13} align="right" style={styles.number}>
          {t(`statistics.${column}`)}
        </Label>
      ))}
    </View>
  );
}

interface RowProps {
  readonly row: TallyRow;
  readonly columns: readonly Column[];
  readonly isSentence: boolean;
}

function Row({ row: { words, sign, tally }, columns, isSentence }: RowProps) {
  const { t } = useWords();
  const said = rowSaid(t, words, tally, columns);
  return (
    <View accessible role="listitem" aria-label={said} style={[styles.columns, styles.row]}>
      {sign}
      <Body size={16} style={styles.what}>
        {isSentence ? said : words}
      </Body>
      {isSentence ? null : columns.map((column) => <Cell key={column} column={column} tally={tally} />)}
    </View>
  );
}

function Cell({ column, tally }: { readonly column: Column; readonly tally: Tally }) {
  const { t } = useWords();
  const share = column === 'wins' ? shareSaid(t, tally) : null;
  const figure = { size: 19, align: 'right', tone: column === 'best' ? 'cinnabar' : 'ink' } as const;
  if (share === null) {
    return (
      <Numeral {...figure} style={styles.number}>
        {tally[column]}
      </Numeral>
    );
  }
  return (
    <View style={styles.number}>
      <Numeral {...figure}>{tally[column]}</Numeral>
      <Label tone="second" size={12.5} align="right">
        {share}
      </Label>
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
