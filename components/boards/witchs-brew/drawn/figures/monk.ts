import { disc, fill, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { INK, lin, rad } from '../../art/paints';
import { cheek, glow, SKIN } from './features';

export const MONK: readonly Mark[] = [
  glow([0, -50], 92, '#fff3cc', 0.8),
  fill(
    'M-88 92V-128H-70V92ZM88 92V-128H70V92ZM-70-128Q-66-70-40-60 0-110 40-60 66-70 70-128Z',
    '#6a3a18',
    0.55,
  ),
  lit('M-80 96Q-78 14-36-4L36-4Q78 14 80 96Z', lin('#a3683a', '#6a3d1e', '#2d170a')),
  lit('M-44-4Q-50-34-36-46L36-46Q50-34 44-4Q24 22 0 24Q-24 22-44-4Z', rad('#b87a48', '#74431f', '#331a0a'), {
    shadeWidth: 9,
  }),
  lit('M-32-56Q-36-8-18 4Q0 14 18 4Q36-8 32-56Q34-96 0-98Q-34-96-32-56Z', SKIN.rosy),
  cheek(-20, -26, 11),
  cheek(20, -26, 11),
  lit(
    'M-34-50Q-46-54-40-72Q-34-92-12-98Q-26-86-26-72Q-12-80 0-80Q12-80 26-72Q26-86 12-98Q34-92 40-72Q46-54 34-50Q34-62 28-66Q0-74-28-66Q-34-62-34-50Z',
    rad('#a87a4a', '#643c1a', '#2c1606'),
    { shadeWidth: 6 },
  ),
  line('M-10-92Q-2-95 6-94', '#fff', 4, { strokeOpacity: 0.75 }),
  line('M-22-54Q-14-62-6-56M22-54Q14-62 6-56', '#4a2a10', 3),
  line('M-20-44Q-13-37-6-44M20-44Q13-37 6-44', INK, 3.2),
  line('M-20-44l-3-2M20-44l3-2', INK, 2),
  lit('M-5-44Q-12-26-8-22Q0-16 9-22Q12-26 5-44', SKIN.rosy, { line: 1.8, shadeWidth: 4, rimWidth: 1.5 }),
  line('M-12-10Q0 0 12-10', INK, 3),
  line('M-8-2Q0 2 8-2', '#a8683f', 2, { strokeOpacity: 0.8 }),
  line('M-16 6Q0 16 16 6', '#a8683f', 2, { strokeOpacity: 0.7 }),
  line('M-30 20Q-40 44-36 70M30 20Q40 44 36 70', '#2a1407', 2.4, { strokeOpacity: 0.7 }),
  disc(-31, 6, 4.7, rad('#ffd9a0', '#b8602a', '#4a1c08'), { stroke: INK, strokeWidth: 1.5 }),
  disc(-27, 14, 4.7, rad('#ffd9a0', '#b8602a', '#4a1c08'), { stroke: INK, strokeWidth: 1.5 }),
  disc(-21, 20, 4.7, rad('#ffd9a0', '#b8602a', '#4a1c08'), { stroke: INK, strokeWidth: 1.5 }),
  disc(-13, 24, 4.7, rad('#ffd9a0', '#b8602a', '#4a1c08'), { stroke: INK, strokeWidth: 1.5 }),
  disc(-4.5, 26, 4.7, rad('#ffd9a0', '#b8602a', '#4a1c08'), { stroke: INK, strokeWidth: 1.5 }),
  disc(4.5, 26, 4.7, rad('#ffd9a0', '#b8602a', '#4a1c08'), { stroke: INK, strokeWidth: 1.5 }),
  disc(13, 24, 4.7, rad('#ffd9a0', '#b8602a', '#4a1c08'), { stroke: INK, strokeWidth: 1.5 }),
  disc(21, 20, 4.7, rad('#ffd9a0', '#b8602a', '#4a1c08'), { stroke: INK, strokeWidth: 1.5 }),
  disc(27, 14, 4.7, rad('#ffd9a0', '#b8602a', '#4a1c08'), { stroke: INK, strokeWidth: 1.5 }),
  disc(31, 6, 4.7, rad('#ffd9a0', '#b8602a', '#4a1c08'), { stroke: INK, strokeWidth: 1.5 }),
  lit('M-82 96Q-84 46-58 36Q-40 36-28 60L-34 84Q-54 96-82 96Z', lin('#b87a48', '#74431f', '#331a0a')),
  lit('M82 96Q84 46 58 36Q40 36 28 60L34 84Q54 96 82 96Z', lin('#b87a48', '#74431f', '#331a0a')),
  lit('M-20 54Q-36 48-30 38Q-24 32-21 24Q-18 32-12 38Q-6 48-20 54Z', rad('#ff9c80', '#c7301f', '#5a0d0a'), {
    line: 2,
    shadeWidth: 4,
    rimColour: '#fff',
  }),
  lit('M2 54Q-11 42 4 26Q15 42 2 54Z', rad('#d6f08a', '#4f9a34', '#18461a'), {
    line: 2,
    shadeWidth: 4,
    rimColour: '#fff',
  }),
  lit('M13 37A10 9 0 0 1 33 38Q33 48 18 56Q21 50 19 46Q13 44 13 37Z', rad('#ffffff', '#eceedd', '#9aa086'), {
    line: 2,
    shadeWidth: 4,
    rimColour: '#fff',
  }),
  lit('M-44 50Q0 60 44 50Q42 84 14 90H-14Q-42 84-44 50Z', rad('#d79a5c', '#8a5226', '#3f200b')),
  line('M-36 66Q0 76 36 66', '#3a1c08', 2.4, { strokeOpacity: 0.7 }),
  oval(0, 50, 44, 8.5, 'none', { stroke: INK, strokeWidth: 2.6 }),
  oval(0, 49, 43, 7.6, 'none', { stroke: '#f0c48a', strokeWidth: 3 }),
  lit('M-52 64Q-40 56-32 64Q-26 76-36 86Q-50 88-54 78Z', SKIN.rosy, { shadeWidth: 6 }),
  lit('M52 64Q40 56 32 64Q26 76 36 86Q50 88 54 78Z', SKIN.rosy, { shadeWidth: 6 }),
  line('M-46 66q8 2 12 7M-49 74q8 0 12 5M46 66q-8 2-12 7M49 74q-8 0-12 5', INK, 1.6, { strokeOpacity: 0.8 }),
];
