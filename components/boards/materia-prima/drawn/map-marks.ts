import { chance, handCut, round, times, type Chance, type Point } from '@/components/kit/drawing/geometry';
import { coated, fill, group, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { stroke } from './hand';
import { closed, hexCorners, hexKey, hexSpot, outlines, type Hex, type Spot } from './hex';
import { hexesOf, type LaidHex, type LaidTile, type MapLayout } from './map-layout';
import { CITY_MARKS } from './sites/cities';
import { MINES } from './sites/mines';
import { plant, type Standing } from './sites/terrain';
import { soilTones } from './sites/terrain-marks';

/** The map is drawn once, with hexes of this side; whoever shows it scales the whole. */
export const SIDE = 100;
/** What the mock-ups measure in pixels of a hex of 27. */
const PX = SIDE / 27;
/** The gap between two flowers, in parts of a side. */
const SHRINK = 0.985;

const px = (value: number): number => round(value * PX);

/** A dot that a stroke with round ends leaves. */
const dot = (x: number, y: number): string => `M${round(x)} ${round(y)}h.1`;

/** Shallows, and three lines that follow the coast. */
function sea(layout: MapLayout): readonly Mark[] {
  const random = chance(77);
  const coast = (far: number, stray: number) =>
    outlines(hexesOf(layout), SIDE, far * PX)
      .map((loop) => handCut(loop, stray * PX, 6 * PX, random))
      .join('');
  const lines = [
    [7, 0.8, 1.1],
    [11.5, 0.55, 0.9],
    [16.5, 0.36, 0.8],
  ] as const;
  return [
    fill(coast(16.5, 1), '@shoal'),
    fill(coast(8, 1), '@deep'),
    ...lines.map(([far, opacity, width]) =>
      line(coast(far, 1.1), '@chart-line', px(width), { strokeOpacity: opacity }),
    ),
  ];
}

/** The edge of a tile of card, cut by hand. */
function cutEdge({ hexes }: LaidTile, seed: number): string {
  const middle = hexSpot(hexes[0] ?? { q: 0, r: 0 }, SIDE);
  const [loop = []] = outlines(hexes, SIDE);
  const points = loop.map(([x, y]): Point => [
    middle.x + (x - middle.x) * SHRINK,
    middle.y + (y - middle.y) * SHRINK,
  ]);
  return handCut(points, 0.7 * PX, 5 * PX, chance(seed));
}

const SHADOWS = [
  [2, 3, 0.28],
  [4, 6, 0.22],
  [7, 10, 0.16],
  [10, 14, 0.1],
] as const;

const movedBy = (x: number, y: number) => ({ transform: `translate(${px(x)} ${px(y)})` });

function shadows(edge: string): Mark {
  return coated(
    edge,
    ...SHADOWS.map(([x, y, fillOpacity]) => ({ fill: '#000', fillOpacity, ...movedBy(x, y) })),
  );
}

/** The thickness of the card. */
function rim(edge: string): Mark {
  return coated(
    edge,
    { fill: '#2a190d', stroke: '#140b05', strokeWidth: px(1.6), ...movedBy(0, 4) },
    { fill: '#5a3d22', ...movedBy(0, 2) },
  );
}

/** Watercolour that ran: pale and deep patches of the soil. */
function washes({ tile }: LaidTile, middle: Spot, random: Chance): readonly Mark[] {
  const [light, deep] = soilTones(tile);
  return times(16, (index) => {
    const [turn, far] = [random() * 6.3, random() * 2.3 * SIDE];
    return oval(
      middle.x + Math.cos(turn) * far,
      middle.y + Math.sin(turn) * far,
      (0.4 + random() * 0.9) * SIDE,
      (0.25 + random() * 0.5) * SIDE,
      index % 2 ? light : deep,
      { fillOpacity: round((0.1 + random() * 0.14) * 10) / 10 },
    );
  });
}

function fibres(middle: Spot, random: Chance): Mark {
  const hair = () => {
    const [turn, far, length] = [random() * 6.3, Math.sqrt(random()) * 2.6 * SIDE, (3 + random() * 8) * PX];
    const from = dotless(middle.x + Math.cos(turn) * far, middle.y + Math.sin(turn) * far);
    return `${from}q${round(length / 2)} ${round((random() - 0.5) * 3 * PX)} ${round(length)} ${round((random() - 0.5) * 2 * PX)}`;
  };
  return stroke(times(46, hair).join(''), '#3a220c', px(0.6), 0.22);
}

const dotless = (x: number, y: number): string => `M${round(x)} ${round(y)}`;

const cornersOf = (hex: LaidHex): readonly Point[] => hexCorners(hexSpot(hex, SIDE), SIDE);

/** A mine colours its ground, a city brightens it. */
function grounds({ hexes }: LaidTile): readonly Mark[] {
  return hexes.flatMap((hex): readonly Mark[] => {
    const { ground } = hex;
    if (ground.type === 'mine') return [fill(closed(cornersOf(hex)), `@mine-${ground.element}`)];
    if (ground.type === 'free') return [];
    const { x, y } = hexSpot(hex, SIDE);
    return [oval(x, y, SIDE * 0.95, SIDE * 0.9, '#fff2cf', { fillOpacity: 0.28 })];
  });
}

/** Dots and hatching of an engraver, along two edges of each hex and here and there. */
function engraving({ hexes }: LaidTile, random: Chance): readonly Mark[] {
  const dots = hexes.flatMap((hex) => stipple(hexSpot(hex, SIDE), random));
  const strokes = hexes.flatMap((hex) => [...tufts(hexSpot(hex, SIDE), random), ...edgeHatch(hex, random)]);
  return [
    stroke(dots.join(''), '#2a180a', px(1.1), 0.38),
    stroke(strokes.join(''), '#2a180a', px(0.65), 0.34),
  ];
}

function stipple({ x, y }: Spot, random: Chance): readonly string[] {
  return times(16, () => {
    const [turn, far] = [random() * 6.3, (0.35 + random() * 0.45) * SIDE];
    return dot(x + Math.cos(turn) * far, y + Math.sin(turn) * far);
  });
}

function tufts({ x, y }: Spot, random: Chance): readonly string[] {
  return times(4, () => {
    const [turn, far] = [random() * 6.3, (0.45 + random() * 0.3) * SIDE];
    const [left, top] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    return times(4, (index) => {
      const long = round((2.6 + random() * 1.6) * PX);
      return `${dotless(left + index * 1.9 * PX, top + random() * PX)}l${-px(1.8)} ${long}`;
    }).join('');
  });
}

function edgeHatch(hex: LaidHex, random: Chance): readonly string[] {
  const corners = hexCorners(hexSpot(hex, SIDE), SIDE * 0.97);
  return [1, 2].flatMap((index) => {
    const [from, to] = [corners[index] ?? [0, 0], corners[index + 1] ?? [0, 0]];
    return times(11, (step) => {
      const share = step / 11;
      const start = dotless(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
      return `${start}l${-round((1.6 + random() * 2.4) * PX)} ${-round((1.2 + random() * 1.6) * PX)}`;
    });
  });
}

/** The borders of hexes: an ink line, and light in its furrow. */
function grid({ hexes }: LaidTile): readonly Mark[] {
  const lines = hexes.map((hex) => closed(cornersOf(hex))).join('');
  return [
    line(lines, '#fff6da', px(1.5), { strokeOpacity: 0.4, ...movedBy(0.7, 0.9) }),
    line(lines, '#2a180a', px(1), { strokeOpacity: 0.62 }),
  ];
}

function face(tile: LaidTile, edge: string, seed: number): Mark {
  const random = chance(seed);
  const middle = hexSpot(tile.hexes[0] ?? { q: 0, r: 0 }, SIDE);
  return {
    type: 'solid',
    d: edge,
    under: [{ fill: `@soil-${tile.tile}` }],
    inside: [
      ...washes(tile, middle, random),
      fibres(middle, random),
      ...grounds(tile),
      ...engraving(tile, random),
      ...grid(tile),
    ],
    coats: [
      { fill: 'none', stroke: '#fff3d0', strokeWidth: px(2.4), strokeOpacity: 0.5, ...movedBy(1.4, 1.6) },
      { fill: 'none', stroke: '#1c0e04', strokeWidth: px(4), strokeOpacity: 0.3, ...movedBy(-1.2, -1.4) },
    ],
    contour: { fill: 'none', stroke: '#1c0e04', strokeWidth: px(1.5) },
  };
}

const placed = ({ x, y }: Spot, scale: number, marks: readonly Mark[]): Mark =>
  group(`translate(${round(x)} ${round(y)}) scale(${scale})`, marks);

function standing(hex: LaidHex, tile: LaidTile): readonly Standing[] {
  const { ground } = hex;
  const middle = hexSpot(hex, SIDE);
  switch (ground.type) {
    case 'mine':
      return [
        {
          y: middle.y + 0.2 * SIDE,
          mark: placed({ x: middle.x + 2, y: middle.y - 2 }, 1.04, MINES[ground.element]),
        },
      ];
    case 'city':
      return [{ y: middle.y + 0.34 * SIDE, mark: placed(middle, 1.2, CITY_MARKS[ground.city]) }];
    case 'free': {
      const random = chance(7001 + hex.q * 31 + hex.r * 97);
      return plant(ground.terrain, { middle, side: SIDE, tile: tile.tile, random });
    }
  }
}

/** Where a tower stands only a third of what grew there is left, and no building. */
function cleared(hex: LaidHex, tile: LaidTile): readonly Standing[] {
  if (hex.ground.type !== 'free') return [];
  return standing(hex, tile).filter((_, index) => index % 3 === 0);
}

/** The whole map round 0, 0: sea, coast, seven tiles of card and what stands on them. */
export function mapMarks(layout: MapLayout, towers: readonly Hex[] = []): readonly Mark[] {
  const built = new Set(towers.map(hexKey));
  const edges = layout.map((tile, index) => cutEdge(tile, 901 + index * 13));
  const things = layout.flatMap((tile) =>
    tile.hexes.flatMap((hex) => (built.has(hexKey(hex)) ? cleared : standing)(hex, tile)),
  );
  return [
    ...sea(layout),
    ...edges.map(shadows),
    ...edges.map(rim),
    ...layout.map((tile, index) => face(tile, edges[index] ?? '', 40 + index)),
    ...[...things].sort((one, other) => one.y - other.y).map(({ mark }) => mark),
  ];
}
