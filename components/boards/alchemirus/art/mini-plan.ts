import type { ViewBox } from '@/components/kit/drawing/drawing';

/** What a plot of somebody else takes up, and what its picture shows of its space. */
export const MINI_BOX: ViewBox = [-104, -152, 208, 200];
export const MINI_PLOT_BOX: ViewBox = [-124, -212, 248, 278];
/** A row of them is so much higher than one is wide. */
export const MINI_ROW = 1.24;
