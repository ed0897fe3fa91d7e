import { chance, round, times } from '@/components/kit/drawing/geometry';
import { box, disc, fill, fine, group, inked, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { GOODS, type Good } from '@/engine/games/alchemirus/data';
import { discs, glow, INK, shape, stroke } from './hand';
import type { Glow } from './paints';

/** The light of a good. */
export const GOOD_LIGHT: Readonly<Record<Good, Glow>> = {
  herb: 'green',
  ore: 'blue',
  tincture: 'rose',
  metal: 'white',
  gold: 'gold',
};

const HERB: readonly Mark[] = [
  glow(0, -2, 34, 'green', 0.85),
  stroke('M0 20L-10-4M0 20L0-8M0 20L10-4', '#2f5a22', 3),
  shape('M-10-2C-26-2-26-20-22-26C-12-24-4-14-10-2Z', '@leaf-round'),
  shape('M10-2C26-2 26-20 22-26C12-24 4-14 10-2Z', '@leaf'),
  shape('M0 2C-12-8-9-26 0-34C9-26 12-8 0 2Z', '@leaf-round'),
  shape('M-4 8C-18 12-24 2-24-2C-14-4-6 0-4 8ZM4 8C18 12 24 2 24-2C14-4 6 0 4 8Z', '@leaf', 2),
  stroke('M0 0V-26M-12-6L-20-20M12-6L20-20', '#e6f7b0', 1.6, 0.8),
  shape('M-7 8H7L6 14H-6Z', '#e8c88a', 1.6),
  stroke('M-4 15L-9 25M0 15V26M4 15L9 25', '#3c6e2c', 3.4),
];

const LUMP = 'M-24 16L-27-2L-14-20L4-25L20-14L27 4L22 18L2 23Z';

const ORE: readonly Mark[] = [
  glow(0, 0, 34, 'blue', 0.75),
  shape(LUMP, '@rock'),
  fill('M-27-2L-14-20L4-25L-2-8L-14 2Z', '#e2e6ee', 0.85),
  fill('M4-25L20-14L27 4L10-2L-2-8Z', '#8b90a0'),
  fill('M27 4L22 18L2 23L10-2Z', '#3a3d4c'),
  stroke('M-2-8L4-25M-14 2L-2-8L10-2L27 4M-14 2L-24 16M10-2L2 23M-27-2L-14 2', '#22242e', 1.4),
  stroke('M-20 8l8 4 2 8M-2-2l8 10-4 10M12-14l4 8', '#ff9a3c', 3.4),
  ...fine(stroke('M-20 8l8 4M-2-2l8 10M12-14l4 8', '#ffe08a', 1.6)),
  shape(LUMP, 'none'),
  fill('M-14-17l2-6 2 6 6 2-6 2-2 6-2-6-6-2z', '#fff'),
];

const FLASK = 'M-7-24H7V-10C20-6 23 4 23 9A23 18 0 0 1-23 9C-23 4-20-6-7-10Z';

const TINCTURE: readonly Mark[] = [
  glow(0, 4, 36, 'rose', 0.9),
  shape(FLASK, '#ffffff', 2.4, { fillOpacity: 0.4 }),
  fill('M-20 5H20A20 16 0 0 1-20 9Z', '@rose'),
  oval(0, 5, 20, 3.6, '#ffb0dc'),
  shape(FLASK, 'none'),
  box([-8, -33, 16, 10, 2.5], '#b9803f', { stroke: INK, strokeWidth: 2.2 }),
  stroke('M-16 5C-16 14-12 19-7 22', '#fff', 3.4, 0.9),
  ...fine(
    stroke('M-3.5-20V-11', '#fff', 2.4, 0.8),
    fill(
      discs([
        [6, 12, 2.4],
        [0, 17, 1.6],
        [10, 7, 1.4],
      ]),
      '#ffd0ea',
    ),
  ),
];

const METAL: readonly Mark[] = [
  glow(0, 0, 36, 'white', 0.7),
  shape('M-29 18H29L27 24H-27Z', '#3f4b5c'),
  shape('M-19-2L-12-14H14L19-2Z', '@silver'),
  shape('M-29 18L-19-2H19L29 18Z', '@silver'),
  stroke('M-17-1H17', '#fff', 2, 0.9),
  ...fine(stroke('M-26 16L-18 1', '#fff', 2.4, 0.9)),
  stroke('M4 2A8 7 0 1 0 5 14A10 9 0 0 1 4 2Z', '#3f4b5c', 2),
  fill('M17-18l1.8-6 1.8 6 6 2-6 2-1.8 6-1.8-6-6-2z', '#fff'),
];

const SUN = times(24, (index) => {
  const turn = (index * Math.PI) / 12 - Math.PI / 2;
  const reach = index % 2 ? 19 : index % 4 ? 24 : 29;
  return `${round(Math.cos(turn) * reach)} ${round(Math.sin(turn) * reach)}`;
}).join('L');

const GOLD: readonly Mark[] = [
  glow(0, 0, 44, 'gold'),
  shape(`M${SUN}Z`, '@gold-down'),
  disc(0, 0, 17.5, '@gold', { stroke: '#5a3a08', strokeWidth: 2 }),
  disc(0, 0, 11, 'none', { stroke: '#7a4a06', strokeWidth: 2.4 }),
  disc(0, 0, 3.2, '#7a4a06'),
  ...fine(stroke('M-12-9A15 15 0 0 1-2-15', '#fff', 3, 0.9)),
  fill('M14-18l2-6 2 6 6 2-6 2-2 6-2-6-6-2z', '#fff'),
];

/** The thing itself, about 0, 0 within some 30 units: five silhouettes that cannot be taken for each other. */
export const OBJECTS: Readonly<Record<Good, readonly Mark[]>> = {
  herb: HERB,
  ore: ORE,
  tincture: TINCTURE,
  metal: METAL,
  gold: GOLD,
};

/** The face-down card that a good is. */
const SLAB: readonly Mark[] = [
  oval(3, 17, 32, 10, '@shadow'),
  shape('M-23 2H23L30 22H-30Z', '@leather', 2),
  stroke('M-20 5H20L25 19H-25Z', '#c8932f', 1.2, 0.8),
  shape('M-30 22H30V25.5H-30Z', '#b89a62', 1.4),
];

function sparks(good: Good): string {
  const random = chance(GOODS.indexOf(good) + 40);
  return discs(
    times(5, (index) => {
      const [turn, reach] = [-2.8 + index * 0.62 + random() * 0.3, 27 + random() * 9];
      return [Math.cos(turn) * reach, -8 + Math.sin(turn) * reach, 0.9 + random() * 1.1] as const;
    }),
  );
}

function lying(good: Good): readonly Mark[] {
  const light = GOOD_LIGHT[good];
  return [
    ...SLAB,
    oval(0, 12, 30, 13, `@glow-${light}`, { fillOpacity: 0.95 }),
    glow(0, -8, 44, light, 0.6),
    group('translate(0 -8) scale(.86)', OBJECTS[good]),
    ...fine(fill(sparks(good), '#fffbe8', 0.9)),
  ];
}

/** A good as it lies on a building: the slab between −30 and 30, its foot at 25. */
export const LYING: Readonly<Record<Good, readonly Mark[]>> = {
  herb: lying('herb'),
  ore: lying('ore'),
  tincture: lying('tincture'),
  metal: lying('metal'),
  gold: lying('gold'),
};

const PLACE = 'M-22 4H22L28 21H-28Z';

/** Where a good may lie. */
export const EMPTY_PLACE: readonly Mark[] = [
  fill(PLACE, '#000', 0.3),
  line(PLACE, '#e8d6ae', 1.8, { strokeDasharray: '5 4', strokeOpacity: 0.75 }),
];

export const TARGET_PLACE: readonly Mark[] = [
  glow(0, 12, 28, 'gold', 0.9),
  fill(PLACE, '#000', 0.3),
  inked(PLACE, '#ffdc6a', '#fff3c0', 2.2, { fillOpacity: 0.3 }),
];

/** What a good leaves behind while it is planned to go elsewhere. */
export function leftBehind(good: Good): readonly Mark[] {
  return [
    ...EMPTY_PLACE,
    { type: 'group', opacity: 0.42, transform: 'translate(0 -8) scale(.86)', marks: OBJECTS[good] },
  ];
}
