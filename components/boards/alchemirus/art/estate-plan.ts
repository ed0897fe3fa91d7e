export interface EstatePlan {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Room above the first row, where the tab hangs. */
  readonly top: number;
  /** The breadth of a plot's cell, and the height of a row. */
  readonly cell: number;
  readonly row: number;
  /** A unit of the drawings in px. */
  readonly unit: number;
  /** Where the buildings of a row stand, from its upper edge. */
  readonly base: number;
}

const SIDE = 6;

interface EstateRoom {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly top?: number;
  /** The height of a name plate, which grows with the reader's text. */
  readonly plate?: number;
}

/** How an estate lies in the room it has: 6 by 2 on phones, 4 by 3 beside the ring. */
export function estatePlan({ width, height, columns, rows, top = 8, plate = 17 }: EstateRoom): EstatePlan {
  const cell = (width - 2 * SIDE) / columns;
  const row = (height - top - SIDE) / rows;
  const unit = Math.min(cell / 205, (row - plate) / 236);
  return { width, height, columns, rows, top, cell, row, unit, base: row - plate - 68 * unit };
}

/** Where the ground line of a plot is, and its middle. */
export function plotPlace({ columns, cell, row, top, base }: EstatePlan, index: number) {
  return {
    x: SIDE + cell * ((index % columns) + 0.5),
    y: top + row * Math.floor(index / columns) + base,
  };
}

/** Land for two long rows, or for three of which each is short. */
export type LandShape = 'low' | 'high';

export const shapeOf = ({ rows }: EstatePlan): LandShape => (rows > 2 ? 'high' : 'low');

/** From where to where a part of the land reaches down. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** The upper edge of the bed that a row of plots lies on. */
export const groundOf = ({ top, row, base, unit }: EstatePlan, index: number): number =>
  top + row * index + base - 40 * unit;

/** So much of a bed, above its edge, is room for the shade behind it. */
const SHADE = 0.09;

/** Sky and hills, down behind the edge of the first bed. */
export const skyBand = (plan: EstatePlan): Band => ({ top: 0, bottom: groundOf(plan, 0) + 3 });

/** A bed with the lane before it; its edge is cut by hand. */
export function bedBand(plan: EstatePlan, index: number): Band {
  const { top, row, rows, height } = plan;
  const ground = groundOf(plan, index);
  const bottom = index < rows - 1 ? top + row * (index + 1.04) : height;
  return { top: ground - SHADE * (bottom - ground), bottom };
}

/** The wall that holds the next bed, with the hedge along its foot. */
export const wallBand = (plan: EstatePlan, index: number): Band => ({
  top: plan.top + plan.row * (index + 0.04),
  bottom: groundOf(plan, index) + 4,
});
