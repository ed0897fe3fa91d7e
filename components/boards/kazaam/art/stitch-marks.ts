import type { Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';
import { chance, round, seedOf, times } from '@/components/kit/drawing/geometry';
import { coated, type Ink, type Mark } from '@/components/kit/drawing/marks';
import { SEAMS, type Seam } from './sockets';

function kindAt(board: KazaamBoard, place: Place) {
  const slot = board[place];
  return slot?.isUp ? tileOf(slot.tile).homunculus : null;
}

/** The seams at which two different homunculi are sewn together. */
export function sewnSeams(board: KazaamBoard): readonly Seam[] {
  return SEAMS.filter(({ places: [one, other] }) => {
    const [here, there] = [kindAt(board, one), kindAt(board, other)];
    return here !== null && there !== null && here !== there;
  });
}

export function stitchCount({ from, to }: Seam): number {
  return Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 17);
}

function stitchesAlong(seam: Seam): string {
  const { places, from, to } = seam;
  const random = chance(seedOf(places.join('')));
  const isUpright = from[0] === to[0];
  const count = stitchCount(seam);
  return times(count, (index) => {
    const share = (index + 0.5) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const slant = round((random() - 0.5) * 5);
    return isUpright
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

export function stitchMarks(seams: readonly Seam[]): readonly Mark[] {
  return seams.length === 0 ? [] : [coated(seams.map(stitchesAlong).join(''), ...GOLD_THREAD)];
}
