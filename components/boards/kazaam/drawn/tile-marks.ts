import type { Homunculus, Place } from '@/engine/games/kazaam/data';
import {
  chance,
  handCut,
  ring,
  round,
  times,
  type Chance,
  type Point,
} from '@/components/kit/drawing/geometry';
import { HUES } from './hues';
import { box, fill, fine, line, type Ink, type Mark } from '@/components/kit/drawing/marks';
import { partMarks, spotOf } from './parts';
import { TILE } from '../art/places';

function onCircle(angle: number, radius: number): Point {
  return [300 + Math.cos(angle) * radius, 300 + Math.sin(angle) * radius];
}

const written = ([x, y]: Point) => `${round(x)} ${round(y)}`;

function triangle(start: number): string {
  const corners = times(3, (index) => written(onCircle(start + (index * Math.PI * 2) / 3, 264)));
  return `M${corners.join('L')}Z`;
}

const RINGS = ring(300, 300, 284) + ring(300, 300, 264) + triangle(-Math.PI / 2) + triangle(Math.PI / 2);
const TICKS = times(72, (index) => {
  const angle = (index / 72) * Math.PI * 2;
  const [from, to] = [onCircle(angle, 266), onCircle(angle, index % 6 ? 274 : 282)];
  return { from, d: `M${written(from)}L${written(to)}` };
});

export const GREAT_CIRCLE = RINGS + TICKS.map(({ d }) => d).join('');

/** This tile's piece of the circle that is whole when nine tiles lie. */
function circlePiece([left, top]: Point): string {
  const isNear = ([x, y]: Point) => x > left - 20 && x < left + 220 && y > top - 20 && y < top + 220;
  const ticks = TICKS.filter(({ from }) => isNear(from)).map(({ d }) => d);
  return RINGS + ticks.join('');
}

function fibres([left, top]: Point, random: Chance): string {
  return times(26, () => {
    const [x, y, length] = [left + random() * 200, top + random() * 200, 8 + random() * 18];
    return `M${round(x)} ${round(y)}q${round(length / 2)} ${round((random() - 0.5) * 6)} ${round(length)} ${round((random() - 0.5) * 5)}`;
  }).join('');
}

function edgeOf([x, y]: Point, seed: number): string {
  const [near, far] = [1.1, 198.9];
  const corners: readonly Point[] = [
    [x + 7, y + near],
    [x + 193, y + near],
    [x + far, y + 7],
    [x + far, y + 193],
    [x + 193, y + far],
    [x + 7, y + far],
    [x + near, y + 193],
    [x + near, y + 7],
  ];
  return handCut(corners, 0.9, 19, chance(seed + 77));
}

const GROUND_PLACES: readonly Place[] = ['left-leg', 'tail', 'right-leg'];

/** A tile's face in the space of the creature: parchment, circle and part, cut by hand. */
export function tileMarks(homunculus: Homunculus, place: Place): readonly Mark[] {
  const { tile, seed } = spotOf(homunculus, place);
  const [x, y] = tile;
  const { ink } = HUES[homunculus];
  const edge = edgeOf(tile, seed);
  const stroke = (colour: string, strokeOpacity: number, strokeWidth: number): Ink => ({
    fill: 'none',
    stroke: colour,
    strokeOpacity,
    strokeWidth,
  });
  return [
    {
      type: 'solid',
      d: edge,
      under: [{ fill: `@page-${homunculus}` }],
      inside: [
        ...fine(
          line(fibres(tile, chance(seed)), ink, 1.4, { strokeOpacity: 0.22 }),
          line(circlePiece(tile), ink, 1.7, { strokeOpacity: 0.34 }),
          line(ring(300, 300, 132), ink, 1.4, { strokeOpacity: 0.34, strokeDasharray: '4 6' }),
          box([x, y, TILE, TILE], '@burn'),
        ),
        ...(GROUND_PLACES.includes(place)
          ? [fill(`M${x} 596Q300 574 ${x + TILE} 596V602H${x}Z`, '#3a1d0c', 0.3)]
          : []),
        ...partMarks(homunculus, place),
      ],
      coats: [
        { ...stroke('#fff8e0', 0.5, 2), transform: 'translate(1.4 1.6)' },
        { ...stroke('#3a1d0c', 0.4, 2.4), transform: 'translate(-1.2 -1.4)' },
      ],
      contour: stroke('#2a1509', 0.7, 1.2),
    },
  ];
}
