import { memo } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Person } from './board';
import { Medallion } from './medallion';
import { NearWindow } from './near-window';
import { Seal } from './seal';
import { SPACE, TARGET } from './tokens';
import { Touch } from './touch';
import { Body, Heading } from './type';

export type LogEntry =
  | {
      readonly type: 'line';
      readonly key: string;
      readonly words: string;
      readonly person?: Person | undefined;
      /** Nothing before it can be undone. */
      readonly isSealed?: boolean | undefined;
      readonly onPress?: (() => void) | undefined;
    }
  /** A heading: a round, a turn. */
  | { readonly type: 'part'; readonly key: string; readonly words: string };

interface LogListProps {
  readonly entries: readonly LogEntry[];
  /** What the seal is called: "Sealed: no undo beyond this". */
  readonly sealLabel: string;
  readonly style?: StyleProp<ViewStyle>;
}

/** A line as it is in most cases. */
const ROW = TARGET + 2;

/** The chronicle, in the order it is handed; to be put into something `Scrolling`. */
export function LogList({ entries, sealLabel, style }: LogListProps) {
  return (
    <NearWindow role="list" height={ROW} together={4} style={style}>
      {entries.map((entry) => (
        <LogRow key={entry.key} entry={entry} sealLabel={sealLabel} />
      ))}
    </NearWindow>
  );
}

interface LogRowProps {
  readonly entry: LogEntry;
  readonly sealLabel: string;
}

const LogRow = memo(function LogRow({ entry, sealLabel }: LogRowProps) {
  if (entry.type === 'part') {
    return (
      <Heading size={15} tone="gold" style={styles.part}>
        {entry.words}
      </Heading>
    );
  }
  const { person, words, isSealed, onPress } = entry;
  const row = (
    <View style={styles.row}>
      {person ? <Medallion person={person} size={28} /> : <View style={styles.gap} />}
      <Body size={16} style={styles.words}>
        {words}
      </Body>
      {isSealed ? (
        <View role="img" aria-label={sealLabel}>
          <Seal size={24} />
        </View>
      ) : null}
    </View>
  );
  return (
    <View role="listitem" style={styles.item}>
      {onPress ? (
        <Touch label={isSealed ? `${words} ${sealLabel}` : words} onPress={onPress}>
          {row}
        </Touch>
      ) : (
        row
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  part: { paddingTop: SPACE.medium, paddingBottom: SPACE.tiny },
  item: { borderBottomWidth: StyleSheet.hairlineWidth, borderBottomColor: 'rgba(122, 90, 44, 0.45)' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TARGET - 6,
    paddingVertical: 4,
  },
  gap: { width: 28 },
  words: { flex: 1 },
});
