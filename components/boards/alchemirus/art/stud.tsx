import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { disc, group, type Mark } from '@/components/kit/drawing/marks';
import { Drawing } from './drawing';
import { Figure } from './small-pieces';
import { CARD_SIGN, laurel, PADLOCK } from './token-marks';

/** How many fields it is, what it costs, or that nobody may. */
export type StudKind = 1 | 2 | 3 | 'fame' | 'locked' | 'hand' | 'card';

const BRASS: readonly Mark[] = [
  disc(0.8, 1.6, 9.6, '#000', { fillOpacity: 0.5 }),
  disc(0, 0, 9.2, '@brass-round', { stroke: '#2b1806', strokeWidth: 1.2 }),
  disc(0, 0, 7, 'none', { stroke: '#6a430f', strokeWidth: 0.7 }),
];

const DARK = (edge: string): readonly Mark[] => [
  disc(0.8, 1.6, 10.6, '#000', { fillOpacity: 0.5 }),
  disc(0, 0, 10.4, '#241236', { stroke: edge, strokeWidth: 1.2 }),
];

const FAME: readonly Mark[] = [
  ...DARK('#ffdc6a'),
  group('translate(0 .6) scale(.7)', laurel('#ffdc6a')),
  disc(0, 0, 6.4, '#241236'),
];

const LOCKED: readonly Mark[] = [
  disc(0, 0, 9.6, '#241c16', { stroke: '#8C7657', strokeWidth: 1.2 }),
  group('translate(0 -1) scale(.62)', PADLOCK),
];

const CARD: readonly Mark[] = [...DARK('#b8a8ff'), group('scale(.62)', CARD_SIGN)];

const HAND: readonly Mark[] = [
  ...DARK('#ffdc6a'),
  group('translate(-2.6 .6) rotate(-22) scale(.48)', CARD_SIGN),
  group('translate(2.6 .6) rotate(22) scale(.48)', CARD_SIGN),
  group('translate(0 -.4) scale(.5)', CARD_SIGN),
];

function marksOf(kind: StudKind): readonly Mark[] {
  switch (kind) {
    case 'fame':
      return FAME;
    case 'locked':
      return LOCKED;
    case 'hand':
      return HAND;
    case 'card':
      return CARD;
    case 1:
    case 2:
    case 3:
      return BRASS;
  }
}

interface RingStudProps {
  readonly kind: StudKind;
  readonly size: number;
}

/** A stud at the edge of a field or a medallion; a square. */
export const RingStud = memo(function RingStud({ kind, size }: RingStudProps) {
  return (
    <View style={styles.stud} aria-hidden>
      <Drawing layers={[marksOf(kind)]} viewBox={[-11.6, -11.6, 24, 24]} width={size} height={size} />
      {typeof kind === 'number' ? (
        <Figure size={size * 0.5} colour="#2b1806" isEngraved>
          {kind}
        </Figure>
      ) : null}
      {kind === 'fame' ? (
        <Figure size={Math.max(11, size * 0.46)} colour="#fff3cf">
          −1
        </Figure>
      ) : null}
    </View>
  );
});

const styles = StyleSheet.create({ stud: { pointerEvents: 'none' } });
