import type { Gradient } from './tokens';

type Shade = readonly [at: number, colour: string, opacity?: number];

function stops(shades: readonly Shade[]): Gradient['stops'] {
  return shades.map(([at, colour, opacity = 1]) => ({ at, colour, opacity }));
}

export function down(...shades: readonly Shade[]): Gradient {
  return { type: 'linear', from: [0, 0], to: [0, 1], stops: stops(shades) };
}

export function across(...shades: readonly Shade[]): Gradient {
  return { type: 'linear', from: [0, 0], to: [1, 0], stops: stops(shades) };
}

export function round(x: number, y: number, radius: number, ...shades: readonly Shade[]): Gradient {
  return { type: 'radial', centre: [x, y], radius, stops: stops(shades) };
}
