import { fill, group, line, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { INK, lin, rad } from '../../art/paints';
import { eye, moon, SKIN } from './features';
import { WOLF_HEAD } from './wolf-head';

export const WOLF_KEEPER: readonly Mark[] = [
  ...moon([46, -88], 26, '#ffd9b0'),
  fill(
    'M-88-20L-70-70-58-30-44-84-30-20-16-60-4-10V92H-88ZM88-8L76-56 64-18 52-66 40-6V92H88Z',
    '#4a1014',
    0.75,
  ),
  lit('M-40 96Q-44 6-6-10L50-12Q86 8 84 96Z', lin('#6b3f2c', '#43241b', '#1d0f0c')),
  lit(
    'M-30 26L-34 8-22 12-20-6-8 2-2-16 10-6 20-20 30-8 42-18 48-4 62-8 62 8 76 8 72 24 84 32 66 36 60 50 46 38 34 52 20 38 6 48-6 36-20 42Z',
    rad('#b9a48b', '#7d6550', '#3b2a20'),
    { shadeWidth: 10 },
  ),
  line('M-18 14l3 10M-4 6l2 12M12 2l0 12M28 2l-2 12M44 2l-4 12M58 8l-6 10', '#2c1c14', 1.6, {
    strokeOpacity: 0.7,
  }),
  lit('M2-34Q-4-76 24-80Q54-78 48-34Q44-8 25-4Q6-8 2-34Z', SKIN.tan),
  lit(
    'M-4-38Q-14-92 24-98Q64-94 54-36Q50-62 38-68Q22-60 8-66Q0-58-4-38Z',
    rad('#a7917a', '#6b5543', '#33241b'),
  ),
  lit('M-2-74L-12-104 14-92ZM50-76L60-106 34-93Z', rad('#a7917a', '#6b5543', '#33241b')),
  lit('M3-32Q14-24 25-30Q38-24 48-32Q52 2 36 14L25 22 12 12Q0 0 3-32Z', rad('#e38a4a', '#a64a1f', '#5a210c')),
  line('M14-18q0 16 6 26M25-22v34M37-18q0 16-7 26', '#4a1a08', 1.6, { strokeOpacity: 0.7 }),
  line('M16-21Q25-16 34-21', '#3a1208', 3),
  ...eye([14, -45], 5, '#2a1808'),
  ...eye([36, -45], 5, '#2a1808'),
  line('M6-53Q14-58 22-51M28-51Q37-58 44-53', '#6a2a10', 4),
  lit('M22-46Q18-32 20-28Q25-24 31-28Q33-32 29-46', SKIN.tan, { line: 1.8, shadeWidth: 5, rimWidth: 1.5 }),
  line('M66 44Q40 66 6 62', INK, 9),
  line('M66 44Q40 66 6 62', '#c9cdd2', 5, { strokeDasharray: '5 5' }),
  line('M66 44Q40 66 6 62', '#6d7278', 5, { strokeDasharray: '5 5', strokeDashoffset: 5 }),
  lit('M56 36q14-8 22 2q6 12-4 20q-14 4-20-6q-4-10 2-16Z', SKIN.tan, { shadeWidth: 7 }),
  line('M60 46q8-2 14 0M60 52q8-1 13 1', INK, 1.5, { strokeOpacity: 0.8 }),
  group('translate(-32 30) scale(1.02)', [
    lit('M-60 90Q-62 40-30 30L34 30Q58 44 56 90Z', rad('#8f959c', '#555b63', '#23262b')),
    ...WOLF_HEAD,
  ]),
];
