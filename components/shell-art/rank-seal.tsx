import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Whole } from '@/components/kit/drawing/whole';
import { print } from '@/components/kit/prints';
import { Numeral } from '@/components/kit/type';

const SIZE = 46;
interface RankSealProps {
  readonly rank: number;
  readonly label: string;
}

/** A place in the ranking, pressed in wax; the first is wreathed in gold. */
export const RankSeal = memo(function RankSeal({ rank, label }: RankSealProps) {
  const isFirst = rank === 1;
  return (
    <View role="img" aria-label={label} style={styles.seal}>
      <Whole print={print(isFirst ? 'rank-first' : 'rank-later')} />
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
