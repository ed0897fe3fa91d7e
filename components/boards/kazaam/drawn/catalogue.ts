import type { Catalogue, Drawn } from '@/components/kit/drawing/catalogue';
import { HOMUNCULI, PLACES } from '@/engine/games/kazaam/data';
import { gradient } from '../art/paints';
import { boxOf } from '../art/sockets';
import { tileMarks } from './tile-marks';

function tiles(): readonly (readonly [string, Drawn])[] {
  return HOMUNCULI.flatMap((homunculus) =>
    PLACES.map((place): readonly [string, Drawn] => [
      `tile-${homunculus}-${place}`,
      { layers: [tileMarks(homunculus, place)], box: boxOf(place), width: 110, small: 40 },
    ]),
  );
}

/** All that is drawn for Kazaam and stands still. */
export const catalogue: Catalogue = { paints: gradient, drawn: Object.fromEntries(tiles()) };
