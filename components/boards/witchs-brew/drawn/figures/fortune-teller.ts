import { disc, fill, inked, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { INK, lin, rad } from '../../art/paints';
import { cheek, glow, SKIN, stars } from './features';

export const FORTUNE_TELLER: readonly Mark[] = [
  glow([0, 40], 110, '#ffd0ea', 0.75),
  stars(
    [
      [-68, -100, 7],
      [66, -108, 6],
      [-74, -50, 4.5],
      [74, -60, 5],
      [-50, -120, 4],
      [54, -84, 3.5],
    ],
    '#ffe6b0',
  ),
  fill('M-88-128H-52Q-66-60-88-20ZM88-128H52Q66-60 88-20Z', '#4a1240', 0.8),
  lit('M-44-50Q-62 0-52 34Q-30 50 0 40Q30 50 52 34Q62 0 44-50Z', rad('#5a3a44', '#2c161f', '#10070b'), {
    shadeWidth: 10,
  }),
  lit('M-72 96Q-66 34-26 22L26 22Q66 34 72 96Z', lin('#d2568e', '#8a2560', '#3d0c2e')),
  lit('M-14 4H14L18 28Q0 40-18 28Z', SKIN.olive, { shadeWidth: 6 }),
  line('M-22 28Q0 50 22 28', '#3a2206', 6),
  line('M-22 28Q0 50 22 28', '#f0c24a', 3.6, { strokeDasharray: '1 6.5' }),
  lit('M-30-44Q-32-8-14 8Q0 16 14 8Q32-8 30-44Q0-62-30-44Z', SKIN.olive),
  cheek(-18, -12, 9, '#a8243a'),
  cheek(18, -12, 9, '#a8243a'),
  inked('M-23-28Q-13-38-4-27Q-13-22-23-28ZM23-28Q13-38 4-27Q13-22 23-28Z', '#fff6e6', INK, 2.2),
  disc(-12.5, -28, 3.6, '#3a1a4a'),
  disc(12.5, -28, 3.6, '#3a1a4a'),
  disc(-13.6, -29.4, 1.2, '#fff'),
  disc(11.4, -29.4, 1.2, '#fff'),
  line('M-26-26Q-14-40-3-28M26-26Q14-40 3-28', INK, 3),
  line('M-26-40Q-14-47-4-40M26-40Q14-47 4-40', '#2c1218', 3.4),
  lit('M-3-28Q-7-14-4-11Q0-8 5-11Q7-14 3-28', SKIN.olive, { line: 1.6, shadeWidth: 3, rimWidth: 1.2 }),
  inked('M-10-2Q-4-6 0-3Q4-6 10-2Q0 7-10-2Z', '#b0233a', INK, 1.7),
  disc(9, -8, 1.6, '#3a1a12'),
  lit(
    'M-40-38Q-58-84-18-104Q0-112 20-104Q58-84 40-38Q22-58 0-50Q-22-58-40-38Z',
    rad('#c9a0f0', '#6a3aa8', '#2a1050'),
  ),
  line('M-38-46Q-20-78 20-104M-44-64Q-24-90 0-106M38-46Q24-72 2-84M44-62Q36-80 20-92', '#220c46', 2.2, {
    strokeOpacity: 0.75,
  }),
  lit('M0-66L9-54 0-40-9-54Z', rad('#c8fff0', '#1fae94', '#06453e'), {
    line: 2,
    shadeWidth: 4,
    rimColour: '#fff',
  }),
  lit('M-4-66Q-14-108-2-124Q14-118 4-66Z', rad('#fff', '#7fd0e0', '#1d5a80'), { line: 2, shadeWidth: 6 }),
  oval(2, -112, 4.4, 7, '#1d3a70'),
  oval(2, -112, 2, 3.6, '#ffd75a'),
  line('M-28-52Q0-62 28-52', '#f0c24a', 3.4, { strokeDasharray: '1 6.4' }),
  disc(-35, -4, 10, 'none', { stroke: INK, strokeWidth: 6 }),
  disc(-35, -4, 10, 'none', { stroke: '#f2c54c', strokeWidth: 3.2 }),
  disc(35, -4, 10, 'none', { stroke: INK, strokeWidth: 6 }),
  disc(35, -4, 10, 'none', { stroke: '#f2c54c', strokeWidth: 3.2 }),
  lit('M-30 96Q-28 84-20 82H20Q28 84 30 96Z', rad('#fbe6a4', '#c08a2c', '#5e3a0c'), { shadeWidth: 5 }),
  glow([0, 54], 60, '#bff4ff', 0.7),
  disc(0, 54, 36, rad('#ffffff', '#9fe0f0', '#2a3f9a'), { stroke: INK, strokeWidth: 2.8 }),
  line('M-20 66Q-8 50 4 60T24 54M-16 44Q-4 34 8 42', '#fff', 3, { strokeOpacity: 0.65 }),
  stars(
    [
      [4, 48, 9],
      [-12, 62, 5],
      [16, 66, 5],
    ],
    '#fffbe0',
  ),
  line('M-25 44Q-20 28-6 24', '#fff', 4.6, { strokeOpacity: 0.95 }),
  lit('M-68 84Q-66 56-46 46Q-38 44-40 52Q-34 48-30 54Q-36 60-40 66Q-36 72-42 82Q-50 94-66 94Z', SKIN.olive, {
    shadeWidth: 8,
  }),
  line('M-44 56q6-3 8-3M-46 64q6-4 10-4', INK, 1.6, { strokeOpacity: 0.8 }),
  lit('M68 84Q66 56 46 46Q38 44 40 52Q34 48 30 54Q36 60 40 66Q36 72 42 82Q50 94 66 94Z', SKIN.olive, {
    shadeWidth: 8,
  }),
  line('M44 56q-6-3-8-3M46 64q-6-4-10-4', INK, 1.6, { strokeOpacity: 0.8 }),
  line('M-70 82q12 6 26 2M70 82q-12 6-26 2', '#f0c24a', 4),
];
