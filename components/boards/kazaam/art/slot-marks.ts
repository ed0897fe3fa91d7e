import type { Place } from '@/engine/games/kazaam/data';
import { box, cutOff, fine, line, path, type Mark } from '@/components/kit/drawing/marks';
import { TOKENS, type Theme } from './paints';
import { GHOST, ORIGIN } from './sockets';

/** An empty place of a board: a hollow in the frame, with the dotted outline of the part that it waits for. */
export function slotMarks(place: Place, theme: Theme): readonly Mark[] {
  const [x, y] = ORIGIN[place];
  const { ghost, ghostOpacity } = TOKENS[theme];
  const inside = `M${x + 8} ${y + 8}h184v184h-184Z`;
  return [
    box([x + 5, y + 5, 190, 190, 9], '@slot', { stroke: '#000', strokeOpacity: 0.6, strokeWidth: 3 }),
    line(`M${x + 8} ${y + 194}H${x + 192}`, '#c99a5a', 3, { strokeOpacity: 0.3 }),
    ...fine(
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
    ),
  ];
}
