import { chance, round, seedOf, times } from '@/components/kit/drawing/geometry';
import { coated, type Ink, type Mark } from '@/components/kit/drawing/marks';
import { isUpright, stitchCount, type Seam } from '../art/seams';

function stitchesAlong(seam: Seam): string {
  const { places, from, to } = seam;
  const random = chance(seedOf(places.join('')));
  const count = stitchCount(seam);
  return times(count, (index) => {
    const share = (index + 0.5) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const slant = round((random() - 0.5) * 5);
    return isUpright(seam)
      ? `M${round(x - 10)} ${round(y + slant)}l20 ${-2 * slant}`
      : `M${round(x + slant)} ${round(y - 10)}l${-2 * slant} 20`;
  }).join('');
}

const thread = (stroke: string, strokeWidth: number, ink?: Ink): Ink => ({
  fill: 'none',
  stroke,
  strokeWidth,
  strokeLinecap: 'round',
  ...ink,
});

const GOLD_THREAD: readonly Ink[] = [
  thread('#1c0d04', 6, { strokeOpacity: 0.55, transform: 'translate(1.5 2.5)' }),
  thread('#4a2d08', 6.4),
  thread('#f0c862', 3.6),
  thread('#fff4cc', 1.2, { transform: 'translate(-.6 -1)' }),
];

export function stitchMarks(seam: Seam): readonly Mark[] {
  return [coated(stitchesAlong(seam), ...GOLD_THREAD)];
}
