import { useEffect } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { announce } from '@/components/kit/announce';
import type { Person } from '@/components/kit/board';
import { Button, IconButton } from '@/components/kit/button';
import { SPACE } from '@/components/kit/tokens';
import { Walnut } from '@/components/kit/walnut';
import { useWords } from '@/components/words/use-words';

interface PassOnBarProps {
  /** Who is to have the device next. */
  readonly next: Person;
  readonly onPassOn: () => void;
  readonly onUndo: () => void;
  /** Why what was done last cannot be taken back. */
  readonly undoReason: string | undefined;
  readonly isLeftHanded: boolean;
}

/** The turn is over, and what came of it lies on the table: over its foot, where nothing is to be done any more. */
export function PassOnBar({ next, onPassOn, onUndo, undoReason, isLeftHanded }: PassOnBarProps) {
  const { t } = useWords();
  const { bottom, left, right } = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  // On a phone lying on its side the table is at the other hand.
  const maxWidth = width > height ? Math.min(MOST_WIDTH, width * 0.4) : MOST_WIDTH;
  const said = t('play.passOn', { name: next.name });
  useEffect(() => announce(said), [said]);
  return (
    <View
      style={[
        styles.place,
        isLeftHanded ? styles.startSide : styles.endSide,
        { paddingBottom: bottom + SPACE.tiny, paddingLeft: left + SPACE.small },
        { paddingRight: right + SPACE.small },
      ]}
      testID="pass-on"
    >
      <Walnut
        radius={14}
        style={[styles.plank, { maxWidth }]}
        contentStyle={[styles.row, isLeftHanded ? styles.mirrored : null]}
      >
        <IconButton icon="undo" label={t('play.undo')} reason={undoReason} onPress={onUndo} />
        <Button label={said} onPress={onPassOn} style={styles.grow} />
      </Walnut>
    </View>
  );
}

const MOST_WIDTH = 460;

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, right: 0, bottom: 0, pointerEvents: 'box-none' },
  startSide: { alignItems: 'flex-start' },
  endSide: { alignItems: 'flex-end' },
  plank: { width: '100%' },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, padding: SPACE.tiny },
  mirrored: { flexDirection: 'row-reverse' },
  grow: { flex: 1 },
});
