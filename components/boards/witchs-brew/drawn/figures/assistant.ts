import { round } from '@/components/kit/drawing/geometry';
import { disc, fill, inked, line, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { INK, lin, rad } from '../../art/paints';
import { cheek, eye, glow, SKIN } from './features';

/** One of the bottles before him, by the left of its neck and what is in it. */
function bottle(x: number, content: string): readonly Mark[] {
  return [
    lit(`M${x} 18h14v14q11 5 11 18v20h-36v-20q0-13 11-18Z`, rad('#ffffff', '#e4ecd8', '#9aa898'), {
      shade: 0.2,
      rimColour: '#fff',
    }),
    fill(`M${round(x - 8.6)} 46q15.6-5 31.2 0v24h-31.2Z`, content),
    lit(`M${x - 1} 10h16v10h-16Z`, rad('#d9a868', '#96622c', '#4a2c10'), { line: 2, shadeWidth: 3 }),
    line(`M${x - 5} 52q1-8 6-12`, '#fff', 3, { strokeOpacity: 0.9 }),
  ];
}

export const ASSISTANT: readonly Mark[] = [
  glow([0, -40], 96, '#f2fff0', 0.7),
  line('M-88-84H-46M48-96H88M-88-30H-58M58-40H88', '#0f3a36', 6, { strokeOpacity: 0.75 }),
  fill(
    'M-82-84V-112H-72V-84ZM-70-84V-106H-60V-84ZM-58-84L-54-110-47-108-50-84ZM56-96V-122H66V-96ZM68-96V-116H78V-96Z',
    '#165049',
    0.95,
  ),
  lit('M-56 96Q-56 20-26 8L26 8Q56 20 56 96Z', lin('#f0e4c4', '#bfa878', '#6c5630')),
  lit('M-20 10L-28 96H28L20 10Q0 22-20 10Z', lin('#b0562e', '#7a3216', '#3a1408'), { shadeWidth: 8 }),
  lit('M-34-18q-10-4-10 6q2 12 12 10ZM34-18q10-4 10 6q-2 12-12 10Z', SKIN.rosy, { shadeWidth: 4 }),
  lit('M-34-42Q-36-2-16 12Q0 20 16 12Q36-2 34-42Q20-70 0-70Q-20-70-34-42Z', SKIN.rosy),
  cheek(-20, -6, 9),
  cheek(20, -6, 9),
  disc(-22, -8, 1.7, '#b0623a'),
  disc(-16, -5, 1.7, '#b0623a'),
  disc(-24, -2, 1.6, '#b0623a'),
  disc(22, -8, 1.7, '#b0623a'),
  disc(16, -5, 1.7, '#b0623a'),
  disc(24, -2, 1.6, '#b0623a'),
  ...eye([-14, -22], 7, '#3a6a2a', [0, 1]),
  ...eye([14, -22], 7, '#3a6a2a', [0, 1]),
  line('M-23-35Q-14-42-6-36M23-35Q14-42 6-36', '#8a3410', 3.4),
  lit('M-3-18Q-7-8-4-6Q0-3 5-6Q7-8 3-18', SKIN.rosy, { line: 1.6, shadeWidth: 3, rimWidth: 1.2 }),
  inked('M-11 1Q0 14 12 0Q0 4-11 1Z', '#fff8ea', INK, 2),
  lit(
    'M-38-34Q-50-46-46-62L-56-66-44-74Q-46-90-30-96L-34-110-16-102Q-6-118 2-104L16-116 20-100Q40-100 40-82L56-82 46-68Q52-48 38-34Q36-54 24-58L18-48 8-60-4-48-12-60-24-48Q-36-52-38-34Z',
    rad('#ffb45e', '#c8581a', '#64200a'),
  ),
  line('M-30-74Q-14-90 6-88M-26-64Q-10-76 10-76M36-70Q26-84 12-90', '#6a210a', 2, { strokeOpacity: 0.8 }),
  ...bottle(-39, rad('#ff8a70', '#c7301f', '#5a0d0a')),
  ...bottle(-7, rad('#ffffff', '#e6ead8', '#8f987c')),
  ...bottle(25, rad('#c9ee7a', '#4f9a34', '#18461a')),
  lit('M-66 58H66L62 96H-62Z', rad('#d8a05c', '#8c5626', '#42240c')),
  line('M-64 76H64', '#3a1f0a', 3, { strokeOpacity: 0.85 }),
  line('M-50 64l20 2M6 66l28-3M-20 86l30 2M30 86l18-2', '#4a2a0c', 1.8, { strokeOpacity: 0.6 }),
  lit('M-74 62Q-62 54-54 62Q-50 76-58 86Q-72 88-76 78Z', SKIN.rosy, { shadeWidth: 6 }),
  lit('M74 62Q62 54 54 62Q50 76 58 86Q72 88 76 78Z', SKIN.rosy, { shadeWidth: 6 }),
  line('M-72 68h14M-73 75h15M72 68h-14M73 75h-15', INK, 1.6, { strokeOpacity: 0.8 }),
];
