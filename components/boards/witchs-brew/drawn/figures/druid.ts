import { disc, fill, group, inked, line, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { down, INK, lin, rad } from '../../art/paints';
import { bubbles, eye, GREY_HAIR, moon, potRim, SKIN } from './features';

const LEAF = lit('M0 6Q-7-6 0-18Q7-6 0 6Z', rad('#d4ecb0', '#6aa35a', '#2a5a30'), {
  line: 1.8,
  shadeWidth: 4,
  rimWidth: 1.3,
});

export const DRUID: readonly Mark[] = [
  ...moon([0, -62], 58, '#eef6ff'),
  fill(
    'M-88 92V-10Q-80-40-84-90L-74-90Q-72-30-60 92ZM88 92V-10Q80-40 84-100L72-100Q74-30 62 92Z',
    '#34506a',
    0.75,
  ),
  group('translate(0 11) scale(0.93)', [
    lit(
      'M-20-78Q-44-84-52-108Q-56-120-50-128L-44-126Q-46-112-38-104Q-42-116-36-128L-30-126Q-34-108-24-96Q-20-88-10-84ZM-50-100Q-66-98-74-112L-69-115Q-62-108-50-110Z',
      rad('#f7ead0', '#bb9b6c', '#5d4426'),
      { shadeWidth: 5 },
    ),
    lit(
      'M20-78Q44-84 52-108Q56-120 50-128L44-126Q46-112 38-104Q42-116 36-128L30-126Q34-108 24-96Q20-88 10-84ZM50-100Q66-98 74-112L69-115Q62-108 50-110Z',
      rad('#f7ead0', '#bb9b6c', '#5d4426'),
      { shadeWidth: 5 },
    ),
  ]),
  lit('M-70 96Q-68 18-34 2L34 2Q68 18 70 96Z', lin('#c4d4d8', '#7790a0', '#334756')),
  line('M-30 24Q-42 60-40 92M30 24Q42 60 40 92M0 40V92', '#4c5f6a', 2.2, { strokeOpacity: 0.7 }),
  lit(
    'M-48 26Q-62-24-40-66Q-22-96 0-98Q22-96 40-66Q62-24 48 26Q30 6 28-18H-28Q-30 6-48 26Z',
    rad('#ffffff', '#d5dccf', '#71857a'),
  ),
  fill('M-32 10Q-38-40-22-66Q0-84 22-66Q38-40 32 10Q0 30-32 10Z', '#1c2833'),
  lit('M-26-40Q-28-6-16 6Q0 14 16 6Q28-6 26-40Q16-62 0-62Q-16-62-26-40Z', SKIN.tan),
  fill('M-26-26Q0-20 26-26L25-18Q0-12-25-18ZM-4-62h8l2 24h-12Z', '#3f7fc0', 0.75),
  line('M-22-38Q-14-43-5-36M22-38Q14-43 5-36', INK, 3.6),
  ...eye([-12, -29], 4.8, '#1c4a5a'),
  ...eye([12, -29], 4.8, '#1c4a5a'),
  lit('M-3-30Q-8-16-5-12Q0-8 6-12Q8-16 3-30', SKIN.tan, { line: 1.7, shadeWidth: 4, rimWidth: 1.3 }),
  lit('M-25-14Q-12-4 0-8Q12-4 25-14Q30 16 14 32L0 46-14 32Q-30 16-25-14Z', GREY_HAIR),
  line('M-12 4Q-10 20-4 32M0 0V34M12 4Q10 20 4 32', '#55504a', 1.8, { strokeOpacity: 0.8 }),
  line('M-8-3Q0 1 8-3', INK, 2.6),
  inked('M-8-86a14 14 0 0 0 16 0a16 11 0 0 1-16 0Z', '#eaf4ff', INK, 1.8, { transform: 'translate(0 6)' }),
  lit('M-60 44L-56 8-47 9-50 46Z', rad('#9a6a3a', '#5f3d1c', '#2c1a0a'), { shadeWidth: 4 }),
  lit('M-56 10Q-84-6-78-40Q-70-66-40-66Q-62-54-62-32Q-62-12-46 8Z', rad('#ffffff', '#86b0d0', '#274a68'), {
    rimColour: '#fff',
    shadeWidth: 7,
    rim: 0.95,
  }),
  lit('M-64 26Q-52 18-42 26Q-36 38-44 46Q-58 50-66 42Q-68 32-64 26Z', SKIN.tan, { shadeWidth: 6 }),
  line('M-63 32h20M-64 38h20', INK, 1.5, { strokeOpacity: 0.8 }),
  group('translate(50 22)', [
    line('M0 34Q4 10 0-14M0 6L-14-6M2 10L16-4', '#2c5a24', 2.6),
    group('translate(-16 -8) rotate(-60)', [LEAF]),
    group('translate(18 -6) rotate(60)', [LEAF]),
    group('translate(-6 -18) rotate(-18)', [LEAF]),
    group('translate(8 -18) rotate(22)', [LEAF]),
    disc(0, -2, 4.4, '#fff', { stroke: INK, strokeWidth: 1.4 }),
    disc(7, 4, 4, '#fff', { stroke: INK, strokeWidth: 1.4 }),
  ]),
  ...potRim(['#ffffff', '#a9b7c2', '#46535e'], down('#eafff6', '#8fd8c8')),
  fill(
    'M-40 80a7 7 0 1 0 5 11a8 8 0 0 1-5-11ZM0 82a7 7 0 1 0 5 11a8 8 0 0 1-5-11ZM38 80a7 7 0 1 0 5 11a8 8 0 0 1-5-11Z',
    '#39505e',
    0.75,
  ),
  ...bubbles(
    [
      [-28, 50, 6],
      [30, 49, 7],
      [14, 44, 4],
    ],
    '#b8f0e2',
  ),
];
