import type { Catalogue, Drawn } from '@/components/kit/drawing/catalogue';
import { chance, handCut, round, times, type Chance } from '@/components/kit/drawing/geometry';
import { box, disc, fill, inked, line, path, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import { estateHues, type EstateHues } from './estate-hues';
import {
  bedBand,
  estatePlan,
  groundOf,
  skyBand,
  wallBand,
  type Band,
  type EstatePlan,
  type LandShape,
} from '../art/estate-plan';
import type { Theme } from '../art/paints';
import { discs } from './hand';
import { paving } from './paving';

function hills({ width, height }: EstatePlan, y: number, rise: number, random: Chance): string {
  const humps = times(
    8,
    (index) =>
      `Q${round((width * (index + 0.5)) / 8)} ${round(y - rise * random())} ${round((width * (index + 1)) / 8)} ${round(y - rise * 0.3 * random())}`,
  );
  return `M0 ${round(y)}${humps.join('')}V${height}H0Z`;
}

function heaven(plan: EstatePlan, hues: EstateHues, random: Chance): readonly Mark[] {
  const { width, height, top, row } = plan;
  return [
    box([0, 0, width, round(height * 0.5)], '@heaven'),
    hues.isNight ? stars(plan, random) : clouds(plan, random),
    disc(width * 0.12, height * 0.24, width * 0.3, '@sunset'),
    fill(hills(plan, top + row * 0.42, row * 0.4, random), hues.hills[0], 0.8),
    fill(hills(plan, top + row * 0.54, row * 0.3, random), hues.hills[1], 0.95),
  ];
}

function stars({ width, height }: EstatePlan, random: Chance): Mark {
  const places = times(26, () => [random() * width, random() * height * 0.16, 0.4 + random() * 0.7] as const);
  return fill(discs(places), '#fff', 0.6);
}

function clouds({ width, row }: EstatePlan, random: Chance): Mark {
  const each = times(7, () => {
    const [x, y, size] = [random() * width, row * (0.06 + random() * 0.24), row * (0.2 + random() * 0.3)];
    const part = (share: number) => round(size * share);
    return `M${round(x - size)} ${round(y)}q${part(0.3)} ${part(-0.22)} ${part(0.7)} ${part(-0.1)}q${part(0.4)} ${part(-0.28)} ${part(0.7)} ${part(0.02)}q${part(0.4)} ${part(-0.04)} ${part(0.6)} ${part(0.08)}z`;
  });
  return fill(each.join(''), '#fff', 0.8);
}

interface Terrace {
  readonly plan: EstatePlan;
  readonly hues: EstateHues;
  readonly random: Chance;
  readonly index: number;
  /** The size of stones. */
  readonly scale: number;
}

function hedge(y: number, high: number, { plan, hues, random }: Terrace): readonly Mark[] {
  const [left, right] = [-6, plan.width + 6];
  const layers = [
    [1.25, 0],
    [1, 0.16],
    [0.62, 0.3],
  ] as const;
  const bushes = layers.map(([size, drop], index) => {
    let [d, x] = [`M${left} ${round(y)}`, left];
    while (x < right) {
      const [wide, tall] = [high * (0.6 + random() * 0.7), high * size * (0.75 + random() * 0.4)];
      const foot = round(y - tall * 0.45 + drop * high);
      d += `L${round(x)} ${foot}Q${round(x + wide / 2)} ${round(y - tall * 1.15 + drop * high)} ${round(x + wide)} ${foot}`;
      x += wide;
    }
    return inked(`${d}L${right} ${round(y)}Z`, at(hues.hedge, index), hues.hedgeInk, 0.8);
  });
  const blooms = ['#f0a0b8', '#ffe0a0', '#e87a5a'].map((tint) => {
    const places = times(
      Math.ceil(plan.width / 78),
      () => [left + random() * (right - left), y - high * (0.2 + random() * 0.6), high * 0.07] as const,
    );
    return fill(discs(places), tint);
  });
  return [...bushes, ...blooms];
}

/** The wall that holds a terrace, with a hedge along its foot. */
function retainingWall(terrace: Terrace): readonly Mark[] {
  const { plan, hues, random, index, scale } = terrace;
  const { width, top, row } = plan;
  const ground = groundOf(plan, index);
  const y = top + row * (index + 0.04);
  const high = ground - y;
  return [
    box([-4, round(y), width + 8, round(high)], hues.wallGround),
    ...paving(
      { x: 0, y, width, height: high, row: 7 * scale, stone: [11 * scale, 8 * scale], tones: hues.wall },
      random,
    ),
    box([-4, round(y), width + 8, round(row * 0.1)], '#000', { fillOpacity: hues.wallShade }),
    ...hedge(ground + 3, row * 0.22, terrace),
  ];
}

function grass({ plan: { width, row }, hues, random }: Terrace, ground: number): Mark {
  const blades = times(Math.round(width / 3.2), () => {
    const place = `M${round(random() * width)} ${round(ground + 5 + random() * row * 0.5)}`;
    return `${place}l-1.2-3${place}l1.4-3.4`;
  });
  return line(blades.join(''), hues.grass, 0.8, { strokeOpacity: 0.5 });
}

function lane({ plan, hues, random, index, scale }: Terrace): readonly Mark[] {
  const { width, top, row, rows, base, unit } = plan;
  const y = top + row * index + base + 50 * unit;
  const height = index < rows - 1 ? top + row * (index + 1.04) - y : plan.height - y + 4;
  return [
    box([-4, round(y), width + 8, round(height)], hues.lane),
    ...paving(
      {
        x: 0,
        y: y + 1.5,
        width,
        height,
        row: 5.4 * scale,
        stone: [6 * scale, 4 * scale],
        tones: hues.cobbles,
      },
      random,
    ),
    line(`M0 ${round(y)}H${width}`, hues.gleam, 1, { strokeOpacity: 0.4 }),
  ];
}

function bed(part: Terrace): readonly Mark[] {
  const { plan, hues, random, index } = part;
  const { width, row } = plan;
  const ground = groundOf(plan, index);
  const edge = handCut(
    [
      [-8, ground],
      [width + 8, ground],
      [width + 8, ground + row],
      [-8, ground + row],
    ],
    1.6,
    18,
    random,
  );
  return [
    path(edge, { fill: '#000', fillOpacity: hues.shadow * 0.7, transform: 'translate(0 -3)' }),
    inked(edge, index % 2 ? '@terrace-low' : '@terrace', hues.ink, 1.4),
    line(`M0 ${round(ground + 1.6)}H${width}`, hues.gleam, 1, { strokeOpacity: 0.45 }),
    grass(part, ground),
    ...lane(part),
  ];
}

/** Estates as they are drawn: what is shown lies a little higher or lower, and is a little broader. */
const DRAWN: Readonly<Record<LandShape, EstatePlan>> = {
  low: estatePlan({ width: 374, height: 196, columns: 6, rows: 2, top: 16 }),
  high: estatePlan({ width: 603, height: 508, columns: 4, rows: 3, top: 20 }),
};

const scaleOf = ({ unit }: EstatePlan): number => Math.max(1, Math.min(1.6, unit / 0.36));

type Part = Omit<Terrace, 'plan' | 'scale' | 'hues'>;

function drawnIn(shape: LandShape, theme: Theme, part: Part): Terrace {
  const plan = DRAWN[shape];
  return { ...part, plan, hues: estateHues(theme), scale: scaleOf(plan) };
}

/** So broad are they shown at most. */
const WIDEST = 300;

function landOf(shape: LandShape): Catalogue['drawn'] {
  const plan = DRAWN[shape];
  const { width } = plan;
  const strip = ({ top, bottom }: Band, layers: (theme: Theme) => readonly (readonly Mark[])[]): Drawn => ({
    layers,
    box: [0, round(top), width, round(bottom - top)],
    width: WIDEST,
    isStretched: true,
  });
  return {
    [`sky-${shape}`]: strip(skyBand(plan), (theme) => [heaven(plan, estateHues(theme), chance(77))]),
    ...Object.fromEntries(
      [0, 1].map((index) => [
        `bed-${shape}-${index}`,
        strip(bedBand(plan, index), (theme) => [
          bed(drawnIn(shape, theme, { index, random: chance(78 + index) })),
        ]),
      ]),
    ),
    [`wall-${shape}`]: strip(wallBand(plan, 1), (theme) => [
      retainingWall(drawnIn(shape, theme, { index: 1, random: chance(80) })),
    ]),
  };
}

/** A land of terraces under the sky, in strips that lie one below the other. */
export const ESTATE_PRINTS: Catalogue['drawn'] = { ...landOf('low'), ...landOf('high') };
