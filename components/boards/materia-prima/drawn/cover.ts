import type { Catalogue } from '@/components/kit/drawing/catalogue';
import { group, oval, type Mark } from '@/components/kit/drawing/marks';
import { figureMarks } from './figure-art';
import { glow } from '../art/hand';
import { plinthMarks, towerMarks } from './owner-marks';
import { fragmentMarks } from './stone-marks';
import { SOUL, tokenMarks } from './token-marks';
import { vesselMarks } from './vessel-marks';
import { gradient } from '../art/paints';

/** Lenka before her tower, a colossus behind, vessels, tokens and the Stone: in a box of 168 by 154, floor at 150. */
const MARKS: readonly Mark[] = [
  oval(84, 147, 80, 9, '@shadow'),
  glow(88, 62, 78, 'gold', 0.4),
  group('translate(36 126) scale(.68)', towerMarks('sky')),
  group('translate(84 34) scale(1.5)', fragmentMarks([1, 2, 3])),
  group('translate(124 126) scale(.6)', [
    ...plinthMarks('vermilion'),
    ...figureMarks('gilded-colossus', 'vermilion'),
  ]),
  group('translate(80 134) scale(.66)', [...plinthMarks('sky'), ...figureMarks('lenka', 'sky')]),
  group('translate(22 138) scale(1)', vesselMarks('water', 3)),
  group('translate(45 141) scale(.8)', vesselMarks('copper', 4)),
  group('translate(120 145) scale(.82)', tokenMarks('fire')),
  group('translate(138 145) scale(.86)', tokenMarks('gold')),
  group('translate(156 140) scale(.86)', SOUL),
];

/** What stands for it in the cabinet. */
export const catalogue: Catalogue = {
  paints: gradient,
  drawn: { 'materia-prima': { layers: [MARKS], box: [0, 0, 168, 154], width: 240 } },
};
