import { chance, round, times } from '@/components/kit/drawing/geometry';
import { cutOff, fill, type Mark } from '@/components/kit/drawing/marks';
import { SCENE } from '../art/area';
import { glow, slab, stroke } from '../art/hand';
import type { Theme } from '../art/paints';

const { width, height } = SCENE;
const FRAME = slab(0, 0, width, height, 12);
const HILLS = `M0 ${height * 0.72}C${width * 0.2} ${height * 0.56} ${width * 0.38} ${height * 0.74} ${width * 0.58} ${height * 0.64}S${width * 0.9} ${height * 0.6} ${width} ${height * 0.7}V${height}H0Z`;
const MEADOW = `M0 ${height * 0.88}C${width * 0.3} ${height * 0.78} ${width * 0.7} ${height * 0.92} ${width} ${height * 0.84}V${height}H0Z`;

const random = chance(31);
const STARS = times(26, () => `M${round(random() * width)} ${round(random() * height * 0.5)}h.1`).join('');
const BLADES = times(40, () => {
  const [x, y] = [round(random() * width), round(height * (0.88 + random() * 0.12))];
  return `M${x} ${y}q-1-4-3-6M${x} ${y}v-7M${x} ${y}q1-4 3-6`;
}).join('');

/** Behind a tower: hills, stars or clouds. */
export function sceneBehind(theme: Theme): readonly Mark[] {
  const isDark = theme === 'dark';
  return [
    fill(slab(0, 3, width, height, 12), '#000', 0.4),
    fill(FRAME, '@sky'),
    cutOff(FRAME, [
      glow(width * 0.28, height * 0.3, height * 0.6, isDark ? 'gold' : 'white', isDark ? 0.4 : 0.9),
      ...(isDark ? [stroke(STARS, '#fff', 1.5, 0.75)] : []),
      fill(HILLS, '@sky-hill'),
      fill(MEADOW, '@sky-meadow'),
    ]),
  ];
}

/** Before it: grass, and the frame. */
export function sceneBefore(theme: Theme): readonly Mark[] {
  return [
    cutOff(FRAME, [stroke(BLADES, theme === 'dark' ? '#12160a' : '#4a6a24', 1.3, 0.8)]),
    stroke(FRAME, '@brass', 2.6),
    stroke(slab(2.4, 2.4, width - 4.8, height - 4.8, 10), '#1a0f06', 1, 0.8),
  ];
}
