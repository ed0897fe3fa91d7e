import { memo } from 'react';
import { View } from 'react-native';

import { times } from '@/components/kit/drawing/geometry';
import { at } from '@/engine/core/list';
import type { Card } from '@/engine/games/alchemirus/data';
import { cardHeight } from './card-plan';
import type { Theme } from './paints';
import { Laid } from './piece';
import { print } from './prints';
import { MiniCard } from './small-card';

const TURNS = [-7, 5, -2];

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
    <View style={{ width, height }} aria-hidden>
      {top === null ? (
        <Laid print={print('discards')} space={{ left: 0, top: 0, unit: width / 100 }} theme={theme} />
      ) : (
        times(Math.min(TURNS.length, count), (index) => (
          <MiniCard
            key={index}
            card={top}
            width={width}
            height={height}
            style={{ transform: [{ rotate: `${at(TURNS, index)}deg` }] }}
          />
        ))
      )}
    </View>
  );
});
