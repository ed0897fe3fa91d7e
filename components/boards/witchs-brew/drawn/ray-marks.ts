import { chance, round, times } from '@/components/kit/drawing/geometry';
import { fill, type Mark } from '@/components/kit/drawing/marks';

/** How far they reach. */
export const FAR = 100;
const COUNT = 16;
const random = chance(21);

function onRay(angle: number, distance: number): string {
  return `${round(Math.cos(angle) * distance)} ${round(Math.sin(angle) * distance)}`;
}

const ray = (index: number): string => {
  const angle = (index / COUNT) * Math.PI * 2;
  const breadth = 0.06 + random() * 0.05;
  const reach = FAR * (0.62 + random() * 0.38);
  return `M0 0L${onRay(angle - breadth, reach)}L${onRay(angle + breadth, reach)}Z`;
};

/** Light behind something that has just been made. */
export const RAYS: readonly Mark[] = [
  fill(times(COUNT, ray).join(''), '#FFE08A', 0.55),
  fill(times(COUNT, ray).join(''), '#FFF6D8', 0.4),
];
