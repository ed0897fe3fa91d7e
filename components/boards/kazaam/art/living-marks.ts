import type { Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';
import { cutOff, type Mark } from '@/components/kit/drawing/marks';
import { laughOf, partMarks } from '../drawn/parts';
import { sewnSeams, stitchMarks } from './stitch-marks';

interface LivingMarks {
  readonly place: Place;
  readonly marks: readonly Mark[];
}

/** Torso, head and tail keep their seams; the limbs lie underneath, so that they can turn about their sockets. */
const CUTS: Partial<Record<Place, string>> = {
  tail: 'M199 399h202v260h-202Z',
  torso: 'M199 199h202v202h-202Z',
  head: 'M199-60h202v269h-202Z',
};

const FROM_BACK_TO_FRONT: readonly Place[] = [
  'left-leg',
  'right-leg',
  'left-arm',
  'right-arm',
  'tail',
  'torso',
  'left-ear',
  'right-ear',
  'head',
];

export const HEAD_PLACES: readonly Place[] = ['left-ear', 'right-ear', 'head'];

/** The creature's parts free of their tiles, from back to front, each with the stitches that hold what lies under it. */
export function livingMarks(board: KazaamBoard, isLaughing: boolean): readonly LivingMarks[] {
  const seams = sewnSeams(board);
  const ears = seams.filter(({ places }) => places.some((place) => place.endsWith('ear')));
  const others = seams.filter((seam) => !ears.includes(seam) && !seam.places.includes('head'));
  const neck = seams.filter((seam) => !ears.includes(seam) && seam.places.includes('head'));
  return FROM_BACK_TO_FRONT.flatMap((place): readonly LivingMarks[] => {
    const slot = board[place];
    if (!slot) return [];
    const { homunculus } = tileOf(slot.tile);
    const part = partMarks(homunculus, place);
    const whole = place === 'head' && isLaughing ? [...part, ...laughOf(homunculus)] : part;
    const cut = CUTS[place];
    const marks = cut ? [cutOff(cut, whole)] : whole;
    if (place === 'torso') return [{ place, marks: [...marks, ...stitchMarks(others)] }];
    if (place === 'head') return [{ place, marks: [...marks, ...stitchMarks([...ears, ...neck])] }];
    return [{ place, marks }];
  });
}
