import { times } from '@/components/kit/drawing/geometry';
import { disc, fill, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { lin, rad } from '../art/paints';

/** A star, since a ring with a point in it is a sign of players. */
const STAR = 'M0-6.2L1.6-2L6-1.8L2.6 1L3.8 5.2L0 2.8L-3.8 5.2L-2.6 1L-6-1.8L-1.6-2Z';

/** A coin around 0, 0, 22 units across. */
export const COIN: readonly Mark[] = [
  disc(1.4, 1.9, 11, '#000', { fillOpacity: 0.45 }),
  disc(0, 0, 11, rad('#fff4c0', '#e2ab36', '#84500c'), { stroke: '#2e1a04', strokeWidth: 1.4 }),
  disc(0, 0, 8.2, 'none', { stroke: '#7a4a0a', strokeWidth: 1, strokeDasharray: '1.4 1.6' }),
  fill(STAR, '#5e3606'),
  line('M-8-4.6A9.2 9.2 0 0 1-1-9.2', '#fffbe6', 1.7),
];

export const COIN_SOCKET: readonly Mark[] = [
  disc(0, 0, 10.4, '#4a3210', {
    fillOpacity: 0.85,
    stroke: '#e2b04a',
    strokeWidth: 1.3,
    strokeDasharray: '2.6 2',
  }),
  fill(STAR, '#e2b04a', 0.8),
];

const EDGE = { stroke: '#2e1a04', strokeWidth: 1.2 };
const FACE = lin('#fff4c0', '#e2ab36', '#a06a1a');

/** A pile around 0, 0: at most five coins are seen. */
export function coinPile(count: number): readonly Mark[] {
  return times(Math.min(count, 5), (index) => {
    const [x, y] = [-1 + (index % 2) * 2, 11 - index * 6];
    return [oval(x, y + 3, 17, 6.4, '#7a4a0a', EDGE), oval(x, y, 17, 6.4, FACE, EDGE)];
  }).flat();
}
