import { disc, group, type Mark } from '@/components/kit/drawing/marks';
import { CARD_SIGN, laurel, PADLOCK } from './token-marks';

const BRASS: readonly Mark[] = [
  disc(0.8, 1.6, 9.6, '#000', { fillOpacity: 0.5 }),
  disc(0, 0, 9.2, '@brass-round', { stroke: '#2b1806', strokeWidth: 1.2 }),
  disc(0, 0, 7, 'none', { stroke: '#6a430f', strokeWidth: 0.7 }),
];

const dark = (edge: string): readonly Mark[] => [
  disc(0.8, 1.6, 10.6, '#000', { fillOpacity: 0.5 }),
  disc(0, 0, 10.4, '#241236', { stroke: edge, strokeWidth: 1.2 }),
];

/** Studs at the edge of a field or a medallion: for a number, or for what it costs. */
export const STUDS: Readonly<Record<'brass' | 'fame' | 'locked' | 'card' | 'hand', readonly Mark[]>> = {
  brass: BRASS,
  fame: [
    ...dark('#ffdc6a'),
    group('translate(0 .6) scale(.7)', laurel('#ffdc6a')),
    disc(0, 0, 6.4, '#241236'),
  ],
  locked: [
    disc(0, 0, 9.6, '#241c16', { stroke: '#8C7657', strokeWidth: 1.2 }),
    group('translate(0 -1) scale(.62)', PADLOCK),
  ],
  card: [...dark('#b8a8ff'), group('scale(.62)', CARD_SIGN)],
  hand: [
    ...dark('#ffdc6a'),
    group('translate(-2.6 .6) rotate(-22) scale(.48)', CARD_SIGN),
    group('translate(2.6 .6) rotate(22) scale(.48)', CARD_SIGN),
    group('translate(0 -.4) scale(.5)', CARD_SIGN),
  ],
};
