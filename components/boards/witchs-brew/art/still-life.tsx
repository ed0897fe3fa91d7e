import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { chance, handCut } from '@/components/kit/drawing/geometry';
import { group, oval, type Mark } from '@/components/kit/drawing/marks';
import { useSize } from '@/components/kit/use-size';
import { BACK } from './card-back';
import { bottle } from './bottle-marks';
import { stillPot, STEAM } from './cauldron-marks';
import { Drawing } from './drawing';
import { COIN } from './gold-marks';
import { DROPS } from './drop-marks';
import { corners, lit } from './lit';
import { halo, lin } from './paints';
import { RAVENS } from './raven-marks';
import { CANDLE } from './shelf-marks';

const BOOK = handCut(corners(-26, -6, 52, 12), 0.5, 14, chance(6));

/** A cauldron that brews by itself, a raven on its rim, a candle on an old book: in a box of 168 by 154, floor at 150. */
const MARKS: readonly Mark[] = [
  oval(84, 148, 76, 9, halo([0, '#000', 0.55], [1, '#000', 0])),
  oval(92, 70, 76, 66, halo([0, '#93dc4e', 0.4], [1, '#93dc4e', 0])),
  group('translate(30 96) rotate(-13) scale(.3)', BACK),
  group('translate(96 82) scale(1.02)', [...STEAM, ...stillPot('iron')]),
  group('translate(134 45) scale(-.74 .74)', RAVENS.perched),
  group('translate(28 143)', [lit(BOOK, lin('#8a3a34', '#5a1a1c', '#2a080c'), { line: 1.6, scale: 0.5 })]),
  group('translate(24 137) scale(1.5)', CANDLE),
  group('translate(148 130) scale(.56)', bottle('drops')),
  group('translate(50 143) scale(.62)', DROPS.red),
  group('translate(62 145) scale(.58)', COIN),
];

/** What stands in the niche of the cabinet; it fills it. */
export const WitchsBrewStillLife = memo(function WitchsBrewStillLife() {
  const [size, onLayout] = useSize();
  return (
    <View style={StyleSheet.absoluteFill} onLayout={onLayout}>
      {size ? (
        <Drawing layers={[MARKS]} viewBox={[0, 0, 168, 154]} width={size.width} height={size.height} />
      ) : null}
    </View>
  );
});
