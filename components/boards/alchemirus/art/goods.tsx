import { memo } from 'react';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Good } from '@/engine/games/alchemirus/data';
import { EMPTY_PLACE, leftBehind, LYING, OBJECTS, TARGET_PLACE } from './good-marks';
import { once } from '@/components/kit/drawing/once';
import { Piece } from './piece';

const LYING_BOX: ViewBox = [-30, -40, 60, 66];
const OBJECT_BOX: ViewBox = [-32, -36, 64, 64];
/** Narrower ones go without the smallest lights. */
const FINE = 30;

export const lyingGoodHeight = (width: number): number => (width * LYING_BOX[3]) / LYING_BOX[2];

interface LyingGoodProps {
  readonly good: Good;
  /** Of the card that it is. */
  readonly width: number;
}

/** A good as a face-down card with the thing that it stands for: `width` by `lyingGoodHeight(width)`. */
export const LyingGood = memo(function LyingGood({ good, width }: LyingGoodProps) {
  return <Piece layers={[LYING[good]]} box={LYING_BOX} margin={15} width={width} isSmall={width < FINE} />;
});

interface GoodObjectProps {
  readonly good: Good;
  readonly size: number;
}

/** The thing alone, with its light. A square. */
export const GoodObject = memo(function GoodObject({ good, size }: GoodObjectProps) {
  return <Piece layers={[OBJECTS[good]]} box={OBJECT_BOX} margin={13} width={size} isSmall={size < FINE} />;
});

const ghost = once(leftBehind);

interface GoodPlaceProps {
  readonly width: number;
  /** It is planned to go elsewhere, and left its shape behind. */
  readonly left?: Good | null;
  readonly isTarget?: boolean;
}

/** An empty place for a good, of the same size as a `LyingGood`. */
export const GoodPlace = memo(function GoodPlace({ width, left = null, isTarget = false }: GoodPlaceProps) {
  const marks = isTarget ? TARGET_PLACE : left ? ghost(left) : EMPTY_PLACE;
  return <Piece layers={[marks]} box={LYING_BOX} margin={15} width={width} />;
});
