import { boardsOf, BENCH_BOXES, type BenchName } from '../bench-boards';
import { cutRectangle, fibres } from '../cut';
import type { Catalogue, Drawn } from '../drawing/catalogue';
import { chance } from '../drawing/geometry';
import { fill, group, path, type Mark } from '../drawing/marks';
import { SHEET_SHADOW, SHEETS, type SheetName } from '../sheet-sizes';
import { BURN, COLOURS_OF, PARCHMENT, type Gradient, type Scheme } from '../tokens';

const GRADIENTS: Readonly<Record<string, Gradient>> = { parchment: PARCHMENT, burn: BURN };

function paints(name: string): Gradient {
  const gradient = GRADIENTS[name];
  if (!gradient) throw new Error(`There is no gradient called ${name}`);
  return gradient;
}

const bench = (name: BenchName, width: number): Drawn => ({
  layers: (theme) => boardsOf(name, theme),
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
