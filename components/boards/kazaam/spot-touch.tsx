import type { ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { Glow } from '@/components/kit/glow';
import { Touch, type TouchAction } from '@/components/kit/touch';

import { useAnchor } from './anchors';
import { glows, movesFrom } from './intent';
import { isChosen, labelOf, moveLabel } from './labels';
import { spotKey, type Spot } from './spots';
import { useTable } from './table';

export interface SpotTouchProps {
  readonly spot: Spot;
  readonly children?: ReactNode;
  readonly radius?: number;
  readonly give?: number;
  /** Around what can be touched. */
  readonly style?: StyleProp<ViewStyle>;
  readonly contentStyle?: StyleProp<ViewStyle>;
}

/** Something on the table that can be touched: its name, its light, and its moves for a screen reader. */
export function SpotTouch({ spot, children, radius = 9, give = 1, style, contentStyle }: SpotTouchProps) {
  const { situation, speech, touch } = useTable();
  const anchor = useAnchor(spotKey(spot));
  const actions = useSpotActions(spot);
  return (
    <View ref={anchor} collapsable={false} style={style}>
      <Touch
        label={labelOf(speech, situation, spot)}
        actions={actions}
        give={give}
        {...(spot.type === 'place' ? { isSelected: isChosen(situation, spot) } : {})}
        onPress={() => touch(spot)}
        testID={spotKey(spot)}
        style={contentStyle}
      >
        {children}
      </Touch>
      <Glow isOn={glows(situation, spot)} radius={radius} />
    </View>
  );
}

/** The moves that begin here, as a screen reader offers them. */
export function useSpotActions(spot: Spot): readonly TouchAction[] {
  const { situation, speech, play } = useTable();
  return movesFrom(situation, spot).map((move, index) => ({
    name: `${move.type}-${index}`,
    label: moveLabel(speech, move),
    run: () => play(move),
  }));
}
