import { handCut, round, times, type Chance, type Point } from '@/components/kit/drawing/geometry';
import { fill, type Ink, type Mark, type SolidMark } from '@/components/kit/drawing/marks';
import { INK } from '../art/paints';

interface Light {
  /** The width and colour of the outline. */
  readonly line?: number;
  readonly ink?: string;
  /** The light along the upper left edge. */
  readonly rim?: number;
  readonly rimColour?: string;
  readonly rimWidth?: number;
  /** The shade along the lower right edge. */
  readonly shade?: number;
  readonly shadeWidth?: number;
  /** The size of rim and shade, for pieces in a smaller space than a card. */
  readonly scale?: number;
  /** What lies on the material, under rim and shade. */
  readonly inside?: readonly Mark[];
}

/** Narrower shades cannot be seen where the drawing is small. */
const BROAD = 8;

/** A thing in the one light: material, shade at the lower right, rim light at the upper left, ink outline. */
export function lit(d: string, material: string, light: Light = {}): SolidMark {
  const { line = 2.6, ink = INK, shadeWidth = 13, shade = 0.34, scale = 1, inside = [] } = light;
  const shadow = edge('#0a0406', shade, shadeWidth * scale, [-3.6 * scale, -4.4 * scale]);
  const coats = [...(shade > 0 ? [shadow] : []), ...rimOf(light, scale)];
  return {
    type: 'solid',
    d,
    under: [{ fill: material }],
    inside,
    coats,
    contour: line > 0 ? { fill: 'none', stroke: ink, strokeWidth: line, ...ROUND } : { fill: 'none' },
    ...(shade > 0 && shadeWidth >= BROAD ? { shade: shadow } : {}),
  };
}

const ROUND = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

function rimOf({ rim = 0.55, rimColour = '#ffe9bd', rimWidth = 3 }: Light, scale: number): readonly Ink[] {
  return rim > 0 ? [edge(rimColour, rim, rimWidth * scale, [1.9 * scale, 2.3 * scale])] : [];
}

function edge(
  stroke: string,
  strokeOpacity: number,
  strokeWidth: number,
  [x, y]: readonly [number, number],
): Ink {
  const transform = `translate(${hundredth(x)} ${hundredth(y)})`;
  return { fill: 'none', stroke, strokeOpacity, strokeWidth: hundredth(strokeWidth), transform };
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** What a thing throws on whatever it lies on. */
export function shadowed(d: string, [x, y]: readonly [number, number], opacity = 0.45): Mark {
  const under = fill(d, '#000', opacity);
  return { ...under, ink: { ...under.ink, transform: `translate(${x} ${y})` } };
}

/** A round thing whose edge strays, such as a drop of wax. */
export function blob(
  [x, y]: readonly [number, number],
  radius: number,
  count: number,
  random: Chance,
): string {
  const points = times(count, (index): Point => {
    const turn = (index / count) * 2 * Math.PI;
    const reach = radius * (1 + (random() - 0.5) * 0.16);
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
  });
  return handCut(points, 0.2, 100, random);
}

/** Short strokes along a board or a sheet. */
export function strokes(
  count: number,
  random: Chance,
  stroke: (random: Chance) => readonly number[],
): string {
  return times(count, () => {
    const [x = 0, y = 0, bend = 0, length = 0] = stroke(random).map(round);
    return `M${x} ${y}q${round(length / 2)} ${bend} ${length} 0`;
  }).join('');
}
