import {
  chance,
  handCut,
  round,
  seedOf,
  times,
  type Chance,
  type Point,
} from '@/components/kit/drawing/geometry';
import { coated, cutOff, fill, group, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { stroke } from '../art/hand';
import { closed, hexCorners, hexSpot, outlines, SIDE, type Spot } from '../art/hex';
import { MIDDLES, type Ground } from '../art/map-layout';
import { AXIAL, type Tile } from '@/engine/games/materia-prima/map';
import { sealMarks } from './signs';
import { CITY_MARKS } from './sites/cities';
import { MINES } from './sites/mines';
import { plant, type Standing } from './sites/terrain';
import { soilTones } from './sites/terrain-marks';

/** What the mock-ups measure in pixels of a hex of 27. */
const PX = SIDE / 27;
/** The gap between two flowers, in parts of a side. */
const SHRINK = 0.985;

const px = (value: number): number => round(value * PX);

/** A dot that a stroke with round ends leaves. */
const dot = (x: number, y: number): string => `M${round(x)} ${round(y)}h.1`;

/** The seven hexes of a tile. */
const FLOWER = AXIAL.slice(0, 7);
const HERE: Spot = { x: 0, y: 0 };

/** Shallows, and three lines that follow the coast. */
export function seaMarks(): readonly Mark[] {
  const random = chance(77);
  const coast = (far: number, stray: number) =>
    outlines(AXIAL, SIDE, far * PX)
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
function cutEdge(): string {
  const [loop = []] = outlines(FLOWER, SIDE);
  const points = loop.map(([x, y]): Point => [x * SHRINK, y * SHRINK]);
  return handCut(points, 0.7 * PX, 5 * PX, chance(901));
}

const EDGE = cutEdge();

const SHADOWS = [
  [2, 3, 0.28],
  [4, 6, 0.22],
  [7, 10, 0.16],
  [10, 14, 0.1],
] as const;

const movedBy = (x: number, y: number) => ({ transform: `translate(${px(x)} ${px(y)})` });

const SHADE: Mark = coated(
  EDGE,
  ...SHADOWS.map(([x, y, fillOpacity]) => ({ fill: '#000', fillOpacity, ...movedBy(x, y) })),
);

/** The thickness of the card. */
const RIM: Mark = coated(
  EDGE,
  { fill: '#2a190d', stroke: '#140b05', strokeWidth: px(1.6), ...movedBy(0, 4) },
  { fill: '#5a3d22', ...movedBy(0, 2) },
);

/** Seven tiles of card lie there, whichever they are: their shadows, and how thick they are. */
export function cardMarks(): readonly Mark[] {
  return [SHADE, RIM].flatMap((mark) =>
    MIDDLES.map(({ x, y }) => group(`translate(${round(x)} ${round(y)})`, [mark])),
  );
}

/** Watercolour that ran: pale and deep patches of the soil. */
function washes(tile: Tile, random: Chance): readonly Mark[] {
  const [light, deep] = soilTones(tile);
  return times(16, (index) => {
    const [turn, far] = [random() * 6.3, random() * 2.3 * SIDE];
    return oval(
      Math.cos(turn) * far,
      Math.sin(turn) * far,
      (0.4 + random() * 0.9) * SIDE,
      (0.25 + random() * 0.5) * SIDE,
      index % 2 ? light : deep,
      { fillOpacity: round((0.1 + random() * 0.14) * 10) / 10 },
    );
  });
}

const from = (x: number, y: number): string => `M${round(x)} ${round(y)}`;

function fibres(random: Chance): Mark {
  const hair = () => {
    const [turn, far, length] = [random() * 6.3, Math.sqrt(random()) * 2.6 * SIDE, (3 + random() * 8) * PX];
    const start = from(Math.cos(turn) * far, Math.sin(turn) * far);
    return `${start}q${round(length / 2)} ${round((random() - 0.5) * 3 * PX)} ${round(length)} ${round((random() - 0.5) * 2 * PX)}`;
  };
  return stroke(times(46, hair).join(''), '#3a220c', px(0.6), 0.22);
}

/** The borders of hexes: an ink line, and light in its furrow. */
function borders(lines: string, share = 1): readonly Mark[] {
  return [
    line(lines, '#fff6da', px(1.5), { strokeOpacity: 0.4 * share, ...movedBy(0.7, 0.9) }),
    line(lines, '#2a180a', px(1), { strokeOpacity: 0.62 * share }),
  ];
}

/** A tile of card round 0, 0 without what stands on it; it looks the same however it is turned. */
export function faceMarks(tile: Tile): readonly Mark[] {
  const random = chance(seedOf(tile));
  const hexes = FLOWER.map((hex) => closed(hexCorners(hexSpot(hex, SIDE), SIDE))).join('');
  return [
    {
      type: 'solid',
      d: EDGE,
      under: [{ fill: `@soil-${tile}` }],
      inside: [...washes(tile, random), fibres(random), ...borders(hexes)],
      coats: [
        { fill: 'none', stroke: '#fff3d0', strokeWidth: px(2.4), strokeOpacity: 0.5, ...movedBy(1.4, 1.6) },
        { fill: 'none', stroke: '#1c0e04', strokeWidth: px(4), strokeOpacity: 0.3, ...movedBy(-1.2, -1.4) },
      ],
      contour: { fill: 'none', stroke: '#1c0e04', strokeWidth: px(1.5) },
    },
  ];
}

/** What lies under the ground of a mine is seen through it: its border is drawn again, as much as it paled. */
const PALED = 0.56;
/** Clear of the cut edge of a tile. */
const INSIDE = 0.975;

/** A mine colours its ground, a city brightens it. */
function groundMarks(ground: Ground): readonly Mark[] {
  if (ground.type === 'free') return [];
  if (ground.type === 'city') return [oval(0, 0, SIDE * 0.95, SIDE * 0.9, '#fff2cf', { fillOpacity: 0.28 })];
  const hex = closed(hexCorners(HERE, SIDE * INSIDE));
  return [fill(hex, `@mine-${ground.element}`), cutOff(hex, borders(closed(hexCorners(HERE, SIDE)), PALED))];
}

/** Dots and hatching of an engraver, along two edges of a hex and here and there. */
function engraving(random: Chance): readonly Mark[] {
  return [
    stroke(stipple(random), '#2a180a', px(1.1), 0.38),
    stroke(tufts(random) + edgeHatch(random), '#2a180a', px(0.65), 0.34),
  ];
}

function stipple(random: Chance): string {
  return times(16, () => {
    const [turn, far] = [random() * 6.3, (0.35 + random() * 0.45) * SIDE];
    return dot(Math.cos(turn) * far, Math.sin(turn) * far);
  }).join('');
}

function tufts(random: Chance): string {
  return times(4, () => {
    const [turn, far] = [random() * 6.3, (0.45 + random() * 0.3) * SIDE];
    const [left, top] = [Math.cos(turn) * far, Math.sin(turn) * far];
    return times(4, (index) => {
      const long = round((2.6 + random() * 1.6) * PX);
      return `${from(left + index * 1.9 * PX, top + random() * PX)}l${-px(1.8)} ${long}`;
    }).join('');
  }).join('');
}

function edgeHatch(random: Chance): string {
  const corners = hexCorners(HERE, SIDE * 0.97);
  return [1, 2]
    .flatMap((index) => {
      const [one, other] = [corners[index] ?? [0, 0], corners[index + 1] ?? [0, 0]];
      return times(11, (step) => {
        const share = step / 11;
        const start = from(one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share);
        return `${start}l${-round((1.6 + random() * 2.4) * PX)} ${-round((1.2 + random() * 1.6) * PX)}`;
      });
    })
    .join('');
}

/** The seal of a mine is small, and clear of the rim of its hex. */
const SEAL_AT = 'translate(-49 38) scale(2.52)';

/** A hex of the map round 0, 0: what it is, on which tile, and which of those that are alike. */
interface Site {
  readonly ground: Ground;
  readonly tile: Tile;
  readonly number: number;
}

function standing({ ground, tile }: Site, random: Chance): readonly Standing[] {
  switch (ground.type) {
    case 'mine':
      return [
        { y: 0, mark: group('translate(2 -2) scale(1.04)', MINES[ground.element]) },
        { y: 1, mark: group(SEAL_AT, sealMarks(ground.element)) },
      ];
    case 'city':
      return [{ y: 0, mark: group('scale(1.2)', CITY_MARKS[ground.city]) }];
    case 'free':
      return plant(ground.terrain, { middle: HERE, side: SIDE, tile, random });
  }
}

/** A hex without the card under it; where a tower stands only a third of what grew there is left. */
export function siteMarks(site: Site, isCleared = false): readonly Mark[] {
  const { ground, tile, number } = site;
  const random = chance(seedOf(`${tile} ${JSON.stringify(ground)} ${number}`));
  const carved = [...groundMarks(ground), ...engraving(random)];
  const grown = standing(site, random).filter((_, index) => !isCleared || index % 3 === 0);
  return [...carved, ...[...grown].sort((one, other) => one.y - other.y).map(({ mark }) => mark)];
}
