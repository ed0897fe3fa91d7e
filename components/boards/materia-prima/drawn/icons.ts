import { fill, group, line, type Mark } from '@/components/kit/drawing/marks';
import { keeper } from '@/components/kit/drawing/once';
import type { IconName } from '../art/names';
import type { Tint } from '../art/paints';

interface Line {
  readonly d: string;
  readonly width: number;
}

/** Engraved in one colour within a radius of 12: what is filled, and what is drawn with a pen. */
interface Engraving {
  readonly fills?: string;
  readonly lines?: readonly Line[];
}

const ENGRAVINGS: Readonly<Record<IconName, Engraving>> = {
  move: {
    fills:
      'M-7-10C-3-12 1-10 1-5 1-2-1 0-1 2H-7C-8-2-10-7-7-10ZM-6 4.4H-1V8C-1 11-6 11-6 8ZM5-6C9-8 12-5 11-1 10.6 1 9.6 3 9.4 5H4.6C3 1 2-4 5-6ZM5 7.2H9.2V9C9.2 12 5 12 5 9Z',
  },
  pick: { fills: 'M-10 10L4-5 7-2-7 12ZM-6-9C2-12 10-6 11 7 8 0 4-4-6-5Z' },
  drop: { fills: 'M-3-11H3V0H8L0 9-8 0H-3Z', lines: [{ d: 'M-10 8V12H10V8', width: 2.4 }] },
  sword: {
    fills:
      'M-10-10L-6-10 4 1 1 4-10-6ZM-1 7L7-1 9 1 6 4 11 9 9 11 4 6 1 9ZM10-10L6-10 2-5.6 5-2.6 10-6ZM-2 1L-4-1-7 2-9 0-10 1-7.4 4-12 8.6-9.6 11-5 6.4-2 9-1 8-3 6Z',
  },
  bag: { fills: 'M-10-6H10L12 11H-12Z', lines: [{ d: 'M-5-6C-5-12 5-12 5-6', width: 2.4 }] },
  book: { fills: 'M-12-8C-8-11-3-10 0-8V10C-3 8-8 7-12 9ZM12-8C8-11 3-10 0-8V10C3 8 8 7 12 9Z' },
  flask: {
    fills: 'M-8 4C-3 1 3 7 8.6 3 10 7 8 10 6 10.4H-6C-8 10-9.6 7-8 4Z',
    lines: [{ d: 'M-4-11H4V-4C10-1 12 4 9 9 7 12-7 12-9 9-12 4-10-1-4-4Z', width: 2.4 }],
  },
  conv: {
    lines: [
      { d: 'M-12 6L-6-4 0 6ZM0 6L6-4 12 6Z', width: 2.2 },
      { d: 'M-5-8L0-13 5-8', width: 2.4 },
    ],
  },
  hour: {
    fills: 'M-4 9C-3 5 3 5 4 9Z',
    lines: [
      { d: 'M-8-11H8M-8 11H8', width: 3 },
      { d: 'M-6.5-10C-6.5-3-1-2-1 0-1 2-6.5 3-6.5 10H6.5C6.5 3 1 2 1 0 1-2 6.5-3 6.5-10Z', width: 2 },
    ],
  },
  menu: { lines: [{ d: 'M-9-6H9M-9 0H9M-9 6H9', width: 2.6 }] },
  undo: { lines: [{ d: 'M-9-2C-4-10 9-8 9 2 9 9 1 11-4 8M-10-9L-9.4-1.6-2-2.4', width: 2.6 }] },
  log: {
    lines: [
      {
        d: 'M-8-10H6C10-10 10-5 6-5H5V8C5 11 1 11 0 9H-10C-10 12-6 12-4 11.6M-8-10C-5-10-5-6-5-5V6M-2-3H3M-2 1H3',
        width: 2,
      },
    ],
  },
  eye: {
    fills: 'M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z',
    lines: [
      { d: 'M-12 0C-7-8 7-8 12 0 7 8-7 8-12 0Z', width: 2.2 },
      { d: 'M-10 9L10-9', width: 2.4 },
    ],
  },
  shield: { fills: 'M0-11C4-8 8-8 10-8 10 2 7 8 0 12-7 8-10 2-10-8-8-8-4-8 0-11Z' },
  att: { fills: 'M9-11L11-9-2 5-5 2ZM-8 1L-1 8-3 9-5.4 7-9 11-11 9-7.4 5.4-10 3Z' },
  stone: {
    fills: 'M-3 1a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
    lines: [
      { d: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z', width: 1.8 },
      { d: 'M0-9.6L8.4 5.4H-8.4Z', width: 1.8 },
    ],
  },
  crown: { fills: 'M-11 8L-12-6-5 0 0-10 5 0 12-6 11 8Z' },
  coin: {
    lines: [
      { d: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z', width: 2.4 },
      { d: 'M0-6V6M-4-2H4', width: 2 },
    ],
  },
  card: {
    lines: [
      { d: 'M-6 -11h9a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-9a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2Z', width: 2 },
      { d: 'M-3 10H8V-6', width: 2 },
    ],
  },
  scroll: { lines: [{ d: 'M-9-9H7V6C7 10 11 10 11 6H-2C-2 11-9 11-9 6ZM-5-4H3M-5 0H3', width: 2 }] },
  zoom: {
    lines: [
      { d: 'M-9 -2a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z', width: 2.4 },
      { d: 'M3.4 3.4L10 10M-5-2H1M-2-5V1', width: 2.6 },
    ],
  },
  unzoom: {
    lines: [
      { d: 'M-9 -2a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z', width: 2.4 },
      { d: 'M3.4 3.4L10 10M-5-2H1', width: 2.6 },
    ],
  },
  info: {
    fills: 'M-1.6 -5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z',
    lines: [
      { d: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z', width: 2.2 },
      { d: 'M0-1V5', width: 2.6 },
    ],
  },
  lock: {
    fills: 'M-5 -2h10a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2Z',
    lines: [{ d: 'M-4-2V-6C-4-11 4-11 4-6V-2', width: 2.2 }],
  },
  check: { lines: [{ d: 'M-8 1L-3 6 8-6', width: 3.2 }] },
  close: { lines: [{ d: 'M-7-7L7 7M7-7L-7 7', width: 3 }] },
};

function drawn({ fills, lines = [] }: Engraving, colour: Tint): readonly Mark[] {
  return [...(fills ? [fill(fills, colour)] : []), ...lines.map(({ d, width }) => line(d, colour, width))];
}

const keep = keeper<readonly Mark[]>();

/** An icon round 0, 0 within a radius of 12. */
export function icon(name: IconName, colour: Tint): readonly Mark[] {
  return keep(`${name} ${colour}`, () => drawn(ENGRAVINGS[name], colour));
}

/** Cut into brass: dark, with light along its lower edge. */
export function engraved(name: IconName, colour: Tint = '#2b1806'): readonly Mark[] {
  return [group('translate(.7 .9)', icon(name, '#fff3c8')), ...icon(name, colour)];
}
