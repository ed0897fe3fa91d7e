import type { Catalogue } from '@/components/kit/drawing/catalogue';
import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut } from '@/components/kit/drawing/geometry';
import { group, oval, type Mark } from '@/components/kit/drawing/marks';
import { BACK } from './back-marks';
import { bottle } from './bottle-marks';
import { stillPot, STEAM } from './cauldron-marks';
import { COIN } from './gold-marks';
import { DROPS } from './drop-marks';
import { lit } from './lit';
import { gradient, halo, lin } from '../art/paints';
import { RAVENS } from './raven-marks';
import { CANDLE } from './shelf-marks';

const BOOK = handCut(corners(-25, -6, 50, 12), 0.5, 14, chance(6));
const PAGES = handCut(corners(-20, -5, 40, 10), 0.5, 14, chance(8));

/** A cauldron that brews by itself, a raven on its rim, a candle on an old book: in a box of 168 by 154, floor at 150. */
const MARKS: readonly Mark[] = [
  oval(84, 147, 80, 9, halo([0, '#000', 0.55], [1, '#000', 0])),
  oval(98, 62, 70, 62, halo([0, '#93dc4e', 0.42], [1, '#93dc4e', 0])),
  group('translate(42 84) rotate(-14) scale(.33)', BACK),
  group('translate(100 87) scale(.94)', [...STEAM, ...stillPot('iron')]),
  group('translate(131 52) scale(-.72 .72)', RAVENS.perched),
  group('translate(27 143)', [lit(BOOK, lin('#8a3a34', '#5a1a1c', '#2a080c'), { line: 1.6, scale: 0.5 })]),
  group('translate(27 133)', [lit(PAGES, lin('#4a7a70', '#2a4a46', '#122422'), { line: 1.6, scale: 0.5 })]),
  group('translate(26 128) scale(1.9)', CANDLE),
  group('translate(151 131) scale(.54)', bottle('drops')),
  group('translate(58 143) scale(.66)', DROPS.red),
  group('translate(71 145) scale(.62)', COIN),
];

/** What stands for it in the cabinet. */
export const catalogue: Catalogue = {
  paints: gradient,
  drawn: { 'witchs-brew': { layers: [MARKS], box: [0, 0, 168, 154], width: 240 } },
};
