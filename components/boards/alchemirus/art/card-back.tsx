import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, times } from '@/components/kit/drawing/geometry';
import { disc, inked, line, path, type Mark } from '@/components/kit/drawing/marks';
import { once } from '@/components/kit/drawing/once';
import { Piece } from './piece';

/** Cards are so much higher than wide. */
export const CARD_RATIO = 1.52;

export const cardHeight = (width: number): number => width * CARD_RATIO;

/** The back of a card 100 wide: violet leather, a gilt triangle. */
function back(height: number): readonly Mark[] {
  const random = chance(5);
  const edge = handCut(corners(0, 0, 100, height, 6), 1, 16, random);
  const frame = handCut(corners(8, 8, 84, height - 16), 0.4, 30, random);
  const [x, y, radius] = [50, height / 2, 26];
  return [
    path(edge, { fill: '#000', fillOpacity: 0.45, transform: 'translate(4 6)' }),
    inked(edge, '@leather', '#120a1e', 2),
    path(frame, { fill: 'none', stroke: '#d3a043', strokeWidth: 1.8 }),
    disc(x, y, radius, 'none', { stroke: '#d3a043', strokeWidth: 2.2 }),
    line(`M${x} ${y - radius}l22.6 39h-45.2z`, '#e2b04a', 2.2),
    disc(x, y, 8.8, '@gold'),
  ];
}

export const backOf = once(back);

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
