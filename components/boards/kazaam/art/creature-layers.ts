import { PLACES, type Homunculus, type Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';
import type { Layer } from '@/components/kit/drawing/parts';
import { sleepingMarks } from './back-marks';
import { placesOf, sealMarks } from './favourite-marks';
import { livingMarks } from './living-marks';
import type { Theme } from './paints';
import { slotMarks } from './slot-marks';
import { sewnSeams, stitchMarks } from './stitch-marks';
import { print } from './prints';

interface CreatureSketch {
  readonly board: KazaamBoard;
  readonly theme: Theme;
  readonly favourite: Homunculus | null;
  readonly isSmall: boolean;
  readonly isAlive: boolean;
}

/** All that is drawn of a board, from below. */
export function creatureMarks(sketch: CreatureSketch): readonly Layer[] {
  const { board, favourite, isSmall, isAlive } = sketch;
  const seals = favourite ? sealMarks(placesOf(board, favourite), { isSmall, isAlive }) : [];
  if (isAlive) return [...livingMarks(board, false).map(({ marks }) => marks), seals];
  const stitches = isSmall ? [] : stitchMarks(sewnSeams(board));
  return [...PLACES.map((place) => placeMarks(sketch, place)), stitches, seals];
}

function placeMarks({ board, theme, favourite }: CreatureSketch, place: Place): Layer {
  const slot = board[place];
  if (!slot) return slotMarks(place, theme, favourite);
  const { homunculus } = tileOf(slot.tile);
  return slot.isUp ? { print: print(`tile-${homunculus}-${place}`) } : sleepingMarks(homunculus, place);
}
