import type { Drawn } from '@/components/kit/drawing/catalogue';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { times } from '@/components/kit/drawing/geometry';
import { group, type Mark } from '@/components/kit/drawing/marks';
import { CAULDRONS, POTIONS, ROLES, SPELLS } from '@/engine/games/witchs-brew/data';
import { isShelf } from '@/engine/games/witchs-brew/queries/stacks';
import {
  BACK_MARGIN,
  CARD_BOX,
  CARD_MARGIN,
  grown,
  MINI_BOX,
  PLACE_BOX,
  ROLE_BOX,
  ROLE_MARGIN,
  TRAY_PLACE_BOX,
} from '../art/boxes';
import { plateWidth } from '../art/spots';
import { BACK } from './back-marks';
import { place } from './board-marks';
import {
  brew,
  bubblesOf,
  fire,
  flicker,
  hotGlow,
  potBack,
  potFront,
  recipePlate,
  shimmer,
  STEAM,
  stillPot,
} from './cauldron-marks';
import { FREE, PLUS } from './furniture-marks';
import { PAGE_BACK, pageOf, PIN } from './page-marks';
import { POTION_BACK, potionFace } from './potion-marks';
import { faceOf, ground, miniOf } from './role-marks';
import { PEG } from './scene-marks';

type Named = readonly [name: string, drawn: Drawn];

const drawn = (box: ViewBox, width: number, ...layers: readonly (readonly Mark[])[]): Drawn => ({
  layers,
  box,
  width,
});

/** A card that is shown so wide, with the margins round it. */
const card = (box: ViewBox, margin: number, width: number, marks: readonly Mark[]): Drawn =>
  drawn(grown(box, margin), Math.round((width * (box[2] + 2 * margin)) / box[2]), marks);
const role = (box: ViewBox, width: number, marks: readonly Mark[]) => card(box, ROLE_MARGIN, width, marks);
const page = (width: number, marks: readonly Mark[]) => card(CARD_BOX, CARD_MARGIN, width, marks);

/** The same without what cannot be seen where it is only so wide. */
const orSmall = (whole: Drawn, small: Drawn): Drawn => ({ ...whole, small: small.width });
const coarse = (marks: readonly Mark[]): readonly Mark[] => [{ type: 'group', isSmall: true, marks }];

const roles = ROLES.flatMap((name): readonly Named[] => [
  [`role-${name}`, orSmall(role(ROLE_BOX, 102, faceOf(name)), role(ROLE_BOX, 80, []))],
  [`mini-${name}`, role(MINI_BOX, 74, coarse(miniOf(name)))],
]);

/** Under a card. */
const grounds: readonly Named[] = [
  ['role-shade', role(ROLE_BOX, 70, ground(ROLE_BOX, false))],
  ['role-light', role(ROLE_BOX, 70, ground(ROLE_BOX, true))],
  ['mini-shade', role(MINI_BOX, 60, ground(MINI_BOX, false))],
  ['mini-light', role(MINI_BOX, 60, ground(MINI_BOX, true))],
];

/** What is of one stack and worth the same looks the same. */
const potions = POTIONS.map((potion): Named => [
  `potion-${potion.stack}-${potion.points}`,
  page(74, potionFace(potion)),
]);

/** How far a peg stands out above the margin of a card. */
const PEG_ABOVE = 8;

/** On the line above the cauldrons, with a peg; narrower than anywhere else. */
const hung = POTIONS.filter(({ stack }) => !isShelf(stack)).map((potion): Named => {
  const [x, y, width, height] = grown(CARD_BOX, CARD_MARGIN);
  const peg = group('translate(0 -71.6) scale(1.64)', PEG);
  return [
    `hung-${potion.stack}-${potion.points}`,
    drawn([x, y - PEG_ABOVE, width, height + PEG_ABOVE], 42, coarse(potionFace(potion)), [peg]),
  ];
});

const pages: readonly Named[] = [
  ...SPELLS.map((spell): Named => [`page-${spell}`, page(92, pageOf(spell))]),
  ['page-back', page(60, PAGE_BACK)],
  ['pin', drawn([-7, -74, 14, 14], 20, PIN)],
];

const backs: readonly Named[] = [
  ['role-back', orSmall(card(ROLE_BOX, BACK_MARGIN, 104, BACK), card(ROLE_BOX, BACK_MARGIN, 60, []))],
  ['potion-back', page(74, POTION_BACK)],
];

const places: readonly Named[] = [
  ['place', { layers: (theme) => [place(theme, false)], box: PLACE_BOX, width: 110 }],
  ['place-passed', { layers: (theme) => [place(theme, true)], box: PLACE_BOX, width: 110 }],
  ['tray-place', drawn(TRAY_PLACE_BOX, 62, FREE)],
  ['tray-place-next', drawn(TRAY_PLACE_BOX, 62, FREE, PLUS)],
];

/** Of the space of a cauldron, what is drawn of each part; a tablet shows it twice as large, with fewer pixels a point. */
const UNIT = 1.05;
const part = (box: ViewBox, ...layers: readonly (readonly Mark[])[]): Drawn =>
  drawn(box, Math.round(box[2] * UNIT), ...layers);
/** Light has no edges to be sharp. */
const soft: typeof part = (box, ...layers) => drawn(box, Math.round(box[2] * UNIT * 0.7), ...layers);
const finer = (whole: Drawn): Drawn => ({ ...whole, small: Math.round(whole.width * 0.37) });

const FIRE: ViewBox = [-70, 24, 140, 62];
const BACK_PART: ViewBox = [-76, -34, 152, 110];
const FRONT: ViewBox = [-76, -34, 152, 98];
const BREW: ViewBox = [-54, -26, 108, 24];
const OVER_BREW: ViewBox = [-54, -68, 108, 68];

/** Bubbles that rise together. */
const BUBBLES = [
  [0, 4],
  [1, 3, 6],
  [2, 5],
] as const;

const pots = CAULDRONS.flatMap((cauldron): readonly Named[] => {
  const bubbles = bubblesOf(cauldron);
  const some = (...indices: readonly number[]) => indices.flatMap((index) => bubbles[index] ?? []);
  return [
    [`fire-${cauldron}`, part(FIRE, fire(cauldron))],
    [`flicker-${cauldron}`, part(FIRE, flicker(cauldron))],
    [`hot-${cauldron}`, drawn([-90, -76, 180, 156], 90, hotGlow(cauldron))],
    [`pot-back-${cauldron}`, finer(part(BACK_PART, potBack(cauldron)))],
    [`pot-front-${cauldron}`, finer(part(FRONT, potFront(cauldron)))],
    [`brew-${cauldron}`, part(BREW, brew(cauldron))],
    [`calm-${cauldron}`, soft(OVER_BREW, shimmer(cauldron), some(0, 1, 2))],
    [`steam-${cauldron}`, soft(OVER_BREW, shimmer(cauldron), STEAM)],
    ...BUBBLES.map((shown, index): Named => [
      `bubbles-${cauldron}-${index}`,
      part(OVER_BREW, some(...shown)),
    ]),
    [`pot-sign-${cauldron}`, drawn([-74, -66, 148, 140], 44, coarse(stillPot(cauldron)))],
  ];
});

const plates = times(5, (index): Named => {
  const [count, width] = [index + 1, plateWidth(index + 1)];
  return [`recipe-${count}`, part([-width / 2 - 2, -16, width + 4, 32], recipePlate(count))];
});

/** Cards, cauldrons, and the places where cards lie. */
export const LARGE_PRINTS: Readonly<Record<string, Drawn>> = Object.fromEntries([
  ...roles,
  ...grounds,
  ...potions,
  ...hung,
  ...pages,
  ...backs,
  ...places,
  ...pots,
  ...plates,
]);
