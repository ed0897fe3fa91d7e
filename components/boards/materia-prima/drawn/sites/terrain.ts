import { round, type Chance } from '@/components/kit/drawing/geometry';
import { stamp, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import type { Spot } from '../../art/hex';
import type { Terrain, Tile } from '@/engine/games/materia-prima/map';
import {
  APPLE,
  BUSH,
  CRACK,
  DUNE,
  FIR,
  flower,
  grass,
  grassOf,
  hill,
  mountain,
  PINE,
  POOL,
  rangeOf,
  REED,
  ROCK,
  RUIN,
  THORN,
  type Flower,
} from './terrain-marks';

/** A thing on the map; what stands nearer covers what stands farther. */
export interface Standing {
  readonly y: number;
  readonly mark: Mark;
}

/** One hex to be planted: its middle, its side, its soil, and the chance of its own. */
interface Bed {
  readonly middle: Spot;
  readonly side: number;
  readonly tile: Tile;
  readonly random: Chance;
}

type Place = readonly [x: number, y: number];

/** Places in sides of a hex, apart from each other and clear of its edge. */
function scatter({ random }: Bed, count: number, apart: number): readonly Place[] {
  const places: Place[] = [];
  for (let trial = 0; places.length < count && trial < 200; trial++) {
    const [x, y] = [(random() * 2 - 1) * 0.74, (random() * 2 - 1) * 0.8];
    if (Math.abs(x) * 0.58 + Math.abs(y) > 0.86) continue;
    if (places.every(([a, b]) => Math.hypot(a - x, (b - y) * 1.2) > apart)) places.push([x, y]);
  }
  return places;
}

interface Stamped {
  readonly name: string;
  readonly marks: readonly Mark[];
}

function put({ middle, side }: Bed, { name, marks }: Stamped, [x, y]: Place, size = 1): Standing {
  const [left, top] = [round(middle.x + x * side), round(middle.y + y * side)];
  const scale = Math.round((side / 27) * size * 100) / 100;
  return { y: top, mark: stamp(name, marks, `translate(${left} ${top}) scale(${scale})`) };
}

const pine: Stamped = { name: 'pine', marks: PINE };
const fir: Stamped = { name: 'fir', marks: FIR };
const bush: Stamped = { name: 'bush', marks: BUSH };
const apple: Stamped = { name: 'apple', marks: APPLE };
const reed: Stamped = { name: 'reed', marks: REED };
const pool: Stamped = { name: 'pool', marks: POOL };
const dune: Stamped = { name: 'dune', marks: DUNE };
const crack: Stamped = { name: 'crack', marks: CRACK };
const rock: Stamped = { name: 'rock', marks: ROCK };
const ruin: Stamped = { name: 'ruin', marks: RUIN };
const thorn: Stamped = { name: 'thorn', marks: THORN };

const tuft = ({ tile }: Bed): Stamped => {
  const kind = grassOf(tile);
  return { name: `grass-${kind}`, marks: grass(kind) };
};
const bloom = (kind: Flower): Stamped => ({ name: `flower-${kind}`, marks: flower(kind) });

function tufts(bed: Bed, count: number, apart: number, size = 0.9): readonly Standing[] {
  return scatter(bed, count, apart).map((place) => put(bed, tuft(bed), place, size));
}

function blooms(bed: Bed, count: number, kinds: readonly Flower[]): readonly Standing[] {
  return scatter(bed, count, 0.3).map((place, index) =>
    put(bed, bloom(at(kinds, index % kinds.length)), place),
  );
}

function spread(bed: Bed, thing: Stamped, count: number, apart: number, lower = 0): readonly Standing[] {
  return scatter(bed, count, apart).map(([x, y]) =>
    put(bed, thing, [x, y + lower], 0.9 + bed.random() * 0.2),
  );
}

const PLANTS: Readonly<Record<Terrain, (bed: Bed) => readonly Standing[]>> = {
  woods: (bed) =>
    scatter(bed, 11, 0.27).map(([x, y], index) =>
      put(bed, index % 3 ? pine : fir, [x, y + 0.2], 0.85 + bed.random() * 0.35),
    ),
  grove: (bed) => [
    ...scatter(bed, 5, 0.42).map(([x, y], index) =>
      put(bed, index % 2 ? apple : bush, [x, y + 0.16], 0.9 + bed.random() * 0.3),
    ),
    ...tufts(bed, 5, 0.3),
  ],
  meadow: (bed) => [
    ...tufts(bed, 12, 0.28),
    ...blooms(bed, 7, ['cream', 'poppy', 'white']),
    ...scatter(bed, 2, 0.7).map(([x, y]) => put(bed, bush, [x * 0.9, y * 0.8 + 0.1], 1.1)),
  ],
  heath: (bed) => [
    ...tufts(bed, 11, 0.28),
    ...spread(bed, rock, 2, 0.6),
    ...scatter(bed, 3, 0.5).map(([x, y]) => put(bed, dune, [x * 0.8, y], 0.8)),
    ...blooms(bed, 3, ['heather']),
  ],
  hills: (bed) =>
    (
      [
        [-0.32, -0.3],
        [0.34, -0.12],
        [-0.2, 0.22],
        [0.3, 0.42],
      ] as const
    ).map(([x, y]) =>
      put(
        bed,
        { name: `hill-${bed.tile}`, marks: hill(bed.tile) },
        [x + (bed.random() - 0.5) * 0.1, y + 0.1],
        0.9 + bed.random() * 0.2,
      ),
    ),
  mountains: (bed) =>
    (
      [
        [-0.3, -0.14],
        [0.32, 0],
        [-0.04, 0.4],
      ] as const
    ).map(([x, y]) => {
      const range = rangeOf(bed.tile);
      const place = [x + (bed.random() - 0.5) * 0.08, y + 0.08] as const;
      return put(bed, { name: `mount-${range}`, marks: mountain(range) }, place, 0.84 + bed.random() * 0.24);
    }),
  marsh: (bed) => [
    {
      ...put(bed, pool, [(bed.random() - 0.5) * 0.3, (bed.random() - 0.5) * 0.4]),
      y: bed.middle.y - 0.9 * bed.side,
    },
    ...spread(bed, reed, 7, 0.4, 0.1),
  ],
  dunes: (bed) => scatter(bed, 7, 0.42).map(([x, y]) => put(bed, dune, [x * 0.85, y], 1.05)),
  ash: (bed) => [
    ...scatter(bed, 3, 0.5).map(([x, y]) => put(bed, crack, [x * 0.7, y * 0.8])),
    ...spread(bed, rock, 4, 0.4),
    ...tufts(bed, 3, 0.4, 0.8),
  ],
  moor: (bed) => [
    put(bed, ruin, [-0.2, -0.05], 1.05),
    ...tufts(bed, 7, 0.36, 0.95),
    ...blooms(bed, 4, ['heather']),
  ],
  thorn: (bed) => [...spread(bed, thorn, 4, 0.44, 0.12), ...tufts(bed, 6, 0.34)],
};

/** What a hex without mine or city is covered with. */
export const plant = (terrain: Terrain, bed: Bed): readonly Standing[] => PLANTS[terrain](bed);
