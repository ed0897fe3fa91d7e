import { disc, fill, line, path, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { INK, lin, rad } from '../../art/paints';
import { bubbles, glow } from './features';

export const WARLOCK: readonly Mark[] = [
  glow([0, 40], 120, '#7dffa0', 0.8),
  line('M-60-96L-44-60-56-52-38-14M62-104L50-72 62-62 46-26', '#d9ffe0', 3.2, { strokeOpacity: 0.9 }),
  disc(0, -40, 74, 'none', { stroke: '#baffca', strokeOpacity: 0.55, strokeWidth: 2.4 }),
  disc(0, -40, 66, 'none', {
    stroke: '#baffca',
    strokeOpacity: 0.55,
    strokeWidth: 2.4,
    strokeDasharray: '3 9',
  }),
  lit(
    'M-22 30Q-50 20-60-20Q-76-50-86-62Q-50-64-26-20ZM22 30Q50 20 60-20Q76-50 86-62Q50-64 26-20Z',
    rad('#8a3a6a', '#4a1640', '#1c0618'),
  ),
  line('M-80-58Q-50-30-34 14M-66-30Q-46-6-32 18M80-58Q50-30 34 14M66-30Q46-6 32 18', '#1a0516', 2.2, {
    strokeOpacity: 0.85,
  }),
  lit('M-76 96Q-72 26-34 14L34 14Q72 26 76 96Z', lin('#4a4258', '#262031', '#0c0912')),
  lit(
    'M-44 22Q-52-30-30-74Q-14-98-4-124Q4-106 16-92Q48-56 44 22Q0 44-44 22Z',
    rad('#6f6484', '#332b42', '#100c18'),
  ),
  line('M-6-112Q-10-90-22-70M4-98Q20-80 30-54', '#0c0812', 2.2, { strokeOpacity: 0.8 }),
  fill('M-30 14Q-36-30-18-58Q0-76 18-58Q36-30 30 14Q0 32-30 14Z', '#050608'),
  lit('M-20-30Q-22 0-12 12Q0 26 12 12Q22 0 20-30Q0-46-20-30Z', rad('#2c4a3e', '#1a3029', '#4f9a70'), {
    line: 0,
    rim: 0,
    shade: 0,
  }),
  fill('M-12 12Q0 26 12 12Q14 8 16 2Q0 12-16 2Q-14 8-12 12Z', '#8fe8a8', 0.8),
  fill('M-19-8Q-10 0-8 8L-16 4ZM19-8Q10 0 8 8L16 4Z', '#06110d', 0.7),
  fill('M-3-14Q-6 0-5 2Q0 5 5 2Q6 0 3-14Z', '#6fc892', 0.65),
  glow([-10, -18], 13, '#a8ff7a', 1),
  glow([10, -18], 13, '#a8ff7a', 1),
  fill('M-19-22Q-8-24-3-13Q-14-11-19-22ZM19-22Q8-24 3-13Q14-11 19-22Z', '#f6ffd0'),
  line('M-22-28L-4-18M22-28L4-18', '#03060a', 4),
  line('M-8 9Q0 6 8 9', '#04120c', 2.6),
  disc(0, 34, 9, rad('#fff6d0', '#d09a3a', '#5e3a0c'), { stroke: INK, strokeWidth: 2.2 }),
  path('M-4 31h8M0 31v8', { fill: 'none', stroke: '#3a1f04', strokeWidth: 2 }),
  glow([0, 58], 70, '#b6ffb0', 0.75),
  lit('M0 70Q-30 54-74 62L-78 94H78L74 62Q30 54 0 70Z', rad('#7a2a34', '#4a121c', '#20060a'), {
    shadeWidth: 6,
  }),
  lit(
    'M0 66Q-30 48-68 56L-70 84Q-30 78 0 92Q30 78 70 84L68 56Q30 48 0 66Z',
    rad('#ffffe6', '#dcecb4', '#8fae6c'),
  ),
  line('M0 66V92', INK, 2.6),
  disc(-36, 69, 9, 'none', { stroke: '#2a5a2c', strokeWidth: 2.4, strokeLinecap: 'round' }),
  line('M-36 60l8 13h-16ZM16 70q12-8 40-7M16 77q12-7 42-6M18 84q14-6 30-6', '#2a5a2c', 2.4),
  ...bubbles(
    [
      [-30, 42, 5],
      [34, 40, 6],
      [-46, 30, 3.5],
      [48, 26, 4],
      [-20, 26, 3],
    ],
    '#8dffa6',
  ),
  lit(
    'M-82 82Q-78 56-60 46L-56 54-50 46-48 56-42 52Q-42 66-54 76Q-62 92-82 96Z',
    rad('#b8d8b0', '#6f9a80', '#2f4a42'),
    { shadeWidth: 7 },
  ),
  lit(
    'M82 82Q78 56 60 46L56 54 50 46 48 56 42 52Q42 66 54 76Q62 92 82 96Z',
    rad('#b8d8b0', '#6f9a80', '#2f4a42'),
    { shadeWidth: 7 },
  ),
];
