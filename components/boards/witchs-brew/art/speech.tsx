import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { chance, handCut } from '@/components/kit/drawing/geometry';
import type { Mark } from '@/components/kit/drawing/marks';
import { OnSurface } from '@/components/kit/theme';
import { lit, shadowed } from './lit';
import { rad } from './paints';
import { Piece } from './piece';

function bubble(width: number, height: number): readonly Mark[] {
  const edge = handCut(
    [
      [6, 0],
      [width, 0],
      [width, height],
      [22, height],
      [-4, height + 9],
      [6, height - 8],
    ],
    0.8,
    14,
    chance(3),
  );
  return [
    shadowed(edge, [2, 4], 0.5),
    lit(edge, rad('#fdf4de', '#f0dfb8', '#cfae78'), { line: 1.4, scale: 0.5, shade: 0.25 }),
  ];
}

interface SpeechBubbleProps {
  readonly width: number;
  readonly height: number;
  readonly children?: ReactNode;
}

/** What somebody says; its tail points to the lower left, 9 below the bubble. Words are dark. */
export const SpeechBubble = memo(function SpeechBubble({ width, height, children }: SpeechBubbleProps) {
  const marks = useMemo(() => bubble(width, height), [width, height]);
  return (
    <View style={{ width, height }}>
      <View style={styles.skin}>
        <View style={styles.ground} />
        <Piece layers={[marks]} box={[0, 0, width, height]} margin={14} width={width} />
      </View>
      <View style={styles.words}>
        <OnSurface surface="parchment">{children}</OnSurface>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  skin: { ...StyleSheet.absoluteFill },
  /** Until the picture of the bubble is there, the words lie on its colour. */
  ground: {
    position: 'absolute',
    top: 2,
    bottom: 2,
    left: 9,
    right: 3,
    borderRadius: 4,
    backgroundColor: '#f0dfb8',
  },
  words: { flex: 1, paddingLeft: 12, paddingRight: 6, alignItems: 'center', justifyContent: 'center' },
});
