import { disc, fill, inked, line, path, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { down, INK, lin, rad } from '../../art/paints';
import { bubbles, cheek, eye, glow, potRim, SKIN, stars, WHITE_HAIR } from './features';

export const WIZARD: readonly Mark[] = [
  glow([-4, -40], 100, '#ffe9b0', 0.75),
  stars(
    [
      [-66, -96, 8],
      [-72, -30, 5],
      [-54, -64, 4],
      [34, -110, 5],
    ],
    '#fff6d8',
  ),
  lit('M-66 96Q-60 22-30 10L30 10Q62 22 68 96Z', lin('#3f5fa8', '#26386e', '#0f1733')),
  line('M-40 40Q-46 66-46 92M42 40Q48 66 48 92', '#0c1330', 2.2, { strokeOpacity: 0.7 }),
  lit('M58 96L56-50 64-50 68 96Z', rad('#b98a55', '#6f4a24', '#341f0c'), { shadeWidth: 5 }),
  glow([60, -72], 44, '#ffb35a', 0.85),
  lit(
    'M46-46Q40-66 48-84Q46-64 60-56Q74-64 72-84Q80-66 74-46Q60-38 46-46Z',
    rad('#f0a870', '#b5602c', '#5a260c'),
    { shadeWidth: 5 },
  ),
  disc(60, -74, 14, rad('#fff6dc', '#ffb057', '#b84a10'), { stroke: INK, strokeWidth: 2.4 }),
  line('M53-80q4-6 10-5', '#fff', 2.4),
  lit('M48 22Q60 14 74 22Q80 34 72 44Q58 48 50 40Z', SKIN.pale, { shadeWidth: 7 }),
  line('M54 28h20M53 34h21M56 40h14', INK, 1.5, { strokeOpacity: 0.8 }),
  lit('M30 24Q44 20 54 26L52 46Q38 56 26 50Z', lin('#5877c4', '#2d4282', '#121b3f'), { shadeWidth: 7 }),
  lit('M-30-40Q-32-6-18 4Q0 14 18 4Q32-6 30-40Q0-56-30-40Z', SKIN.pale),
  cheek(-17, -16, 9),
  cheek(17, -16, 9),
  lit(
    'M-34-28Q-24-10-10-16Q0-10 10-16Q24-10 34-28Q44 8 32 40Q24 66 0 92Q-24 66-32 40Q-44 8-34-28Z',
    WHITE_HAIR,
  ),
  line('M-24-4Q-26 24-14 48M-12 0Q-12 30-4 62M0-4V40M12 0Q12 30 4 62M24-4Q26 24 14 48', '#79828c', 2, {
    strokeOpacity: 0.75,
  }),
  lit('M-2-18Q-20-24-34-8Q-18 0-4-8Q0-4 4-8Q18 0 34-8Q20-24 2-18Z', WHITE_HAIR, { shadeWidth: 6, line: 2 }),
  inked('M-7-4Q0 2 7-4Q0-2-7-4Z', '#8a2a20', INK, 1.5),
  lit('M-4-36Q-9-22-6-18Q0-13 7-18Q9-22 4-36', SKIN.pale, { line: 1.8, shadeWidth: 4, rimWidth: 1.4 }),
  ...eye([-14, -31], 4.8, '#274a86'),
  ...eye([14, -31], 4.8, '#274a86'),
  lit('M-27-37Q-18-48-5-39Q-14-36-24-32ZM27-37Q18-48 5-39Q14-36 24-32Z', WHITE_HAIR, {
    line: 1.8,
    shadeWidth: 3,
    rimWidth: 1.4,
  }),
  lit('M-40-38Q-26-92-2-128L6-128Q30-92 42-38Q0-62-40-38Z', rad('#6f8fe0', '#2f469a', '#111b4c')),
  stars(
    [
      [-12, -70, 7],
      [12, -88, 6],
      [20, -62, 5],
      [0, -108, 5],
    ],
    '#ffe08a',
  ),
  fill('M-6-84a8 8 0 1 0 6 13a9 9 0 0 1-6-13Z', '#ffe08a'),
  lit(
    'M-44-34Q-36-52 0-56Q38-52 46-34Q38-36 30-42Q0-52-28-42Q-36-36-44-34Z',
    rad('#f4b878', '#c07434', '#5f2c0d'),
    { shadeWidth: 5 },
  ),
  ...potRim(['#ffc79a', '#c4632c', '#571f0a'], down('#fff0b4', '#f0a23a')),
  path('M-56 74q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0', {
    fill: 'none',
    stroke: '#4a1a08',
    strokeWidth: 2.2,
    transform: 'translate(8 8)',
    strokeOpacity: 0.7,
  }),
  ...bubbles(
    [
      [-30, 50, 6],
      [28, 50, 7],
      [40, 42, 4],
      [-42, 42, 4],
    ],
    '#ffd074',
  ),
];
