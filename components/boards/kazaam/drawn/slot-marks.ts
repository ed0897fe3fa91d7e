import type { Homunculus, Place } from '@/engine/games/kazaam/data';
import { box, cutOff, fine, line, path, type Mark } from '@/components/kit/drawing/marks';
import { printMarks } from './favourite-marks';
import { TOKENS, type Theme } from './paints';
import { GHOST, ORIGIN } from './sockets';

/**
 * An empty place of a board: a hollow in the frame. Behind it the favourite homunculus is printed; without one, the dotted
 * outline of the part that it waits for.
 */
export function slotMarks(place: Place, theme: Theme, favourite: Homunculus | null): readonly Mark[] {
  const [x, y] = ORIGIN[place];
  const { printOpacity } = TOKENS[theme];
  return [
    box([x + 5, y + 5, 190, 190, 9], '@slot', { stroke: '#000', strokeOpacity: 0.6, strokeWidth: 3 }),
    line(`M${x + 8} ${y + 194}H${x + 192}`, '#c99a5a', 3, { strokeOpacity: 0.3 }),
    ...(favourite ? printMarks(favourite, place, printOpacity) : outline(place, theme)),
  ];
}

function outline(place: Place, theme: Theme): readonly Mark[] {
  const [x, y] = ORIGIN[place];
  const { ghost, ghostOpacity } = TOKENS[theme];
  const inside = `M${x + 8} ${y + 8}h184v184h-184Z`;
  return fine(
    cutOff(inside, [
      path(GHOST[place], {
        fill: '#e2b04a',
        fillOpacity: 0.06,
        stroke: ghost,
        strokeOpacity: ghostOpacity,
        strokeWidth: 3.4,
        strokeDasharray: '9 8',
      }),
    ]),
  );
}
