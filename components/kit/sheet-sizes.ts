/** A sheet of parchment as wide as a phone, as high as one of these: what is nearest is stretched a little. */
const SHEET_WIDTH = 368;
const SHEET_HEIGHTS = [48, 68, 96, 136, 192, 272, 384, 543, 768, 1086, 1536, 2172] as const;

export type SheetName = `sheet-${(typeof SHEET_HEIGHTS)[number]}`;

interface SheetSize {
  readonly name: SheetName;
  readonly width: number;
  readonly height: number;
}

export const SHEETS: readonly SheetSize[] = SHEET_HEIGHTS.map((height) => ({
  name: `sheet-${height}`,
  width: SHEET_WIDTH,
  height,
}));

/** The sheet whose shape is nearest. */
export function nearestSheet(width: number, height: number): SheetSize {
  const wanted = Math.log(height / width);
  const far = (sheet: SheetSize) => Math.abs(Math.log(sheet.height / sheet.width) - wanted);
  return SHEETS.reduce((nearest, sheet) => (far(sheet) < far(nearest) ? sheet : nearest));
}

/** How far the shadow of a sheet falls. */
export const SHEET_SHADOW = { x: 3, y: 5 };
