import { chance, handCut, round, times, type Chance, type Point } from '@/components/kit/drawing/geometry';
import { fill, fine, group, inked, path, type Mark } from '@/components/kit/drawing/marks';
import { discs, glow, INK, repeated, shape, stroke } from './hand';
import type { Tint } from './paints';

function blob(x: number, y: number, radius: number, random: Chance): string {
  const points = times(9, (index): Point => {
    const turn = index * 0.698;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
  return handCut(points, radius * 0.14, radius * 0.5, random);
}

function leaves(x: number, y: number, radius: number, random: Chance): string {
  return times(26, () => {
    const [turn, reach] = [random() * 6.28, Math.sqrt(random()) * radius * 0.88];
    const [left, top] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    return `M${round(left)} ${round(top)}q${round(radius * 0.06)} ${round(-radius * 0.1)} ${round(radius * 0.15)} ${round(-radius * 0.04)}`;
  }).join('');
}

function fruits(x: number, y: number, radius: number, random: Chance) {
  return times(6, (index) => {
    const turn = index * 1.05 + random();
    const reach = radius * (0.35 + 0.4 * random());
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const;
  });
}

/** The crown of a tree or a bush, perhaps with fruit. */
export function crown(x: number, y: number, radius: number, seed: number, fruit?: Tint): readonly Mark[] {
  const random = chance(seed);
  const marks: Mark[] = [
    shape(blob(x, y, radius, random), '@leaf-round'),
    fill(blob(x + radius * 0.34, y + radius * 0.36, radius * 0.52, random), '#2f5c27', 0.55),
    fill(blob(x - radius * 0.3, y - radius * 0.3, radius * 0.5, random), '#a9d066', 0.75),
    fill(blob(x - radius * 0.42, y - radius * 0.44, radius * 0.24, random), '#def0a0', 0.8),
    ...fine(stroke(leaves(x, y, radius, random), '#21431c', 1.3, 0.7)),
  ];
  if (!fruit) return marks;
  const hanging = fruits(x, y, radius, random);
  const round = (size: number, shift: number) =>
    discs(hanging.map(([left, top]) => [left - shift * 0.75, top - shift, radius * size] as const));
  return [
    ...marks,
    inked(round(0.1, 0), fruit, INK, 1.2),
    ...fine(fill(round(0.03, radius * 0.04), '#fff', 0.4)),
  ];
}

/** A row of herbs with leaves up the stem. */
export function sprigs(
  places: readonly number[],
  [y, height, count]: readonly [number, number, number],
  [leaf, stem]: readonly [Tint, Tint],
): readonly Mark[] {
  const stems = repeated(places, (x) => `M${x} ${y}q${round(-height * 0.06)} ${-height / 2} 0 ${-height}`);
  const pairs = places.flatMap((x) =>
    times(count, (index) => [x, y - height * (0.3 + (0.7 * index) / count)] as const),
  );
  const foliage = pairs.map(([x, top]) => leafPair(x, top)).join('');
  return [stroke(stems, stem, 1.6), fill(foliage, leaf)];
}

const leafPair = (x: number, y: number): string =>
  `M${round(x - 5.3)} ${round(y)}q2.7-3.4 5.4 0q-2.7 3.4-5.4 0M${round(x)} ${round(y - 1.6)}q2.7-3.4 5.4 0q-2.7 3.4-5.4 0`;

/** A row of low leafy plants. */
export function rosettes(places: readonly number[], y: number): readonly Mark[] {
  const one =
    'c-9-1-11.7-4.5-10.8-9c5.4 0 8.1 3.6 10.8 9c-4.5-6.3-3.6-11.7 0-15.3c3.6 3.6 4.5 9 0 15.3c2.7-5.4 5.4-9 10.8-9c.9 4.5-1.8 9-10.8 9z';
  return [
    inked(
      repeated(places, (x) => `M${x} ${y}${one}`),
      '@leaf',
      '#1d3a16',
      1.3,
    ),
  ];
}

/** An upright post of wood. */
export function post(x: number, y: number, width: number, height: number): readonly Mark[] {
  return [
    shape(`M${x} ${y}h${width}v${height}h${-width}z`, '@wood-across'),
    ...fine(
      stroke(`M${round(x + width * 0.35)} ${y + 3}v${height - 6}`, '#3a200d', 0.9, 0.5),
      stroke(`M${round(x + width * 0.18)} ${y + 2}v${height - 4}`, '#ffe2ae', 1, 0.6),
    ),
  ];
}

const LAMP: readonly Mark[] = [
  stroke('M0-8V-2', INK, 2),
  shape('M-5-2h10l2 3v12h-14v-12z', '@window'),
  shape('M-7-1L0-7 7-1z', '@iron'),
  shape('M-7 13h14v3h-14z', '@iron'),
  stroke('M0 0v13', '#7a3a08', 1.2),
];

export function lamp(x: number, y: number, scale: number): readonly Mark[] {
  return [
    glow(x, y + 6 * scale, 26 * scale, 'amber', 0.8),
    group(`translate(${x} ${y}) scale(${scale})`, LAMP),
  ];
}

/** A round-headed window with a sill. */
export function archedWindow(
  [x, y, width, height]: readonly [number, number, number, number],
  tint: Tint = '@window',
): readonly Mark[] {
  const [foot, half] = [y + height, width / 2];
  return [
    shape(`M${x} ${foot}V${y + half}a${half} ${half} 0 0 1 ${width} 0V${foot}z`, tint),
    stroke(`M${x + half} ${y}V${foot}M${x} ${round(y + height * 0.55)}h${width}`, '#4a2408', 1.4),
    stroke(`M${x - 1.6} ${foot + 1.5}h${width + 3.2}`, '#f0dcae', 2.4),
  ];
}

/** Puffs from a chimney. */
export function smoke(
  puffs: readonly (readonly [x: number, y: number, radius: number, opacity: number])[],
  tint: Tint,
): readonly Mark[] {
  return puffs.map(([x, y, radius, opacity]) =>
    path(discs([[x, y, radius]]), { fill: tint, fillOpacity: opacity }),
  );
}
