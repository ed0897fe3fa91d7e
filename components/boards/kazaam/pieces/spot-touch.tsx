import { useCallback, useMemo, memo, type ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

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
  readonly style?: StyleProp<ViewStyle>;
}

/** Something on the table that can be touched: its name, its light, and its moves for a screen reader. */
export function SpotTouch({ spot, children, radius = 9, give = 1, style }: SpotTouchProps) {
  const { situation, speech, touch, pointer } = useMatch();
  const anchor = useAnchor(spotKey(spot));
  const actions = useSpotActions(spot);
  const onPress = useCallback(() => touch(spot), [touch, spot]);
  const isPointedAt = pointsAt(pointer, spot);
  const isLit = !isPointedAt && glows(situation, spot);
  const isInside = spot.type === 'player';
  const content = useMemo(
    () => (
      <>
        {children}
        <Glow isOn={isLit} radius={radius} />
        <Beacon isOn={isPointedAt} radius={radius} isInside={isInside} />
      </>
    ),
    [children, isLit, isPointedAt, radius, isInside],
  );
  return (
    <SteadyTouch
      anchor={anchor}
      label={labelOf(speech, situation, spot)}
      actions={actions}
      give={give}
      isSelected={spot.type === 'place' ? isChosen(situation, spot) : undefined}
      onPress={onPress}
      testID={spotKey(spot)}
      style={style}
    >
      {content}
    </SteadyTouch>
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
