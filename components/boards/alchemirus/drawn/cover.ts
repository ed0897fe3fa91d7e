import type { Catalogue } from '@/components/kit/drawing/catalogue';
import { group, oval, type Mark } from '@/components/kit/drawing/marks';
import { buildingArt } from './building-art';
import { backOf } from './back-marks';
import { OBJECTS } from './good-marks';
import { glow } from './hand';
import { pawnMarks } from './pawn-marks';
import { SPIRIT } from './spirit-marks';
import { gradient } from './paints';

/** A still over its fire, the Spirit rising from it, what it makes, and a pawn: in a box of 168 by 154, floor at 150. */
const MARKS: readonly Mark[] = [
  oval(84, 147, 80, 9, '@shadow'),
  glow(92, 66, 74, 'violet', 0.4),
  group('translate(14 62) rotate(-13) scale(.42)', backOf(152)),
  group('translate(30 56) rotate(-3) scale(.42)', backOf(152)),
  group('translate(116 56) scale(.52)', SPIRIT),
  group('translate(82 131) scale(.55)', buildingArt('alembic')),
  group('translate(146 128) scale(.66)', OBJECTS.gold),
  group('translate(24 133) scale(.62)', OBJECTS.ore),
  group('translate(54 147) scale(.5)', pawnMarks(0, 'orange')),
];

/** What stands for it in the cabinet. */
export const catalogue: Catalogue = {
  paints: gradient,
  drawn: { alchemirus: { layers: [MARKS], box: [0, 0, 168, 154], width: 240 } },
};
