import { chance, handCut, round, times, type Chance } from '@/components/kit/drawing/geometry';
import { fill, fine, inked, line, oval, path, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import type { Soil } from '../art/plot-plan';
import { INK, shape, stroke } from './hand';
import type { Tint } from './paints';

const SOIL_TINTS: Readonly<Record<Soil, Tint>> = {
  meadow: '@soil-meadow',
  gravel: '@soil-gravel',
  ash: '@soil-ash',
  paving: '@soil-paving',
};

const EDGING: Readonly<Record<'meadow' | 'other', readonly string[]>> = {
  meadow: ['#7a5c34', '#6a4e2a', '#86683c'],
  other: ['#8f8470', '#7d725f', '#9c917c', '#6f6554'],
};

function blades(random: Chance): string {
  return times(26, () => {
    const place = `M${round(-95 + random() * 190)} ${round(22 + random() * 22)}`;
    return `${place}l-2-5${place}l1-6${place}l3-4`;
  }).join('');
}

function pebbles(random: Chance): string {
  return times(30, () => {
    const [x, y, width] = [-96 + random() * 186, 20 + random() * 24, 5 + random() * 7];
    const half = round(width / 2);
    return `M${round(x)} ${round(y)}q${half}-4 ${round(width)} 0q-1 4${-half} 4q${-half} 0${-half}-4`;
  }).join('');
}

function kerb(random: Chance, tones: readonly string[]): readonly Mark[] {
  const stones: { readonly tone: string; readonly d: string }[] = [];
  let left = -97;
  while (left < 92) {
    const width = Math.min(11 + random() * 9, 97 - left);
    const top = round(43 + random() * 1.6);
    const tone = at(tones, Math.floor(random() * tones.length));
    stones.push({ tone, d: `M${round(left + 0.5)} ${top}h${round(width - 1.6)}v8.5h${round(1.6 - width)}z` });
    left += width;
  }
  return tones.map((tone) => {
    const d = stones.filter((stone) => stone.tone === tone).map((stone) => stone.d);
    return inked(d.join(''), tone, INK, 1.4);
  });
}

function tufts(random: Chance): string {
  return [-1, 1]
    .flatMap((side) =>
      times(5, (index) => {
        const [x, y] = [side * (98 - index * 5 - random() * 3), 30 - index * 9 + random() * 4];
        const place = `M${round(x)} ${round(y)}`;
        return `${place}q${-side}-6 ${side * 3}-11${place}q0-5 ${-side * 3}-9`;
      }),
    )
    .join('');
}

/** The ground of a plot under its building: between −103 and 103, from −30 to 52, each cut differently. */
export function ground(soil: Soil, seed: number): readonly Mark[] {
  const random = chance(seed * 17 + 3);
  const top = handCut(
    [
      [-90, -30],
      [90, -30],
      [103, 26],
      [97, 48],
      [-97, 48],
      [-103, 26],
    ],
    1.6,
    16,
    random,
  );
  const isMeadow = soil === 'meadow';
  const marks = isMeadow ? blades(random) : pebbles(random);
  const edging = kerb(random, EDGING[isMeadow ? 'meadow' : 'other']);
  return [
    path(top, { fill: '#000', fillOpacity: 0.5, transform: 'translate(8 16)' }),
    shape(top, '#1c1109', 2.4, { transform: 'translate(0 8)' }),
    shape(top, SOIL_TINTS[soil]),
    ...fine(
      oval(-40, 16, 52, 16, '#fff0c0', { fillOpacity: 0.13 }),
      line(marks, isMeadow ? '#cfe89a' : '#1e130a', 1.3, { strokeOpacity: 0.5 }),
      stroke('M-88-28H-20M-100 20L-89-26', '#fff2cf', 1.8, 0.5),
    ),
    oval(16, 6, 90, 22, '@shadow', { fillOpacity: 0.85 }),
    ...edging,
    ...fine(stroke('M-95 44.5H94', '#fff6dc', 1.1, 0.4)),
    stroke(tufts(random), '#86a850', 2, 0.9),
  ];
}

/** The outline of a plot on the ground. */
export const PLOT_EDGE = 'M-104 40L-92-28H92L104 40Z';

const PEGS = [
  [-92, -28],
  [92, -28],
  [104, 40],
  [-104, 40],
] as const;

/** A plot where nothing stands yet: a string between pegs. */
export const FREE_PLOT: readonly Mark[] = [
  fill(PLOT_EDGE, '@free-plot'),
  line(PLOT_EDGE, '@plot-string', 4, { strokeDasharray: '13 11' }),
  ...PEGS.map(([x, y]) => shape(`M${x - 5} ${y + 6}v-24l5-7 5 7v24z`, '@wood-across', 2.4)),
];
