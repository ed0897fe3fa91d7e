import { makePiece } from '@/components/kit/drawing/pieces';
import { Drawing } from './drawing';

export const Piece = makePiece(Drawing);
