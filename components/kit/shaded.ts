import type { ViewStyle } from 'react-native';

import type { Gradient } from './tokens';

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

const hex = (opacity: number): string =>
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

type Point = readonly [number, number];

/** Which way a gradient runs, and what part of the way each end of it is. */
function wayOf([fromX, fromY]: Point, [toX, toY]: Point) {
  if (fromX === toX) return { direction: 'to bottom', from: fromY, to: toY };
  if (fromY === toY) return { direction: 'to right', from: fromX, to: toX };
  if (fromX === fromY && toX === toY) return { direction: 'to bottom right', from: fromX, to: toX };
  throw new Error('A view is shaded across, down, or from corner to corner');
}

function stopsOf({ stops }: Gradient, from: number, to: number) {
  return stops.map(({ at, colour, opacity = 1 }) => ({
    color: opacity === 1 ? colour : `${colour}${hex(opacity)}`,
    positions: [percent(from + at * (to - from))],
  }));
}

function imageOf(gradient: Gradient) {
  if (gradient.type === 'linear') {
    const { direction, from, to } = wayOf(gradient.from, gradient.to);
    return { type: 'linear-gradient', direction, colorStops: stopsOf(gradient, from, to) } as const;
  }
  const [x, y] = gradient.centre;
  const reach = percent(gradient.radius);
  return {
    type: 'radial-gradient',
    shape: 'ellipse',
    size: { x: reach, y: reach },
    position: { left: percent(x), top: percent(y) },
    colorStops: stopsOf(gradient, 0, 1),
  } as const;
}

/** A gradient as a phone paints it over a view, without a drawing. */
export function shaded(gradient: Gradient): ViewStyle {
  return { experimental_backgroundImage: [imageOf(gradient)] };
}
