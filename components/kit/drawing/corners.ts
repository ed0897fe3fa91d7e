import type { Point } from './geometry';

/** The corners of a box, cut off by `cut`. */
export function corners(x: number, y: number, width: number, height: number, cut = 0): readonly Point[] {
  const [right, foot] = [x + width, y + height];
  if (cut === 0)
    return [
      [x, y],
      [right, y],
      [right, foot],
      [x, foot],
    ];
  return [
    [x + cut, y],
    [right - cut, y],
    [right, y + cut],
    [right, foot - cut],
    [right - cut, foot],
    [x + cut, foot],
    [x, foot - cut],
    [x, y + cut],
  ];
}
