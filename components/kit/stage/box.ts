import { boxOn, type Turn } from '../turning';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The length of the shorter side. */
export function sideOf({ width, height }: Box): number {
  return Math.min(width, height);
}

export function middleOf({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A box of the window as it lies in another one, both of which may be turned. */
export function within(outer: Box, inner: Box, turn: Turn): Box {
  const [whole, part] = [boxOn(turn, outer), boxOn(turn, inner)];
  return { ...part, x: part.x - whole.x, y: part.y - whole.y };
}

/** So large a box in the middle of another. */
export function inMiddle(box: Box, width: number, height = width): Box {
  const { x, y } = middleOf(box);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** What is left of a whole around something that lies in it: above, below, and to both sides of it. */
export function around({ width, height }: Pick<Box, 'width' | 'height'>, hole: Box): readonly Box[] {
  const [left, top] = [Math.max(0, hole.x), Math.max(0, hole.y)];
  const right = Math.min(width, hole.x + hole.width);
  const bottom = Math.min(height, hole.y + hole.height);
  if (right <= left || bottom <= top) return [{ x: 0, y: 0, width, height }];
  return [
    { x: 0, y: 0, width, height: top },
    { x: 0, y: bottom, width, height: height - bottom },
    { x: 0, y: top, width: left, height: bottom - top },
    { x: right, y: top, width: width - right, height: bottom - top },
  ].filter((box) => box.width > 0 && box.height > 0);
}
