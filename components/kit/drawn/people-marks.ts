import { COLOURS, SIGILS, type Colour, type Sigil } from '@/engine/core/guise';
import type { Leaning } from '@/engine/core/nature';
import type { Drawn } from '../drawing/catalogue';
import { cutOff, disc, fill, group, inked, line, oval, path, type Mark } from '../drawing/marks';
import { LEANING_BOX, MEDALLION_BOX } from '../medallion-boxes';
import { PORTRAITS, type Portrait } from '../portraits';
import { SHAPES } from '../shapes';
import { LIKENESSES } from './portrait-marks';

const INK = '#1C1006';
const MARK = '#F6DC92';

/** Emblems around 0, 0 within a radius of 9: no sign of an alchemist, for those stand for matter in the games. */
const SIGNS: Readonly<Record<Sigil, readonly Mark[]>> = {
  sun: [
    fill(
      'M0 -9L2.1 -5.2L6.4 -6.4L5.2 -2.1L9 0L5.2 2.1L6.4 6.4L2.1 5.2L0 9L-2.1 5.2L-6.4 6.4L-5.2 2.1L-9 0L-5.2 -2.1L-6.4 -6.4L-2.1 -5.2Z',
      INK,
    ),
    disc(0, 0, 3.4, 'none', { stroke: MARK, strokeWidth: 1 }),
  ],
  moon: [fill('M-8.2-4.4A8.6 8.6 0 1 0 8.2-4.4 8.4 8.4 0 0 1-8.2-4.4Z', INK)],
  mercury: [
    fill(
      'M-1-2C-3-7-7-8.6-9.4-8.6-9.4-6.4-8.6-5-7.4-4.4-8-2.4-6.8-1.2-5.6-.8-5.8 .8-4.4 2-3 2-2 2-1 1-1 0ZM1-2C3-7 7-8.6 9.4-8.6 9.4-6.4 8.6-5 7.4-4.4 8-2.4 6.8-1.2 5.6-.8 5.8 .8 4.4 2 3 2 2 2 1 1 1 0Z',
      INK,
    ),
    line('M0-4V8', INK, 2),
    disc(0, -6, 2, INK),
  ],
  venus: [
    fill(
      'M0 -8.5a3.6 3.6 0 1 1-.1 0ZM4.7 -5.1a3.6 3.6 0 1 1-.1 0ZM2.9 0.4a3.6 3.6 0 1 1-.1 0ZM-2.9 0.4a3.6 3.6 0 1 1-.1 0ZM-4.7 -5.1a3.6 3.6 0 1 1-.1 0Z',
      INK,
    ),
    disc(0, 0, 2.5, MARK),
  ],
  mars: [
    fill(
      'M-9-5.4H8.6C8.4-2.4 5.6-1.2 3.4-1 2.2 0 2.2 2 3.4 3.4H6.6V6.8H-6.6V3.4H-3.4C-2.2 2-2.2 0-3.4-1-6.6-1-9-2.6-9-5.4Z',
      INK,
    ),
  ],
  jupiter: [fill('M2.4-9.4L-6.4 1.4H-1L-3.4 9.4 6.4-2.4H1L5-9.4Z', INK)],
  saturn: [
    group('rotate(-24)', [
      disc(0, 0, 5.2, INK),
      oval(0, 0, 9.2, 3, 'none', { stroke: INK, strokeWidth: 1.8 }),
      line('M-4.9 2.3Q0 3.8 4.9 2.3', MARK, 1),
    ]),
  ],
  antimony: [
    fill('M-8.4-9L-3.4-5.6C-1-6.4 1-6.4 3.4-5.6L8.4-9 7.8-1 4.8 3.2 2 8.8H-2L-4.8 3.2-7.8-1Z', INK),
    fill('M-5-1.8L-1.8 .2-4 .8ZM5-1.8L1.8 .2 4 .8ZM-1.4 5.6H1.4L0 7.4Z', MARK),
  ],
};

/** A triangle and a drop have their room lower down. */
const SIGN_PLACE: Partial<Readonly<Record<Colour, string>>> = {
  vermilion: 'translate(0 3) scale(.8)',
  yellow: 'translate(0 2.4) scale(.92)',
  blue: 'translate(0 -.4)',
};

/** What stands on the small shield of a bot that has a leaning, around 0, 0 within a radius of 6. */
const LEANINGS: Readonly<Record<Leaning, string>> = {
  bold: 'M.4-5.4C.8-2.6 4-1.4 4 1.8A4 3.6 0 0 1-4 1.8C-4 0-2.6-.9-2.2-2.7-1.3-1.8-.9-1.3-.9-.4 .4-1.8 .9-3.6 .4-5.4Z',
  careful: 'M-4-4Q-1.8-4 0-5.4 1.8-4 4-4V.4Q3.6 3.6 0 5.4-3.6 3.6-4 .4Z',
  spiteful: 'M0-6L1.4-3.6V1.6H-1.4V-3.6ZM-3.6 1.6H3.6M0 1.6V5',
};

function medallion(colour: Colour, sigil: Sigil): readonly Mark[] {
  return [
    disc(1, 2.6, 22, '#000000', { fillOpacity: 0.4 }),
    disc(0, 0, 22, '@brass', { stroke: '#2A1806', strokeWidth: 1.4 }),
    disc(0, 0, 18.6, '#20140A', { stroke: '#2A1806', strokeWidth: 1.2 }),
    inked(SHAPES[colour], `@enamel-${colour}`, '#120A04', 1.6),
    line('M-20-4A20.4 20.4 0 0 1-4-20', '#FFF8D8', 1.4, { strokeOpacity: 0.9 }),
    group(SIGN_PLACE[colour] ?? '', SIGNS[sigil]),
  ];
}

const FACE = 'M0-16.2A16.2 16.2 0 1 1-.1-16.2Z';

/** A face in a ring of its seat's hue, with the shape that goes with it. */
function portrait(colour: Colour, of: Portrait): readonly Mark[] {
  const { ground, marks } = LIKENESSES[of];
  return [
    disc(1, 2.6, 22, '#000000', { fillOpacity: 0.4 }),
    disc(0, 0, 22, '@brass', { stroke: '#2A1806', strokeWidth: 1.4 }),
    disc(0, 0, 18.4, ground, { stroke: '#120A04', strokeWidth: 5.6 }),
    disc(0, 0, 18.4, 'none', { stroke: `@enamel-${colour}`, strokeWidth: 4 }),
    cutOff(FACE, [disc(0, 0, 16.2, ground), ...marks]),
    line('M-20-4A20.4 20.4 0 0 1-4-20', '#FFF8D8', 1.2, { strokeOpacity: 0.8 }),
    group('translate(-14.6 15) scale(.46)', [
      path(SHAPES[colour], { fill: '#120A04', stroke: '#120A04', strokeWidth: 8, strokeLinejoin: 'round' }),
      path(SHAPES[colour], { fill: `@enamel-${colour}`, stroke: '#FFF8D8', strokeWidth: 2.4 }),
    ]),
  ];
}

function leaning(temper: Leaning): readonly Mark[] {
  return [
    group('translate(15 16)', [
      disc(0, 0, 8.6, '#20140A', { stroke: '@brass', strokeWidth: 1.6 }),
      line(LEANINGS[temper], MARK, 1.2, { fill: MARK }),
    ]),
  ];
}

function chip(colour: Colour): readonly Mark[] {
  return [
    group('translate(1 2)', [fill(SHAPES[colour], '#000000', 0.35)]),
    path(SHAPES[colour], { fill: `@enamel-${colour}`, stroke: INK, strokeWidth: 2 }),
  ];
}

const TEMPERS: readonly Leaning[] = ['bold', 'careful', 'spiteful'];

export const PEOPLE: Readonly<Record<string, Drawn>> = Object.fromEntries([
  ...COLOURS.flatMap((colour) =>
    SIGILS.map((sigil) => [
      `medallion-${colour}-${sigil}`,
      { layers: [medallion(colour, sigil)], box: MEDALLION_BOX, width: 56 },
    ]),
  ),
  ...PORTRAITS.flatMap((of) =>
    COLOURS.map((colour) => [
      `portrait-${colour}-${of}`,
      { layers: [portrait(colour, of)], box: MEDALLION_BOX, width: 56 },
    ]),
  ),
  ...TEMPERS.map((temper) => [
    `leaning-${temper}`,
    { layers: [leaning(temper)], box: LEANING_BOX, width: 24 },
  ]),
  ...COLOURS.map((colour) => [
    `chip-${colour}`,
    { layers: [chip(colour)], box: [-18, -18, 37, 38], width: 20 },
  ]),
]);
