import { group } from '@/components/kit/drawing/marks';
import { INK, glow, edged, shape, sheen, slab, stroke } from '../../art/hand';
import { ball, chain, hoop, jewel, type Thing } from './hand';

export const PORTER_BROOCH: Thing = [
  ...edged('M-40 26L40-26', '#c2ccd8', 3.4, 7),
  shape(ball(42, -27, 5), '@brass', 2.2),
  shape(ball(0, 0, 32), '@brass', 2.8),
  shape(ball(0, 0, 25), '@cinnabar', 2.2),
  sheen('M-22 2C-22-14-12-22 2-23-10-16-14-6-14 18-20 14-22 8-22 2Z', '#fff', 0.3),
  shape('M-5-8C-20 2-18 17-8 18H8C18 17 20 2 5-8Z', '@brass-bright', 2.2),
  shape('M-9-16C-4-12 4-12 9-16L5-8H-5Z', '@brass-bright', 2.2),
  stroke('M-7-8H7', INK, 3.4),
  stroke('M-9 4C-10 9-9 12-7 14', '#fff', 2, 0.8),
  shape(ball(0, -28.5, 2.2) + ball(0, 28.5, 2.2) + ball(-28.5, 0, 2.2) + ball(28.5, 0, 2.2), '#fff2c4', 1.2),
];

export const DOWSING_PENDANT: Thing = [
  ...chain('M-30-44C-28-20-8-16 0-8 8-16 28-20 30-44'),
  ...hoop(0, -6, 5, 5, 2.6, '#e6b23c'),
  shape('M-13 0H13L17 10C14 16-14 16-17 10Z', '@brass', 2.6),
  shape('M-16 12C-16 26-6 36 0 48 6 36 16 26 16 12 8 16-8 16-16 12Z', '@iron', 2.8),
  sheen('M-12 16C-11 26-4 34 0 42 0 30-2 22-2 17Z', '#fff', 0.5),
  shape(ball(0, 22, 5), '@water', 2),
  sheen(ball(-1.6, 20.4, 1.5), '#fff', 1),
  stroke('M-28 34q5-5 10 0t10 0M10 40q5-5 10 0t10 0', '#bfe6fa', 2.6, 0.9),
];

export const ARCHIVIST_CIRCLET: Thing = [
  shape('M-40-4C-38-22 38-22 40-4L40 4C20-10-20-10-40 4Z', '@copper-dark', 2.6),
  shape('M-8-20H8V-42C4-46-4-46-8-42Z', '@parchment', 2.4),
  stroke('M-4-38H4M-4-33H4M-4-28H4', '#8a5a20', 1.8),
  shape('M-26-18L-20-38-12-22ZM26-18L20-38 12-22Z', '@copper', 2.4),
  shape('M-42 0C-30-14-14-18-6-14L0-24 6-14C14-18 30-14 42 0L40 18C22 34-22 34-40 18Z', '@copper', 2.8),
  sheen('M-37 2C-28-8-16-11-8-8-20-2-28 8-28 22-34 18-36 10-37 2Z', '#fff', 0.5),
  stroke('M-39 12C-22 28 22 28 39 12', '#5a2a0e', 2),
  ...jewel(0, 4, 11, '@soul'),
  shape(ball(-22, 5, 4) + ball(22, 5, 4), '@lapis', 2),
];

const FEATHERS: Thing = [
  shape(
    'M14-6C20-26 38-36 50-32 46-26 44-22 46-18 40-16 38-10 40-8 32-8 28-2 26 2 22 2 16-2 14-6Z',
    '@cloud',
    2.4,
  ),
  stroke('M18-8C24-20 36-28 46-30M20-4C26-12 34-16 42-18', '#8ba2b6', 1.8),
];

export const WIND_ANKLET: Thing = [
  stroke('M-48 30C-36 22-24 32-12 26M-40 40C-28 34-14 42 2 36', '#eaf7ff', 3, 0.9),
  ...hoop(0, 8, 28, 17, 8, '#b3bdca'),
  stroke('M-25 2C-18-6 0-9 12-7', '#fff', 2.4, 0.9),
  group('translate(8 4)', FEATHERS),
  group('translate(-8 4) scale(-1 1)', FEATHERS),
  ...jewel(0, 24, 10, '@verdigris'),
];

export const MINER_LENS: Thing = [
  shape('M18 18L26 12 46 36 40 44 34 42Z', '@wood', 2.6),
  shape(ball(-6, -8, 33), '@copper', 2.8),
  shape(ball(-6, -8, 25), '@mirror', 2.2),
  sheen('M-28-10C-27-24-16-31-4-31-16-24-20-12-18 6-25 2-28-4-28-10Z', '#fff', 0.75),
  shape('M-16 8L-12-8-2-14 8-4 4 8Z', '@mud', 2),
  stroke('M-10-4L-4 2M0-10L2-2', '#e6b23c', 2.6),
  sheen(ball(-6, 0, 2.4) + ball(4, 2, 1.8), '#ffd34f', 1),
  shape(ball(-6, -37, 2.4) + ball(-6, 21, 2.4) + ball(-35, -8, 2.4) + ball(23, -8, 2.4), '#ffe0c4', 1.3),
];

export const SEER_RING: Thing = [
  glow(0, -22, 34, 'blue', 0.7),
  ...hoop(0, 16, 24, 24, 9, '#e6b23c'),
  stroke('M-21 8C-17-2-9-6-2-8M-16 28C-10 36 0 38 8 36', '#fff6d0', 2.6, 0.8),
  shape('M-18-8L-10 0H10L18-8 10-14H-10Z', '@brass', 2.4),
  shape('M-27-24C-16-42 16-42 27-24 16-6-16-6-27-24Z', '@platinum', 2.8),
  shape(ball(0, -24, 11), '@soul', 2.2),
  sheen('M0-33C3-27 3-21 0-15-3-21-3-27 0-33Z', INK, 1),
  sheen(ball(-4, -28, 2.6), '#fff', 1),
  stroke('M-20-27C-12-37 4-38 14-34', '#fff', 2, 0.8),
];

export const GHOST_CLOAK: Thing = [
  glow(0, 0, 48, 'blue', 0.55),
  shape(
    'M-14-34C-38-10-44 22-38 44-30 36-24 44-16 38-8 46-2 38 4 40 10 44 18 36 24 42 30 38 36 44 38 44 44 22 38-10 14-34Z',
    '@regia',
    2.8,
  ),
  sheen('M-14-28C-33-6-38 20-34 38-28 32-24 38-18 34-22 12-18-12-6-30Z', '#fff', 0.4),
  sheen('M0-26C-8 0-8 24-4 36 2 32 6 36 8 38 12 16 8-6 0-26Z', '#2a0f24', 0.5),
  stroke('M-22 30C-24 8-18-10-8-24M22 32C24 8 18-10 9-24', '#6b2452', 2.2, 0.8),
  shape('M-20-28C-26-48-8-54 0-56 8-54 26-48 20-28 12-20-12-20-20-28Z', '@regia', 2.8),
  shape('M-12-28C-15-42-5-46 0-47 5-46 15-42 12-28 6-22-6-22-12-28Z', '#1a0a1c', 2.2),
  sheen(ball(-4.6, -33, 2.2) + ball(4.6, -33, 2.2), '#bff7ff', 1),
  shape(ball(0, -20, 5), '@soul', 2.2),
];

export const ATHANOR_AMULET: Thing = [
  ...chain('M-34-46C-32-30-16-26 0-28 16-26 32-30 34-46'),
  glow(0, 14, 34, 'amber', 0.7),
  ...hoop(0, -28, 5, 5, 2.8, '#e6b23c'),
  shape('M-18-14C-16-26 16-26 18-14Z', '@gold', 2.6),
  shape('M-22-14H22L26 36C14 44-14 44-26 36Z', '@gold-slant', 2.8),
  sheen('M-19-11H-9L-12 38C-17 37-21 36-23 34Z', '#fff', 0.5),
  stroke('M-23-2H23M-25 26H25', '#8b5a10', 2.2),
  shape('M-12 26V12C-12 0 12 0 12 12V26Z', '#2a0d04', 2.4),
  shape('M0 25C-10 22-8 13-2 7-2 11 2 11 2 6 10 12 10 22 0 25Z', '@flame', 1.6),
  shape(ball(-17, 4, 2) + ball(17, 4, 2) + ball(-18, 32, 2) + ball(18, 32, 2), '#fff2c4', 1.2),
  shape(slab(-30, 36, 60, 7, 3), '@brass', 2.4),
];
