import { inflateSync } from 'node:zlib';

const SIGNATURE = 8;

/** Left, up or their middle, whichever comes nearest to what is to be expected. */
function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const FILTERS = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => paeth(left, up, corner),
];

/** A picture as the browser takes it: eight bits a channel, line after line. */
export function readPng(file) {
  const parts = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = SIGNATURE; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
      channels = body[9] === 6 ? 4 : 3;
    }
    if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const packed = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = FILTERS[packed[y * (row + 1)]];
    const [from, to] = [y * (row + 1) + 1, y * row];
    for (let x = 0; x < row; x++) {
      const left = x < channels ? 0 : pixels[to + x - channels];
      const up = y === 0 ? 0 : pixels[to + x - row];
      const corner = x < channels || y === 0 ? 0 : pixels[to + x - row - channels];
      pixels[to + x] = packed[from + x] + filter(left, up, corner);
    }
  }
  const colourAt = (x, y) => {
    const at = y * row + x * channels;
    return [pixels[at], pixels[at + 1], pixels[at + 2]];
  };
  return { width, height, colourAt };
}
