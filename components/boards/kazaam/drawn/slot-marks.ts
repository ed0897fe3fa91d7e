import type { Homunculus, Place } from '@/engine/games/kazaam/data';
import { PLACES } from '@/engine/games/kazaam/data';
import { box, line, type Mark } from '@/components/kit/drawing/marks';
import { ORIGIN } from '../art/places';
import { partMarks } from './parts';

function slotMarks(place: Place): readonly Mark[] {
  const [x, y] = ORIGIN[place];
  return [
    box([x + 5, y + 5, 190, 190, 9], '@slot', { stroke: '#000', strokeOpacity: 0.6, strokeWidth: 3 }),
    line(`M${x + 8} ${y + 194}H${x + 192}`, '#c99a5a', 3, { strokeOpacity: 0.3 }),
  ];
}

/** A board without tiles: nine hollows in the frame. */
export const SLOTS: readonly Mark[] = PLACES.flatMap(slotMarks);

/** The part that a board shows behind an empty place: printed in the wood, not lying there. */
function faintMarks(homunculus: Homunculus, place: Place): readonly Mark[] {
  const [x, y] = ORIGIN[place];
  return [
    {
      type: 'group',
      clip: `M${x + 8} ${y + 8}h184v184h-184Z`,
      opacity: 0.34,
      isSmall: true,
      marks: partMarks(homunculus, place),
    },
    box([x + 8, y + 8, 184, 184, 6], 'none', { stroke: '#000', strokeOpacity: 0.3 }),
  ];
}

/** The favourite homunculus of a board, behind all of its places. */
export function faintCreature(homunculus: Homunculus): readonly Mark[] {
  return PLACES.flatMap((place) => faintMarks(homunculus, place));
}
