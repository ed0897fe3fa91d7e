import { useCallback, useMemo, memo, type ComponentProps, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Beacon } from '@/components/kit/beacon';
import { Draggable } from '@/components/kit/drag-layer';
import { Glow } from '@/components/kit/glow';
import { useAnchor } from '@/components/kit/stage/anchors';
import { Touch, type TouchAction } from '@/components/kit/touch';

import { pointsAt } from '../touch/hint';
import { glows, movesFrom } from '../touch/intent';
import { isChosen, labelOf, moveLabel } from '../words/labels';
import { spotKey, type Spot } from '../touch/spots';
import { useSetting, useMatch } from '../table';

/** What of a spot can be carried somewhere, and what is seen of it under the finger. */
export interface Carried {
  readonly piece: string;
  readonly ghost: ReactNode;
  readonly onLift: () => void;
}

interface SpotTouchProps {
  readonly spot: Spot;
  readonly children?: ReactNode;
  readonly radius?: number;
  readonly give?: number;
  readonly carried?: Carried | null;
  readonly onLongPress?: (() => void) | undefined;
  readonly style?: StyleProp<ViewStyle>;
}

/** Something on the table that can be touched: its name, its light, and its moves for a screen reader. */
export function SpotTouch(props: SpotTouchProps) {
  const { spot, children, radius = 9, give = 1, carried = null, onLongPress, style } = props;
  const { situation, speech, touch: tapOn, pointer } = useMatch();
  const anchor = useAnchor(spotKey(spot));
  const actions = useSpotActions(spot);
  const onPress = useCallback(() => tapOn(spot), [tapOn, spot]);
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
  const touch = {
    label: labelOf(speech, situation, spot),
    actions,
    isSelected: spot.type === 'place' ? isChosen(situation, spot) : undefined,
    onLongPress,
    testID: spotKey(spot),
  };
  if (carried) {
    return (
      <CarriedTouch {...touch} spot={spot} carried={carried} anchor={anchor} onTap={onPress} style={style}>
        {content}
      </CarriedTouch>
    );
  }
  return (
    <SteadyTouch {...touch} anchor={anchor} give={give} onPress={onPress} style={style}>
      {content}
    </SteadyTouch>
  );
}

interface CarriedTouchProps extends Omit<ComponentProps<typeof Draggable>, 'id'> {
  readonly spot: Spot;
  readonly carried: Carried;
  readonly anchor: (view: View | null) => void;
}

/** The same for what can be carried: it stays where it lies, and its ghost goes with the finger. */
function CarriedTouch({ spot, carried, anchor, style, ...touch }: CarriedTouchProps) {
  const { piece, ghost, onLift } = carried;
  const draggable = (where: StyleProp<ViewStyle>) => (
    <Draggable {...touch} id={piece} ghost={ghost} onLift={onLift} faceStyle={styles.fill} style={where} />
  );
  // A place is a ninth of its board, which is measured as a whole.
  if (spot.type === 'place') return draggable(style);
  return (
    <View ref={anchor} collapsable={false} style={style}>
      {draggable(styles.fill)}
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

const styles = StyleSheet.create({ fill: { flex: 1 } });
