import { INK, glow, shape, sheen, slab, stroke } from '../../art/hand';
import { ball, leaning, type Thing } from './hand';

export const ASH_BLADE: Thing = leaning(40, [
  shape('M-7 16L-8-34 0-48 8-34 7 16Z', '@coal', 2.8),
  sheen('M-5 14L-6-33 0-44 0 14Z', '#fff', 0.32),
  stroke('M0-36V12', '#120a0a', 2, 0.8),
  stroke('M6-30L3-22 6-14 3-6 6 4', '#ff9a3c', 2.2),
  stroke('M-7-24L-4-18-6-10', '#ff9a3c', 1.8, 0.8),
  shape('M-20 14H20L22 22H-22Z', '@brass', 2.6),
  shape(slab(-4.6, 22, 9.2, 18, 2), '@leather', 2.4),
  stroke('M-4 27H4M-4 32H4M-4 37H4', '#d9a870', 1.6),
  shape(ball(0, 44, 5.4), '@brass', 2.4),
]);

export const BOAR_SPEAR: Thing = leaning(38, [
  shape('M-3 50L-2.6-10H2.6L3 50Z', '@wood', 2.6),
  stroke('M-1 44V-6', '#e9c48a', 1.4, 0.6),
  shape('M-4-8C-16-22-10-40 0-54 10-40 16-22 4-8Z', '@steel', 2.8),
  sheen('M-3-11C-11-22-7-36 0-48V-11Z', '#fff', 0.55),
  stroke('M0-46V-12', '#4a525e', 1.8, 0.8),
  shape('M-17-6C-16-12-10-10-6-8H6C10-10 16-12 17-6 12-2 8-2 4-1H-4C-8-2-12-2-17-6Z', '@iron', 2.6),
  stroke('M-4 6L4 10M-4 12L4 16M-4 18L4 22', '#8c4520', 2.4),
  shape('M3 4C12 6 14 16 10 26 6 20 4 14 2 10Z', '#b5402c', 2),
]);

export const COPPER_GLAIVE: Thing = leaning(34, [
  shape('M-3 52L-2.6 0H2.6L3 52Z', '@wood', 2.6),
  stroke('M-1 48V4', '#e9c48a', 1.4, 0.6),
  shape('M-6 4C-8-18-10-38 2-56 18-44 24-20 8 0L14 4 4 8Z', '@copper', 2.8),
  sheen('M-3 0C-5-18-6-36 2-49 4-34 2-14 0 2Z', '#fff', 0.4),
  stroke('M4-48C15-38 19-20 8-4', '#fff2dc', 2, 0.8),
  shape('M-6-10L-18-18-16-6-7-2Z', '@copper', 2.4),
  shape(slab(-7, 2, 14, 9, 2), '@brass', 2.4),
  stroke('M-3 22L3 25M-3 28L3 31M-3 34L3 37', '#2a1508', 2),
  stroke('M3 12C12 14 16 22 14 30M3 14C8 18 10 26 8 34', '#1F6157', 2.6),
]);

export const SULPHUR_LANCE: Thing = leaning(36, [
  shape('M0-62L9 14H-9Z', '@sulphur', 2.8),
  sheen('M0-54L-2 12H-7Z', '#fff', 0.6),
  stroke('M-2-44L3-40M-4-30L5-24M-5-16L7-8M-7-2L8 6', '#857311', 3),
  shape('M-22 12C-16 24 16 24 22 12 12 18-12 18-22 12Z', '@brass', 2.6),
  shape('M-16 14C-14 28 14 28 16 14 8 18-8 18-16 14Z', '@brass-bright', 2.4),
  shape(slab(-4.6, 23, 9.2, 16, 2), '@leather', 2.4),
  shape('M-7 39H7L10 50H-10Z', '@wood', 2.4),
  shape('M6-18C18-24 26-18 38-22 32-14 36-10 38-6 26-2 18-8 8-4Z', '#d8432f', 2),
]);

const RAYS = Array.from({ length: 12 }, (_, index) => {
  const turn = (index / 12) * 2 * Math.PI;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${(x * 13).toFixed(1)} ${(16 + y * 13).toFixed(1)}L${(x * 19).toFixed(1)} ${(16 + y * 19).toFixed(1)}`;
}).join('');

export const SUNSTEEL_SWORD: Thing = leaning(32, [
  glow(0, -14, 52, 'gold', 0.9),
  shape('M-9 12L-10-40 0-60 10-40 9 12Z', '@gold-slant', 2.8),
  sheen('M-7 10L-8-39 0-54 0 10Z', '#fffbe0', 0.7),
  stroke('M0-46V10', '#8b5a10', 2),
  stroke(RAYS, INK, 5.4),
  stroke(RAYS, '#ffd34f', 2.8),
  shape(
    'M-30 14C-22 8-10 10 0 10 10 10 22 8 30 14 22 22 10 20 0 20-10 20-22 22-30 14Z',
    '@brass-bright',
    2.6,
  ),
  shape(ball(0, 16, 10), '@flame', 2.4),
  sheen(ball(-3, 13, 3), '#fff', 0.9),
  shape(slab(-4.6, 25, 9.2, 18, 2), '@cinnabar', 2.4),
  stroke('M-4 30H4M-4 36H4', '#fbe7a8', 1.8),
  shape(ball(0, 48, 6.4), '@gold', 2.4),
]);
