import { memo } from 'react';
import type { ViewStyle } from 'react-native';

import type { Good } from '@/engine/games/alchemirus/data';
import { Piece } from './piece';
import { print } from './prints';
import { LYING_BOX, LYING_MARGIN, OBJECT_BOX, OBJECT_MARGIN } from './small-plan';

/** Narrower ones go without the smallest lights. */
const FINE = 30;

export const lyingGoodHeight = (width: number): number => (width * LYING_BOX[3]) / LYING_BOX[2];

interface LyingGoodProps {
  readonly good: Good;
  /** Of the card that it is. */
  readonly width: number;
  readonly style?: ViewStyle;
}

/** A good as a face-down card with the thing that it stands for: `width` by `lyingGoodHeight(width)`. */
export const LyingGood = memo(function LyingGood({ good, width, style }: LyingGoodProps) {
  return (
    <Piece
      layers={[{ print: print(`lying-${good}`) }]}
      box={LYING_BOX}
      margin={LYING_MARGIN}
      width={width}
      isSmall={width < FINE}
      style={style}
    />
  );
});

interface GoodObjectProps {
  readonly good: Good;
  readonly size: number;
}

/** The thing alone, with its light. A square. */
export const GoodObject = memo(function GoodObject({ good, size }: GoodObjectProps) {
  return (
    <Piece
      layers={[{ print: print(`good-${good}`) }]}
      box={OBJECT_BOX}
      margin={OBJECT_MARGIN}
      width={size}
      isSmall={size < FINE}
    />
  );
});

interface GoodPlaceProps {
  readonly width: number;
  /** It is planned to go elsewhere, and left its shape behind. */
  readonly left?: Good | null;
  readonly isTarget?: boolean;
  readonly style?: ViewStyle;
}

/** An empty place for a good, of the same size as a `LyingGood`. */
export const GoodPlace = memo(function GoodPlace(props: GoodPlaceProps) {
  const { width, left = null, isTarget = false, style } = props;
  const empty = print(isTarget ? 'place-target' : left ? `left-${left}` : 'place');
  return (
    <Piece layers={[{ print: empty }]} box={LYING_BOX} margin={LYING_MARGIN} width={width} style={style} />
  );
});
