import type { ViewBox } from '@/components/kit/drawing/drawing';

/** What a plot of somebody else takes up, and what its picture shows of its space. */
export const MINI_BOX: ViewBox = [-104, -152, 208, 200];
export const MINI_PLOT_BOX: ViewBox = [-124, -212, 248, 278];
/** A row of them is so much higher than one is wide. */
export const MINI_ROW = 1.24;

/** The height of so many plots, of which each row is as wide. */
export const miniEstateHeight = (width: number, count: number, columns = 6): number =>
  Math.ceil(count / columns) * (width / columns) * MINI_ROW;

/** Twelve plots in so many columns, the larger they are the better, in the room there is. */
export function miniColumns({ width, height }: { readonly width: number; readonly height: number }) {
  const cellIn = (columns: number) => Math.min(width / columns, (height * columns) / 12 / MINI_ROW);
  const columns = cellIn(4) > cellIn(6) ? 4 : 6;
  return { columns, width: Math.floor(cellIn(columns) * columns) };
}
