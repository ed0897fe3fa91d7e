export interface Area {
  readonly width: number;
  readonly height: number;
}

/** Sheets of parchment that were cut: whatever lies on one takes that whose shape is most like its own, and stretches it. */
export const SHEETS = {
  'sheet-broad': { width: 374, height: 150 },
  'sheet-low': { width: 374, height: 108 },
  'sheet-square': { width: 170, height: 204 },
  'sheet-first': { width: 116, height: 167 },
  'sheet-second': { width: 116, height: 167 },
  'sheet-slim': { width: 86, height: 153 },
} as const satisfies Readonly<Record<string, Area>>;
export type SheetName = keyof typeof SHEETS;

/** How far its shadow reaches. */
export const SHEET_MARGIN = 8;

/** A picture over part of a card as it is drawn: how large it is shown follows from the card. */
export const CARD_WINDOW: Area = { width: 94, height: 70 };
export const MISSION_WINDOW: Area = { width: 174, height: 120 };
export const NICHE: Area = { width: 78, height: 102 };
export const SCENE: Area = { width: 374, height: 112 };
export const STAGE: Area = { width: 350, height: 150 };
export const CHART: Area = { width: 390, height: 400 };
export const RIBBON: Area = { width: 88, height: 16 };
export const BACKS: Readonly<Record<'back' | 'broad', Area>> = {
  back: { width: 130, height: 188 },
  broad: { width: 130, height: 156 },
};
