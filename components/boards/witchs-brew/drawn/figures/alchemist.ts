import { disc, fill, inked, line, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { INK, lin, rad } from '../../art/paints';
import { bubbles, cheek, glow, SKIN, WHITE_HAIR } from './features';

/** A jar on the shelf behind him, by the upper left of its neck. */
const jar = (x: number, y: number, colour: string) =>
  lit(`M${x} ${y}h8v7q7 4 7 12h-22q0-8 7-12Z`, rad('#ffe9b0', colour, '#2a160a'), {
    line: 1.8,
    shadeWidth: 4,
    rimWidth: 1.4,
  });

export const ALCHEMIST: readonly Mark[] = [
  glow([0, 10], 100, '#fff2b0', 0.8),
  line('M-88-70H-40M40-70H88M-88-20H-52M52-20H88', '#6a430f', 5, { strokeOpacity: 0.8 }),
  jar(-80, -94, '#a85a3a'),
  jar(-62, -94, '#4a8a78'),
  jar(56, -94, '#7a5aa0'),
  jar(73, -94, '#a85a3a'),
  jar(-78, -44, '#4a8a78'),
  jar(68, -44, '#7a5aa0'),
  lit('M-70 96Q-66 16-30 2L30 2Q66 16 70 96Z', lin('#f2e6cc', '#c2a678', '#6d5228')),
  lit('M-26 6Q0 22 26 6L38 96H-38Z', lin('#8a5a34', '#58341a', '#2a170a'), { shadeWidth: 8 }),
  lit('M-26-34Q-40-30-62-40Q-54-48-66-58Q-52-60-58-74Q-42-70-40-84Q-28-74-22-66Z', WHITE_HAIR, {
    shadeWidth: 7,
  }),
  lit('M26-34Q40-30 62-40Q54-48 66-58Q52-60 58-74Q42-70 40-84Q28-74 22-66Z', WHITE_HAIR, { shadeWidth: 7 }),
  line('M-54-50Q-40-48-32-44M-48-66Q-38-58-30-54M54-50Q40-48 32-44M48-66Q38-58 30-54', '#7d868f', 1.8, {
    strokeOpacity: 0.8,
  }),
  lit('M-32-56Q-34-98 0-104Q34-98 32-56Q34-14 16 0Q0 8-16 0Q-34-14-32-56Z', SKIN.rosy),
  line('M-14-88Q-6-94 4-94', '#fff', 4, { strokeOpacity: 0.7 }),
  cheek(-20, -22, 9),
  cheek(20, -22, 9),
  line('M-34-56H34', '#3a2208', 9),
  line('M-34-57H34', '#8a5a2a', 5),
  disc(-16, -54, 17, rad('#fff0b8', '#d09a3a', '#6a420f'), { stroke: INK, strokeWidth: 2.6 }),
  disc(-16, -54, 11.5, rad('#eaffff', '#4fb6b0', '#0f3a44'), { stroke: INK, strokeWidth: 2 }),
  disc(-15, -52, 4, '#0b1418'),
  line('M-23-58q3-6 9-5', '#fff', 2.8),
  disc(16, -54, 17, rad('#fff0b8', '#d09a3a', '#6a420f'), { stroke: INK, strokeWidth: 2.6 }),
  disc(16, -54, 11.5, rad('#eaffff', '#4fb6b0', '#0f3a44'), { stroke: INK, strokeWidth: 2 }),
  disc(17, -52, 4, '#0b1418'),
  line('M9-58q3-6 9-5', '#fff', 2.8),
  lit('M-5-42Q-12-24-8-20Q0-14 9-20Q12-24 5-42', SKIN.rosy, { line: 1.9, shadeWidth: 4, rimWidth: 1.5 }),
  lit('M0-14Q-20-24-36-4Q-20 0-4-6Q0-2 4-6Q20 0 36-4Q20-24 0-14Z', WHITE_HAIR, { shadeWidth: 5, line: 2.2 }),
  inked('M-9-1Q0 8 9-1Q0 2-9-1Z', '#8a2a20', INK, 1.6),
  glow([0, 52], 62, '#ffd54a', 0.6),
  lit('M-9 8H9V28Q34 36 34 62Q32 92 0 94Q-32 92-34 62Q-34 36-9 28Z', rad('#fffdf0', '#e6d8b0', '#a9905a'), {
    rimColour: '#fff',
    shade: 0.2,
  }),
  fill('M-31 58Q-16 52 0 58T31 57Q34 90 0 91.5Q-33 90-31 58Z', rad('#fff6a8', '#f0b323', '#9a5a08')),
  ...bubbles(
    [
      [-12, 68, 5],
      [6, 74, 6],
      [14, 62, 3.5],
      [-2, 50, 4],
      [2, 38, 3],
      [-4, 22, 3],
      [3, 4, 4],
      [-3, -6, 0.1],
    ],
    '#ffe27a',
  ),
  line('M-26 50Q-24 42-14 38', '#fff', 4, { strokeOpacity: 0.95 }),
  lit('M-12 4H12V12H-12Z', rad('#fffdf0', '#e6d8b0', '#a9905a'), { line: 2, shadeWidth: 2 }),
  disc(0, 74, 9, 'none', { stroke: '#6a3d04', strokeWidth: 2.6 }),
  disc(0, 74, 2.4, '#6a3d04'),
  lit('M-60 62Q-48 50-34 58Q-26 70-34 84Q-48 94-60 84Z', rad('#d08a54', '#8a4a20', '#46220c'), {
    shadeWidth: 7,
  }),
  line('M-46 60q10 4 12 10M-52 68q12 2 16 8M-54 77q10 2 15 5', INK, 1.7, { strokeOpacity: 0.8 }),
  lit('M60 62Q48 50 34 58Q26 70 34 84Q48 94 60 84Z', rad('#d08a54', '#8a4a20', '#46220c'), { shadeWidth: 7 }),
  line('M46 60q-10 4-12 10M52 68q-12 2-16 8M54 77q-10 2-15 5', INK, 1.7, { strokeOpacity: 0.8 }),
];
