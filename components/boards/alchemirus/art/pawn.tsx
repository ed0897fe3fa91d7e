import { memo } from 'react';

import type { Colour as PlayerColour } from '@/engine/core/guise';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Mark } from '@/components/kit/drawing/marks';
import { glow } from './hand';
import { keeper } from '@/components/kit/drawing/once';
import { pawnMarks } from './pawn-marks';
import { Piece, type Spot } from './piece';

const BOX: ViewBox = [-18, -58, 36, 70];
const LIGHT: readonly Mark[] = [glow(0, -26, 42, 'amber', 0.8)];
const keep = keeper<readonly Mark[]>();

export const pawnWidth = (size: number): number => (size * BOX[2]) / BOX[3];

/** Where a pawn is to be laid so that its foot stands at a place. */
export function standingAt(size: number, foot: Spot) {
  const unit = size / BOX[3];
  return { left: foot.x + BOX[0] * unit, top: foot.y + BOX[1] * unit };
}

interface PawnProps {
  readonly seat: number;
  readonly colour: PlayerColour;
  /** Its height. */
  readonly size: number;
  /** Where it would stand. */
  readonly isGhost?: boolean;
  /** Whoever's turn it is. */
  readonly isLit?: boolean;
}

/** A pawn by hue and head: `pawnWidth(size)` by `size`. */
export const Pawn = memo(function Pawn({ seat, colour, size, isGhost = false, isLit = false }: PawnProps) {
  const marks = keep(`${seat} ${colour}`, () => pawnMarks(seat, colour));
  return (
    <Piece
      layers={[isLit ? LIGHT : [], marks]}
      box={BOX}
      margin={26}
      width={pawnWidth(size)}
      style={isGhost ? GHOST : null}
    />
  );
});

const GHOST = { opacity: 0.66 } as const;
