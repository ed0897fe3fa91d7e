import { COLOURS, SIGILS, type Colour, type Sigil } from '@/engine/core/guise';
import type { Leaning } from '@/engine/core/nature';
import type { Drawn } from '../drawing/catalogue';
import { disc, fill, group, inked, line, path, type Mark } from '../drawing/marks';
import { LEANING_BOX, MEDALLION_BOX } from '../medallion-boxes';
import { SHAPES } from '../shapes';

/** Strokes around 0, 0 within a radius of 9. */
const SIGNS: Readonly<Record<Sigil, string>> = {
  sun: 'M0-6A6 6 0 1 1-.1-6ZM0-.8A.8 .8 0 1 1-.1-.8Z',
  moon: 'M3-6.4A6.6 6.6 0 1 0 3 6.4 5 5 0 0 1 3-6.4Z',
  mercury: 'M-4-8a4 3 0 0 0 8 0M0-5.2A3.8 3.8 0 1 1-.1-5.2ZM0 2.4V9M-3.4 5.8H3.4',
  venus: 'M0-7.4A4.4 4.4 0 1 1-.1-7.4ZM0 1.4V8M-3.6 5H3.6',
  mars: 'M-1.4-2.8A4.4 4.4 0 1 1-1.5-2.8ZM2-2L6.6-6.6M2.6-6.6H6.6V-2.6',
  jupiter: 'M-6-4.6C-5-8.4 1-8.2 .6-3.8 .4-.6-3 2-6 3.4H6.4M3.6-7V8',
  saturn: 'M-2.6-8V8M-5.4-5H.6M-2.6-.6C-1-4 5-3.6 4.6 .6 4.4 3.4 1.4 4 2.4 6.6 3 7.8 4.8 7.6 5.4 6.2',
  antimony: 'M0-1.4A4.6 4.6 0 1 1-.1-1.4ZM0-1.6V-8.6M-3.6-5.2H3.6',
};

const INK = '#1C1006';
const MARK = '#F6DC92';

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
    group(SIGN_PLACE[colour] ?? '', [line(SIGNS[sigil], INK, 2.1)]),
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
  ...TEMPERS.map((temper) => [
    `leaning-${temper}`,
    { layers: [leaning(temper)], box: LEANING_BOX, width: 24 },
  ]),
  ...COLOURS.map((colour) => [
    `chip-${colour}`,
    { layers: [chip(colour)], box: [-18, -18, 37, 38], width: 20 },
  ]),
]);
