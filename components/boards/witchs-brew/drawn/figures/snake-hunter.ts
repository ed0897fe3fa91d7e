import { disc, fill, inked, line, path, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { down, INK, lin, rad } from '../../art/paints';
import { cheek, eye, moon, SKIN } from './features';

/** The snake that winds up his staff. */
const SNAKE =
  'M-34 94Q-78 84-70 64Q-62 50-38 46Q-18 38-30 22Q-44 12-62 4Q-80-8-68-24Q-52-36-34-40Q-18-46-22-60';

export const SNAKE_HUNTER: readonly Mark[] = [
  ...moon([30, -50], 46, '#fffbe9'),
  fill('M-88 92V30Q-60 10-40 34Q-10 0 20 30Q60 0 88 26V92Z', '#6f7058', 0.45),
  line('M72 92q-4-40 4-70M80 92q0-30-8-52M62 92q4-30-2-44', '#4c4f3a', 3, { strokeOpacity: 0.7 }),
  lit('M-26 96Q-22 28 4 18L44 16Q74 26 82 96Z', lin('#7d7a58', '#4f4e36', '#232317')),
  line('M16 30Q8 60 10 92M44 28Q56 60 56 92', '#20200f', 2, { strokeOpacity: 0.6 }),
  lit('M2 14Q24 30 50 12L56 30Q28 50-2 32Z', rad('#f3ead0', '#c9b98d', '#7d6d44'), { shadeWidth: 8 }),
  line('M8 26l34 6M14 20l30 6', '#6a5a34', 1.6, { strokeOpacity: 0.6 }),
  lit('M8-36Q6-4 14 6Q24 20 34 16Q50 6 50-36Z', SKIN.tan),
  cheek(14, 0, 6),
  cheek(45, 0, 6),
  lit('M10-30Q6-6 10 4L2 8Q-4-14 2-36Z', rad('#5b4128', '#36230f', '#1a0f05'), { shadeWidth: 5 }),
  line('M10-22Q18-27 25-20M34-20Q40-26 47-22', INK, 3.6),
  ...eye([19, -12], 5.4, '#27320c', [-2, 0]),
  ...eye([40, -12], 5.4, '#27320c', [-2, 0]),
  lit('M29-18Q24 0 26 3Q31 6 36 2Q36-4 33-18', SKIN.tan, { line: 1.8, shadeWidth: 4, rimWidth: 1.4 }),
  lit('M30 4Q22 2 12 12Q22 14 30 9Q38 14 50 11Q40 2 30 4Z', rad('#6b4a2c', '#38230f', '#1a0f05'), {
    line: 1.8,
    shadeWidth: 4,
    rimWidth: 1.4,
  }),
  lit('M-34-28Q-10-44 30-42Q70-42 88-22Q62-20 30-23Q-6-24-34-28Z', rad('#a58a56', '#6b5228', '#2d2110')),
  lit('M4-36Q4-84 22-88Q30-80 38-88Q56-80 56-37Q30-32 4-36Z', rad('#a58a56', '#6b5228', '#2d2110')),
  lit('M4-46Q30-38 56-46L56-36Q30-30 4-36Z', down('#f2f4dd', '#9aa56a'), {
    line: 2,
    shadeWidth: 4,
    rimWidth: 1.5,
  }),
  line('M10-42l4 4 4-4 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-4', '#4f5b26', 1.8),
  lit(
    'M-58 96L-54-74Q-56-92-72-104L-66-110Q-52-98-49-84Q-44-98-30-106L-25-100Q-40-90-43-72L-44 96Z',
    rad('#b98a55', '#6f4a24', '#341f0c'),
    { shadeWidth: 7 },
  ),
  line(SNAKE, INK, 20),
  line(SNAKE, '#f4f1de', 15.5),
  line(SNAKE, '#8fa15a', 5, { strokeDasharray: '4 8' }),
  line(SNAKE, '#fff', 2.4, { strokeOpacity: 0.9, transform: 'translate(-3 -3)' }),
  line(SNAKE, '#4b5a3a', 3.4, { strokeOpacity: 0.35, transform: 'translate(4 4)' }),
  lit('M-56 42L-55 14-44 10-44 38ZM-54-12L-54-36-44-32-44-4Z', rad('#b98a55', '#6f4a24', '#341f0c'), {
    line: 0,
    shadeWidth: 5,
  }),
  line('M-56 42L-55 12M-44 38V10M-54-12V-36M-44-4V-32', INK, 2.4),
  lit(
    'M-32-58Q-38-84-18-92Q4-96 16-84L-4-78 14-68Q6-56-10-54Q-26-50-32-58Z',
    rad('#ffffff', '#e6e6cc', '#98a070'),
  ),
  fill('M-4-78L14-84-2-74 13-69Z', '#a32a22'),
  inked('M8-83l-1 9-4-7ZM7-69l-2-7-4 4Z', '#fff', INK, 1.1),
  line('M4-76Q16-78 20-74M20-74l7-4M20-74l6 4', '#c22f26', 2.2),
  disc(-12, -81, 4.6, '#f4c430', { stroke: INK, strokeWidth: 1.6 }),
  path('M-12-85v8', { fill: 'none', stroke: INK, strokeWidth: 2 }),
  lit('M-64 50Q-52 42-38 50Q-30 62-38 72Q-54 78-64 68Q-68 58-64 50Z', SKIN.olive, { shadeWidth: 7 }),
  line('M-62 56q12-4 24-1M-63 62q12-3 24-1M-60 68q10-3 20 0', INK, 1.6, { strokeOpacity: 0.85 }),
  lit('M-36 52Q-14 50 4 56L4 84Q-20 84-38 70Z', lin('#7d7a58', '#4f4e36', '#232317'), { shadeWidth: 8 }),
];
