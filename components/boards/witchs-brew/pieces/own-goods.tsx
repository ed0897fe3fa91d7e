import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Numeral } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import { explained } from '@/engine/core/wording';
import { COLOURS } from '@/engine/games/witchs-brew/data';

import { Coin, Drop } from '../art/small-pieces';
import { playerOf } from '../seats';
import { useSetting } from '../table';

interface OwnGoodsProps {
  readonly seat: Seat;
  /** Whose they are. */
  readonly name: string;
}

/** Gold and drops in numbers. */
export const OwnGoods = memo(function OwnGoods({ seat, name }: OwnGoodsProps) {
  const { view, speech } = useSetting();
  const { text, language } = speech;
  const { gold, drops } = playerOf(view, seat);
  const goods = text.goods({ gold, drops, vials: 0 });
  return (
    <View role="img" aria-label={explained(language, name, goods)} style={styles.goods}>
      <Chip count={gold}>
        <Coin size={22} />
      </Chip>
      {COLOURS.map((colour) => (
        <Chip key={colour} count={drops[colour]}>
          <Drop colour={colour} size={24} />
        </Chip>
      ))}
    </View>
  );
});

function Chip({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <View style={styles.chip}>
      {children}
      <Numeral size={18} tone={count === 0 ? 'second' : 'ink'}>
        {count}
      </Numeral>
    </View>
  );
}

const styles = StyleSheet.create({
  goods: { flexDirection: 'row', alignItems: 'center', gap: 14, flexShrink: 1, flexWrap: 'wrap' },
  chip: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
