import { memo } from 'react';

import { chance, round, times, type Chance, type Point } from '@/components/kit/drawing/geometry';
import { disc, fill, group, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { Drawing } from './drawing';
import { CREATURE } from './sockets';

/** How far the rays reach, in the space of the creature. */
const FAR = 860;
const MIDDLE = CREATURE / 2;

function onRay(angle: number, distance: number): string {
  return `${round(Math.cos(angle) * distance)} ${round(Math.sin(angle) * distance)}`;
}

function ray(index: number, random: Chance): string {
  const angle = (index / 22) * Math.PI * 2 + random() * 0.1;
  const breadth = 0.045 + random() * 0.06;
  const reach = FAR * (0.84 + random() * 0.16);
  return `M0 0L${onRay(angle - breadth, reach)}L${onRay(angle + breadth, reach)}Z`;
}

const random = chance(12);
const RAYS: readonly Mark[] = [fill(times(22, (index) => ray(index, random)).join(''), '@ray')];

interface TriumphProps {
  /** The side of the creature in the middle. */
  readonly size: number;
}

/** How far the rays reach beyond the creature's square. */
export function rayMargin(size: number): number {
  return (size * (FAR - MIDDLE)) / CREATURE;
}

/** Rays from the middle of a creature; the drawing is larger than it by `rayMargin` on each side. */
export const Rays = memo(function Rays({ size }: TriumphProps) {
  const side = size + 2 * rayMargin(size);
  return <Drawing layers={[RAYS]} viewBox={[-FAR, -FAR, 2 * FAR, 2 * FAR]} width={side} height={side} />;
});

const GLOW = 513;
const DAWN: readonly Mark[] = [disc(MIDDLE, MIDDLE, GLOW, '@dawn')];

/** How far the light behind the creature reaches beyond its square. */
export function dawnMargin(size: number): number {
  return (size * (GLOW - MIDDLE)) / CREATURE;
}

/** The light behind a creature; larger than it by `dawnMargin` on each side. */
export const Dawn = memo(function Dawn({ size }: TriumphProps) {
  const side = size + 2 * dawnMargin(size);
  const start = MIDDLE - GLOW;
  return <Drawing layers={[DAWN]} viewBox={[start, start, 2 * GLOW, 2 * GLOW]} width={side} height={side} />;
});

const SHADOW: readonly Mark[] = [
  oval(MIDDLE, 606, 256, 26, '#000', { fillOpacity: 0.55 }),
  oval(MIDDLE, 606, 171, 15, '#000', { fillOpacity: 0.4 }),
];

/** What the creature throws on the ground; it stays there when the creature jumps. */
export const GroundShadow = memo(function GroundShadow({ size }: TriumphProps) {
  return (
    <Drawing
      layers={[SHADOW]}
      viewBox={[0, 0, CREATURE, 640]}
      width={size}
      height={(size * 640) / CREATURE}
    />
  );
});

/** Strokes beside a fist that waves, a hand that is lifted, feet that left the ground. */
const SWINGS =
  'M575 184q14 14 15 34M592 167q21 19 23 48M28 300q-12 12-14 29M11 286q-19 17-21 43M35 608q24 10 51 10M565 608q-24 10-51 10';
const STAR = 'M0-5L1-1 5 0 1 1 0 5-1 1-5 0-1-1Z';

function spark(at: Point, scale: number): Mark {
  return group(`translate(${round(at[0])} ${round(at[1])}) scale(${round(scale)})`, [
    disc(0, 0, 7, '@halo'),
    fill(STAR, '#fff8d8'),
  ]);
}

/** Around the creature, never before it. */
function sparks(seed: number): readonly Mark[] {
  const dice = chance(seed);
  return times(16, () => {
    const angle = dice() * Math.PI * 2;
    const distance = 300 + dice() * 170;
    return spark(
      [MIDDLE + Math.cos(angle) * distance, MIDDLE + Math.sin(angle) * distance * 1.05],
      1.1 + dice() * 2.6,
    );
  });
}

const SPARKS: readonly (readonly Mark[])[] = [
  [...sparks(3), line(SWINGS, '#5a2a08', 9), line(SWINGS, '#fff3b8', 5)],
  sparks(8),
];

const ROOM = 180;

export function sparkMargin(size: number): number {
  return (size * ROOM) / CREATURE;
}

/** One of two sets of sparks, to shine by turns; larger than the creature by `sparkMargin` on each side. */
export const Sparks = memo(function Sparks({ size, set }: TriumphProps & { readonly set: 0 | 1 }) {
  const side = size + 2 * sparkMargin(size);
  return (
    <Drawing
      layers={[SPARKS[set] ?? []]}
      viewBox={[-ROOM, -ROOM, CREATURE + 2 * ROOM, CREATURE + 2 * ROOM]}
      width={side}
      height={side}
    />
  );
});
