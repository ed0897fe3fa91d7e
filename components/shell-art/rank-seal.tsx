import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Circle, Defs, Path, Svg } from 'react-native-svg';

import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { GOLD, WAX_RED } from '@/components/kit/tokens';
import { Numeral } from '@/components/kit/type';

const SIZE = 46;
const LEAVES =
  'M-12 15C-24 8-26-8-18-18M12 15C24 8 26-8 18-18M-18-18q-5 1-6 6q5 0 6-6M-22-9q-5 2-5 7q5 0 5-7M-22 1q-4 3-3 8q5-2 3-8M-18 9q-3 4-1 8q4-3 1-8M18-18q5 1 6 6q-5 0-6-6M22-9q5 2 5 7q-5 0-5-7M22 1q4 3 3 8q-5-2-3-8M18 9q3 4 1 8q-4-3-1-8';

interface RankSealProps {
  readonly rank: number;
  readonly label: string;
}

/** A place in the ranking, pressed in wax; the first is wreathed in gold. */
export const RankSeal = memo(function RankSeal({ rank, label }: RankSealProps) {
  const id = usePaintId();
  const isFirst = rank === 1;
  return (
    <View role="img" aria-label={label} style={styles.seal}>
      <Svg style={StyleSheet.absoluteFill} width={SIZE + 8} height={SIZE} viewBox="-31 -24 62 48" aria-hidden>
        <Defs>
          <GradientDef id={`${id}wax`} gradient={WAX_RED} />
          <GradientDef id={`${id}gold`} gradient={GOLD} />
        </Defs>
        {isFirst ? (
          <Path
            d={LEAVES}
            stroke="#7A5200"
            strokeWidth={1.6}
            fill={paint(`${id}gold`)}
            strokeLinecap="round"
          />
        ) : null}
        <Circle
          r={15}
          fill={isFirst ? paint(`${id}wax`) : 'none'}
          stroke={isFirst ? '#5A0C10' : '#8A7050'}
          strokeWidth={1.6}
        />
      </Svg>
      <Numeral size={19} style={isFirst ? styles.onWax : styles.onSheet}>
        {rank}
      </Numeral>
    </View>
  );
});

const styles = StyleSheet.create({
  seal: { width: SIZE + 8, height: SIZE, alignItems: 'center', justifyContent: 'center' },
  onWax: { color: '#FFF1DC' },
  onSheet: { color: '#2B1D12' },
});
