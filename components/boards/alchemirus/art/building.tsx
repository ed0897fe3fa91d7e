import { memo } from 'react';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Card } from '@/engine/games/alchemirus/data';
import { buildingArt, type Fashion } from './building-art';
import { Piece } from './piece';

const BOX: ViewBox = [-104, -152, 208, 184];
/** Narrower ones go without stones and tiles. */
const FINE = 46;

interface BuildingArtProps {
  readonly card: Card;
  readonly width: number;
  readonly fashion?: Fashion;
}

/** A building without its ground; its highest tower reaches beyond. */
export const BuildingFigure = memo(function BuildingFigure({ card, width, fashion = 0 }: BuildingArtProps) {
  return (
    <Piece layers={[buildingArt(card, fashion)]} box={BOX} margin={46} width={width} isSmall={width < FINE} />
  );
});
