import { makePiece, makeStill } from '@/components/kit/drawing/pieces';
import { Drawing } from './drawing';

export const Piece = makePiece(Drawing);
export const Still = makeStill(Drawing);
