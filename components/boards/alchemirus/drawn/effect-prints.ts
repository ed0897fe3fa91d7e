import type { Catalogue } from '@/components/kit/drawing/catalogue';
import { round } from '@/components/kit/drawing/geometry';
import { fill, group, line, type Mark } from '@/components/kit/drawing/marks';
import { CARDS, type Card } from '@/engine/games/alchemirus/data';
import { EFFECT_BOX, effectOf } from '../art/effect-plan';
import { OBJECTS } from './good-marks';
import { engraving } from './signs';
import { CARD_SIGN, CRATE, laurel } from './token-marks';

const BROWN = '#7a5200';

type Sign = ReturnType<typeof effectOf>[number]['sign'];

/** A sign about 0, 0 where the row is 20 high; numbers are written over it. */
function signMarks(sign: Sign): readonly Mark[] {
  switch (sign.type) {
    case 'good':
      return [group('translate(0 1.4) scale(.36)', OBJECTS[sign.good])];
    case 'field':
      return [group('scale(.533)', engraving(sign.action, BROWN, '#f2e2c1'))];
    case 'arrow':
      return [group('translate(-.8 0) scale(.8)', [fill('M-9-2.5H3V-7L12 0L3 7V2.5H-9Z', BROWN)])];
    case 'goods':
      return [group('translate(0 .4) scale(.87)', CRATE)];
    case 'card':
      return [group('translate(-.4 -.4) scale(.87)', CARD_SIGN)];
    case 'fame':
      return [group('translate(0 .3) scale(.693)', laurel(BROWN))];
    case 'count':
      return [];
  }
}

/** A line under the words, and in signs alone what the card does, so that it needs no more of them. */
function effect(card: Card): readonly Mark[] {
  return [
    line('M-72-16H72', BROWN, 1.3, { strokeOpacity: 0.6 }),
    ...effectOf(card).map(({ sign, x }) => group(`translate(${round(x)} 0)`, signMarks(sign))),
  ];
}

export const EFFECT_PRINTS: Catalogue['drawn'] = Object.fromEntries(
  CARDS.map((card) => [`effect-${card}`, { layers: [effect(card)], box: EFFECT_BOX, width: 122 }]),
);
