import { useCallback, useMemo, memo, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { Glow } from '@/components/kit/glow';
import { useAnchor } from '@/components/kit/stage/anchors';
import { Touch, type TouchAction } from '@/components/kit/touch';

import { pointsAt } from '../touch/hint';
import { glows, movesFrom } from '../touch/intent';
import { isChosen, labelOf, moveLabel } from '../words/labels';
import { spotKey, type Spot } from '../touch/spots';
import { useSetting, useMatch } from '../table';

interface SpotTouchProps {
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
  const { situation, speech, touch, pointer } = useMatch();
  const anchor = useAnchor(spotKey(spot));
  const actions = useSpotActions(spot);
  const onPress = useCallback(() => touch(spot), [touch, spot]);
  return (
    <View ref={anchor} collapsable={false} style={style}>
      <SteadyTouch
        label={labelOf(speech, situation, spot)}
        actions={actions}
        give={give}
        isSelected={spot.type === 'place' ? isChosen(situation, spot) : undefined}
        onPress={onPress}
        testID={spotKey(spot)}
        style={contentStyle}
      >
        {children}
      </SteadyTouch>
      <Glow isOn={!pointsAt(pointer, spot) && glows(situation, spot)} radius={radius} />
      <Beacon isOn={pointsAt(pointer, spot)} radius={radius} isInside={spot.type === 'player'} />
    </View>
  );
}

/** Most spots neither light up nor change their name when something is taken up. */
const SteadyTouch = memo(Touch);

/** The moves that begin here, as a screen reader offers them. */
function useSpotActions(spot: Spot): readonly TouchAction[] {
  const { view, moves, speech, play } = useSetting();
  return useMemo(
    () =>
      movesFrom({ view, moves }, spot).map((move, index) => ({
        name: `${move.type}-${index}`,
        label: moveLabel(speech, move),
        run: () => play(move),
      })),
    [view, moves, speech, play, spot],
  );
}
