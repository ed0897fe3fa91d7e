import { disc, fill, inked, line, oval, type Mark } from '../drawing/marks';
import type { Portrait } from '../portraits';

const INK = '#1C1006';

interface Likeness {
  /** What the head stands out from. */
  readonly ground: string;
  /** Head and shoulders round 0, 0; what lies outside a radius of 16 is cut off. */
  readonly marks: readonly Mark[];
}

const ink = (d: string, colour: string): Mark => inked(d, colour, INK, 1.1);

const eyes = (y: number): readonly Mark[] => [disc(-2.5, y, 0.95, INK), disc(2.5, y, 0.95, INK)];

const SHOULDERS = 'M-16 19C-15 11-8 9 0 9S15 11 16 19Z';
const HEAD = 'M0-8C5-8 6.8-4 6.4 0 6 5 3 8.4 0 8.4S-6 5-6.4 0C-6.8-4-5-8 0-8Z';
const NECK = 'M-3 5H3V11H-3Z';

/** Few strong shapes each: what somebody wears on his head is told before his face is. */
export const LIKENESSES: Readonly<Record<Portrait, Likeness>> = {
  paracelsus: {
    ground: '#A9C2B4',
    marks: [
      ink(SHOULDERS, '#3A2E22'),
      ink('M-7.6-5C-10 2-9 8-6 10H6C9 8 10 2 7.6-5Z', '#7A4A20'),
      ink(HEAD, '#F0C49A'),
      fill('M-6 9.4C-3 12.4 3 12.4 6 9.4L4 15H-4Z', '#F7EEDC'),
      ...eyes(0.8),
      line('M0 1.6L-.8 4H.6M-1.8 6H1.8', INK, 0.8),
      ink('M-13-2.4C-17-11-7-16.4 3-15 12-13.8 16-8 12.4-2.6 5-6.2-5-6.4-13-2.4Z', '#C22A20'),
      line('M5-8C8-13 12-15.4 15-15.6', '#FFF6E0', 2.2),
    ],
  },
  hypatia: {
    ground: '#E8C06A',
    marks: [
      disc(7.6, -10, 5, '#2C1A10', { stroke: INK, strokeWidth: 1.1 }),
      ink('M0-12.4C8-12.4 9.6-5 8.4 3H-8.4C-9.6-5-8-12.4 0-12.4Z', '#2C1A10'),
      fill(NECK, '#C88758'),
      ink(SHOULDERS, '#FAF4E6'),
      line('M-8 11C-4 15 0 17 6 18M-2 10.4C2 14 6 15 10 15', '#B9A888', 1.1),
      ink('M0-6.4C5-6.4 6.2-3 6 .6 5.6 5 3 8.4 0 8.4S-5.6 5-6 .6C-6.2-3-5-6.4 0-6.4Z', '#DB9E6E'),
      fill('M-7-2C-6-8 6-8 7-2 3-6-3-6-7-2Z', '#2C1A10'),
      line('M-8.2-5.6C-3-9.6 3-9.6 8.2-5.6', '#FFDF7A', 2.2),
      ...eyes(1),
      line('M0 1.8L-.8 4H.6', INK, 0.8),
      line('M-1.7 6H1.7', '#8A2A20', 1.3),
    ],
  },
  flamel: {
    ground: '#C9D4E6',
    marks: [
      ink(
        'M3-16.4C11-13 12.4-5 11 3 10.4 8 14 12 17 19H-17C-14 12-10.4 8-11 3-12.4-5-7-13 3-16.4Z',
        '#27478C',
      ),
      ink('M0-8.4C6-8.4 7.4-3 7 1 6.6 6 4 9 0 9S-6.6 6-7 1C-7.4-3-6-8.4 0-8.4Z', '#EBC096'),
      ink(
        'M-6.8 1.6C-4 4.4-2 3 0 4 2 3 4 4.4 6.8 1.6 8 8 6.4 14 4.4 16.4L0 11.4-4.4 16.4C-6.4 14-8 8-6.8 1.6Z',
        '#FBF7EC',
      ),
      ...eyes(-0.8),
      line('M-4.4-3.4H-1M1-3.4H4.4', '#FBF7EC', 1.5),
      line('M-1.4 6.2H1.4', INK, 1),
    ],
  },
  trismegistus: {
    ground: '#4F9088',
    marks: [
      ink('M0-15.4C9-15.4 11.4-9 11.4-3L16.4 15H-16.4L-11.4-3C-11.4-9-9-15.4 0-15.4Z', '#F0B93A'),
      line('M-10-8C-4-11 4-11 10-8M-11.6 0H-7M-13 5H-7M-14.4 10H-7M11.6 0H7M13 5H7M14.4 10H7', '#20428A', 2),
      fill('M-7-2H7V15H-7Z', '#2A1A10'),
      ink('M-6.6-6.4H6.6C7.4 2 5 8.8 0 8.8S-7.4 2-6.6-6.4Z', '#A9683A'),
      line('M-7.4-6.2H7.4', '#20428A', 2.4),
      ...eyes(0),
      line('M-5.4-.4L-1 .2M5.4-.4L1 .2', INK, 1),
      line('M0 1L-.8 3.6H.6M-1.6 5.8H1.6', INK, 0.8),
      ink('M-2 8H2L1.4 15.6H-1.4Z', '#20428A'),
    ],
  },
  artephius: {
    ground: '#8A78B0',
    marks: [
      ink(SHOULDERS, '#3B2A50'),
      ink('M0-13C7-13 8.4-6 8-1H-8C-8.4-6-7-13 0-13Z', '#EFCBA8'),
      ink(
        'M-8.6-5C-11.6-3-11.6 3-10.4 6-9 13-4 18.4 0 18.4S9 13 10.4 6C11.6 3 11.6-3 8.6-5 8.4 0 5 2 0 2S-8.4 0-8.6-5Z',
        '#FBF8F0',
      ),
      fill('M-6.4-4H6.4C6.8 .4 4 3.4 0 3.4S-6.8 .4-6.4-4Z', '#EFCBA8'),
      ...eyes(-2.2),
      line('M-6.4-4.6C-5-6.6-2.6-6-1.2-4.8M6.4-4.6C5-6.6 2.6-6 1.2-4.8', '#FBF8F0', 2.2),
      line('M-5 3.4C-2 2.4 2 2.4 5 3.4', '#FBF8F0', 2.4),
      line('M-4 9V14M0 8V16M4 9V14', '#B9AFC8', 1),
    ],
  },
  basilius: {
    ground: '#D8B98C',
    marks: [
      ink('M-17 19C-17 9-9 4-8 4 -4 10 4 10 8 4 9 4 17 9 17 19Z', '#2A2220'),
      ink('M0-10.4C7-10.4 9-4 8.4 .6 8 6 4 9.4 0 9.4S-8 6-8.4 .6C-9-4-7-10.4 0-10.4Z', '#E9AE86'),
      ink('M-9.2 1C-11.6-9-6-14.4 0-14.4S11.6-9 9.2 1L7.4-4.6C4-7.4-4-7.4-7.4-4.6Z', '#6E3E1C'),
      oval(0, -11.6, 5.2, 2.9, '#F2C3A0', { stroke: INK, strokeWidth: 1 }),
      ...eyes(-0.4),
      disc(-4.6, 3, 1.8, '#D8704C', { fillOpacity: 0.8 }),
      disc(4.6, 3, 1.8, '#D8704C', { fillOpacity: 0.8 }),
      line('M0 .4L-.9 3H.8M-2.6 5.6Q0 7.4 2.6 5.6', INK, 0.9),
    ],
  },
  cleopatra: {
    ground: '#E08A6C',
    marks: [
      ink('M-10.6-6C-9-15 9-15 10.6-6L12 9H-12Z', '#15100E'),
      fill(NECK, '#C98E62'),
      ink('M-15 19C-14 11-7 8.6 0 11 7 8.6 14 11 15 19Z', '#E8B23C'),
      line('M-10.4 13.4C-5 11.4-2 13.6 0 13.8 2 13.6 5 11.4 10.4 13.4', '#1F7A78', 2),
      ink('M-6.4-5H6.4C7 2 4.6 8.4 0 8.4S-7 2-6.4-5Z', '#D79C6C'),
      fill('M-9-9H9L7-3.2H-7Z', '#15100E'),
      line('M-9.8-7.4H9.8', '#F2C452', 2.2),
      ink('M-1.7-7.4C-2-11-1.4-13.4 0-14.4 1.4-13.4 2-11 1.7-7.4Z', '#F2C452'),
      ...eyes(0),
      line('M-5.6-.2H-1.2M5.6-.2H1.2M-5-2.2H-1.4M5-2.2H1.4', INK, 0.9),
      line('M-1.7 5.4H1.7', '#B3261E', 1.7),
    ],
  },
};
