import { chance, handCut, ring, round, times, type Point } from '@/components/kit/drawing/geometry';
import { cutOff, fill, group, line, path, type Mark } from '@/components/kit/drawing/marks';
import type { Area } from '../art/area';
import { shape, slab, stroke } from '../art/hand';

const GOLD = '@chart-line';

/** A gilded needle of eight, the long ones to the quarters. */
const NEEDLES: readonly Mark[] = times(8, (index) => {
  const long = index % 2 ? 6.4 : 10.5;
  return group(`rotate(${index * 45})`, [
    shape(`M0 ${-long}L1.9-1.9 0 0Z`, '#6b4410', 0.4, { stroke: '#1c0e04' }),
    shape(`M0 ${-long}L-1.9-1.9 0 0Z`, '#f0d48a', 0.4, { stroke: '#1c0e04' }),
  ]);
});

/** Round 0, 0 within 14 units. */
export const COMPASS: readonly Mark[] = [
  stroke(ring(0, 0, 8.4), GOLD, 0.7, 0.7),
  stroke(ring(0, 0, 7.4), GOLD, 0.4, 0.7),
  ...NEEDLES,
  shape(ring(0, 0, 1.4), '@brass', 0.5, { stroke: '#1c0e04' }),
  stroke('M-1.2-11.6V-14L1.2-11.6V-14', GOLD, 0.6),
];

const BEAMS: readonly Mark[] = times(16, (index) =>
  group(`rotate(${index * 22.5})`, [
    index % 2
      ? stroke('M0-6.6C1.4-8-1.4-9 0-11', GOLD, 0.7)
      : shape('M-1.3-6.4L0-11.4 1.3-6.4Z', '#b98a36', 0.3, { stroke: '#1c0e04' }),
  ]),
);

export const SUN: readonly Mark[] = [
  ...BEAMS,
  path(ring(0, 0, 5.8), { fill: '@chart', stroke: GOLD, strokeWidth: 0.8 }),
  stroke(
    'M-3.4-1.6C-2.6-2.6-1.6-2.4-1-1.8M1-1.8C1.6-2.4 2.6-2.6 3.4-1.6M0-1.4C-.4 0-.8 .8 0 1M-2 2.4C-.8 3.6 .8 3.6 2 2.4',
    GOLD,
    0.55,
  ),
  fill(ring(-2.2, -0.9, 0.5) + ring(2.2, -0.9, 0.5), GOLD),
];

const outlined = (d: string): Mark =>
  path(d, { fill: '@chart', stroke: GOLD, strokeWidth: 0.9, strokeLinejoin: 'round' });

export const SHIP: readonly Mark[] = [
  outlined('M-14 6C-10 14 10 14 15 5L18 1 11 4H-10L-16 1Z'),
  stroke('M-5 4V-15M6 4V-12', GOLD, 1),
  outlined(
    'M-12-1C-8-6-8-9-11-13-5-14-1-13 0-11 2-7 2-4 0-1-4-2-8-2-12-1ZM2-1C5-4 5-7 3-10 7-11 10-10 11-8 12-5 12-3 11-1 8-2 5-2 2-1Z',
  ),
  stroke(
    'M-5-15L-10-17-5-19M6-12L2-14 6-16M-20 12q3-3 6 0t6 0 6 0 6 0 6 0M-16 16q3-3 6 0t6 0 6 0 6 0',
    GOLD,
    0.9,
  ),
];

const COILS = 'M-18 4C-18-6-10-6-10 4M-4 4C-4-8 6-8 6 4';

export const SERPENT: readonly Mark[] = [
  stroke(COILS, GOLD, 4.4),
  line(COILS, '@chart', 2.8),
  outlined('M11 5C10-4 9-10 13-14 17-17 21-14 23-11 21-9 18-9 16-9 14-6 16 0 16 5Z'),
  fill(ring(16.4, -12, 0.8), GOLD),
  stroke(
    'M12-14L9-17M11-11L8-13M-15-3L-14-6M0-5L1-8M-22 5q3-3 6 0t6 0 6 0 6 0 6 0 6 0M-16 9q3-3 6 0t6 0 6 0 6 0',
    GOLD,
    0.9,
  ),
];

/** Rays of a wind rose over the whole chart. */
function rhumbs({ width, height }: Area): string {
  const far = Math.max(width, height);
  return times(32, (index) => {
    const turn = (index * Math.PI) / 16;
    const [x, y] = [width / 2 + Math.cos(turn) * far, height / 2 + Math.sin(turn) * far];
    return `M${round(width / 2)} ${round(height / 2)}L${round(x)} ${round(y)}`;
  }).join('');
}

/** Every second step along the frame. */
function scale({ width, height }: Area): string {
  const [columns, rows] = [Math.round(width / 16), Math.round(height / 16)];
  const [across, high] = [(width - 12) / columns, (height - 12) / rows];
  const along = times(columns, (index) =>
    index % 2
      ? `M${round(6 + index * across)} 5h${round(across)}M${round(6 + index * across)} ${round(height - 5)}h${round(across)}`
      : '',
  );
  const down = times(rows, (index) =>
    index % 2
      ? `M5 ${round(6 + index * high)}v${round(high)}M${round(width - 5)} ${round(6 + index * high)}v${round(high)}`
      : '',
  );
  return [...along, ...down].join('');
}

const cornersOf = ({ width, height }: Area): readonly Point[] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

/** The rings of the wind rose, over a chart 390 wide. */
export const ROSE: readonly Mark[] = [stroke(ring(0, 0, 195) + ring(0, 0, 179.4), GOLD, 0.7, 0.22)];

/** The chart that the map lies on: parchment, its rhumbs, its frame. */
export function chartMarks(area: Area): readonly Mark[] {
  const { width, height } = area;
  const random = chance(5);
  const edge = handCut(cornersOf(area), 1.6, 11, random);
  const waves = times(
    60,
    () => `M${round(random() * width)} ${round(random() * height)}q2.5-2.5 5 0t5 0`,
  ).join('');
  return [
    path(edge, { fill: '#000', fillOpacity: 0.4, transform: 'translate(3 6)' }),
    fill(edge, '@chart'),
    cutOff(edge, [stroke(rhumbs(area), GOLD, 0.6, 0.2), stroke(waves, GOLD, 0.9, 0.2)]),
    stroke(slab(3.4, 3.4, width - 6.8, height - 6.8, 1), GOLD, 0.6, 0.6),
    stroke(slab(6.8, 6.8, width - 13.6, height - 13.6, 1), GOLD, 0.6, 0.6),
    line(scale(area), GOLD, 2.4, { strokeOpacity: 0.5, strokeLinecap: 'butt' }),
    stroke(edge, '@chart-edge', 1.2),
  ];
}
