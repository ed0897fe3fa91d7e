import { box, cutOff, fill, group, line, path, type Mark } from '@/components/kit/drawing/marks';
import type { Colour } from '@/engine/games/witchs-brew/data';
import { glassOf } from '../art/glass';
import { lin } from '../art/paints';
import { DROPS } from './drop-marks';
import { shadowed } from './lit';

const GLASS = lin('#8fa6a8', '#3c4a4c', '#1a2224');
const CORK = lin('#e0b070', '#9a642c', '#4a2a0e');

/** What lies behind the liquid of a jar. */
export function jarBack(width: number, height: number): readonly Mark[] {
  const glass = glassOf(width, height);
  return [shadowed(glass, [2, 3.5], 0.5), fill(glass, '#141a1c', 0.55), fill(glass, GLASS, 0.55)];
}

/** What lies before it: glass, cork, and the sign of its drops. */
export function jarFront(colour: Colour, w: number, h: number): readonly Mark[] {
  const glass = glassOf(w, h);
  const sign = Math.min(25, w * 0.58) / 28;
  return [
    cutOff(glass, [
      path(glass, {
        fill: 'none',
        stroke: '#fff',
        strokeOpacity: 0.35,
        strokeWidth: 3,
        transform: 'translate(1.6 1.6)',
      }),
    ]),
    path(glass, { fill: 'none', stroke: '#0f1112', strokeWidth: 1.8 }),
    line(`M${w * 0.16} ${h * 0.45}V${h * 0.8}`, '#fff', 2.6, { strokeOpacity: 0.8 }),
    box([w * 0.22, 0.4, w * 0.56, 7, 2.4], CORK, { stroke: '#241204', strokeWidth: 1.2 }),
    group(`translate(${w / 2} ${h * 0.5 - 1 - sign / 2}) scale(${sign})`, DROPS[colour]),
  ];
}
