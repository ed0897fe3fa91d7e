import type { ViewBox } from './drawing/drawing';

export const MEDALLION_BOX: ViewBox = [-24, -24, 48, 50];

/** Where on a medallion the shield of a bot that leans some way lies. */
export const LEANING_BOX: ViewBox = [5, 6, 20, 20];
