import type { Box } from './stage/box';

/** What is brought into sight does not stick to the edge: a halo and its point need room too. */
const AIR = 24;

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** How far something that scrolls must be scrolled for a box to be seen in it, with all boxes as they lie on the screen. */
export function offsetFor(box: Box, frame: Box, content: Box): Offset {
  return {
    x: along([box.x, box.width], [frame.x, frame.width], [content.x, content.width]),
    y: along([box.y, box.height], [frame.y, frame.height], [content.y, content.height]),
  };
}

type Stretch = readonly [start: number, size: number];

function along(box: Stretch, frame: Stretch, content: Stretch): number {
  const before = box[0] - AIR - frame[0];
  const behind = box[0] + box[1] + AIR - (frame[0] + frame[1]);
  const isLarger = box[1] + 2 * AIR > frame[1];
  const further = before < 0 || (isLarger && behind > 0) ? before : Math.max(0, behind);
  const most = Math.max(0, content[1] - frame[1]);
  return Math.min(most, Math.max(0, frame[0] - content[0] + further));
}

/** Where a box is once what it lies on has been scrolled. */
export function scrolled(box: Box, frame: Box, content: Box, { x, y }: Offset): Box {
  return { ...box, x: box.x + frame.x - content.x - x, y: box.y + frame.y - content.y - y };
}
