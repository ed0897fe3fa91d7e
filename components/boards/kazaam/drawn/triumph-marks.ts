import type { Drawn } from '@/components/kit/drawing/catalogue';
import { chance, round, times, type Chance, type Point } from '@/components/kit/drawing/geometry';
import { disc, fill, group, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { CREATURE } from '../art/places';
import { FAR, GLOW, SPARK_ROOM } from '../art/triumph-places';

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

const DAWN: readonly Mark[] = [disc(MIDDLE, MIDDLE, GLOW, '@dawn')];

const SHADOW: readonly Mark[] = [
  oval(MIDDLE, 606, 256, 26, '#000', { fillOpacity: 0.55 }),
  oval(MIDDLE, 606, 171, 15, '#000', { fillOpacity: 0.4 }),
];

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

const START = MIDDLE - GLOW;
const SPARK_SIDE = CREATURE + 2 * SPARK_ROOM;
const SPARK_BOX = [-SPARK_ROOM, -SPARK_ROOM, SPARK_SIDE, SPARK_SIDE] as const;

/** What shines round a creature that comes alive. What is soft needs few points. */
export const TRIUMPH: Readonly<Record<string, Drawn>> = {
  rays: { layers: [RAYS], box: [-FAR, -FAR, 2 * FAR, 2 * FAR], width: 150 },
  dawn: { layers: [DAWN], box: [START, START, 2 * GLOW, 2 * GLOW], width: 120 },
  'ground-shadow': { layers: [SHADOW], box: [0, 0, CREATURE, 640], width: 150 },
  ...Object.fromEntries(
    SPARKS.map((marks, set) => [`sparks-${set}`, { layers: [marks], box: SPARK_BOX, width: 160 }]),
  ),
};
