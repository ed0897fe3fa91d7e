import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { times } from '@/components/kit/drawing/geometry';
import { backOf } from '../drawn/back-marks';
import { Piece } from './piece';

/** Cards are so much higher than wide. */
export const CARD_RATIO = 1.52;

export const cardHeight = (width: number): number => width * CARD_RATIO;

interface CardBackProps {
  readonly width: number;
  readonly height?: number;
}

/** A card face down. */
export const CardBack = memo(function CardBack({ width, height = cardHeight(width) }: CardBackProps) {
  const high = Math.round((height / width) * 100);
  return (
    <Piece layers={[backOf(high)]} box={[0, 0, 100, high]} margin={7} width={width} isSmall={width < 20} />
  );
});

/** How many cards of a pile are seen. */
const SEEN = 4;

interface DeckProps {
  readonly count: number;
  readonly width: number;
}

/** The deck: as many backs one over the other as there are, up to four; the upper one lies at the upper left. */
export const Deck = memo(function Deck({ count, width }: DeckProps) {
  const seen = Math.min(SEEN, Math.ceil(count / 12));
  const step = Math.max(1.4, width * 0.03);
  return (
    <View style={[styles.pile, { width, height: cardHeight(width) }]} aria-hidden>
      {times(seen, (index) => {
        const shift = (seen - 1 - index) * step;
        return (
          <View key={index} style={[styles.card, { left: shift, top: shift }]}>
            <CardBack width={width} />
          </View>
        );
      })}
    </View>
  );
});

const styles = StyleSheet.create({
  pile: { pointerEvents: 'none' },
  card: { position: 'absolute' },
});
