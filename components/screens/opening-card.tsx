import type { ReactNode } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from '@/components/kit/button';
import { Scroll } from '@/components/kit/scroll';
import { SPACE } from '@/components/kit/tokens';
import { useWords } from '@/components/words/use-words';

const MOST_WIDTH = 460;

interface OpeningCardProps {
  /** What one begins with, for so much room. */
  readonly opening: (width: number) => ReactNode;
  readonly onGo: () => void;
}

/** Lies over the table before somebody's first move, and goes with a tap anywhere. */
export function OpeningCard({ opening, onGo }: OpeningCardProps) {
  const { t } = useWords();
  const { width } = useWindowDimensions();
  const { top, bottom } = useSafeAreaInsets();
  const edges = { paddingTop: top + SPACE.large, paddingBottom: bottom + SPACE.large };
  return (
    <View style={[styles.whole, edges]} role="dialog" aria-modal testID="opening">
      <Pressable
        style={StyleSheet.absoluteFill}
        onPress={onGo}
        accessible={false}
        aria-hidden
        tabIndex={-1}
      />
      <Scroll style={styles.scroll} contentContainerStyle={styles.content}>
        <Pressable onPress={onGo} accessible={false} tabIndex={-1}>
          {opening(Math.min(MOST_WIDTH, width - 2 * SPACE.large))}
        </Pressable>
        <Button size="large" label={t('opening.go')} onPress={onGo} />
      </Scroll>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: 'rgba(12, 7, 4, 0.72)',
  },
  scroll: { flexGrow: 0, maxWidth: '100%' },
  content: { alignItems: 'center', gap: SPACE.large, paddingHorizontal: SPACE.large },
});
