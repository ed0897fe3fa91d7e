import type { Colour } from '@/engine/core/guise';
import { ring } from '@/components/kit/drawing/geometry';
import { group, path, type Mark } from '@/components/kit/drawing/marks';
import { SHAPES } from '@/components/kit/shapes';
import { cast, INK, shade, shape, sheen, stroke } from '../art/hand';
import { OWNERS } from '../art/hues';
import { once } from '@/components/kit/drawing/once';
import type { Tint } from '../art/paints';
import { pane } from './sites/cities';

/** The shape of a player's colour lying on the table: the top of a plinth, 46 to each side. */
const TOPS: Readonly<Record<Colour, string>> = {
  orange: ring(0, 0, 46, 24),
  sky: 'M-37-19H37L48 20H-48Z',
  green: 'M0-28L54 0 0 28-54 0Z',
  yellow: 'M0-33C12-17 46-11 46 5C46 18 24 26 0 26-24 26-46 18-46 5-46-11-12-17 0-33Z',
  blue: 'M-36-21H36L44 3Q36 19 0 29-36 19-44 3Z',
  vermilion: 'M0-29L54 20H-54Z',
  purple: 'M-25-22H25L50 0 28 23H-28L-50 0Z',
};

const moved = (d: string, tint: Tint, width: number, transform: string): Mark =>
  path(d, { fill: tint, stroke: '#150b04', strokeWidth: width, strokeLinejoin: 'round', transform });

/** What a standee stands on, its feet at 0, 0: the owner by shape and colour. */
export const plinthMarks = once((colour: Colour): readonly Mark[] => {
  const [top, deep] = [TOPS[colour], OWNERS[colour][2] as Tint];
  return [
    group('translate(0 4)', [
      cast(top, 12, 15),
      moved(top, deep, 4, 'translate(0 10)'),
      shape(top, `@cloth-${colour}`, 3, { stroke: '#150b04' }),
      group('scale(.76)', [stroke(top, '#fff', 3, 0.55)]),
    ]),
  ];
});

/** The sign of a player in one shape, radius about 15. */
export const sigilMarks = once((colour: Colour): readonly Mark[] => [
  cast(SHAPES[colour], 1, 1.8),
  shape(SHAPES[colour], `@cloth-${colour}`, 2, { stroke: '#1a0f06' }),
  group('scale(.62)', [stroke(SHAPES[colour], '#fff', 1.8, 0.55)]),
]);

/** A roof in the shape of its owner's colour. */
const ROOFS: Readonly<Record<Colour, (cloth: Tint) => readonly Mark[]>> = {
  orange: (cloth) => [
    shape('M-24-92C-24-122 24-122 24-92Z', cloth, 2.8),
    sheen('M-18-94C-18-112-8-116-2-117-8-108-9-100-8-94Z', '#fff', 0.45),
    shape(ring(0, -118, 5), '@brass', 2.2),
  ],
  sky: (cloth) => [
    shape('M-27-90V-114H-17V-106H-6V-114H6V-106H17V-114H27V-90Z', cloth, 2.8),
    sheen('M-24-93V-111H-20V-93Z', '#fff', 0.5),
  ],
  green: (cloth) => [
    shape('M0-140L20-112 12-88H-12L-20-112Z', cloth, 2.8),
    sheen('M0-140L-20-112-6-108ZM-20-112L-12-88-6-108Z', '#fff', 0.4),
    stroke('M0-140L6-108 20-112M6-108L4-88M-6-108H6M-6-108L-4-88', INK, 1.6, 0.7),
  ],
  yellow: (cloth) => [
    shape('M-21-90C-36-108-8-118 0-146 8-118 36-108 21-90 10-84-10-84-21-90Z', cloth, 2.8),
    sheen('M-19-92C-28-106-8-116-2-132-4-112-12-108-10-90Z', '#fff', 0.5),
    stroke('M2-132C4-114 14-108 10-90', INK, 1.6, 0.5),
  ],
  blue: (cloth) => [
    shape('M-26-90L-22-104H22L26-90Z', '@slate', 2.8),
    shape('M-19-138H19V-116Q17-104 0-96-17-104-19-116Z', cloth, 2.8),
    sheen('M-15-134H-3V-102Q-14-108-15-118Z', '#fff', 0.4),
    stroke('M0-132V-102M-13-120H13', '#fff', 2.2, 0.6),
  ],
  vermilion: (cloth) => [
    shape('M-27-88L0-138 27-88C14-82-14-82-27-88Z', cloth, 2.8),
    sheen('M-22-89L-2-130-5-86Z', '#fff', 0.4),
    stroke('M0-138V-148', INK, 2.6),
  ],
  purple: (cloth) => [
    shape('M-13-88L-27-112-13-136H13L27-112 13-88Z', cloth, 2.8),
    sheen('M-13-136L-27-112H-12L-6-124ZM-27-112L-13-88-12-112Z', '#fff', 0.4),
    stroke(
      'M-13-136L-6-124H6L13-136M-6-124L-12-112-6-96H6L12-112 6-124M-12-112H-27M12-112H27M-6-96L-13-88M6-96L13-88',
      INK,
      1.5,
      0.6,
    ),
  ],
};

/** A tower on 0, 0, some 150 high; 100 units are the side of a hex. */
export const towerMarks = once((colour: Colour): readonly Mark[] => [
  shade(10, 10, 46, 18),
  shape('M-44 8C-34-8 34-8 44 8 34 22-34 22-44 8Z', '@stone', 2.6),
  group('translate(0 12) scale(.42)', [shape(TOPS[colour], OWNERS[colour][1] as Tint, 4.6)]),
  shape('M-21 6L-17-66H17L21 6C12 12-12 12-21 6Z', '@stone-wall', 2.8),
  sheen('M-18 3L-14-64H-7L-9 6Z', '#fff', 0.4),
  sheen('M9-65H16L20 5 12 8Z', '#1c1206', 0.24),
  stroke('M-18-16H-6M2-20H18M-16-36H-4M4-42H17M-17-2H2M-12-26V-16M10-32V-42', '#6b5f48', 1.8, 0.8),
  shape('M-25-64H25L22-92H-22Z', '@stone-wall', 2.8),
  stroke('M-25-64H25', '#fff', 2, 0.4),
  ...ROOFS[colour](`@cloth-${colour}`),
  shape('M-6 8V-8C-6-16 6-16 6-8V8Z', '#2a1606', 2),
  pane(0, -44, 7, 11),
  pane(-9, -72, 6, 10),
  pane(9, -72, 6, 10),
]);
