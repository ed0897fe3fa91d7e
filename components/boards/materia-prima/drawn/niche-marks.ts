import { cutOff, fill, type Mark } from '@/components/kit/drawing/marks';
import { NICHE } from '../art/area';
import { glow, sheen, stroke } from '../art/hand';

const { width, height } = NICHE;

const ARCH = `M0 ${height}V${height * 0.34}A${width / 2} ${height * 0.34} 0 0 1 ${width} ${height * 0.34}V${height}Z`;

/** A lit niche, behind whoever stands in it. */
export const nicheGround: readonly Mark[] = [
  fill(ARCH, '@niche'),
  cutOff(ARCH, [
    glow(width * 0.4, height * 0.36, width * 0.58, 'gold', 0.7),
    sheen(
      `M0 ${height * 0.75}C${width * 0.26} ${height * 0.63} ${width * 0.64} ${height * 0.8} ${width} ${height * 0.66}V${height}H0Z`,
      '#3b2412',
      1,
    ),
  ]),
];

/** Before him: its arch. */
export const nicheEdge: readonly Mark[] = [stroke(ARCH, '#4a2d08', 2.2), stroke(ARCH, '#e6b23c', 0.9)];
