import type { Homunculus, Place } from '@/engine/games/kazaam/data';
import type { Drawn } from '@/components/kit/drawing/catalogue';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { cutOff, type Mark } from '@/components/kit/drawing/marks';
import { laughOf, partMarks } from './parts';

/** Torso, head and tail keep their seams; the limbs lie underneath, so that they can turn about their sockets. */
const CUTS: Partial<Record<Place, string>> = {
  tail: 'M199 399h202v260h-202Z',
  torso: 'M199 199h202v202h-202Z',
  head: 'M199-60h202v269h-202Z',
};

function cutAt(place: Place, marks: readonly Mark[]): readonly Mark[] {
  const cut = CUTS[place];
  return cut ? [cutOff(cut, marks)] : marks;
}

/** A part of a creature that has come off its tile. */
export function livingPart(homunculus: Homunculus, place: Place): readonly Mark[] {
  return cutAt(place, partMarks(homunculus, place));
}

/** What each part reaches over, whoever it is of. */
const REACHES: Readonly<Record<Place, ViewBox>> = {
  'left-ear': [18, -10, 258, 176],
  head: [198, -18, 204, 228],
  'right-ear': [328, 0, 253, 203],
  'left-arm': [14, 221, 262, 185],
  torso: [198, 198, 204, 204],
  'right-arm': [328, 200, 264, 171],
  'left-leg': [4, 398, 272, 211],
  tail: [198, 398, 204, 217],
  'right-leg': [328, 398, 271, 211],
};

const LAUGH: ViewBox = [228, 134, 144, 68];

/** Points for a unit: a creature dances on no more than a phone's width. */
const FINE = 0.3;
/** In the small picture of a saved game. */
const SMALL = 0.17;

const widths = (box: ViewBox) => ({
  box,
  width: Math.round(box[2] * FINE),
  small: Math.round(box[2] * SMALL),
});

export const partOf = (homunculus: Homunculus, place: Place): Drawn => ({
  layers: [livingPart(homunculus, place)],
  ...widths(REACHES[place]),
});

export const laughOn = (homunculus: Homunculus): Drawn => ({
  layers: [cutAt('head', laughOf(homunculus))],
  box: LAUGH,
  width: Math.round(LAUGH[2] * FINE),
});
