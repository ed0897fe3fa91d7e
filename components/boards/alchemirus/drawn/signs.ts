import { disc, line, path, type Mark } from '@/components/kit/drawing/marks';
import type { Card, FieldAction } from '@/engine/games/alchemirus/data';
import { once } from '@/components/kit/drawing/once';

/** The alchemical sign of each kind, in strokes within a radius of 12: never a picture alone. */
export const SIGNS: Readonly<Record<Card, string>> = {
  horten: 'M0 9L-9-7H9ZM-12 2H12',
  metalle: 'M-3 9a6.5 6.5 0 1 1 .01 0zM2-2L10-10M4-10H10V-4',
  pergula: 'M-6-12a6 5 0 0 0 12 0M0-7a5 5 0 1 1-.01 0zM0 3V12M-5 8H5',
  alembic: 'M0 9L-10-8H10Z',
  fornax: 'M0-10L10 7H-10Z',
  domo: 'M0-10L10 7H-10ZM-12-1H12',
  taberna: 'M-10 8H10M-10 3H-4C-10-3-6-10 0-10S10-3 4 3H10',
  labrium: 'M0-11L8 3H-8ZM0 3V12M-5 8H5',
  donarium: 'M0-9a9 9 0 1 1-.01 0zM0-1.4a1.4 1.4 0 1 1-.01 0z',
  gloria: 'M0-11V11M-9.5-5.5L9.5 5.5M9.5-5.5L-9.5 5.5',
};

type Cut = readonly [d: string, width: number, fill?: number];

/** Engravings of the fields within a radius of 16: strokes, some of them filled. */
const ENGRAVINGS: Readonly<Record<FieldAction, readonly Cut[]>> = {
  build: [
    ['M-13 13L5-5M13 14L4 5', 4.2],
    ['M-1-13L9-14L14-5L9 1L5-5L-2-5ZM-5-2L-13-8L-8-14L-2-6Z', 1.6, 1],
  ],
  harvest: [
    ['M-10 14L-6 8C-18-2-8-16 6-13C-6-10-8 0 0 4C-2 8-5 9-6 8', 1.8, 1],
    ['M11 14C9 4 10-2 12-8M11 6l-4-4M11 6l5-5M11 0l-4-4M12-2l5-4M12-8l-2-5M12-8l4-5', 2.2],
  ],
  transport: [
    ['M-15-6H10L7 6H-12Z', 1.8, 1],
    ['M10-6L16-11', 2.8],
    ['M-11.2 10a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0M-.2 10a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0', 2.6],
    ['M-11-6a4.5 4.5 0 0 1 9 0M-3-6a4 4 0 0 1 8 0', 2.2],
  ],
  spirit: [
    [
      'M0-15C-10-14-11-4-9 2C-8 8-13 10-15 8C-12 15-5 13-3 10C-1 15 5 13 6 15C6 12 5 10 6 8C10 12 14 10 15 6C11 8 9 4 9 0C10-6 9-14 0-15Z',
      1.4,
      1,
    ],
  ],
  transmutation: [
    ['M-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0', 2.4],
    ['M0-14.5L12.5 7.5H-12.5Z', 2.2],
    ['M-6-3.5H6V7.5H-6Z', 1.6],
    ['M-3 2a3 3 0 1 1 6 0a3 3 0 1 1-6 0', 1, 1],
  ],
  sale: [
    ['M0-14V12M-8 13H8M-13-9Q0-14 13-9', 2.6],
    ['M-13-9L-17 2H-9ZM13-9L9 2H17Z', 1.6],
    ['M-17 2H-9Q-10 7-13 7T-17 2ZM9 2H17Q16 7 13 7T9 2Z', 1.4, 1],
  ],
  gifts: [
    ['M-12-3H12V13H-12Z', 2.2, 0.35],
    ['M-14-8H14V-2H-14Z', 1.6, 1],
    ['M0-8V13', 2.6],
    ['M0-8C-10-8-11-16-5-16C-1-16 0-11 0-8C0-11 1-16 5-16C11-16 10-8 0-8', 2.2],
  ],
};

function cut([d, width, filled]: Cut, colour: string): Mark {
  return line(d, colour, width, filled === undefined ? {} : { fill: colour, fillOpacity: filled });
}

const eyes = (colour: string): readonly Mark[] => [line('M-4-5l3 1M4-5l-3 1', colour, 3)];

/** What a field does, engraved in one colour; the ground shows in the Spirit's eyes. */
export function engraving(action: FieldAction, colour: string, ground = '#17101e'): readonly Mark[] {
  const cuts = ENGRAVINGS[action].map((one) => cut(one, colour));
  return action === 'spirit' ? [...cuts, ...eyes(ground)] : cuts;
}

/** A field as a medal of brass, within a radius of 29. */
export const fieldMedal = once((action: FieldAction): readonly Mark[] => [
  disc(2, 4, 29, '#000', { fillOpacity: 0.5 }),
  disc(0, 0, 29, '@brass', { stroke: '#1c0f06', strokeWidth: 1.6 }),
  disc(0, 0, 24, `@field-${action}`, { stroke: '#1c0f06', strokeWidth: 1.6 }),
  { type: 'group', transform: 'translate(1 1.6)', marks: engraving(action, '#170b04') },
  ...engraving(action, '#ffeec2'),
  path('M-21-17A27 27 0 0 1-6-26', {
    fill: 'none',
    stroke: '#fff8dc',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
  }),
]);
