import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { OnSurface } from '@/components/kit/theme';
import { Stretched } from './placed';
import { print } from './prints';
import { BUBBLES, nearestShape } from './shapes';

interface SpeechBubbleProps {
  readonly width: number;
  readonly height: number;
  readonly children?: ReactNode;
}

/** What somebody says; its tail points to the lower left, 9 below the bubble. Words are dark. */
export const SpeechBubble = memo(function SpeechBubble({ width, height, children }: SpeechBubbleProps) {
  return (
    <View style={[styles.words, { width, height }]}>
      <Stretched
        print={print(`bubble-${nearestShape(BUBBLES, width, height)}`)}
        width={width}
        height={height}
      />
      <OnSurface surface="parchment">{children}</OnSurface>
    </View>
  );
});

const styles = StyleSheet.create({
  words: { paddingLeft: 12, paddingRight: 6, alignItems: 'center', justifyContent: 'center' },
});
