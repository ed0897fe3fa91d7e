import type { Drawn } from '@/components/kit/drawing/catalogue';
import type { Mark } from '@/components/kit/drawing/marks';
import { COLOURS, SHELVES } from '@/engine/games/witchs-brew/data';
import type { Theme } from '../art/paints';
import type { PlateKind } from '../art/plate-inks';
import { TAIL, type RibbonKind } from '../art/ribbon-kinds';
import {
  ANSWERS,
  BENCHES,
  BUBBLES,
  HEARTHS,
  JARS,
  PLATES,
  RIBBONS,
  SHELF_BOARDS,
  SIGN_BOARDS,
  TRAYS,
  VELVETS,
  WALLS,
  WINDOWS,
} from '../art/shapes';
import { bubble, ribbon, signBoard } from './board-marks';
import { plate, tray } from './furniture-marks';
import { jarBack, jarFront } from './jar-marks';
import { sceneHues, type SceneHues } from './scene-hues';
import { beam, bench, hearth, perches, rope, velvet, wall, windows } from './scene-marks';
import { shelfBoard } from './shelf-marks';

/** What fills any room it is given is drawn in a few shapes, and stretched a little. */

type Named = readonly [name: string, drawn: Drawn];
type Size = readonly [width: number, height: number];
type Shapes = Readonly<Record<string, Size>>;

interface Looks {
  /** How far it reaches beyond its shape. */
  readonly margin?: number;
  /** How wide it is shown, in parts of the shape. */
  readonly shown?: number;
}

function stretched(size: Size, layers: Drawn['layers'], { margin = 0, shown = 1 }: Looks = {}): Drawn {
  const [width, height] = size;
  const across = width + 2 * margin;
  return {
    layers,
    box: [-margin, -margin, across, height + 2 * margin],
    width: Math.round(across * shown),
    isStretched: true,
  };
}

const each = (name: string, shapes: Shapes, draw: (size: Size) => Drawn): readonly Named[] =>
  Object.entries(shapes).map(([shape, size]): Named => [`${name}-${shape}`, draw(size)]);

type Scene = (hues: SceneHues) => readonly Mark[];
const byLight = (scene: Scene) => (theme: Theme) => [scene(sceneHues(theme))];

/** Grounds are dim and soft: fewer pixels are enough, and leave room for the rest. */
const GROUND = { shown: 0.42 } as const;
const TABLET = { shown: 0.33 } as const;

const scenes: readonly Named[] = [
  ...each('wall', WALLS, (size) =>
    stretched(
      size,
      byLight((hues) => wall(...size, hues)),
      size[0] > 600 ? TABLET : GROUND,
    ),
  ),
  ...each('bench', BENCHES, (size) => {
    const isUpright = size[1] > size[0];
    return stretched(
      size,
      byLight((hues) => bench(...size, isUpright, hues)),
      { shown: 0.5 },
    );
  }),
  ...each('hearth', HEARTHS, (size) => {
    const plan = { width: size[0], height: size[1], scale: 1 };
    return stretched(
      size,
      byLight((hues) => hearth(plan, hues)),
      { shown: 0.6 },
    );
  }),
  ...each('velvet', VELVETS, (size) => stretched(size, [velvet(...size)], GROUND)),
  ...each('windows', WINDOWS, (size) =>
    stretched(
      size,
      byLight((hues) => windows(size[0], hues)),
    ),
  ),
  ...each('perches', WINDOWS, (size) => stretched(size, [perches(size[0])])),
  [
    'beam',
    stretched(
      [560, 59],
      byLight((hues) => beam(560, hues)),
    ),
  ],
  ['rope', stretched([600, 18], [rope(600)], { shown: 0.6 })],
];

/** How high the chains of a board reach, in its units. */
const CHAIN = 10;
/** Boards side by side are not all of the same piece of wood. */
const SEEDS = [11, 23];

const signs: readonly Named[] = [
  ...SEEDS.flatMap((seed, index) =>
    each(`sign-${index}`, SIGN_BOARDS, ([width, height]) =>
      stretched([width, height], (theme) => [signBoard({ width, height, seed, theme }, CHAIN)], {
        margin: CHAIN + 2,
        shown: 0.8,
      }),
    ),
  ),
];

const shelves = SHELVES.flatMap((shelf) =>
  each(`shelf-${shelf}`, SHELF_BOARDS, (size) =>
    stretched(
      size,
      byLight((hues) => shelfBoard(shelf, size[0], hues)),
      { margin: 4, shown: 0.9 },
    ),
  ),
);

const KINDS: readonly RibbonKind[] = ['claim', 'favour', 'taken', 'passes', 'waits'];

/** A ribbon hangs 7 lower than its band. */
const ribbons = KINDS.flatMap((kind) =>
  each(`ribbon-${kind}`, RIBBONS, ([width, height]) => ({
    ...stretched([width, height], [ribbon(kind, width, height - 7)]),
    box: [-TAIL, -2.5, width, height],
  })),
);

const shapesOf = (kind: PlateKind): Shapes => (kind === 'favour' || kind === 'claim' ? ANSWERS : PLATES);
const PLATE_KINDS: readonly PlateKind[] = ['favour', 'claim', 'brass', 'leather', 'dull'];

const plates = PLATE_KINDS.flatMap((kind) =>
  each(`plate-${kind}`, shapesOf(kind), (size) =>
    stretched(size, [plate(kind, ...size)], { margin: 6, shown: 0.6 }),
  ),
);

const jars = each('jar-back', JARS, ([w, h]) => jar([w, h], jarBack(w, h))).concat(
  COLOURS.flatMap((colour) => each(`jar-${colour}`, JARS, ([w, h]) => jar([w, h], jarFront(colour, w, h)))),
);

/** Its shadow reaches beyond it at the right and below. */
function jar([width, height]: Size, marks: readonly Mark[]): Drawn {
  return { layers: [marks], box: [-2, -1, width + 6, height + 6], width: width + 6, isStretched: true };
}

/** What has to fit into any room. */
export const FREE_PRINTS: Readonly<Record<string, Drawn>> = Object.fromEntries([
  ...scenes,
  ...signs,
  ...shelves,
  ...ribbons,
  ...plates,
  ...jars,
  ...each('bubble', BUBBLES, (size) => stretched(size, [bubble(...size)], { margin: 14, shown: 0.6 })),
  ...each('tray', TRAYS, (size) => stretched(size, [tray(...size)], { margin: 8, shown: 0.6 })),
]);
