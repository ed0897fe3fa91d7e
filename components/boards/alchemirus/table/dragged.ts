const CARD = 'card-';
const BANK = 'bank-';

/** The ids under which cards are dragged: of the hand, and of the bank, by their places. */
export const cardPiece = (place: number): string => `${CARD}${place}`;
export const bankPiece = (place: number): string => `${BANK}${place}`;

/** Which place of the hand a dragged piece is from; null if it is none. */
export const placeOfPiece = (piece: string): number | null => placeIn(CARD, piece);
/** Which place of the bank. */
export const bankOfPiece = (piece: string): number | null => placeIn(BANK, piece);

function placeIn(kind: string, piece: string): number | null {
  return piece.startsWith(kind) ? Number(piece.slice(kind.length)) : null;
}
