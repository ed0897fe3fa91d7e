import { ROLES, type Role } from '@/engine/games/witchs-brew/data';

const PIECE = 'role-';

/** What a role's card is called while it is carried. */
export function pieceOf(role: Role): string {
  return PIECE + role;
}

/** Which role a carried card is; null if it is none. */
export function roleOfPiece(piece: string): Role | null {
  return ROLES.find((role) => pieceOf(role) === piece) ?? null;
}
