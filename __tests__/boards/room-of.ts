import type { LayoutRoom } from '@/components/kit/layout-room';

/** What the layout of a board is given: three opponents and text as it comes, unless said otherwise. */
export function roomOf(width: number, height: number, more: Partial<LayoutRoom> = {}): LayoutRoom {
  return { width, height, textScale: 1, opponents: 3, ...more };
}
