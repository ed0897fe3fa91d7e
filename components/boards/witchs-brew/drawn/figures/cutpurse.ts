import { disc, fill, inked, line, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { INK, lin, rad } from '../../art/paints';
import { moon, SKIN } from './features';

/** By which his purse hangs. */
const CORD = 'M-48-4Q-52-30-34-34Q-10-40 4 6';

export const CUTPURSE: readonly Mark[] = [
  ...moon([-44, -78], 24, '#f2f0d8'),
  fill(
    'M-88 92V-30H-66V-48L-54-60-42-48V-14H-22V92ZM88 92V-60H70V-84L58-98 46-84V-30H30V92Z',
    '#1c2a5a',
    0.8,
  ),
  fill('M-60-30h8v12h-8ZM56-66h7v11h-7Z', '#ffd77a'),
  lit('M-30 96Q-28 28 6 16L46 14Q82 26 88 96Z', lin('#4f6a58', '#2f4238', '#121d18')),
  line('M22 34Q14 62 16 92M54 30Q68 62 66 92', '#0d1712', 2.2, { strokeOpacity: 0.7 }),
  lit('M-4-40Q-6-6 10 8Q26 20 42 8Q58-6 54-40Z', SKIN.tan),
  lit(
    'M-8 4Q22 26 60 2L64 22Q24 46-10 26ZM50 22Q70 34 72 60L56 54 50 66Q40 46 38 32Z',
    rad('#f08a6a', '#b23420', '#5a0f0a'),
    { shadeWidth: 8 },
  ),
  line('M0 18Q26 32 56 14', '#5a0f0a', 1.8, { strokeOpacity: 0.8 }),
  lit(
    'M-11-40Q22-32 60-42Q65-16 46-11Q33-11 26-18Q18-11 5-11Q-10-15-11-40Z',
    rad('#6a5f78', '#332b40', '#120e18'),
    { shadeWidth: 6 },
  ),
  inked('M-3-26Q9-37 21-24Q9-15-3-26ZM54-27Q43-38 31-24Q43-15 54-27Z', '#fffaf0', '#d9b48a', 1.6),
  disc(6, -25.4, 4.6, '#2a4a1c'),
  disc(39, -25.4, 4.6, '#2a4a1c'),
  disc(6, -25.4, 2.2, '#0b0705'),
  disc(39, -25.4, 2.2, '#0b0705'),
  disc(4.6, -27, 1.3, '#fff'),
  disc(37.6, -27, 1.3, '#fff'),
  lit('M24-22Q18-6 20-3Q26 1 32-3Q33-7 29-22', SKIN.tan, { line: 1.7, shadeWidth: 4, rimWidth: 1.3 }),
  line('M14 6Q28 12 40 2Q43-1 42-4', INK, 2.8),
  fill('M20 8Q28 11 36 5L35 2Q27 8 20 8Z', '#fff'),
  line('M12 14l4-3M20 17l2-4M32 16l1-4M42 10l-2-3', '#6a3a1a', 1.5, { strokeOpacity: 0.7 }),
  lit('M34-66Q70-96 84-128Q92-96 66-72Q56-62 40-58Z', rad('#fff3d0', '#e08a34', '#8a2a10'), {
    shadeWidth: 7,
  }),
  line('M40-62Q66-84 82-118M56-74l10-2M64-84l12-4M50-70l2-10M60-82l2-10', '#7a2408', 1.8, {
    strokeOpacity: 0.8,
  }),
  lit(
    'M-22-36Q-16-78 20-84Q62-86 66-44Q76-40 78-32Q40-52 0-36Q-14-30-30-20Q-34-32-22-36Z',
    rad('#9ab884', '#4c7040', '#1c3218'),
  ),
  line('M-14-48Q18-64 62-52', '#14260f', 2.4, { strokeOpacity: 0.75 }),
  line(CORD, '#3a2208', 5),
  line(CORD, '#d9b070', 2.6),
  lit(
    'M-60 2Q-48-6-36 2L-40 14Q-16 28-14 58Q-18 86-48 86Q-80 86-84 58Q-82 28-56 14Z',
    rad('#e8b878', '#a06a30', '#4a2a0c'),
  ),
  line('M-58 12Q-48 18-38 12', '#f0cf8a', 5),
  line('M-58 12Q-48 18-38 12', '#7a2418', 2.4),
  line('M-66 34Q-72 50-70 66M-32 34Q-26 48-28 62', '#4a2808', 2, { strokeOpacity: 0.7 }),
  disc(-49, 53, 17, rad('#fff6c8', '#e8b83e', '#8a560e'), { stroke: INK, strokeWidth: 2.4 }),
  disc(-49, 53, 9, 'none', { stroke: '#6a4208', strokeWidth: 2.6 }),
  disc(-49, 53, 2.6, '#6a4208'),
  lit('M6 34L-30-6Q-38-16-42-26Q-26-22-16-12L18 22Z', rad('#ffffff', '#c3ccd6', '#5c6874'), {
    rimColour: '#fff',
    shadeWidth: 5,
  }),
  lit('M22 12L2 34 8 40 28 18Z', rad('#fbe6a4', '#c08a2c', '#5e3a0c'), { line: 2, shadeWidth: 4 }),
  lit('M10 30Q22 22 36 32Q44 46 32 56Q16 62 8 50Q2 38 10 30Z', SKIN.tan, { shadeWidth: 7 }),
  line('M12 40q10-2 16 4M12 48q9-2 15 3', INK, 1.6, { strokeOpacity: 0.85 }),
  lit('M26 54Q36 44 46 44L62 70Q50 88 36 84Z', lin('#5f7e68', '#34493d', '#141f1a'), { shadeWidth: 7 }),
];
