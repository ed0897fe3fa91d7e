import type { Drawn } from '../drawing/catalogue';
import { disc, fill, line, type Mark } from '../drawing/marks';

const GEAR = gear();

function gear(): string {
  const teeth = Array.from({ length: 8 }, (_, tooth) => {
    const middle = (tooth * Math.PI) / 4;
    const corners: readonly (readonly [number, number])[] = [
      [-0.26, 8.6],
      [-0.19, 12.2],
      [0.19, 12.2],
      [0.26, 8.6],
    ];
    return corners.map(([turn, radius]) => {
      const x = radius * Math.cos(middle + turn);
      const y = radius * Math.sin(middle + turn);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
  });
  return `M${teeth.flat().join('L')}Z`;
}

/** Drawn in a box from −14 to 14, by strokes; a second entry is filled. */
const ICON_DRAWINGS = {
  book: [
    'M0-8C-4-11-9-11-12-10V8C-8 7-4 7.6 0 10 4 7.6 8 7 12 8V-10C9-11 4-11 0-8ZM0-8V10M-8.6-5.4q3-.6 5.4.8M-8.6-1q3-.6 5.4.8M8.6-5.4q-3-.6-5.4.8M8.6-1q-3-.6-5.4.8',
  ],
  people: [
    'M-4-9.6A4.6 4.6 0 1 1-4.1-9.6ZM-13 9C-13 2-9 .8-4 .8S5 2 5 9ZM4-9.4a4.4 4.4 0 0 1 2 8.4M8.4 9H13C13 3.4 11 1.6 7.6 1.2',
  ],
  gear: [`M0-3.8A3.8 3.8 0 1 1-.1-3.8Z${GEAR}`],
  back: ['M5-9L-5 0 5 9'],
  forward: ['M-5-9L5 0-5 9'],
  up: ['M-8 4L0-5 8 4'],
  down: ['M-8-4L0 5 8-4'],
  plus: ['M0-9V9M-9 0H9'],
  minus: ['M-9 0H9'],
  close: ['M-8-8L8 8M8-8L-8 8'],
  check: ['M-9 0L-3 7 9-7'],
  'bold-check': ['M-9 0L-3 7 9-7'],
  grip: ['M-6-5H6M-6 0H6M-6 5H6'],
  person: ['M0-10A5 5 0 1 1-.1-10ZM-9.6 10C-9.6 2-5 1 0 1S9.6 2 9.6 10Z'],
  bot: [
    'M-9-4H9V9H-9ZM0-4V-8.6M-12 0V5M12 0V5M-4 6H4M0-11.4A1.4 1.4 0 1 1-.1-11.4Z',
    'M-4 .2A1.4 1.4 0 1 1-4.1 .2ZM4 .2A1.4 1.4 0 1 1 3.9 .2Z',
  ],
  hide: ['M-12-3Q0 10 12-3M-9 3l-3 4M-3 6l-1 5M4 6l1 5M9 3l3 4'],
  show: ['M-12 0Q0-12 12 0 0 12-12 0Z', 'M0-4A4 4 0 1 1-.1-4Z'],
  menu: ['M-10-7H10M-10 0H10M-10 7H10'],
  undo: ['M-5-10L-11-4-5 2M-11-4H4C14-4 14 9 4 9H-5'],
  replay: ['M-10-3A10.4 10.4 0 1 1-9 6M-10-11V-3H-2'],
  play: ['M-6-9L9 0-6 9Z'],
  pause: ['M-5-8V8M5-8V8'],
  skip: ['M-9-8L2 0-9 8ZM7-8V8'],
  trash: ['M-9-6H9M-4-6V-9H4V-6M-7-6L-6 10H6L7-6M-2.4-2V6M2.4-2V6'],
  share: ['M0 4V-10M-5-6L0-11 5-6M-9 0V10H9V0'],
  import: ['M0-11V3M-5-2L0 4 5-2M-9 0V10H9V0'],
  search: ['M-2.4-9A6.6 6.6 0 1 1-2.5-9ZM3 3L10 10'],
  pencil: ['M-9 9L-8 4 5-9 9-5-4 8ZM2-6L6-2'],
  dice: [
    'M-9-9H9V9H-9Z',
    'M-4-5.6A1.6 1.6 0 1 1-4.1-5.6ZM4 2.4A1.6 1.6 0 1 1 3.9 2.4ZM0-1.6A1.6 1.6 0 1 1-.1-1.6Z',
  ],
  log: ['M-8-10H6Q9-10 9-7V7Q9 10 6 10H-8ZM-8-10V10M-3-5H5M-3 0H5M-3 5H3'],
  sound: ['M-10-4V4H-5L2 9V-9L-5-4ZM6-4Q9 0 6 4M9-8Q14 0 9 8'],
  music: ['M-3 7V-8L8-10V5M-6 5A2.8 2.8 0 1 0-5.9 5ZM5 3A2.8 2.8 0 1 0 5.1 3Z'],
  vibrate: ['M-5-9H5V9H-5ZM-9-5V5M9-5V5M-12-2V2M12-2V2'],
  sun: [
    'M0-5A5 5 0 1 1-.1-5ZM0-12V-9M0 9V12M-12 0H-9M9 0H12M-8.5-8.5L-6.4-6.4M6.4 6.4L8.5 8.5M-8.5 8.5L-6.4 6.4M6.4-6.4L8.5-8.5',
  ],
  moon: ['M4-9A10 10 0 1 0 9 5 8 8 0 0 1 4-9Z'],
  star: ['M0-10L2.8-3.4 10-3 4.4 1.6 6.4 8.6 0 4.6-6.4 8.6-4.4 1.6-10-3-2.8-3.4Z'],
  flask: ['M-3-10H3M-2-10V-4C-9-1-10 3-9 6Q-7 10 0 10T9 6C10 3 9-1 2-4V-10M-8 3H8'],
  chart: ['M-11-10V10H11M-6 4L-1-3 4 1 10-8'],
  lock: ['M-7-1H7V10H-7ZM-4-1V-5A4 4 0 0 1 4-5V-1'],
  scales: ['M0-10V10M-5 10H5M-10-7H10M-9-7L-13 2M-9-7L-5 2M9-7L5 2M9-7L13 2M-13 2Q-9 7-5 2ZM5 2Q9 7 13 2Z'],
  flame: ['M1-12C2-6 9-3 9 4A9 8 0 0 1-9 4C-9 0-6-2-5-6-3-4-2-3-2-1 1-4 2-8 1-12Z'],
  shield: ['M-9-9Q-4-9 0-12 4-9 9-9V1Q8 8 0 12-8 8-9 1Z'],
  dagger: ['M0-13L3-8V4H-3V-8ZM-8 4H8M0 4V11'],
  hint: ['M-4 5C-4 2-8 0-8-4A8 8 0 0 1 8-4C8 0 4 2 4 5ZM-3.4 8.4H3.4M-2 11.6H2'],
  hourglass: ['M-8-11H8M-8 11H8M-6-11C-6-4 0-3 0 0S-6 4-6 11M6-11C6-4 0-3 0 0S6 4 6 11'],
  language: ['M-11-6H1M-5-9V-6M-1-6C-2 0-6 4-11 6M-9-6C-8-1-3 4 1 5M1 10L6-3 11 10M3 6H9'],
} as const satisfies Readonly<Record<string, readonly [string] | readonly [string, string]>>;

/** They are tinted when they are shown. */
const WHITE = '#FFFFFF';

function marksOf(name: string, [strokes, fills]: readonly [string, string?]): readonly Mark[] {
  return [
    line(strokes, WHITE, name === 'bold-check' ? 3.7 : 2.3),
    ...(fills === undefined ? [] : [fill(fills, WHITE)]),
    ...(name === 'gear' ? [disc(0, 0, 1.2, WHITE)] : []),
  ];
}

export const ICONS: Readonly<Record<string, Drawn>> = Object.fromEntries(
  Object.entries(ICON_DRAWINGS).map(([name, drawing]) => [
    `icon-${name}`,
    { layers: [marksOf(name, drawing)], box: [-14, -14, 28, 28], width: 28 },
  ]),
);
