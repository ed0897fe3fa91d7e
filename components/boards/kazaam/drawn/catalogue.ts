import type { Catalogue, Drawn } from '@/components/kit/drawing/catalogue';
import { HOMUNCULI, PLACES, type Homunculus, type Place } from '@/engine/games/kazaam/data';
import { boxOf, CREATURE, portholeBox } from '../art/places';
import { SEAMS, stitchesBox } from '../art/seams';
import { HANDS, portholeMarks } from './back-marks';
import { FURNITURE } from './furniture-marks';
import { laughOn, partOf } from './living-marks';
import { gradient } from './paints';
import { PORTRAITS } from './portrait-marks';
import { POWER_SIGNS } from './power-marks';
import { BARE_STAR, SEAL } from './seal-marks';
import { SYMBOLS } from './sign-marks';
import { faintCreature, SLOTS } from './slot-marks';
import { PLAQUE_PARTS } from './spine-marks';
import { stitchMarks } from './stitch-marks';
import { tileMarks } from './tile-marks';
import { TRIUMPH } from './triumph-marks';
import { VESSELS } from './vessel-marks';

type Named = readonly (readonly [string, Drawn])[];

const many = (drawn: Drawn): Drawn => ({ ...drawn, isOfMany: true });

/** One of the sixty-three parts on its tile, asleep, and alive: beside each other, since they are drawn alike. */
function partsAt(homunculus: Homunculus, place: Place): Named {
  const name = `${homunculus}-${place}`;
  return [
    [
      `tile-${name}`,
      many({ layers: [tileMarks(homunculus, place)], box: boxOf(place), width: 100, small: 40 }),
    ],
    [
      `porthole-${name}`,
      many({ layers: [portholeMarks(homunculus, place)], box: portholeBox(place), width: 34 }),
    ],
    [`part-${name}`, many(partOf(homunculus, place))],
  ];
}

const ofHomunculi: Named = HOMUNCULI.flatMap((homunculus) => [
  ...PLACES.flatMap((place) => partsAt(homunculus, place)),
  [`laugh-${homunculus}`, laughOn(homunculus)],
  [
    `faint-${homunculus}`,
    many({ layers: [faintCreature(homunculus)], box: [0, 0, CREATURE, CREATURE], width: 130 }),
  ],
]);

const stitches: Named = SEAMS.map((seam) => {
  const box = stitchesBox(seam);
  return [`stitches-${seam.name}`, { layers: [stitchMarks(seam)], box, width: Math.round(box[2] * 0.56) }];
});

/** All that is drawn for Kazaam and stands still. */
export const catalogue: Catalogue = {
  paints: gradient,
  drawn: {
    ...Object.fromEntries([...ofHomunculi, ...stitches]),
    slots: { layers: [SLOTS], box: [0, 0, CREATURE, CREATURE], width: 260 },
    seal: { layers: [SEAL], box: [-9.6, -9.6, 19.2, 19.2], width: 30 },
    'bare-star': { layers: [BARE_STAR], box: [-64, -64, 128, 128], width: 26 },
    ...HANDS,
    ...PLAQUE_PARTS,
    ...SYMBOLS,
    ...POWER_SIGNS,
    ...VESSELS,
    ...PORTRAITS,
    ...FURNITURE,
    ...TRIUMPH,
  },
};
