import { PNG } from 'pngjs';

/** A picture as the browser takes it. */
export function readPng(file) {
  const { width, height, data } = PNG.sync.read(file);
  const colourAt = (x, y) => {
    const at = (y * width + x) * 4;
    return [data[at], data[at + 1], data[at + 2]];
  };
  return { width, height, colourAt };
}
