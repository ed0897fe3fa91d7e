import { chance, round, times } from '@/components/kit/drawing/geometry';
import { box, cutOff, disc, fill, group, line, path, type Mark } from '@/components/kit/drawing/marks';
import { COLOURS_OF } from '@/components/kit/tokens';
import { at } from '@/engine/core/list';
import { FIELDS, HAUNTS, type SpiritPlace } from '@/engine/games/alchemirus/data';
import { buildingArt } from './building-art';
import { discs, stroke } from './hand';
import { once } from '@/components/kit/drawing/once';
import type { Theme } from './paints';
import { engraving } from './signs';

/** The ring about 0, 0: fields between two radii, brass round them, the Spirit's well inside. */
export const RING = {
  /** Half of what the ring takes up. */
  edge: 136,
  outer: 126,
  inner: 79.4,
  /** The Spirit's own ring, and the size of a medallion on it. */
  haunts: 49.7,
  medal: 19,
} as const;

const RADIUS = 128;
export const STEP = (2 * Math.PI) / FIELDS.length;
const DEGREE = Math.PI / 180;
/** Half of a field, less the gap to the next one. */
const HALF = STEP / 2 - 0.016;

export type Place = readonly [x: number, y: number];

export const around = (radius: number, turn: number): Place => [
  Math.cos(turn) * radius,
  Math.sin(turn) * radius,
];

/** The middle of a field as an angle: the first one is at the top, then clockwise. */
export const turnOf = (index: number): number => index * STEP - Math.PI / 2;

/** Fields at the foot, whose words would stand on their heads. */
export const isAtFoot = (index: number): boolean => index >= 3 && index <= 5;

const point = ([x, y]: Place): string => `${round(x)} ${round(y)}`;

function slice(from: number, to: number, middle: number, half: number): string {
  const [a, b] = [middle - half, middle + half];
  return `M${point(around(to, a))}A${to} ${to} 0 0 1 ${point(around(to, b))}L${point(around(from, b))}A${from} ${from} 0 0 0 ${point(around(from, a))}Z`;
}

/** The outline of a field. */
const sector = (index: number): string => slice(RING.inner, RING.outer, turnOf(index), HALF);

export function arc(radius: number, from: number, to: number): string {
  const isLong = Math.abs(to - from) > Math.PI ? 1 : 0;
  const isClockwise = to > from ? 1 : 0;
  return `M${point(around(radius, from))}A${radius} ${radius} 0 ${isLong} ${isClockwise} ${point(around(radius, to))}`;
}

const grain = (index: number): string =>
  times(4, (part) => {
    const radius = round(RING.inner + ((RING.outer - RING.inner) * (part + 1)) / 5);
    return arc(radius, turnOf(index) - HALF * 0.92, turnOf(index) + HALF * 0.92);
  }).join('');

const studs = (isLarge: boolean): string =>
  discs(
    times(48, (index) => index)
      .filter((index) => (index % 6 === 0) === isLarge)
      .map((index) => [...around(RADIUS + 5.3, (index * Math.PI) / 24), isLarge ? 1.5 : 0.7] as const),
  );

/** Field and grain, without any light. */
const enamel = (index: number): readonly Mark[] => [
  path(sector(index), { fill: `@field-${at(FIELDS, index)}`, stroke: '#120a05', strokeWidth: 2 }),
  line(grain(index), '#1a0c04', 0.7, { strokeOpacity: 0.22 }),
];

export type FieldState = 'rest' | 'free' | 'fame' | 'far' | 'locked';

/** How dark a field lies that is not lit. */
const DUSK: Readonly<Record<Theme, Readonly<Record<Exclude<FieldState, 'free'>, number>>>> = {
  dark: { rest: 0.3, fame: 0.26, far: 0.56, locked: 0.46 },
  light: { rest: 0.06, fame: 0.12, far: 0.5, locked: 0.42 },
};

const INSIDE = once((index: number): string =>
  slice(RING.inner + 3, RING.outer - 3, turnOf(index), HALF * 0.93),
);

/** What a field shows of whether it can be reached; the edge of it in light is `fieldEdge`. */
export function fieldGround(index: number, state: FieldState, theme: Theme): readonly Mark[] {
  if (state === 'free') return [...enamel(index), fill(sector(index), '@gold-wash')];
  return [
    ...enamel(index),
    fill(sector(index), '#0e0805', DUSK[theme][state]),
    ...(state === 'fame' ? [] : [line(INSIDE(index), '#a8803c', 0.9, { strokeOpacity: 0.7 })]),
  ];
}

/** Never by colour alone: a whole bright rim is free, a dashed one costs fame. */
export function fieldEdge(index: number, state: FieldState, isChosen: boolean): readonly Mark[] {
  const rim = (colour: string, width: number, opacity = 1, dashes?: string) =>
    path(sector(index), {
      fill: 'none',
      stroke: colour,
      strokeWidth: width,
      strokeOpacity: opacity,
      strokeLinejoin: 'round',
      ...(dashes ? { strokeDasharray: dashes } : {}),
    });
  const light = isChosen
    ? [rim('#ffb83a', 12, 0.28), rim('#ffd25a', 6.5, 0.5)]
    : [rim('#ffb83a', 8, 0.2), rim('#ffd25a', 4.6, 0.45)];
  if (state === 'free') return [...light, rim('#fff3c0', 2.1)];
  if (state !== 'fame') return isChosen ? [...light, rim('#fff3c0', 2.1)] : [];
  return [...(isChosen ? light : []), rim('#1c0f06', 3), rim('#ffdc6a', 1.9, 1, '4.2 4')];
}

const SIGN_INK: Readonly<Record<FieldState, string>> = {
  rest: '#f0d69a',
  free: '#fff6d8',
  fame: '#f4dc9a',
  far: '#c9a866',
  locked: '#c9a866',
};

/** The engraving of a field; it makes room for pawns, and gives way to a crowd. */
export function fieldSign(index: number, state: FieldState, pawns: number): readonly Mark[] {
  if (pawns > 2) return [];
  const action = at(FIELDS, index);
  const shift = pawns > 0 ? (isAtFoot(index) ? 1 : -1) * (pawns > 1 ? 13 : 10) * DEGREE : 0;
  const [x, y] = around(RADIUS * (pawns > 0 ? 0.765 : 0.785), turnOf(index) + shift);
  const placed = (left: number, top: number, marks: readonly Mark[]) =>
    group(`translate(${round(left)} ${round(top)}) scale(.62)`, marks);
  return [
    placed(x + 0.8, y + 1.2, engraving(action, '#170b04')),
    placed(x, y, engraving(action, SIGN_INK[state])),
  ];
}

/** Brass, wood and the bed of the fields. */
export const PLATE: readonly Mark[] = [
  disc(4, 8, RADIUS + 6, '#000', { fillOpacity: 0.5 }),
  disc(0, 0, RADIUS + 7, '@brass', { stroke: '#1c0f06', strokeWidth: 1.6 }),
  disc(0, 0, RADIUS + 3.6, '@walnut', { stroke: '#1c0f06', strokeWidth: 1.4 }),
  fill(studs(true) + studs(false), '#4a2d08'),
];

const well = RING.inner - 1.5;

function stars(): readonly Mark[] {
  const random = chance(4);
  const all = times(40, () => {
    const [x, y] = around(Math.sqrt(random()) * (RING.inner - 9), random() * 6.28);
    return { place: [x, y, 0.3 + random() * 0.7] as const, isBright: random() > 0.5 };
  });
  const some = (isBright: boolean) =>
    discs(all.filter((star) => star.isBright === isBright).map(({ place }) => place));
  return [fill(some(true), '#cfd6ff', 0.75), fill(some(false), '#cfd6ff', 0.42)];
}

const turnOfHaunt = (index: number): number => (index * 2 * Math.PI) / 5 - Math.PI / 2;

/** Where a medallion lies: five on the Spirit's ring, the Domo in the centre. */
export function hauntPlace(place: SpiritPlace): Place {
  const index = HAUNTS.findIndex((haunt) => haunt === place);
  return index < 0 ? [0, 0] : around(RING.haunts, turnOfHaunt(index));
}

const spokes = HAUNTS.map((haunt) => `M0 0L${point(hauntPlace(haunt))}`).join('');

/** The Spirit's well with its own ring, without the medallions. */
export const HUB: readonly Mark[] = [
  disc(0, 0, well, '@brass', { stroke: '#1c0f06', strokeWidth: 1.4 }),
  disc(0, 0, well - 3.5, '@well', { stroke: '#1c0f06', strokeWidth: 1.6 }),
  ...stars(),
  disc(0, 0, RING.haunts, 'none', { stroke: '#c8932f', strokeWidth: 3 }),
  disc(0, 0, RING.haunts, 'none', { stroke: '#fbe6a6', strokeWidth: 0.8 }),
  stroke(spokes, '#7a5a2a', 2, 0.9),
  stroke(spokes, '#d9b46a', 0.6, 0.8),
];

const CIRCLE = 'M-100 0a100 100 0 1 1 200 0a100 100 0 1 1-200 0Z';

/** A kind of building as a medallion of a radius of 100 with its brass, 114. */
export const medalOf = once((place: SpiritPlace): readonly Mark[] => [
  disc(8, 16, 114, '#000', { fillOpacity: 0.55 }),
  disc(0, 0, 114, '@brass', { stroke: '#1c0f06', strokeWidth: 7 }),
  cutOff(CIRCLE, [
    box([-100, -100, 200, 200], `@sky-${place}`),
    box([-100, 45, 200, 100], `@ground-${place}`),
    group('translate(0 58) scale(.976)', buildingArt(place)),
  ]),
  disc(0, 0, 100, 'none', { stroke: '#2b1806', strokeWidth: 7 }),
  stroke('M-100-40A107 107 0 0 1-20-105', '#fff6d0', 8, 0.9),
]);

/** The Spirit holds it. */
export const DARK_MEDAL: readonly Mark[] = [disc(0, 0, 100, '#08041a', { fillOpacity: 0.72 })];

/** Light round a medallion: whole for a neighbour, dashed where a whole hand is the price. */
export function medalEdge(theme: Theme, isDashed: boolean): readonly Mark[] {
  const { glowEdge } = COLOURS_OF[theme];
  return [
    disc(0, 0, 120, 'none', { stroke: glowEdge, strokeWidth: 40, strokeOpacity: 0.4 }),
    disc(0, 0, 112, 'none', {
      stroke: '#fff3c0',
      strokeWidth: 15,
      ...(isDashed ? { strokeDasharray: '38 28' } : {}),
    }),
  ];
}

/** The way of a pawn over the fields, dotted. */
export function trail(from: number, steps: number): readonly Mark[] {
  const d = arc(RADIUS * 0.695, turnOf(from) + 17 * DEGREE, turnOf(from + steps) - 13 * DEGREE);
  return [stroke(d, '#1c0f06', 4.4, 0.8), line(d, '#ffd98a', 2.4, { strokeDasharray: '.1 5.4' })];
}

/** Where something lies on a field: the middle, the stud at its inner edge, a pawn's foot. */
export const fieldMiddle = (index: number): Place => around(RADIUS * 0.8, turnOf(index));
export const studPlace = (index: number): Place => around(RING.inner - 1.5, turnOf(index));

/** A pawn stands beside the engraving; a crowd spreads over the whole field. */
export function pawnPlace(index: number, order: number, count: number): Place {
  const side = isAtFoot(index) ? -1 : 1;
  const [x, y] = around(RADIUS * 0.74, turnOf(index) + side * pawnShift(order, count) * DEGREE);
  return [x, y + 7];
}

function pawnShift(order: number, count: number): number {
  if (count === 1) return 10.5;
  return count === 2 ? 2 + order * 13 : 15 - (order * 30) / (count - 1);
}
