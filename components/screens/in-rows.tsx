import { Children, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { NearWindow } from '@/components/kit/near-window';
import { SPACE } from '@/components/kit/tokens';
import { useWidthClass } from '@/components/kit/use-width-class';

interface InRowsProps {
  /** What each probably takes, and how wide all of it may become. */
  readonly across: number;
  readonly most: number;
  readonly height: number;
  /** Where the first row probably lies. */
  readonly from: number;
  readonly children: ReactNode;
}

/** With so few of them, each lies where there is room for it. */
const FEW = 12;

/** Small things beside and below each other; of many only the rows near the window are mounted. */
export function InRows({ across, most, height, from, children }: InRowsProps) {
  const { width } = useWidthClass();
  const all = Children.toArray(children);
  if (all.length <= FEW) return children;
  const count = Math.max(2, Math.floor(Math.min(width, most) / across));
  return (
    <NearWindow height={height} from={from} style={styles.rows}>
      {Array.from({ length: Math.ceil(all.length / count) }, (_, row) => (
        <View key={row} style={styles.row}>
          {all.slice(row * count, (row + 1) * count)}
        </View>
      ))}
    </NearWindow>
  );
}

const styles = StyleSheet.create({
  rows: { width: '100%' },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.small },
});
