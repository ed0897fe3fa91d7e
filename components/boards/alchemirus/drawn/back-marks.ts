import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut } from '@/components/kit/drawing/geometry';
import { disc, inked, line, path, type Mark } from '@/components/kit/drawing/marks';
import { once } from '@/components/kit/drawing/once';

/** The back of a card 100 wide: violet leather, a gilt triangle. */
function back(height: number): readonly Mark[] {
  const random = chance(5);
  const edge = handCut(corners(0, 0, 100, height, 6), 1, 16, random);
  const frame = handCut(corners(8, 8, 84, height - 16), 0.4, 30, random);
  const [x, y, radius] = [50, height / 2, 26];
  return [
    path(edge, { fill: '#000', fillOpacity: 0.45, transform: 'translate(4 6)' }),
    inked(edge, '@leather', '#120a1e', 2),
    path(frame, { fill: 'none', stroke: '#d3a043', strokeWidth: 1.8 }),
    disc(x, y, radius, 'none', { stroke: '#d3a043', strokeWidth: 2.2 }),
    line(`M${x} ${y - radius}l22.6 39h-45.2z`, '#e2b04a', 2.2),
    disc(x, y, 8.8, '@gold'),
  ];
}

export const backOf = once(back);
