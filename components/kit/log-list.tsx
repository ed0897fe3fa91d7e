import { memo, useCallback, useState } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Person } from './board';
import type { Print } from './drawing/print';
import { Icon } from './icon';
import { Medallion } from './medallion';
import { NearWindow } from './near-window';
import { Pieces } from './pieces';
import { Seal } from './seal';
import { SPACE, TARGET } from './tokens';
import { Touch } from './touch';
import { Body, Label } from './type';

export interface LogLine {
  readonly key: string;
  readonly words: string;
  /** Who did it, where that is not whose turn it was. */
  readonly person?: Person | undefined;
  /** The pieces that the words name. */
  readonly pieces?: readonly Print[] | undefined;
  /** Nothing before it can be undone. */
  readonly isSealed?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** A turn: its lines lie folded under its heading. */
export interface LogTurn {
  readonly key: string;
  /** When it was, as the game counts. */
  readonly when: string;
  readonly person?: Person | undefined;
  /** What it came to, shown while it is folded. */
  readonly headline?: string | undefined;
  readonly lines: readonly LogLine[];
}

interface LogListProps {
  /** In the order in which they happened; the latest stands first, and is open. */
  readonly turns: readonly LogTurn[];
  /** What the seal is called: "Sealed: no undo beyond this". */
  readonly sealLabel: string;
  readonly style?: StyleProp<ViewStyle>;
}

/** A row as it is in most cases. */
const ROW = TARGET + 2;

/** The chronicle turn by turn, the latest first, each in the order in which it happened; to be put into something `Scrolling`. */
export function LogList({ turns, sealLabel, style }: LogListProps) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((key: string) => setTurned((keys) => toggled(keys, key)), []);
  const latest = turns[turns.length - 1]?.key;
  const latestFirst = turns.slice().reverse();
  const rows = latestFirst.flatMap((turn) => {
    const isOpen = (turn.key === latest) !== turned.has(turn.key);
    const lines = isOpen ? turn.lines : [];
    return [
      <TurnRow key={turn.key} turn={turn} isOpen={isOpen} onToggle={toggle} />,
      ...lines.map((line) => <LineRow key={line.key} line={line} sealLabel={sealLabel} />),
    ];
  });
  return (
    <NearWindow role="list" height={ROW} together={4} style={style}>
      {rows}
    </NearWindow>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

interface TurnRowProps {
  readonly turn: LogTurn;
  readonly isOpen: boolean;
  readonly onToggle: (key: string) => void;
}

const TurnRow = memo(function TurnRow({ turn, isOpen, onToggle }: TurnRowProps) {
  const { key, when, person, headline, lines } = turn;
  const name = person ? `${person.name} · ${when}` : when;
  return (
    <View role="listitem" style={styles.turn}>
      <Touch
        label={isOpen || !headline ? name : `${name}. ${headline}`}
        isExpanded={isOpen}
        onPress={() => onToggle(key)}
        style={styles.row}
        testID={`log-turn-${key}`}
      >
        {person ? <Medallion person={person} size={28} /> : <View style={styles.gap} />}
        <View style={styles.words}>
          <Label isBold>{name}</Label>
          {!isOpen && headline ? (
            <Body size={15} tone="second">
              {headline}
            </Body>
          ) : null}
        </View>
        {lines.length > 0 ? <Icon name={isOpen ? 'up' : 'down'} size={18} /> : null}
      </Touch>
    </View>
  );
});

interface LineRowProps {
  readonly line: LogLine;
  readonly sealLabel: string;
}

const LineRow = memo(function LineRow({ line, sealLabel }: LineRowProps) {
  const { person, words, pieces = [], isSealed, onPress } = line;
  const row = (
    <View style={styles.row}>
      {person ? <Medallion person={person} size={24} /> : <View style={styles.gap} />}
      <Body size={16} style={styles.words}>
        {words}
      </Body>
      {pieces.length > 0 ? <Pieces pieces={pieces} /> : null}
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
  turn: { borderBottomWidth: StyleSheet.hairlineWidth, borderBottomColor: 'rgba(122, 90, 44, 0.45)' },
  item: { borderBottomWidth: StyleSheet.hairlineWidth, borderBottomColor: 'rgba(122, 90, 44, 0.25)' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TARGET,
    paddingVertical: 4,
  },
  gap: { width: 28 },
  words: { flex: 1 },
});
