import type { Room } from '@/components/kit/shell/arrangement';

/** What the layout of a board is given: three opponents and text as it comes, unless said otherwise. */
export function roomOf(width: number, height: number, more: Partial<Room> = {}): Room {
  return { width, height, textScale: 1, opponents: 3, ...more };
}
