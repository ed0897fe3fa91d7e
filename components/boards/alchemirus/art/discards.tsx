import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { box, line, type Mark } from '@/components/kit/drawing/marks';
import { times } from '@/components/kit/drawing/geometry';
import { at } from '@/engine/core/list';
import type { Card } from '@/engine/games/alchemirus/data';
import { cardHeight, CARD_RATIO } from './card-back';
import { Drawing } from './drawing';
import type { Theme } from './paints';
import { MiniCard } from './small-card';

const TURNS = [-7, 5, -2];

const BED: Readonly<Record<Theme, readonly Mark[]>> = {
  dark: bed('#000', '#c9a35a'),
  light: bed('#6a4a1c', '#6b4a1c'),
};

function bed(ground: string, edge: string): readonly Mark[] {
  return [
    box([1, 1, 98, 150, 7], ground, {
      fillOpacity: 0.26,
      stroke: edge,
      strokeWidth: 2,
      strokeOpacity: 0.7,
      strokeDasharray: '8 6',
    }),
    line('M50 58l10 18h-20z', edge, 2.4, { strokeOpacity: 0.7 }),
  ];
}

interface DiscardsProps {
  /** The last card on it, which all may see; null where there is none. */
  readonly top: Card | null;
  readonly count: number;
  readonly width: number;
  readonly theme: Theme;
}

/** The discards: a loose pile with the last card on top, or the place for it. */
export const Discards = memo(function Discards({ top, count, width, theme }: DiscardsProps) {
  const height = cardHeight(width);
  return (
    <View style={[styles.pile, { width, height }]} aria-hidden>
      {top === null ? (
        <Drawing
          layers={[BED[theme]]}
          viewBox={[0, 0, 100, 100 * CARD_RATIO]}
          width={width}
          height={height}
          theme={theme}
        />
      ) : (
        times(Math.min(TURNS.length, count), (index) => (
          <View key={index} style={[styles.card, { transform: [{ rotate: `${at(TURNS, index)}deg` }] }]}>
            <MiniCard card={top} width={width} height={height} seed={index} />
          </View>
        ))
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  pile: { pointerEvents: 'none' },
  card: { position: 'absolute', left: 0, top: 0 },
});
