import type { ViewBox } from '@/components/kit/drawing/drawing';

/** What the small pictures show of their space, about 0, 0. */
export const LAUREL_BOX: ViewBox = [-16, -15.5, 32, 30];
export const CARD_SIGN_BOX: ViewBox = [-8, -11, 17, 23];
export const HOUSE_SIGN_BOX: ViewBox = [-9.5, -9.5, 19, 19];
export const CRATE_BOX: ViewBox = [-11.5, -12, 23, 23];
export const SEAL_BOX: ViewBox = [-13.4, -13.4, 26.8, 26.8];
export const TICK_BOX: ViewBox = [-12.4, -12.4, 25.4, 25.4];
export const MEDALLION_BOX: ViewBox = [-31, -31, 64, 64];
export const ICON_BOX: ViewBox = [-18, -18, 36, 36];
export const STUD_BOX: ViewBox = [-11.6, -11.6, 24, 24];

/** What a good takes up, lying and by itself, and how far its light reaches beyond. */
export const LYING_BOX: ViewBox = [-30, -40, 60, 66];
export const LYING_MARGIN = 15;
export const OBJECT_BOX: ViewBox = [-32, -36, 64, 64];
export const OBJECT_MARGIN = 13;

/** What a pawn takes up, its foot at 0, 0; and the light behind it. */
export const PAWN_BOX: ViewBox = [-18, -58, 36, 70];
export const PAWN_MARGIN = 11;
export const PAWN_LIGHT_BOX: ViewBox = [-42, -68, 84, 84];

export const SPIRIT_BOX: ViewBox = [-80, -86, 160, 180];
export const SPIRIT_MARGIN = 14;

/** The light of a change, dust, and a wreath in its light. */
export const SQUARE: ViewBox = [-100, -100, 200, 200];
export const DUST_BOX: ViewBox = [-104, -16, 208, 72];
export const DUST_MARGIN = 24;
export const WREATH_MARGIN = 104;

/** A box with so much room round it. */
export const withMargin = ([x, y, width, height]: ViewBox, margin: number): ViewBox => [
  x - margin,
  y - margin,
  width + 2 * margin,
  height + 2 * margin,
];
