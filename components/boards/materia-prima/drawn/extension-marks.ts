import { box, group, type Mark } from '@/components/kit/drawing/marks';
import { cast, glow, INK, edged, shape, sheen, slab, stroke } from '../art/hand';
import { icon } from './icons';
import type { Basic, Extension } from '@/engine/games/materia-prima/data';
import { keeper } from '@/components/kit/drawing/once';
import type { Theme } from '../art/paints';
import { tokenMarks } from './token-marks';

const put = (x: number, y: number, scale: number, marks: readonly Mark[]): Mark =>
  group(`translate(${x} ${y}) scale(${scale})`, marks);

const PLUS = 'M-5 0H5M0-5V5';

/** A spout over the element that it gives. */
function producer(element: Basic): readonly Mark[] {
  return [
    glow(-8, 0, 24, 'gold', 0.4),
    put(-9, 1, 1.5, tokenMarks(element)),
    group('translate(20 0)', [stroke(PLUS, INK, 6.4), stroke(PLUS, '#8be8cb', 3.4)]),
  ];
}

/** Two that stand for each other. */
function pair([one, other]: readonly [Basic, Basic]): readonly Mark[] {
  const equals = 'M-5-3H5M-5 3H5';
  return [
    put(-20, 0, 1.25, tokenMarks(one)),
    put(20, 0, 1.25, tokenMarks(other)),
    stroke(equals, INK, 6),
    stroke(equals, '#ffe9a6', 2.8),
  ];
}

const HORSESHOE = 'M-11 13C-18-2-12-16 0-16 12-16 18-2 11 13';

const SECOND_STILL: readonly Mark[] = [
  shape('M-16 14C-22 2-14-6-10-8V-14H0V-8C6-5 10 2 6 14Z', '@copper', 2),
  sheen('M-15 10C-17 2-12-3-9-5-10 2-10 8-9 12Z', '#fff', 0.5),
  ...edged('M-5-16C4-22 16-16 18-2', '#d17f47', 2.8, 5.6),
  shape('M14-2H24L27 12C24 16 14 16 11 12Z', '@jar', 1.8),
  shape('M12 8H26L27 12C24 16 14 16 11 12Z', '@gold', 1),
];

const STABLES: readonly Mark[] = [
  stroke(HORSESHOE, INK, 12),
  stroke(HORSESHOE, '#aab4c0', 7.6),
  stroke('M-9-8C-6-12-3-13.4 1-13.6', '#fff', 2, 0.8),
  stroke('M-12.4 4h.1M-12.4-4h.1M-8-10h.1M8-10h.1M12.4-4h.1M12.4 4h.1', INK, 2.8),
];

const READING_ROOM: readonly Mark[] = [
  group('scale(1.5)', icon('book', INK)),
  group('translate(-.6 -1) scale(1.4)', icon('book', '#f3e3bd')),
  stroke(
    'M-12-7C-9-8-6-7.6-3.6-6.4M-12-1C-9-2-6-1.6-3.6-.4M3.6-6.4C6-7.6 9-8 12-7M3.6-.4C6-1.6 9-2 12-1',
    '#8a5a20',
    1.6,
  ),
];

/** What an extension does, within 34 to each side and 18 up and down. */
const POWERS: Readonly<Record<Extension, readonly Mark[]>> = {
  'spring-house': producer('water'),
  'clay-pit': producer('earth'),
  'wind-catcher': producer('air'),
  'fire-basket': producer('fire'),
  bloomery: producer('iron'),
  'silt-basin': pair(['water', 'earth']),
  'dust-mill': pair(['earth', 'air']),
  'great-bellows': pair(['air', 'fire']),
  'slag-furnace': pair(['fire', 'iron']),
  'second-still': SECOND_STILL,
  stables: STABLES,
  'reading-room': READING_ROOM,
};

const keep = keeper<readonly Mark[]>();

/** A plaque round 0, 0: 80 wide, 56 high. */
export function extensionMarks(extension: Extension): readonly Mark[] {
  return keep(extension, () => [
    cast(slab(-40, -28, 80, 56, 9), 1, 3),
    box([-40, -28, 80, 56, 9], '@brass', { stroke: '#2b1806', strokeWidth: 1.4 }),
    box([-35.5, -23.5, 71, 47, 6], '#20160e', { stroke: '#120a04', strokeWidth: 1.2 }),
    stroke('M-33-20V-17M-33-21H-24', '#fff6d0', 1.4, 0.5),
    ...POWERS[extension],
    stroke('M-31-25.8H31', '#fffbe0', 1, 0.7),
  ]);
}

/** A place for one that is not built yet. */
export function extensionPlace(theme: Theme): readonly Mark[] {
  const line = theme === 'dark' ? '#c9a35a' : '#7a5a30';
  return [
    box([-39, -27, 78, 54, 8], '@recess', {
      fillOpacity: 0.6,
      stroke: line,
      strokeWidth: 1.6,
      strokeDasharray: '5 4',
    }),
    group('translate(0 1)', icon('lock', line)),
  ];
}
