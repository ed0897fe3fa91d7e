import { INGREDIENTS, type Ingredient } from '@/engine/games/kazaam/data';
import { TILES, type Tile } from '@/engine/games/kazaam/tiles';
import type { Drawn } from '@/components/kit/drawing/catalogue';
import { disc, group, inked, line, oval, path, type Mark } from '@/components/kit/drawing/marks';
import { INGREDIENT_HUES } from '../art/glass';
import { SIGN_BOX, SIGN_SCALE, SIGN_X, SPINE, symbolHeights } from '../art/spine-places';

const INK = '#1c1006';
/** Leather in the shade. */
const HOLLOW = '#2a140a';

/** The outline of each ingredient's sign, about its middle: told apart without colour. */
const SIGN_OUTLINES: Readonly<Record<Ingredient, string>> = {
  mercury: 'M0-20A20 20 0 1 1-.1-20Z',
  sulphur: 'M0-22Q3-22 5-18L22 13Q24 19 18 19H-18Q-24 19-22 13L-5-18Q-3-22 0-22Z',
  mandrake: 'M-12-19H12Q19-19 19-12V12Q19 19 12 19H-12Q-19 19-19 12V-12Q-19-19-12-19Z',
  'unicorn-horn':
    'M0-23Q3-23 5-20L21-3Q23 0 21 3L5 20Q3 23 0 23-3 23-5 20L-21 3Q-23 0-21-3L-5-20Q-3-23 0-23Z',
  'dragon-blood': 'M0-25C6-13 19-5 19 6A19 18 0 0 1-19 6C-19-5-6-13 0-25Z',
  'phoenix-feather':
    'M-11-20H11Q13-20 14-18L23-2Q24 0 23 2L14 18Q13 20 11 20H-11Q-13 20-14 18L-23 2Q-24 0-23-2L-14-18Q-13-20-11-20Z',
};

const signsIn = (ink: string): Readonly<Record<Ingredient, readonly Mark[]>> => ({
  mercury: [
    line('M-6.5-14a6.5 5 0 0 0 13 0', ink, 3.1),
    disc(0, -2.6, 6.3, 'none', { stroke: ink, strokeWidth: 3.1, strokeLinecap: 'round' }),
    line('M0 3.8V14M-5 9.2H5', ink, 3.1),
  ],
  sulphur: [line('M0-12L8.4 2.6H-8.4Z', ink, 3.1), line('M0 3V15M-6 9H6', ink, 3.1)],
  mandrake: [
    inked(
      'M0-5C-3-9-9-9-13-15-5-17-2-12 0-8-1-13 0-16 0-18 3-15 2-12 1-8 3-13 7-16 13-14 9-9 4-9 1-5Z',
      '#eaffd0',
      ink,
      1.8,
    ),
    inked(
      'M-6-4Q0-7 6-4C8 0 12-1 14 2 11 4 8 3 7 4 7 8 8 11 11 16 6 15 3 12 0 8-3 12-6 15-11 16-8 11-7 8-7 4-8 3-11 4-14 2-12-1-8 0-6-4Z',
      '#f7e3b0',
      ink,
      2,
    ),
    disc(-2.6, 0, 1.3, ink),
    disc(2.8, 0, 1.3, ink),
  ],
  'unicorn-horn': [
    inked('M11-14L3 12Q-3 15-8 9Z', '#fffdf4', ink, 2.4),
    line('M-6 4Q0 6 4.5 6M-2-.8Q2 1 6.4 .8M2-5.4Q5-4 8-4.6M-7 8Q-2 11 3 11', ink, 1.9),
  ],
  'dragon-blood': [inked('M-13 5Q0-9 13 5 0 17-13 5Z', '#ffe9a8', ink, 2.4), oval(0, 4.6, 2.6, 6.4, ink)],
  'phoenix-feather': [
    inked('M-11 15C-9 4-4-10 11-15 14-4 7 8-5 10', '#fff3d0', ink, 2.2),
    line('M-12 16C-6 5 0-3 7-10', ink, 2),
    line('M-3 2L-5-5M1-3L0-10M-1 1L7 1M3-4L10-5', ink, 1.7),
  ],
});

const SIGNS = signsIn(INK);

function signMarks(ingredient: Ingredient): readonly Mark[] {
  const outline = SIGN_OUTLINES[ingredient];
  return [
    path(outline, { fill: '#000', fillOpacity: 0.45, transform: 'translate(1.6 2.8)' }),
    inked(outline, `@sign-${ingredient}`, INK, 2.6),
    line(outline, '#fff', 1.6, { strokeOpacity: 0.45, transform: 'scale(.86)' }),
    ...SIGNS[ingredient],
  ];
}

/** In the place of a sign that cannot be paid: its outline in its own hue, hollow. */
function ghostMarks(ingredient: Ingredient): readonly Mark[] {
  const [light] = INGREDIENT_HUES[ingredient];
  return [
    inked(SIGN_OUTLINES[ingredient], HOLLOW, HOLLOW, 5),
    line(SIGN_OUTLINES[ingredient], light, 3.4, { strokeDasharray: '6 4.4', strokeLinecap: 'butt' }),
    { ...group('scale(.84)', signsIn(light)[ingredient]), opacity: 0.78 },
  ];
}

/** What a tile costs, at its places on the spine. */
function costMarks(symbols: readonly Ingredient[]): readonly Mark[] {
  const heights = symbolHeights(symbols.length);
  return symbols.map((symbol, index) =>
    group(`translate(${SIGN_X} ${heights[index] ?? 0}) scale(${SIGN_SCALE})`, signMarks(symbol)),
  );
}

const cost = ({ homunculus, place, symbols }: Tile): readonly [string, Drawn] => [
  `cost-${homunculus}-${place}`,
  { layers: [costMarks(symbols)], box: [0, 0, SPINE, 204], width: 19, isOfMany: true },
];

export const SYMBOLS: Readonly<Record<string, Drawn>> = {
  ...Object.fromEntries(
    INGREDIENTS.flatMap((ingredient): readonly (readonly [string, Drawn])[] => [
      [`sign-${ingredient}`, { layers: [signMarks(ingredient)], box: SIGN_BOX, width: 32 }],
      [`ghost-${ingredient}`, { layers: [ghostMarks(ingredient)], box: SIGN_BOX, width: 18 }],
    ]),
  ),
  ...Object.fromEntries(TILES.map(cost)),
};
