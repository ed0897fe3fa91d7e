import type { Drawn } from '@/components/kit/drawing/catalogue';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { ring } from '@/components/kit/drawing/geometry';
import { cutOff, disc, fill, group, type Mark } from '@/components/kit/drawing/marks';
import { COLOURS, type Colour } from '@/engine/core/guise';
import { HOMUNCULI } from '@/engine/games/materia-prima/cards';
import { ALCHEMISTS } from '@/engine/games/materia-prima/data';
import type { FigureId } from '@/engine/games/materia-prima/state';

import { glow, INK, stroke } from '../art/hand';
import { BUST, cardBox, PORTRAIT_FEET, SKULL_BOX } from '../art/standing';
import type { Clad } from './dress';
import { cladFigure, cladSkull, silhouetteMarks } from './figure-art';
import { plinthMarks, sigilMarks, towerMarks } from './owner-marks';

type Entry = readonly [name: string, drawn: Drawn];

/** How wide a unit is shown where figures are largest; what they wear is soft, and a skull side is seldom up. */
const SHARE = 0.5;
const DRESS_SHARE = 0.45;
const SKULL_SHARE = 0.4;

/** Below this a figure is drawn without its fine marks, if it has any. */
const SMALL_SHARE = 0.24;

const entry = (name: string, box: ViewBox, marks: readonly Mark[], share = SHARE): Entry => [
  name,
  {
    layers: [marks],
    box,
    width: Math.round(box[2] * share),
  },
];

/** The same, with a look for where it is small. */
function alsoSmall([name, drawn]: Entry): Entry {
  const hasFine = JSON.stringify(drawn.layers).includes('"isFine":true');
  return hasFine ? [name, { ...drawn, small: Math.round(drawn.box[2] * SMALL_SHARE) }] : [name, drawn];
}

/** What somebody wears, in each colour. */
function dressEntries(name: string, { dress, box }: Clad, share: number): readonly Entry[] {
  return box ? COLOURS.map((colour) => entry(`${name}-${colour}`, box, dress(colour), share)) : [];
}

const everybody: readonly FigureId[] = [...ALCHEMISTS, ...HOMUNCULI];

const figures = everybody.flatMap((figure) => {
  const clad = cladFigure(figure);
  return [
    alsoSmall(entry(`figure-${figure}`, cardBox(figure), clad.bare)),
    ...dressEntries(`dress-${figure}`, clad, DRESS_SHARE).map(alsoSmall),
    entry(`shade-${figure}`, cardBox(figure), silhouetteMarks(figure, '#ffe9a6'), 0.3),
  ];
});

const skulls = ALCHEMISTS.flatMap((figure) => {
  const clad = cladSkull(figure);
  return [
    entry(`skull-${figure}`, SKULL_BOX, clad.bare, SKULL_SHARE),
    ...dressEntries(`skull-dress-${figure}`, clad, SKULL_SHARE),
  ];
});

const ROUND = ring(0, 0, BUST.radius);

const BUST_RING: readonly Mark[] = [stroke(ROUND, INK, 6.4), stroke(ROUND, '@brass', 4.4)];

/** The ground of a portrait; its ring lies over whoever looks out. */
const bustGround = (colour: Colour): readonly Mark[] => [
  disc(1, 2, 36.4, '#000', { fillOpacity: 0.5 }),
  fill(ROUND, `@cloth-deep-${colour}`),
  fill(ROUND, '#000', 0.35),
  cutOff(ROUND, [glow(-10, -14, 31, 'gold', 0.5)]),
];

/** Face and shoulders of an alchemist in a ring: small, and seen everywhere. */
const portraits = ALCHEMISTS.flatMap((figure) =>
  COLOURS.flatMap((colour) =>
    [false, true].map((isSkull) => {
      const { bare, dress } = isSkull ? cladSkull(figure) : cladFigure(figure);
      const body = group(`translate(0 ${PORTRAIT_FEET})`, [...bare, ...dress(colour)]);
      return entry(
        `portrait-${isSkull ? 'skull-' : ''}${figure}-${colour}`,
        BUST.box,
        [...bustGround(colour), cutOff(ROUND, [body]), ...BUST_RING],
        DRESS_SHARE,
      );
    }),
  ),
);

const owners = COLOURS.flatMap((colour) => [
  entry(`plinth-${colour}`, [-62, -36, 134, 92], plinthMarks(colour)),
  entry(`tower-${colour}`, [-54, -154, 118, 186], towerMarks(colour), 0.7),
  entry(`sigil-${colour}`, [-18, -18, 37, 37], sigilMarks(colour), 0.8),
  entry(`bust-${colour}`, BUST.box, bustGround(colour)),
]);

/** Whoever stands on the table, and whose he is. */
export const FIGURE_PRINTS: Readonly<Record<string, Drawn>> = Object.fromEntries([
  ...figures,
  ...skulls,
  ...owners,
  ...portraits,
  entry('bust-ring', BUST.box, BUST_RING),
  entry(
    'standee-light',
    [-90, -60, 180, 128],
    [group('translate(0 4) scale(1 .66)', [glow(0, 0, 88, 'blue')])],
  ),
]);
