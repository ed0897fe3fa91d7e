import { times } from '@/components/kit/drawing/geometry';
import { glow, edged, shape, sheen, slab, stroke } from '../../art/hand';
import { ball, type Thing } from './hand';

export const OAK_BUCKLER: Thing = [
  shape(ball(0, 0, 42), '@iron', 2.8),
  shape(ball(0, 0, 36), '@wood', 2.2),
  stroke('M-24-27V27M-12-34V34M0-36V36M12-34V34M24-27V27', '#3a200e', 2.2, 0.85),
  stroke('M-30-18C-18-26 10-32 26-22', '#e9c48a', 2, 0.5),
  sheen('M-34 6C-36-14-22-32-2-35-20-24-28-8-26 22-31 18-33 12-34 6Z', '#fff', 0.22),
  ...edged('M-36 0H36', '#8a8f98', 5, 9),
  shape(ball(0, 0, 13), '@steel', 2.6),
  sheen(ball(-4, -4, 4), '#fff', 0.8),
  shape(ball(0, -39, 2.4) + ball(0, 39, 2.4) + ball(-39, 0, 2.4) + ball(39, 0, 2.4), '#fbe7a8', 1.2),
];

/** A shirt without its pattern. */
const SHIRT = 'M-14-40C-8-32 8-32 14-40L32-36 48-14 36-2 28-10V38C12 44-12 44-28 38V-10L-36-2-48-14-32-36Z';

const RINGS = times(6, (row) =>
  times(5 + (row % 2), (column) => {
    const [x, y] = [-22 + column * 9 + (row % 2 ? -0.5 : 4), -22 + row * 10];
    return `M${x - 4} ${y}a4 3.6 0 1 0 8 0a4 3.6 0 1 0-8 0`;
  }).join(''),
).join('');

export const RING_JERKIN: Thing = [
  shape(SHIRT, '@iron', 2.8),
  stroke(RINGS, '#1d1f23', 3.4),
  stroke(RINGS, '#c2ccd8', 1.6),
  sheen('M-30-32L-44-14-36-6-26-16V36C-20 39-16 40-14 40V-30Z', '#fff', 0.2),
  shape('M-14-40C-8-32 8-32 14-40L20-39C14-24-14-24-20-39Z', '@leather', 2.4),
  shape('M-28 20C-12 26 12 26 28 20V28C12 34-12 34-28 28Z', '@leather', 2.4),
  shape(slab(-6, 21, 12, 11, 2), '@brass', 2.2),
  stroke('M-46-14L-36-4M46-14L36-4', '#9a6a40', 4),
];

export const LAPIS_AEGIS: Thing = [
  shape('M0-46C12-38 26-36 38-36 40 2 28 28 0 46-28 28-40 2-38-36-26-36-12-38 0-46Z', '@brass', 2.8),
  shape('M0-38C10-32 22-30 31-29 32 2 22 23 0 37-22 23-32 2-31-29-22-30-10-32 0-38Z', '@lapis', 2.2),
  sheen('M0-36C-10-30-20-28-28-27-28 0-22 18-6 31-14 6-12-16 0-36Z', '#fff', 0.34),
  ...edged('M0-32V32M-24-8H24', '#fbe7a8', 5, 9),
  shape(ball(0, -8, 9), '@gold', 2.2),
  sheen(ball(-2.6, -10.6, 2.8), '#fff', 0.9),
  sheen(ball(-18, -20, 1.8) + ball(16, 8, 1.6) + ball(-14, 12, 1.6) + ball(20, -18, 1.4), '#fbe7a8', 0.9),
];

const SCALES = times(7, (row) =>
  times(5 + (row % 2), (column) => {
    const [x, y] = [-23 + column * 9.4 + (row % 2 ? -1 : 3.6), -24 + row * 9];
    return `M${x - 5} ${y}C${x - 5} ${y + 8} ${x + 5} ${y + 8} ${x + 5} ${y}`;
  }).join(''),
).join('');

export const SCALED_MAIL: Thing = [
  shape(
    'M-16-40C-8-30 8-30 16-40L30-38C34-26 32-14 28-6L30 36C14 44-14 44-30 36L-28-6C-32-14-34-26-30-38Z',
    '@sulphur',
    2.8,
  ),
  stroke(SCALES, '#5a4c06', 2.2),
  sheen('M-28-36C-31-26-29-14-25-6L-27 34C-22 37-17 38-14 39L-14-34Z', '#fff', 0.4),
  sheen('M28-36C31-26 29-14 26-6L28 35C22 38 17 39 12 40L14-30Z', '#3a2f04', 0.25),
  shape('M-16-40C-8-30 8-30 16-40L22-39C16-22-16-22-22-39Z', '@brass', 2.4),
  shape('M-26 14H-6V28C-8 34-24 34-26 28Z', '@leather', 2.4),
  shape('M-27 11H-5V19H-27Z', '@leather', 2.2),
  shape('M6 14H26V28C24 34 8 34 6 28Z', '@leather', 2.4),
  shape('M5 11H27V19H5Z', '@leather', 2.2),
  shape(ball(-16, 20, 2.6) + ball(16, 20, 2.6), '@brass', 1.6),
];

export const ADAMANT_PLATE: Thing = [
  glow(0, 0, 50, 'white', 0.5),
  shape(
    'M-18-42C-8-30 8-30 18-42L36-34C40-20 36-6 30 0L28 28C14 42-14 42-28 28L-30 0C-36-6-40-20-36-34Z',
    '@platinum',
    2.8,
  ),
  sheen('M-34-31L-18-38-10-6-30-2C-35-8-37-20-34-31Z', '#fff', 0.75),
  sheen('M-29 0L-10-4 0 36C-12 37-22 32-26 26Z', '#7c93b8', 0.3),
  sheen('M34-31L18-38 10-6 30-2C35-8 37-20 34-31Z', '#5a6f94', 0.32),
  sheen('M29 0L10-4 0 36C12 37 22 32 26 26Z', '#2c3f66', 0.4),
  stroke('M-18-40L-10-5 0 37 10-5 18-40M-34-2L-10-5H10L34-2M-10-5L0-28 10-5', '#3f5070', 2, 0.8),
  shape('M-46-34C-46-46-30-48-24-40L-32-22C-38-20-44-24-46-34Z', '@platinum', 2.6),
  shape('M46-34C46-46 30-48 24-40L32-22C38-20 44-24 46-34Z', '@platinum', 2.6),
  shape('M0-16L10-5 0 10-10-5Z', '@soul', 2.2),
  sheen('M0-15L-8-5H0Z', '#fff', 0.7),
];
