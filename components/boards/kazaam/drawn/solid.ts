import type { Homunculus, Place } from '@/engine/games/kazaam/data';
import { round, smooth, tube, type Point } from '@/components/kit/drawing/geometry';
import { HUES } from './hues';
import { fine, line, oval, type Ink, type Mark, type SolidMark } from '@/components/kit/drawing/marks';
import type { Spot } from './sockets';

interface Build {
  readonly fill?: string;
  readonly texture?: readonly Mark[];
  /** How strongly the lower right is shaded. */
  readonly strength?: number;
  /** How far the shade reaches in: less for small pieces. */
  readonly depth?: number;
  readonly contourWidth?: number;
  readonly contour?: string;
  readonly shine?: string;
  readonly shade?: string;
  readonly isFlat?: boolean;
  readonly coats?: readonly Ink[];
}

const DEEP_COATS: readonly (readonly [width: number, opacity: number])[] = [
  [62, 0.065],
  [50, 0.07],
  [39, 0.075],
  [29, 0.08],
  [20, 0.09],
  [11, 0.12],
];
const SHALLOW_COATS: readonly (readonly [width: number, opacity: number])[] = [
  [52, 0.13],
  [33, 0.14],
  [15, 0.2],
];
const SHADOW = '#2a1206';

const stroked = (stroke: string, strokeWidth: number, strokeOpacity: number, shift: string): Ink => ({
  fill: 'none',
  stroke,
  strokeWidth: round(strokeWidth),
  strokeOpacity: Math.round(strokeOpacity * 1000) / 1000,
  strokeLinejoin: 'round',
  transform: shift,
});

/** Volume without filters: strokes of the outline, shifted and clipped to it, gather shade at the lower right. */
export function solid(homunculus: Homunculus, d: string, build: Build = {}): SolidMark {
  const hues = HUES[homunculus];
  const { depth = 1, strength = 1, shade = hues.shade, shine = hues.shine } = build;
  const coats = depth > 0.75 && !build.coats ? DEEP_COATS : SHALLOW_COATS;
  const fill = build.fill ?? `@material-${homunculus}`;
  return {
    type: 'solid',
    d,
    under: build.isFlat ? [{ fill }] : [...castShadow(depth), { fill }],
    inside: build.texture ?? [],
    coats: [
      ...(build.coats ?? []),
      ...coats.map(([width, opacity]) =>
        stroked(
          shade,
          width * depth,
          opacity * strength,
          `translate(${round(-width * 0.22)} ${round(-width * 0.3)})`,
        ),
      ),
      ...rim(shine, depth),
    ],
    contour: {
      fill: 'none',
      stroke: build.contour ?? hues.contour,
      strokeWidth: build.contourWidth ?? 4.2,
      strokeLinejoin: 'round',
    },
    ...(depth > 0.75 ? { shade: stroked(shade, 34 * depth, 0.3 * strength, 'translate(-7 -9)') } : {}),
  };
}

function castShadow(depth: number): readonly Ink[] {
  const near = { fill: SHADOW, fillOpacity: 0.3, transform: 'translate(3 5)' };
  return depth > 0.75 ? [{ fill: SHADOW, fillOpacity: 0.16, transform: 'translate(6 9)' }, near] : [near];
}

function rim(shine: string, depth: number): readonly Ink[] {
  const thin = stroked(shine, 3.4, 0.6, 'translate(3.6 4.6)');
  return depth > 0.5 ? [stroked(shine, 9, 0.22, 'translate(7 9)'), thin] : [thin];
}

export function tubeOf(
  homunculus: Homunculus,
  line: readonly Point[],
  widths: readonly number[],
  build: Build = {},
) {
  return solid(homunculus, smooth(tube(line, widths)), { depth: 0.55, ...build });
}

/** A ball or a bead: its gradient does what the coats of a solid do. */
export function bead(
  paint: string,
  contour: string,
  [x, y]: Point,
  [rx, ry]: Point,
  width = 3.2,
): readonly Mark[] {
  const [left, top] = [round(x - rx * 0.55), round(y - ry * 0.1)];
  const glint = `M${left} ${top}q0-${round(ry * 0.42)} ${round(rx * 0.5)}-${round(ry * 0.46)}`;
  return [
    ...fine(oval(x + 2.5, y + 4, rx, ry, SHADOW, { fillOpacity: 0.3 })),
    oval(x, y, rx, ry, paint, { stroke: contour, strokeWidth: width }),
    ...fine(line(glint, '#fff', 2.2, { strokeOpacity: 0.6 })),
  ];
}

type Blot = readonly [cx: number, cy: number, rx: number, ry: number];

const FORM_LIGHT: Partial<Record<Place, Blot>> = {
  torso: [262, 280, 60, 90],
  tail: [270, 460, 64, 46],
  head: [262, 66, 64, 50],
  'left-arm': [110, 262, 50, 24],
  'left-leg': [120, 440, 44, 22],
};

const CONTACT_SHADE: Partial<Record<Place, Blot>> = {
  torso: [308, 192, 104, 46],
  tail: [306, 396, 110, 30],
  'right-arm': [396, 290, 34, 64],
  'right-leg': [394, 480, 40, 70],
  'left-leg': [206, 490, 26, 60],
  'right-ear': [398, 106, 26, 50],
};

/** Light where the form swells towards the candle, shade where a neighbour leans over it. */
function modelling(homunculus: Homunculus, place: Place): readonly Mark[] {
  const light = FORM_LIGHT[place];
  const shade = CONTACT_SHADE[place];
  return fine(
    ...(light ? [oval(light[0], light[1], light[2], light[3], `@light-${homunculus}`)] : []),
    ...(shade ? [oval(shade[0], shade[1], shade[2] * 1.15, shade[3] * 1.2, `@contact-${homunculus}`)] : []),
  );
}

/** What belongs to the body itself, not to what grows on it: lit and shaded by where it is. */
export function bodyPart(
  homunculus: Homunculus,
  { place }: Spot,
  d: string,
  texture: readonly Mark[],
  build: Omit<Build, 'texture'> = {},
): SolidMark {
  return solid(homunculus, d, { ...build, texture: [...texture, ...modelling(homunculus, place)] });
}
