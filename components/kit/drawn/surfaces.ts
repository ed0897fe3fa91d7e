import { cutRectangle, fibres, grain } from '../cut';
import type { Catalogue, Drawn } from '../drawing/catalogue';
import { chance } from '../drawing/geometry';
import { fill, group, path, type Mark } from '../drawing/marks';
import { BENCH_BOXES, PLANKS, SHEET_SHADOW, SHEETS, type SheetName } from '../surface-boxes';
import { BURN, COLOURS_OF, PARCHMENT, type Gradient, type Scheme } from '../tokens';

const GRADIENTS: Readonly<Record<string, Gradient>> = { parchment: PARCHMENT, burn: BURN };

function paints(name: string): Gradient {
  const gradient = GRADIENTS[name];
  if (!gradient) throw new Error(`There is no gradient called ${name}`);
  return gradient;
}

type BenchName = keyof typeof BENCH_BOXES;

const BENCH_SEED = 9;
const STROKES = 90;

const seams = (width: number, offset: number): string =>
  PLANKS.map((plank) => `M0 ${plank + offset}H${width}`).join('');

/** Seams and grain alone: light and shade lie on the whole bench. */
function boards(name: BenchName, theme: Scheme): readonly (readonly Mark[])[] {
  const [, , width, height] = BENCH_BOXES[name];
  const colours = COLOURS_OF[theme];
  const random = chance(BENCH_SEED);
  const [dark, light] = [grain(width, height, STROKES, random), grain(width, height, STROKES, random)];
  return [
    [
      path(seams(width, 0), { stroke: colours.plank, strokeWidth: 2.2 }),
      path(seams(width, 2), { stroke: colours.grainLight, strokeWidth: 1.2 }),
      path(dark, { stroke: colours.grain, strokeWidth: 1.3, fill: 'none' }),
      path(light, { stroke: colours.grainLight, strokeWidth: 1.2, fill: 'none' }),
    ],
  ];
}

const bench = (name: BenchName, width: number): Drawn => ({
  layers: (theme) => boards(name, theme),
  box: BENCH_BOXES[name],
  width,
});

const STRAY = 2.2;
const SHEET_SEED = 23;

/** A sheet cut by hand, with its shadow. */
function sheet(width: number, height: number, theme: Scheme): readonly (readonly Mark[])[] {
  const random = chance(SHEET_SEED);
  const [edge, hairs] = [cutRectangle(width, height, STRAY, random), fibres(width, height, random)];
  const { x, y } = SHEET_SHADOW;
  return [
    [
      group(`translate(${x} ${y})`, [fill(edge, COLOURS_OF[theme].shadow)]),
      fill(edge, '@parchment'),
      path(hairs, { stroke: '#8A6A3A', strokeOpacity: 0.22, fill: 'none' }),
      fill(edge, '@burn'),
      path(edge, { stroke: '#7A4A1A', strokeOpacity: 0.55, fill: 'none' }),
    ],
  ];
}

/** Twice as sharp as a point; the largest, of which little is seen at once, less so. */
const sharpness = (height: number): number => (height > 800 ? 0.4 : 0.67);

const sheets = Object.fromEntries(
  SHEETS.map(({ name, width, height }) => [
    name,
    {
      layers: (theme: Scheme) => sheet(width, height, theme),
      box: [0, 0, width + SHEET_SHADOW.x, height + SHEET_SHADOW.y],
      width: Math.round(width * sharpness(height)),
      isStretched: true,
    } satisfies Drawn,
  ]),
) as unknown as Readonly<Record<SheetName, Drawn>>;

/** What lies behind everything else, too large to be kept at hand. */
export const catalogue = {
  paints,
  drawn: { 'bench-narrow': bench('bench-narrow', 320), 'bench-wide': bench('bench-wide', 640), ...sheets },
} satisfies Catalogue;
