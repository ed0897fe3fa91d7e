import { ACROSS, DOWN, inSpace, linear, MIDDLE, radial } from '@/components/kit/drawing/gradients';
import type { Gradient, Scheme } from '@/components/kit/tokens';

export type Theme = Scheme;
type Shade = string | readonly [offset: number, colour: string, opacity?: number];

/** Every gradient in use by a name made of its own colours, so that the same one is the same wherever it is mixed. */
const known = new Map<string, Gradient>();

function named(kind: string, shades: readonly Shade[], gradient: () => Gradient): string {
  const name = `${kind}${JSON.stringify(shades).replace(/[^a-zA-Z0-9]+/g, '-')}`;
  if (!known.has(name)) known.set(name, gradient());
  return `@${name}`;
}

const spread = (shades: readonly Shade[]) =>
  shades.map((shade, index) =>
    typeof shade === 'string' ? ([index / (shades.length - 1), shade] as const) : shade,
  );

/** The one light of the workshop falls from the upper left: a body that it strikes. */
export function rad(...shades: readonly Shade[]): string {
  return named('r', shades, () => radial([0.36, 0.28, 0.85], ...spread(shades)));
}

/** A sheet or a cloth that the same light strikes. */
export function lin(...shades: readonly Shade[]): string {
  return named('l', shades, () => linear([0.15, 0, 0.4, 1], ...spread(shades)));
}

export function down(...shades: readonly Shade[]): string {
  return named('d', shades, () => linear(DOWN, ...spread(shades)));
}

export function across(...shades: readonly Shade[]): string {
  return named('a', shades, () => linear(ACROSS, ...spread(shades)));
}

/** Light or darkness round a middle. */
export function halo(...shades: readonly Shade[]): string {
  return named('h', shades, () => radial(MIDDLE, ...spread(shades)));
}

/** A slanting gradient over a whole picture instead of over each shape. */
export function slanting(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  ...shades: readonly Shade[]
): string {
  return named(`s${[x1, y1, x2, y2].join('_')}`, shades, () =>
    inSpace(linear([x1, y1, x2, y2], ...spread(shades))),
  );
}

export function gradient(name: string): Gradient {
  const found = known.get(name);
  if (!found) throw new Error(`No gradient ${name}`);
  return found;
}

export const INK = '#1a0f0a';
export const BRASS = lin('#fbe6a4', '#d9a63f', '#8f5f1a');
export const FRAME = lin('#fbe6a4', '#c8932f', '#6e4712');
