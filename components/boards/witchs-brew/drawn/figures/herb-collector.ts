import { disc, fill, group, inked, line, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { INK, lin, rad } from '../../art/paints';
import { cheek, eye, glow, SKIN } from './features';
import { CROWN, FLOWERS, HERBS } from './herbs';

export const HERB_COLLECTOR: readonly Mark[] = [
  glow([-10, -60], 90, '#fff8b8', 0.7),
  fill('M-88-128V-60Q-60-70-66-100Q-40-96-36-128ZM88-128V-40Q70-60 72-84Q44-90 50-128Z', '#2c521e', 0.7),
  fill('M-88 40Q-70 0-60-30Q-50 10-40 50ZM88 40Q74 6 66-20Q54 16 44 50Z', '#3a6a24', 0.7),
  lit('M-70 96Q-66 20-28 8L28 8Q66 20 70 96Z', lin('#8a5a3a', '#5d3722', '#2d190e')),
  lit('M-30 10Q0 34 30 10L22 60H-22Z', rad('#f7ecd2', '#d9c296', '#9a7d4c'), { shadeWidth: 8 }),
  line('M0 26V60M-14 24l8 12M14 24l-8 12', '#7a5a2a', 1.8, { strokeOpacity: 0.8 }),
  lit('M-12-12H12L15 24Q0 32-15 24Z', SKIN.rosy, { shadeWidth: 8 }),
  fill('M-12-2Q0 10 12-2V8Q0 16-12 8Z', '#7a3f22', 0.45),
  group('translate(0 -12)', [
    lit(
      'M-36-34Q-54-14-48 6Q-54 14-46 26Q-52 34-44 44Q-34 38-36 26Q-30 16-36 6Q-28-8-24-24Z',
      rad('#e8a850', '#b06a1e', '#5f330b'),
      { shadeWidth: 7 },
    ),
    lit(
      'M36-34Q54-14 48 6Q54 14 46 26Q52 34 44 44Q34 38 36 26Q30 16 36 6Q28-8 24-24Z',
      rad('#e8a850', '#b06a1e', '#5f330b'),
      { shadeWidth: 7 },
    ),
    line('M-46-6l12 6M-48 12l12 6M-46 28l9 4M46-6l-12 6M48 12l-12 6M46 28l-9 4', '#5a2f08', 1.8, {
      strokeOpacity: 0.8,
    }),
    lit('M-33-44Q-36-6-16 8Q0 18 16 8Q36-6 33-44Q20-70 0-70Q-20-70-33-44Z', SKIN.rosy),
    cheek(-19, -14, 10),
    cheek(19, -14, 10),
    line('M-22-36Q-14-42-6-36M6-36Q14-42 22-36', '#7a4310', 3),
    ...eye([-14, -27], 5.4, '#2f5a1c'),
    ...eye([14, -27], 5.4, '#2f5a1c'),
    lit('M-3-26Q-8-12-5-9Q0-5 6-9Q8-13 3-26', SKIN.rosy, { line: 1.6, shadeWidth: 3, rimWidth: 1.2 }),
    inked('M-11-1Q0 9 11-1Q0 2-11-1Z', '#a3261e', INK, 1.8),
    lit('M-42-38Q-48-98 0-102Q48-98 42-38Q34-66 0-68Q-34-66-42-38Z', rad('#f7f0d8', '#d8574a', '#7a1d1a')),
    line('M-34-62Q0-84 34-62M-30-76Q0-94 30-76', '#fff3d4', 2.4, {
      strokeOpacity: 0.65,
      strokeDasharray: '1 8',
    }),
    lit(
      'M36-50Q56-58 64-44Q56-36 42-38ZM40-44Q58-34 56-20Q44-24 38-36Z',
      rad('#f0776a', '#b8382e', '#6a1512'),
      { shadeWidth: 5 },
    ),
    ...CROWN,
    ...FLOWERS,
  ]),
  ...HERBS,
  lit('M-17 44Q-16 26 2 26Q19 28 18 44Q0 50-17 44Z', rad('#ff9a80', '#c0301f', '#5f0f0b'), { shadeWidth: 7 }),
  disc(-6, 35, 3, '#fff3dc'),
  disc(6, 33, 3.4, '#fff3dc'),
  disc(10, 41, 2.2, '#fff3dc'),
  lit('M-6 46h13l2 14h-16Z', rad('#fff6e0', '#e2cf9f', '#a48a55'), { shadeWidth: 4, line: 2 }),
  lit('M-66 56H66Q64 78 54 96H-54Q-64 78-66 56Z', rad('#dba764', '#96602a', '#4a2a0e')),
  line('M-60 66H60M-56 76H56M-52 86H52', '#4a2a0c', 2, { strokeOpacity: 0.8 }),
  line('M-44 58l4 38M-24 58l2 38M0 58v38M24 58l-2 38M44 58l-4 38', '#4a2a0c', 2.4, {
    strokeOpacity: 0.8,
    strokeDasharray: '7 4',
  }),
  lit('M-70 54Q0 44 70 54L69 63Q0 54-69 63Z', rad('#e8bb7a', '#a06a30', '#54300f'), { shadeWidth: 5 }),
];
