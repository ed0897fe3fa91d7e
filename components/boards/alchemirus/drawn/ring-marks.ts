import type { Catalogue } from '@/components/kit/drawing/catalogue';
import { chance, times } from '@/components/kit/drawing/geometry';
import { box, cutOff, disc, fill, group, line, path, type Mark } from '@/components/kit/drawing/marks';
import { once } from '@/components/kit/drawing/once';
import { COLOURS_OF } from '@/components/kit/tokens';
import { at } from '@/engine/core/list';
import { FIELDS, HAUNTS, SPIRIT_PLACES, type SpiritPlace } from '@/engine/games/alchemirus/data';
import type { Theme } from '../art/paints';
import { around, arc, HALF, hauntPlace, point, RADIUS, RING, sector, turnOf } from '../art/ring-plan';
import { MEDAL_BOX, RING_BOX, SIGN_BOX } from '../art/ring-boxes';
import { buildingArt } from './building-art';
import { discs, stroke } from './hand';
import { engraving } from './signs';

const grain = (index: number): string =>
  times(4, (part) => {
    const radius = Math.round((RING.inner + ((RING.outer - RING.inner) * (part + 1)) / 5) * 10) / 10;
    return arc(radius, turnOf(index) - HALF * 0.92, turnOf(index) + HALF * 0.92);
  }).join('');

const studs = (isLarge: boolean): string =>
  discs(
    times(48, (index) => index)
      .filter((index) => (index % 6 === 0) === isLarge)
      .map((index) => [...around(RADIUS + 5.3, (index * Math.PI) / 24), isLarge ? 1.5 : 0.7] as const),
  );

/** A field and its grain, without any light. */
const enamel = (index: number): readonly Mark[] => [
  path(sector(index), { fill: `@field-${at(FIELDS, index)}`, stroke: '#120a05', strokeWidth: 2 }),
  line(grain(index), '#1a0c04', 0.7, { strokeOpacity: 0.22 }),
];

/** Brass, wood and the bed of the fields. */
const PLATE: readonly Mark[] = [
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

const spokes = HAUNTS.map((haunt) => `M0 0L${point(hauntPlace(haunt))}`).join('');

/** The Spirit's well with its own ring, without the medallions. */
const HUB: readonly Mark[] = [
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
const medalOf = once((place: SpiritPlace): readonly Mark[] => [
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
const DARK_MEDAL: readonly Mark[] = [disc(0, 0, 100, '#08041a', { fillOpacity: 0.72 })];

/** Light round a medallion: whole for a neighbour, dashed where a whole hand is the price. */
function medalEdge(theme: Theme, isDashed: boolean): readonly Mark[] {
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

/** A medallion where it lies on the ring, without what cannot be seen there. */
const onRing = (place: SpiritPlace): Mark => ({
  ...group(`translate(${point(hauntPlace(place))}) scale(${RING.medal / 100})`, medalOf(place)),
  isSmall: true,
});

const SIGN_INKS = { rest: '#f0d69a', free: '#fff6d8', fame: '#f4dc9a', far: '#c9a866' } as const;

function sign(action: (typeof FIELDS)[number], ink: string): readonly Mark[] {
  return [
    group('translate(.8 1.2) scale(.62)', engraving(action, '#170b04')),
    group('scale(.62)', engraving(action, ink)),
  ];
}

const ACTIONS = [...new Set(FIELDS)];

export const RING_PRINTS: Catalogue['drawn'] = {
  ring: {
    layers: [PLATE, HUB, FIELDS.flatMap((_, index) => enamel(index)), SPIRIT_PLACES.map(onRing)],
    box: RING_BOX,
    width: 300,
  },
  ...Object.fromEntries(
    SPIRIT_PLACES.map((place) => [
      `medal-${place}`,
      { layers: [medalOf(place)], box: MEDAL_BOX, width: 100 },
    ]),
  ),
  'medal-dark': { layers: [DARK_MEDAL], box: MEDAL_BOX, width: 70 },
  'medal-near': { layers: (theme) => [medalEdge(theme, false)], box: MEDAL_BOX, width: 70 },
  'medal-any': { layers: (theme) => [medalEdge(theme, true)], box: MEDAL_BOX, width: 70 },
  ...Object.fromEntries(
    ACTIONS.flatMap((action) =>
      Object.entries(SIGN_INKS).map(([state, ink]) => [
        `sign-${action}-${state}`,
        { layers: [sign(action, ink)], box: SIGN_BOX, width: 32 },
      ]),
    ),
  ),
};
