import { makePiece, makeStill } from '@/components/kit/drawing/pieces';
import { Drawing } from './drawing';

export const Piece = makePiece(Drawing);
export const Scene = makeStill(Drawing);

/** A place in px from the upper left of the piece that it lies in. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
