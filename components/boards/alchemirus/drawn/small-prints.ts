import { COLOURS } from '@/engine/core/guise';
import type { Catalogue, Drawn } from '@/components/kit/drawing/catalogue';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { times } from '@/components/kit/drawing/geometry';
import type { Mark } from '@/components/kit/drawing/marks';
import { COLOURS_OF, ON_BRASS } from '@/components/kit/tokens';
import { FIELDS, GOODS } from '@/engine/games/alchemirus/data';
import {
  CARD_SIGN_BOX,
  CRATE_BOX,
  DUST_BOX,
  DUST_MARGIN,
  HOUSE_SIGN_BOX,
  ICON_BOX,
  LAUREL_BOX,
  LYING_BOX,
  LYING_MARGIN,
  MEDALLION_BOX,
  OBJECT_BOX,
  OBJECT_MARGIN,
  PAWN_BOX,
  PAWN_LIGHT_BOX,
  PAWN_MARGIN,
  SEAL_BOX,
  SPIRIT_BOX,
  SPIRIT_MARGIN,
  SQUARE,
  STUD_BOX,
  TICK_BOX,
  withMargin,
  WREATH_MARGIN,
} from '../art/small-plan';
import { EMPTY_PLACE, leftBehind, LYING, OBJECTS, TARGET_PLACE } from './good-marks';
import { glow } from './hand';
import { burst, DUST, TRIUMPH } from './moment-marks';
import { HEADS, pawnMarks } from './pawn-marks';
import { engraving, fieldMedal } from './signs';
import { EYES, SPIRIT } from './spirit-marks';
import { STUDS } from './stud-marks';
import { CARD_SIGN, costSeal, CRATE, FAME_TOKEN, house, laurel, LAUREL_FIELD, WAX_TICK } from './token-marks';

type Entries = readonly (readonly [name: string, drawing: Drawn])[];

const still = (marks: readonly Mark[], box: ViewBox, width: number): Drawn => ({
  layers: [marks],
  box,
  width,
});

const LAUREL_INK = { dark: '#ffdc6a', light: '#9a6a06' } as const;
/** On a price that is taken, or only offered. */
const LAURELS = { taken: '#5a3600', offered: '#a8822c' } as const;

const ACTIONS = [...new Set(FIELDS)];

const TOKENS: Catalogue['drawn'] = {
  laurel: { layers: (theme) => [laurel(LAUREL_INK[theme])], box: LAUREL_BOX, width: 48 },
  'laurel-filled': {
    layers: (theme) => [laurel(LAUREL_INK[theme]), [LAUREL_FIELD]],
    box: LAUREL_BOX,
    width: 48,
  },
  ...Object.fromEntries(
    Object.entries(LAURELS).map(([name, ink]) => [`laurel-${name}`, still(laurel(ink), LAUREL_BOX, 40)]),
  ),
  'fame-token': still(FAME_TOKEN, LAUREL_BOX, 80),
  'card-sign': still(CARD_SIGN, CARD_SIGN_BOX, 26),
  house: { layers: (theme) => [house(COLOURS_OF[theme].second)], box: HOUSE_SIGN_BOX, width: 18 },
  crate: still(CRATE, CRATE_BOX, 104),
  cost: still(costSeal(false), SEAL_BOX, 44),
  'cost-star': still(costSeal(true), SEAL_BOX, 44),
  tick: still(WAX_TICK, TICK_BOX, 44),
  ...Object.fromEntries(
    ACTIONS.flatMap((action): Entries => [
      [`medallion-${action}`, still(fieldMedal(action), MEDALLION_BOX, 66)],
      [`icon-${action}`, still(engraving(action, ON_BRASS, '#d9ab4c'), ICON_BOX, 38)],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(STUDS).map(([kind, marks]) => [`stud-${kind}`, still(marks, STUD_BOX, 36)]),
  ),
};

const lyingBox = withMargin(LYING_BOX, LYING_MARGIN);
const objectBox = withMargin(OBJECT_BOX, OBJECT_MARGIN);

const GOOD_PRINTS: Catalogue['drawn'] = Object.fromEntries(
  GOODS.flatMap((good): Entries => [
    [`good-${good}`, { ...still(OBJECTS[good], objectBox, 56), small: 42 }],
    [`lying-${good}`, { ...still(LYING[good], lyingBox, 70), small: 45 }],
    [`left-${good}`, still(leftBehind(good), lyingBox, 60)],
    [`burst-${good}`, still(burst(good), SQUARE, 60)],
  ]),
);

const PAWNS: Catalogue['drawn'] = Object.fromEntries(
  times(HEADS, (head) =>
    COLOURS.map((colour) => [
      `pawn-${head}-${colour}`,
      still(pawnMarks(head, colour), withMargin(PAWN_BOX, PAWN_MARGIN), 36),
    ]),
  ).flat(),
);

const spiritBox = withMargin(SPIRIT_BOX, SPIRIT_MARGIN);

export const SMALL_PRINTS: Catalogue['drawn'] = {
  ...TOKENS,
  ...GOOD_PRINTS,
  place: still(EMPTY_PLACE, lyingBox, 60),
  'place-target': still(TARGET_PLACE, lyingBox, 60),
  ...PAWNS,
  'pawn-light': still([glow(0, -26, 42, 'amber', 0.8)], PAWN_LIGHT_BOX, 50),
  spirit: { ...still(SPIRIT, spiritBox, 116), small: 54 },
  'spirit-eyes': still(EYES, spiritBox, 70),
  dust: still(DUST, withMargin(DUST_BOX, DUST_MARGIN), 60),
  wreath: still(TRIUMPH, withMargin(SQUARE, WREATH_MARGIN), 120),
};
