import { box, disc, fill, inked, line, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { down, INK, lin, rad } from '../../art/paints';
import { bubbles, moon, potRim, SKIN } from './features';

export const WITCH: readonly Mark[] = [
  ...moon([-40, -62], 38, '#f3e8c8'),
  fill('M-88 92V20Q-70 34-60 10Q-44 40-30 24V92Z', '#2a1b42', 0.8),
  lit('M66 96L30-104 38-106 76 92Z', rad('#c29258', '#7a5228', '#3a2410'), { shadeWidth: 5 }),
  lit('M36-76Q12-96 14-128Q40-132 62-122Q62-96 42-78Z', rad('#f0cc78', '#b9862f', '#63410f'), {
    shadeWidth: 8,
  }),
  line('M38-82L24-126M39-82L38-128M40-82L54-124', '#5a3a0c', 1.8, { strokeOpacity: 0.8 }),
  line('M30-84Q40-78 48-86', '#7a1d2a', 5),
  lit('M-34 96Q-24 34 0 20L40 14Q78 24 88 96Z', lin('#5a3f7c', '#35224f', '#150d22')),
  line('M14 34Q6 60 10 92M40 30Q54 60 54 92M62 34Q74 60 76 92', '#150b24', 2.2, { strokeOpacity: 0.7 }),
  lit(
    'M24-60Q64-56 62-10Q66 16 56 44Q50 30 46 46Q40 26 34 42Q28 20 18 26Z',
    rad('#c9c5d4', '#7f7892', '#3b344d'),
    { shadeWidth: 8 },
  ),
  line('M40-40Q54-10 46 30M50-36Q62-4 56 30', '#2a2240', 1.8, { strokeOpacity: 0.7 }),
  lit(
    'M34-58Q4-62-10-50Q-14-44-12-38Q-34-28-46-8Q-44-2-34-6Q-24-12-18-10Q-22-4-22 0L-15 3-20 8Q-16 12-20 20Q-28 30-20 34Q-8 36 4 26Q20 22 36 18Q44-20 34-58Z',
    SKIN.green,
  ),
  line('M-18-10Q-12-12-10-18', '#3a4a1c', 2.2),
  line('M-20 4Q-8 4-2-2', INK, 2.4),
  inked('M-14 6l3 5 3-6Z', '#fff8e0', INK, 1),
  disc(-35, -14, 3.2, '#6f7a3a', { stroke: INK, strokeWidth: 1.4 }),
  inked('M-8-34Q2-42 12-33Q2-27-8-34Z', '#ffe57a', INK, 2),
  disc(0, -34, 3.4, '#180c05'),
  disc(-1.4, -35.4, 1.1, '#fff'),
  line('M-14-44Q0-50 16-40', INK, 4.2),
  line('M4-22Q12-18 14-10M-2 16Q8 18 12 12', '#4a5a26', 1.8, { strokeOpacity: 0.7 }),
  lit('M30-22q8-2 8 8q-2 8-8 8q-6-8 0-16Z', SKIN.green, { line: 1.8, shadeWidth: 4, rimWidth: 1.3 }),
  disc(33, -1, 5, 'none', { stroke: '#e2b04a', strokeWidth: 2.4 }),
  lit('M-52-46Q-30-64 20-66Q60-64 78-42Q50-48 14-49Q-20-50-52-46Z', rad('#5c5668', '#2e2937', '#0f0c14')),
  lit(
    'M-14-54Q-8-96-26-118Q-36-124-50-116Q-34-134-6-124Q36-104 48-53Q18-47-14-54Z',
    rad('#5c5668', '#2e2937', '#0f0c14'),
  ),
  line('M-6-110Q8-100 14-88M2-78Q18-82 28-92', '#0b0810', 2.2, { strokeOpacity: 0.8 }),
  lit('M-13-66Q16-58 44-66L48-53Q18-46-14-54Z', lin('#b04aa0', '#7a2a72', '#3d1038'), {
    line: 2,
    shadeWidth: 4,
    rimWidth: 1.6,
  }),
  box([4, -67, 18, 15, 2], 'none', { stroke: '#f0c860', strokeWidth: 3.4 }),
  ...potRim(['#8d939b', '#45494f', '#131416'], down('#d8ffb0', '#7ad14a')),
  line('M-58 76l8 5M-30 84l9 3M0 87h9M30 84l9-3M52 76l6-4', '#0c0d0e', 4, { strokeOpacity: 0.6 }),
  ...bubbles(
    [
      [-34, 50, 7],
      [-20, 42, 5],
      [18, 50, 8],
      [34, 44, 5],
      [-2, 36, 4],
    ],
    '#9be070',
  ),
  lit('M-4 66L16 22 22 25 4 68Z', rad('#c8ccd2', '#7a8087', '#2f3338'), { line: 2, shadeWidth: 4 }),
  lit('M8 30Q10 18 24 18Q36 22 34 32Q24 40 14 38Z', SKIN.green, { shadeWidth: 6 }),
  line('M12 32q8 2 12-4M16 37q8 0 11-5', INK, 1.5, { strokeOpacity: 0.8 }),
];
