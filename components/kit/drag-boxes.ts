/** Where a place to drop something lies. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far beside a place a piece may be let go and still be meant for it. */
const SLOP = 10;

function distanceTo(box: Box, x: number, y: number): number {
  const isInside =
    x >= box.x - SLOP && x <= box.x + box.width + SLOP && y >= box.y - SLOP && y <= box.y + box.height + SLOP;
  if (!isInside) return Number.POSITIVE_INFINITY;
  return Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
}

/** The place under the finger; where two overlap, the one whose middle is nearer. */
export function nearest(boxes: ReadonlyMap<string, Box>, x: number, y: number): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, box] of boxes) {
    const distance = distanceTo(box, x, y);
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}
