import type { ViewBox } from '@/components/kit/drawing/drawing';

/** What is shown of the furnace's space. */
export const FURNACE_BOX: ViewBox = [130, 60, 830, 880];
