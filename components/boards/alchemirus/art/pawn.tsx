import { memo } from 'react';
import type { ViewStyle } from 'react-native';

import type { Colour as PlayerColour } from '@/engine/core/guise';
import { Piece, type Spot } from './piece';
import { print } from './prints';
import { PAWN_BOX, PAWN_MARGIN } from './small-plan';

/** Seats are told apart by the heads of their pawns too. */
const HEADS = 4;
/** The light behind a pawn needs so much room. */
const LIT_MARGIN = 26;

export const pawnWidth = (size: number): number => (size * PAWN_BOX[2]) / PAWN_BOX[3];

/** Where a pawn is to be laid so that its foot stands at a place. */
export function standingAt(size: number, foot: Spot) {
  const unit = size / PAWN_BOX[3];
  return { left: foot.x + PAWN_BOX[0] * unit, top: foot.y + PAWN_BOX[1] * unit };
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
  readonly style?: ViewStyle;
}

/** A pawn by hue and head: `pawnWidth(size)` by `size`. */
export const Pawn = memo(function Pawn(props: PawnProps) {
  const { seat, colour, size, isGhost = false, isLit = false, style } = props;
  const figure = { print: print(`pawn-${(seat % HEADS) as 0 | 1 | 2 | 3}-${colour}`) };
  return (
    <Piece
      layers={isLit ? [{ print: print('pawn-light') }, figure] : [figure]}
      box={PAWN_BOX}
      margin={isLit ? LIT_MARGIN : PAWN_MARGIN}
      width={pawnWidth(size)}
      style={[style, isGhost ? GHOST : null]}
    />
  );
});

const GHOST = { opacity: 0.66 } as const;
