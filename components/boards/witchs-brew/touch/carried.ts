import { COLOURS, ROLES, type Colour, type Role } from '@/engine/games/witchs-brew/data';

const PIECE = 'role-';

/** What a role's card is called while it is carried. */
export function pieceOf(role: Role): string {
  return PIECE + role;
}

const DROP = 'drop-';

/** What a drop is called while it is carried. */
export function pieceOfDrop(colour: Colour): string {
  return DROP + colour;
}

/** Of which colour a carried drop is; null if it is none. */
export function dropOfPiece(piece: string | null): Colour | null {
  return COLOURS.find((colour) => pieceOfDrop(colour) === piece) ?? null;
}

/** Which role a carried card is; null if it is none. */
export function roleOfPiece(piece: string): Role | null {
  return ROLES.find((role) => pieceOf(role) === piece) ?? null;
}
