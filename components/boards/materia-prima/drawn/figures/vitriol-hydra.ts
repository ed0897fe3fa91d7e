import { ball, body, egg, INK, light, mark, type Figure } from './hand';
import type { Tint } from '../../art/paints';

/** One head of three: where it is, which way it looks, and its crest. */
function head(x: number, y: number, way: 1 | -1, crest: Tint) {
  const at = (dx: number) => x + dx * way;
  return [
    body(
      `M${at(-12)} ${y - 8}L${at(-20)} ${y - 26} ${at(-6)} ${y - 18} ${at(-2)} ${y - 30} ${at(6)} ${y - 17}Z`,
      crest,
      2.2,
    ),
    body(
      `M${at(-16)} ${y + 6}C${at(-20)} ${y - 14} ${at(0)} ${y - 22} ${at(16)} ${y - 14}L${at(32)} ${y - 4}C${at(36)} ${y + 4} ${at(30)} ${y + 9} ${at(22)} ${y + 9}L${at(4)} ${y + 12}C${at(-6)} ${y + 16} ${at(-14)} ${y + 14} ${at(-16)} ${y + 6}Z`,
      '@moss',
      2.6,
    ),
    light(
      `M${at(-10)} ${y}C${at(-8)} ${y - 10} ${at(4)} ${y - 14} ${at(14)} ${y - 10}C${at(4)} ${y - 8} ${at(-2)} ${y - 4} ${at(-6)} ${y + 6}Z`,
      '#fff',
      0.35,
    ),
    light(egg(at(5), y - 6, 4.4, 4), '#fff36a', 1),
    light(egg(at(6), y - 6, 1.7, 3.4), INK, 1),
    mark(`M${at(12)} ${y + 4}L${at(29)} ${y + 2}`, INK, 2.2),
    light(`M${at(17)} ${y + 4}l2 5 2-5ZM${at(24)} ${y + 3}l2 5 2-5Z`, '#fff', 1),
  ];
}

/** Three opinions, and acid for each of them. */
export const VITRIOL_HYDRA: Figure = (dress) => [
  body('M-36-8C-58-2-70-14-66-28L-76-34-62-42-56-30C-58-20-48-18-34-26Z', '@moss', 2.6),
  body('M-20-40C-40-58-46-80-38-100L-24-96C-28-80-20-66-2-54Z', '@moss'),
  body('M20-40C38-56 46-74 40-96L26-94C28-78 20-66 2-54Z', '@moss'),
  mark('M-37-92L-27-90M-39-80L-29-80M-36-68L-26-72M40-88L30-88M41-76L31-78', '#e4efa8', 2.6),
  body('M-46 4C-56-28-34-56 0-56 34-56 56-28 46 4 20 10-20 10-46 4Z', '@moss'),
  light('M-42 1C-49-26-31-49-8-51-24-38-30-18-28 5Z', '#fff', 0.25),
  body('M-24 5C-26-16-16-36 0-38 16-36 26-16 24 5 10 8-10 8-24 5Z', '#dbe6a0', 2.2),
  mark('M-22-8C-10-4 10-4 22-8M-20-18C-8-14 8-14 20-18M-14-28C-6-25 6-25 14-28', '#7c9a3e', 2.2),
  body(
    'M-40 5C-46-2-42-12-34-12H-24C-20-6-20 2-22 5ZM40 5C46-2 42-12 34-12H24C20-6 20 2 22 5Z',
    '@moss',
    2.4,
  ),
  body('M-12-50C-14-78-12-96-8-112H10C12-96 14-78 14-50Z', '@moss'),
  mark('M-9-100H9M-10-88H10M-11-76H11M-11-64H11', '#e4efa8', 2.6),
  ...head(-34, -106, -1, '#b8862a'),
  ...head(34, -102, 1, '#b8862a'),
  ...head(0, -124, 1, '@gold-slant'),
  mark('M-62-96C-64-90-62-86-62-84M62-92C64-86 62-82 62-80', '#b9e04a', 3.4),
  light(ball(-62, -80, 3.4) + ball(62, -76, 3.4), '#b9e04a', 1),
  mark('M-30-48C-12-40 12-40 30-48', dress.hue, 6.4),
];
