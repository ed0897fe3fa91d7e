import type { ViewBox } from '@/components/kit/drawing/drawing';

/** What of their spaces the larger pieces take up; their shadow and their light reach beyond by a margin. */
export const ROLE_BOX: ViewBox = [-100, -140, 200, 280];
/** A role by its figure alone. */
export const MINI_BOX: ViewBox = [-100, -124, 200, 248];
export const ROLE_MARGIN = 22;
/** The back of a role has no light round it. */
export const BACK_MARGIN = 18;
/** A potion, or a page of the spell book. */
export const CARD_BOX: ViewBox = [-50, -70, 100, 140];
export const CARD_MARGIN = 10;
/** Its rim's middle is at 0, -16. */
export const CAULDRON_BOX: ViewBox = [-76, -66, 152, 144];
/** Where a card of a trick lies, and a place of the tray. */
export const PLACE_BOX: ViewBox = [0, 0, 60, 84];
export const TRAY_PLACE_BOX: ViewBox = [0, 0, 58, 72];

export function grown([x, y, width, height]: ViewBox, margin: number): ViewBox {
  return [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
}

/** A box whose middle comes to lie somewhere else, and that size. */
export function moved([x, y, width, height]: ViewBox, by: readonly [number, number], scale = 1): ViewBox {
  return [x * scale + by[0], y * scale + by[1], width * scale, height * scale];
}
